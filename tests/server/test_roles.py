"""Every message against every role: what a seat, another seat, a spectator and a stranger may do."""

from typing import Any

import pytest

from server.serving import ADA, BEN, BOT, Server, key, pick, served

pytestmark = pytest.mark.usefixtures("any_database")

# What each role is answered, in a game of Ada (to play) and Ben; None: it is done.
WISHES: dict[str, tuple[dict[str, Any], dict[str, str | None]]] = {
    "play": (
        {"type": "play", "position": 0, "action": "pick"},
        {"seat": None, "other": "not_your_turn", "spectator": "not_your_seat"},
    ),
    "why": ({"type": "why", "action": "end"}, {"seat": None, "other": "not_your_turn", "spectator": "not_your_seat"}),
    "why_not": ({"type": "why_not"}, {"seat": None, "other": "not_your_turn", "spectator": "not_your_seat"}),
    "hint": ({"type": "hint", "position": 0}, {"seat": None, "other": "not_your_turn", "spectator": "not_your_seat"}),
    "take_back": (
        {"type": "take_back", "position": 0},
        {"seat": "nothing_to_take_back", "other": "nothing_to_take_back", "spectator": "not_your_seat"},
    ),
    "answer": (
        {"type": "answer", "proposal": 1, "agree": True},
        {"seat": "no_proposal", "other": "no_proposal", "spectator": "not_your_seat"},
    ),
    "bot for Ada": (
        {"type": "seat_bot", "seat": 0},
        {"seat": None, "other": "still_there", "spectator": "not_your_seat"},
    ),
    "sit_down": (
        {"type": "sit_down", "seat": 0},
        {"seat": "still_there", "other": "not_your_seat", "spectator": "not_your_seat"},
    ),
    "rename": (
        {"type": "rename", "seat": 0, "name": "Eve"},
        {"seat": None, "other": "not_your_seat", "spectator": "not_your_seat"},
    ),
    "withdraw": (
        {"type": "withdraw", "seat": 0},
        {"seat": "bad_nonce", "other": "bad_nonce", "spectator": "not_your_seat"},
    ),
    "react": (
        {"type": "react", "seat": 0, "sign": "nice"},
        {"seat": None, "other": "not_your_seat", "spectator": "not_your_seat"},
    ),
    "rematch": ({"type": "rematch"}, {"seat": "not_over", "other": "not_over", "spectator": "not_your_seat"}),
}
WITHOUT_KEY = ("why", "why_not", "hint")
KEPT_NOWHERE = (*WITHOUT_KEY, "react")


@pytest.mark.parametrize("role", ["seat", "other", "spectator"])
@pytest.mark.parametrize("command", WISHES)
@pytest.mark.parametrize("way", ["socket", "http"])
def test_every_wish_of_every_role(command: str, role: str, way: str) -> None:
    message, expected = WISHES[command]

    @served
    async def test(server: Server) -> None:
        table, (ada, ben) = await server.make(ADA, BEN)
        secret = {"seat": ada, "other": ben, "spectator": None}[role]
        sent = message if message["type"] in WITHOUT_KEY else message | {"key": key()}
        if command == "play":
            sent = sent | {"action": pick((await server.get(f"/api/tables/{table}", ada)).json["state"])}
        if way == "socket":
            line, _ = await server.sit(table, *([secret] if secret else []))
            answer = await line.ask(**sent)
        else:
            answer = (await server.post(f"/api/tables/{table}/messages", sent, secret)).json
        assert answer.get("code") == expected[role]
        changed = expected[role] is None and message["type"] not in KEPT_NOWHERE
        assert ((await server.get(f"/api/tables/{table}")).json["seq"] > 0) == changed

    test()


@pytest.mark.parametrize("command", WISHES)
def test_a_stranger_is_answered_nothing(command: str) -> None:
    """Somebody with a secret that holds no seat of this table, or with none and no hello."""

    @served
    async def test(server: Server) -> None:
        table, _ = await server.make(ADA, BEN)
        _, (strange, _) = await server.make(ADA, BEN)
        message = WISHES[command][0] | ({} if WISHES[command][0]["type"] in WITHOUT_KEY else {"key": key()})
        answer = await server.post(f"/api/tables/{table}/messages", message, strange)
        assert (answer.status, answer.code) == (401, "unknown_secret")
        line = server.line(table)
        assert (await line.ask(**message))["code"] == "bad_message"
        assert (await line.hear()) == {"type": "closed", "code": 4400}

    test()


@served
async def test_hello_with_a_strange_secret_is_refused_and_closed(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    for secrets in (["x" * 32], [ada, "y" * 32]):
        line, answer = await server.sit(table, *secrets)
        assert answer["code"] == "unknown_secret"
        assert (await line.hear())["type"] == "closed"
    line, answer = await server.sit("nowhere", ada)
    assert answer["code"] == "unknown_table"
    assert (await line.hear()) == {"type": "closed", "code": 4404}


@served
async def test_one_looks_only_with_ones_own_eyes(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    _, answer = await server.sit(table, ada, eye=1)
    assert answer["code"] == "not_your_seat"
    line, whole = await server.sit(table, ada)
    assert whole["eye"] == 0
    assert (await line.ask(type="look", seat=1))["code"] == "not_your_seat"
    hidden = await line.ask(type="look", seat=None)
    assert (hidden["type"], hidden["eye"], hidden["state"]["legal"]) == ("table", None, [])
    spectator, _ = await server.sit(table)
    assert (await spectator.ask(type="look", seat=0))["code"] == "not_your_seat"


@served
async def test_views_over_http_are_those_of_the_role(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    for secret, you, legal in ((ada, [0], True), (ben, [1], False), (None, [], False)):
        whole = (await server.get(f"/api/tables/{table}", secret)).json
        assert (whole["you"], bool(whole["state"]["legal"])) == (you, legal)
    assert (await server.get(f"/api/tables/{table}", "z" * 32)).status == 401
    for path in ("record", "steps", "words?language=en", "components"):
        answer = await server.get(f"/api/tables/{table}/{path}", "z" * 32)
        assert answer.code in ("unknown_secret", "not_over")
    assert (await server.get(f"/api/tables/{table}/record", ada)).code == "not_over"


@served
async def test_only_persons_seats_have_a_secret_and_none_is_kept(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN, BOT)
    assert secrets[2] is None
    assert len(set(secrets)) == 3
    assert all(len(secret) >= 32 for secret in secrets[:2])
    dump = await server.kept()
    assert table in dump
    assert not any(secret in dump for secret in secrets[:2])
