"""What actions bring and how rounds were scored, told to those who may know."""

import pytest

import labtop
from labtop.core.texts import LANGUAGES
from server.serving import ADA, BEN, Server, key, served


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_are_for_who_decides(language: str) -> None:
    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN, game="aquasphere")
        _, whole = await server.sit_to_play(table, secrets)
        path = f"/api/tables/{table}/words?language={language}"
        own, other = secrets[whole["eye"]], secrets[1 - whole["eye"]]
        previews = (await server.get(path, own)).json["previews"]
        assert sorted(previews) == sorted(whole["state"]["legal"])
        assert all(text.endswith(".") for text in previews.values())
        for secret in (other, None):
            assert (await server.get(path, secret)).json["previews"] == {}
        assert (await server.get(path, "z" * 32)).code == "unknown_secret"

    test()


@served
async def test_a_game_that_does_not_foresee_has_no_previews(server: Server) -> None:
    table, [ada, _] = await server.make(ADA, BEN)
    words = (await server.get(f"/api/tables/{table}/words?language=en", ada)).json
    assert words["actions"]
    assert words["previews"] == {}


@served
async def test_scorings_are_told_as_the_game_goes_on_and_with_a_record(server: Server) -> None:
    game = labtop.new_game("aquasphere", seed=4)
    table, secrets = await server.make(ADA, BEN, game="aquasphere")
    state = (await server.get(f"/api/tables/{table}", secrets[0])).json["state"]
    while state["view"]["round"] == 1:
        secret = secrets[state["to_play"]]
        state = (await server.get(f"/api/tables/{table}", secret)).json["state"]
        command = {"type": "play", "key": key(), "position": state["position"], "action": onwards(state["legal"])}
        await server.post(f"/api/tables/{table}/messages", command, secret)
        state = (await server.get(f"/api/tables/{table}")).json["state"]
    [scoring] = (await server.get(f"/api/tables/{table}/steps?after={state['played']}")).json["scorings"]
    assert (scoring["name"], scoring["round"], scoring["played"]) == ("round", 1, state["played"])
    assert [item["name"] for item in scoring["items"]] == ["majority", "deployed", "crystals", "controlled"]
    assert scoring["after"] == [player["score"] for player in state["view"]["players"]]
    while game.to_play is not None:
        game.play(onwards(game.legal_actions()))
    replayed = (await server.post("/api/replay", game.record())).json
    assert len(replayed["scorings"]) == 5
    assert replayed["scorings"][-1]["after"] == game.scores()


def onwards(legal: list[str]) -> str:
    """Towards the end: nobody recalls for ever."""
    return "pass" if "pass" in legal else next((a for a in legal if not a.startswith("recall")), legal[0])
