"""Whatever comes in: a typed error, nothing changed, and the next message is answered as ever."""

import asyncio
import json
import random
import threading
from typing import Any

import pytest

from labtop.core.validation import parse
from labtop.server import record_replay, repository, upkeep
from labtop.server.database import Connection, DatabaseFailure, Job
from labtop.server.store import Waiting
from server.serving import ADA, BEN, Server, served

pytestmark = pytest.mark.usefixtures("any_database")
GOOD: list[dict[str, Any]] = [
    {"type": "hello", "secrets": []},
    {"type": "look", "seat": 0},
    {"type": "play", "key": "k", "position": 0, "action": "pick nothing"},
    {"type": "why", "action": "end"},
    {"type": "why_not"},
    {"type": "take_back", "key": "k", "position": 0},
    {"type": "answer", "key": "k", "proposal": 0, "agree": True},
    {"type": "hint", "position": 99},
    {"type": "seat_bot", "key": "k", "seat": 1, "level": "nobody"},
    {"type": "sit_down", "key": "k", "seat": 1},
    {"type": "rename", "key": "k", "seat": 1, "name": "x"},
    {"type": "rematch", "key": "k", "promise": "0" * 63},
    {"type": "reveal", "key": "k", "seat": 1, "nonce": "0" * 32},
    {"type": "withdraw", "key": "k", "seat": 1},
]
ODD: list[Any] = [
    *(None, True, -1, 0, 4, 2**53 + 1, 10**400, 1.5, "", "x" * 500, "\ud800", "\x00", [], {}, [[]], {"a": 1}),
    *("<script>", "' OR 1=1 --", "../..", "pick red\n", "1e999"),
]
RAW = [
    *("", " ", "{", "null", "[]", '""', "0", "{}", '{"type":1}', '{"type":"play"}', '{"type":"nothing"}', "[" * 5000),
    *('{"type":"look","seat":NaN}', '{"type":"look","seat":0,"seat":1}', '{"a":' * 2000, '{"type":"look"}', "\ufeff{}"),
    *(b"\xff\xfe", b"\x00", b"{}", b'{"type":"why","action":"\xc3\x28"}', '{"type":"why","action":"\\ud800"}'),
]
MANY = 10_000


def broken(message: dict[str, Any], chooser: random.Random) -> str:
    """The message with something wrong."""
    message = dict(message)
    match chooser.randrange(5):
        case 0:
            message[chooser.choice(list(message))] = chooser.choice(ODD)
        case 1:
            del message[chooser.choice(list(message))]
        case 2:
            message[chooser.choice(["more", "__class__", "seat ", "Type"])] = chooser.choice(ODD)
        case 3:
            text = json.dumps(message)
            cut = chooser.randrange(len(text))
            return (
                text[:cut] + chooser.choice(["", "}", '"', "\\u0000", "é", "]]"]) + text[cut + chooser.randrange(3) :]
            )
        case _:
            message = dict.fromkeys(message, chooser.choice(ODD)) | {"type": message["type"]}
    return json.dumps(message)


@served
async def test_ten_thousand_malformed_messages_change_nothing(server: Server) -> None:
    table, (_, ben) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ben)
    before = (await server.get(f"/api/tables/{table}", ben)).json
    chooser = random.Random(7)
    for number in range(MANY):
        line.say_raw(RAW[number] if number < len(RAW) else broken(chooser.choice(GOOD), chooser))
        answer = await line.hear()
        assert answer["type"] in ("error", "done", "table", "change"), answer
        if answer["type"] == "change":
            assert answer["event"]["kind"] in ("renamed", "bot_came", "came_back")
    assert (await server.get(f"/api/tables/{table}")).json["state"]["position"] == 0
    after = (await server.get(f"/api/tables/{table}", ben)).json
    assert after["state"]["view"] == before["state"]["view"]
    assert (await server.get("/api/about")).status == 200


