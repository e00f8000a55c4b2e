"""Positions over the API: looked at, played on with chance as chosen or left to luck, and thought about."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

import labtop
from labtop import registry
from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.hard_payments import hard_positions
from labtop.registry import GAMES
from labtop.server.settings import MEMORY, Settings
from server.serving import HOST, Server, served, start


def begun(name: str) -> dict[str, Any]:
    return labtop.new_game(name, 2, seed=3).position()


async def asked(server: Server, position: Any, action: str | None = None, **chosen: Any) -> dict[str, Any]:
    answer = await server.post("/api/positions", {"position": position, "action": action, **chosen})
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def first_card_of(level: str, position: dict[str, Any]) -> str:
    card: str = position["display"][level][0]
    return card


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_shown_with_its_legal_actions_and_what_they_do(name: str) -> None:
    @served
    async def test(server: Server) -> None:
        position = begun(name)
        game = labtop.load_position(position, seed=1)
        seen = await asked(server, position)
        assert (seen["type"], seen["game"], seen["position"]) == ("position", name, position)
        assert seen["legal"] == list(seen["described"]) == game.legal_actions()
        assert (seen["to_play"], seen["over"], seen["ranking"]) == (game.to_play, False, game.ranking())
        step = seen["step"]
        assert (step["move"], step["told"], step["view"]) == (None, [], position)
        assert step["facts"] == json.loads(json.dumps(game.facts(game.to_play)))
        assert (seen["outcomes"], seen["revealed"]) == ([], [])

    test()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_for_every_seat(name: str) -> None:
    @served
    async def test(server: Server) -> None:
        seen = await asked(server, begun(name))
        for _ in range(60):
            before, action = seen, seen["legal"][-1]
            seen = await asked(server, before["position"], action)
            move = seen["step"]["move"]
            assert (move["seat"], move["action"]) == (before["to_play"], action)
            assert seen["step"]["told"]
            piles = registry.piles(name).cards(before["position"])
            for one in seen["revealed"]:
                assert set(one["cards"]) <= set(one["unseen"])
                assert set(one["unseen"]) >= set(piles[one["pile"]])
            if seen["over"]:
                break
        assert seen["position"] != begun(name)

    test()


@served
async def test_which_sphere_comes_can_be_chosen(server: Server) -> None:
    position = begun("gizmos")
    action = next(action for action in labtop.load_position(position).legal_actions() if action.startswith("pick "))
    for colour in ("red", "yellow", "blue", "black"):
        seen = await asked(server, position, action, chance=[colour])
        assert seen["step"]["move"]["chance"] == [colour]
        assert set(seen["outcomes"]) == {"red", "yellow", "blue", "black"}
    answer = await server.post("/api/positions", {"position": position, "action": action, "chance": ["pink"]})
    assert (answer.status, answer.json["code"]) == (400, "bad_position")


@served
async def test_which_card_comes_can_be_chosen_even_one_that_may_be_out_of_the_game(server: Server) -> None:
    position = begun("gizmos")
    for level in ("I", "II", "III"):
        action = f"file {first_card_of(level, position)}"
        (came,) = (await asked(server, position, action))["revealed"]
        assert came["pile"] == level
        for card in came["unseen"]:
            seen = await asked(server, position, action, reveals=[card])
            assert seen["revealed"][0]["cards"] == [card]
            assert card in seen["position"]["display"][level]
            assert len(seen["position"]["decks"][level]) == len(position["decks"][level]) - 1


@served
async def test_researched_cards_can_be_chosen_in_order(server: Server) -> None:
    position = begun("gizmos")
    cards = sorted(position["decks"]["II"])[:3]
    seen = await asked(server, position, "research II", reveals=cards)
    assert seen["position"]["turn"]["research"]["cards"] == cards


@served
async def test_what_is_hidden_lies_at_random_unless_it_is_chosen(server: Server) -> None:
    position = begun("gizmos")
    action = f"file {first_card_of('I', position)}"
    came = {(await asked(server, position, action))["revealed"][0]["cards"][0] for _ in range(30)}
    assert len(came) > 1


@served
async def test_a_card_that_cannot_come_is_refused(server: Server) -> None:
    position = begun("gizmos")
    action, shown = f"file {first_card_of('I', position)}", position["display"]["II"][1]
    for card in (shown, "nonsense", position["decks"]["III"][0]):
        answer = await server.post("/api/positions", {"position": position, "action": action, "reveals": [card]})
        assert (answer.status, answer.json["code"]) == (400, "bad_position")
        assert card in answer.json["reason"]["args"]["detail"]


@served
async def test_an_illegal_action_is_refused_with_its_reason(server: Server) -> None:
    answer = await server.post("/api/positions", {"position": begun("gizmos"), "action": "use I-01"})
    assert (answer.status, answer.json["code"]) == (409, "illegal")
    assert answer.json["reason"]["key"].startswith("illegal-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_position_is_refused_in_the_language_asked_for(language: str) -> None:
    @served
    async def test(server: Server) -> None:
        wrong = begun("gizmos")
        wrong["row"]["red"] += 1
        answer = await server.post(f"/api/positions?language={language}", {"position": wrong})
        assert (answer.status, answer.json["code"]) == (400, "bad_position")
        with pytest.raises(labtop.InvalidPosition) as refused:
            labtop.load_position(wrong)
        assert answer.json["reason"] == {"key": "bad-position", "args": {"detail": refused.value.text(language)}}

    test()


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b"{}", b'{"position": 3}', b'{"position": {}, "wish": 1}', b'{"position": {}, "reveals": "I-01"}'],
)
def test_a_broken_question_is_refused(body: bytes) -> None:
    @served
    async def test(server: Server) -> None:
        for path in ("/api/positions", "/api/positions/thoughts"):
            answer = await server.post(path, body)
            assert (answer.status, answer.json["code"]) == (400, "bad_message")

    test()


@served
async def test_what_is_no_position_is_refused(server: Server) -> None:
    for position in ({}, {"game": "chess"}, {"game": ["gizmos"]}, {"game": "gizmos"}):
        for path in ("/api/positions", "/api/positions/thoughts"):
            answer = await server.post(path, {"position": position})
            assert (answer.status, answer.json["code"]) == (400, "bad_position")
    assert (await server.post("/api/positions", b" " * 70_000)).json["code"] == "too_large"


@served
async def test_positions_with_very_many_payments_are_refused_at_once(server: Server) -> None:
    for position in hard_positions().values():
        for path in ("/api/positions", "/api/positions/thoughts"):
            answer = await server.post(path, {"position": position})
            assert (answer.status, answer.json["code"]) == (400, "bad_position")


@pytest.mark.parametrize("name", GAMES)
def test_thoughts_grow_with_each_look(name: str) -> None:
    @served
    async def test(server: Server) -> None:
        position = begun(name)
        for look in range(3):
            found = (await server.post("/api/positions/thoughts", {"position": position, "look": look})).json
            assert (found["type"], found["look"], found["more"]) == ("thoughts", look, True)
            assert found["simulations"] > 0
            assert len(found["lines"]) == min(3, len(found["actions"]))
            for one in found["actions"]:
                assert 0 <= one["win"] <= 1
                assert one["described"]
        last = (await server.post("/api/positions/thoughts", {"position": position, "look": 3})).json
        assert not last["more"]

    test()


@served
async def test_there_is_nothing_to_think_about_after_the_end(server: Server) -> None:
    game, luck = labtop.new_game("gizmos", 2, seed=2), Random(2)
    while game.to_play is not None:
        game.play(luck.choice(game.legal_actions()))
    position = game.position()
    seen = await asked(server, position)
    assert (seen["over"], seen["legal"], seen["to_play"]) == (True, [], None)
    for path, more in (("/api/positions", {"action": "pass"}), ("/api/positions/thoughts", {})):
        answer = await server.post(path, {"position": position, **more})
        assert (answer.status, answer.json["code"]) == (409, "over")


def test_one_address_waits_for_few_thoughts_at_a_time() -> None:
    async def test() -> None:
        server = await start(Settings(database=MEMORY, searches=1, hint=50))
        question = {"position": begun("gizmos"), "look": 1}
        answers = await asyncio.gather(*(server.post("/api/positions/thoughts", question) for _ in range(6)))
        assert sorted(answer.status for answer in answers) == [200] * 3 + [429] * 3
        assert (await server.post("/api/positions/thoughts", question)).status == 200
        await server.close()

    asyncio.run(test())


@pytest.mark.parametrize("name", GAMES)
def test_a_fresh_deal_is_how_a_game_begins(name: str) -> None:
    @served
    async def test(server: Server) -> None:
        for players in registry.rules(name).players:
            answer = await server.get(f"/api/games/{name}/deal?players={players}")
            assert answer.status == 200
            dealt = answer.json
            assert len(dealt["position"]["players"]) == players
            assert (await asked(server, dealt["position"]))["legal"] == dealt["legal"]
        for path, code in (
            (f"{name}/deal?players=9", "wrong_players"),
            (f"{name}/deal", "wrong_players"),
            ("chess/deal?players=2", "unknown_game"),
        ):
            assert (await server.get(f"/api/games/{path}")).json["code"] == code

    test()


@served
async def test_who_goes_away_stops_the_thinking(server: Server) -> None:
    question = json.dumps({"position": begun("gizmos"), "look": 3}).encode()
    received = [{"type": "http.disconnect"}, {"type": "http.request", "body": question, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return received.pop() if received else await asyncio.Future()

    async def send(event: Any) -> None:
        sent.append(event)

    path = "/api/positions/thoughts"
    scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "scheme": "http"}
    await server.app(scope | {"query_string": b"", "headers": HOST, "client": ("127.0.0.1", 5)}, receive, send)
    assert b"".join(event.get("body", b"") for event in sent) == b""