@served
async def test_names_that_no_database_keeps_are_refused(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    for method, path in (
        ("GET", "/api/tables/{}"),
        ("GET", "/api/tables/{}/words?language=en"),
        ("GET", "/api/tables/{}/record"),
        ("POST", "/api/tables/{}/join"),
        ("DELETE", "/api/tables/{}"),
        ("GET", "/api/reviews/{}"),
        ("GET", "/api/puzzles/{}?language=en"),
        ("POST", "/api/replay?table={}"),
    ):
        for name in ("%00", "a%00b", table + "%00") if "?table" in path else ("\0", "a\0b", table + "\0"):
            answer = await server.call(method, path.format(name), {}, ada)
            assert answer.status in (400, 404), (method, path, name)
    assert (await server.line("a\0b").event())["status"] == 404


@served
async def test_a_key_that_no_database_keeps_is_refused_and_the_table_stays(server: Server) -> None:
    table, (_, ben) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ben)
    for odd in ("\0", "a\0b", "a\n\0"):
        refused = await line.ask(type="rename", key=odd, seat=1, name="Benedikt")
        assert (refused["type"], refused["code"]) == ("error", "bad_message")
    assert (await line.ask(type="rename", key="a\nb", seat=1, name="Benedikt"))["type"] == "done"


@served
async def test_what_a_database_refuses_of_one_is_not_the_fault_of_others(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    store, loop = server.lobby.store, asyncio.get_running_loop()

    def odd(connection: Connection) -> None:
        connection.execute("SELECT seat FROM secrets WHERE table_id = ?", ("a\0b",)).fetchall()
        raise DatabaseFailure("PostgreSQL already says so")

    jobs: list[Job[Any]] = [repository.load(table), odd, upkeep.hashes(table)]
    loaded, refused, hashes = await asyncio.to_thread(
        store._together, [Waiting(job, "", loop.create_future()) for job in jobs]
    )
    assert isinstance(refused, DatabaseFailure)
    assert loaded.start.table == table
    assert set(hashes) == {0, 1}


@pytest.mark.parametrize("raw", RAW, ids=range(len(RAW)))
def test_malformed_first_messages_are_refused(raw: str | bytes) -> None:
    @served
    async def test(server: Server) -> None:
        table, _ = await server.make(ADA, BEN)
        line = server.line(table)
        line.say_raw(raw)
        assert (await line.hear())["code"] == "bad_message"
        assert (await line.hear())["type"] == "closed"

    test()


@served
async def test_malformed_bodies_are_refused(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    for path in ("/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/messages", "/api/replay"):
        for raw in RAW:
            answer = await server.post(
                path, raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass"), ada
            )
            assert (answer.status, answer.code) in [(400, "bad_message"), (400, "bad_record")], (path, raw)


@served
async def test_tables_that_cannot_be_are_refused(server: Server) -> None:
    good = {"game": "gizmos", "seats": [ADA, BEN]}
    for change, code in (
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [ADA]}, "bad_message"),
        ({"seats": [ADA] * 5}, "bad_message"),
        ({"seats": [ADA, {"kind": "bot", "level": "os:system"}]}, "unknown_bot"),
        ({"seats": [ADA, {"kind": "bot", "level": "search:99999s"}]}, "unknown_bot"),
        ({"seats": [ADA, {"kind": "person", "name": "\u200b \u202e"}]}, "bad_message"),
        ({"seats": [ADA, {"kind": "person", "name": "x" * 41}]}, "bad_message"),
        ({"clock": {"per": "move", "seconds": 0}}, "bad_message"),
        ({"clock": {"per": "day", "seconds": 60}}, "bad_message"),
        ({"seed": 7}, "bad_message"),
    ):
        answer = await server.post("/api/tables", good | change)
        assert (answer.status, answer.code) == (400, code), change


@served
async def test_large_bodies_are_refused(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    for path, size in ((f"/api/tables/{table}/join", 70_000), ("/api/replay", 2_100_000)):
        answer = await server.post(path, b"x" * size)
        assert (answer.status, answer.code) == (413, "too_large")


def test_records_are_read_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[str] = []

    def noting(data: bytes) -> Any:
        readers.append(threading.current_thread().name)
        return parse(data)

    monkeypatch.setattr(record_replay, "parse", noting)

    @served
    async def test(server: Server) -> None:
        for route in ("replay", "replay/words?language=en", "prove", "reviews"):
            assert (await server.post(f"/api/{route}", b"{}")).code == "bad_record"

    test()
    assert len(readers) == 4
    assert all(name.startswith("desk") for name in readers)
