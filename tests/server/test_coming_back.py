"""Reconnecting, falling behind, restarting, and wishes that come twice."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from labtop.server import outbox, sockets
from labtop.server.database import DatabaseFailure
from labtop.server.schema import MIGRATIONS
from labtop.server.settings import Settings
from server.serving import ADA, BEN, BOT, Line, Server, gather, key, pick, play, served, start

pytestmark = pytest.mark.usefixtures("any_database")


async def some_moves(server: Server, table: str, secrets: list[str], count: int) -> None:
    for _ in range(count):
        state = (await server.get(f"/api/tables/{table}")).json["state"]
        secret = secrets[state["to_play"]]
        legal = (await server.get(f"/api/tables/{table}", secret)).json["state"]["legal"]
        command = {"type": "play", "key": key(), "position": state["position"], "action": legal[0]}
        assert (await server.post(f"/api/tables/{table}/messages", command, secret)).status == 200


@served
async def test_what_was_missed_comes_again_byte_for_byte(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN)
    steady, _ = await server.sit(table, secrets[0])
    lost, _ = await server.sit(table, secrets[0])
    await some_moves(server, table, secrets, 2)
    assert [(await lost.until("change"))["seq"] for _ in range(2)] == [1, 2]
    lost.leave()
    await lost.task
    await some_moves(server, table, secrets, 5)
    again, first = await server.sit(table, secrets[0], since=2)
    missed = [first] + [await again.until("change") for _ in range(4)]
    told = [await steady.until("change") for _ in range(7)]
    assert [change["seq"] for change in missed] == [3, 4, 5, 6, 7]
    for early, late in zip(told[2:], missed, strict=True):
        assert early["event"] == late["event"]
        assert early["state"]["view"] == late["state"]["view"]
        assert early["state"]["position"] == late["state"]["position"]
    assert told[-1] == missed[-1]


@served
async def test_nothing_missed_means_nothing_but_presence(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN)
    await some_moves(server, table, secrets, 3)
    _, first = await server.sit(table, secrets[0], since=3)
    assert first == {"type": "presence", "connected": [True, False], "patience": [60_000, 60_000], "watchers": 0}


@served
async def test_who_knows_too_little_or_too_much_gets_everything(server: Server) -> None:
    table, secrets = await server.make(ADA, BOT)
    line, whole = await server.sit(table, secrets[0])
    state = await play(line, whole["state"], pick(whole["state"]))
    while not state["legal"]:
        state = await line.state()
    await line.ask(type="take_back", key=key(), position=state["position"])
    for since in (0, 99):  # before what was taken back; after a restart from an older backup, say
        _, first = await server.sit(table, secrets[0], since=since)
        assert first["type"] == "table"


@served
async def test_who_reads_too_slowly_gets_everything_at_once_later(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT)
    session = await server.lobby.find(table)
    blocked = asyncio.Event()
    line = Line(server.app, f"/api/tables/{table}/socket", [(b"host", b"localhost")])
    line.say(type="hello", secrets=[ada])
    assert (await line.hear())["type"] == "table"
    (connection,) = session.attendance.sockets
    assert isinstance(connection, sockets.Connection)
    send = connection._socket.send_text

    async def slow(text: str) -> None:
        await blocked.wait()
        await send(text)

    connection._socket.send_text = slow  # type: ignore[method-assign]
    for number in range(outbox.WAITING + 10):
        await server.post(
            f"/api/tables/{table}/messages", {"type": "rename", "key": key(), "seat": 0, "name": f"A{number}"}, ada
        )
    blocked.set()
    message: dict[str, Any] = {"type": ""}
    heard = 0
    while message["type"] != "table":
        message = await line.hear()
        heard += 1
    assert heard < outbox.WAITING
    assert message["seq"] == outbox.WAITING + 10
    assert message["state"]["seats"][0]["name"] == f"A{outbox.WAITING + 9}"


@served
async def test_presence_follows_the_sockets(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    assert first["connected"] == [True, False]
    other, _ = await server.sit(table, ben)
    assert (await line.until("presence"))["connected"] == [True, True]
    tab, _ = await server.sit(table, ben)
    tab.leave()
    await tab.task
    other.leave()
    await other.task
    assert (await line.until("presence"))["connected"] == [True, False]


@served
async def test_a_wish_sent_many_times_is_fulfilled_once(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    command = {"type": "play", "key": "same", "position": 0, "action": pick(state)}
    lines = [(await server.sit(table, ada))[0] for _ in range(3)]
    answers = await gather(*(line.ask(**command) for line in lines for _ in range(1)))
    answers += await gather(*(server.post(f"/api/tables/{table}/messages", command, ada) for _ in range(5)))
    assert all((answer if isinstance(answer, dict) else answer.json)["seq"] == 1 for answer in answers)
    assert (await server.get(f"/api/tables/{table}")).json["seq"] == 1


def test_a_restart_goes_on_with_every_game(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "deep" / "tables.sqlite3"), limits=False, searches=2)

    async def before() -> tuple[Any, ...]:
        server = await start(settings)
        table, secrets = await server.make(ADA, BEN)
        await some_moves(server, table, secrets, 7)
        bots, _ = await server.make(BOT, BOT)
        command = {"type": "rename", "key": "once", "seat": 0, "name": "Ada L."}
        done = (await server.post(f"/api/tables/{table}/messages", command, secrets[0])).json
        whole = [(await server.get(f"/api/tables/{table}", secret)).json for secret in secrets]
        await server.close()
        return table, secrets, whole, bots, command, done

    async def after(table: str, secrets: list[str], whole: Any, bots: str, command: Any, done: Any) -> None:
        server = await start(settings)
        assert [(await server.get(f"/api/tables/{table}", secret)).json for secret in secrets] == whole
        assert (await server.post(f"/api/tables/{table}/messages", command, secrets[0])).json == done, "still once"
        _, first = await server.sit(table, secrets[1], since=whole[0]["seq"] - 3)
        assert first["seq"] == whole[0]["seq"] - 2
        await some_moves(server, table, secrets, 3)
        line, first = await server.sit(bots)
        state = first["state"]
        while not state["over"]:
            state = await line.state()
        await server.close()

    asyncio.run(after(*asyncio.run(before())))
    connection = sqlite3.connect(settings.file)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.close()


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), limits=False, searches=1)

    async def before() -> str:
        server = await start(settings)
        table, _ = await server.make(BOT, BOT)
        await server.close()
        return table

    async def after(table: str) -> None:
        server = await start(settings)
        session = server.lobby._sessions[table].result()
        while not session.table.over:
            await asyncio.sleep(0)
        await server.close()

    asyncio.run(after(asyncio.run(before())))


@served
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN)
    await some_moves(server, table, secrets, 2)
    looked_at, _ = await server.make(ADA, BEN)
    await server.sit(looked_at)
    whole = (await server.get(f"/api/tables/{table}", secrets[0])).json
    server.time.turn(server.lobby.settings.idle_after * 1000 + 1)
    server.lobby.sweep()
    assert list(server.lobby._sessions) == [looked_at]
    assert (await server.get(f"/api/tables/{table}", secrets[0])).json == whole


@served
async def test_what_cannot_be_written_has_not_happened(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    run = server.lobby.store.run

    async def full(job: Any, about: str = "") -> Any:
        if not about:  # it only reads
            return await run(job)
        raise DatabaseFailure("database or disk is full")

    server.lobby.store.run = full  # type: ignore[method-assign]
    command = {"type": "play", "key": key(), "position": 0, "action": pick(first["state"])}
    assert (await server.post(f"/api/tables/{table}/messages", command, ada)).code == "failed"
    assert (await line.hear()) == {"type": "closed", "code": 1012}
    server.lobby.store.run = run  # type: ignore[method-assign]
    whole = (await server.get(f"/api/tables/{table}", ada)).json
    assert (whole["seq"], whole["state"]["view"]) == (0, first["state"]["view"])


def test_a_table_that_cannot_be_read_hurts_no_other(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), limits=False, searches=1)

    async def before() -> tuple[str, str]:
        server = await start(settings)
        broken, secrets = await server.make(ADA, BEN, listed=True, clock={"per": "move", "seconds": 50})
        await some_moves(server, broken, secrets, 1)
        good, _ = await server.make(ADA, BEN, listed=True, clock={"per": "move", "seconds": 50})
        await server.lobby.store.run(
            lambda connection: connection.execute("UPDATE events SET event = replace(event, '}', '')")
        )
        await server.close()
        return broken, good

    async def after(broken: str, good: str) -> None:
        server = await start(settings)
        assert (await server.get(f"/api/tables/{good}")).json["state"]["times"]["running"] == 0
        assert (await server.get(f"/api/tables/{broken}")).code == "failed"
        listed = [table["table"] for table in (await server.get("/api/tables")).json["tables"]]
        assert good in listed
        assert broken not in listed
        await server.close()

    asyncio.run(after(*asyncio.run(before())))


def test_a_table_of_earlier_rules_says_so_and_hurts_no_other(tmp_path: Path) -> None:
    """As labtop 0.1 kept it, with other fields than now."""
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), limits=False, searches=1)

    async def tried() -> None:
        server = await start(settings)
        good, _ = await server.make(ADA, BEN, listed=True)
        kept = {"table": "old", "game": "gizmos", "seats": [], "seed": 7, "salt": "x", "rules": 1}
        values = ("old", json.dumps(kept), True, True, 0)
        await server.lobby.store.run(
            lambda store: store.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, NULL)", values)
        )
        refused = await server.get("/api/tables/old")
        assert (refused.status, refused.code) == (410, "older_rules")
        listed = [table["table"] for table in (await server.get("/api/tables")).json["tables"]]
        assert good in listed
        assert "old" not in listed
        await server.close()

    asyncio.run(tried())


@served
async def test_a_bot_whose_move_could_not_be_written_tries_again_by_itself(server: Server) -> None:
    run, failed = server.lobby.store.run, asyncio.Event()

    async def full(*job: Any) -> Any:
        failed.set()
        raise DatabaseFailure("database or disk is full")

    table, (ada, _) = await server.make(ADA, BOT)
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    session = await server.lobby.find(table)
    keep = session._keep

    async def keep_one(*args: Any) -> None:
        await keep(*args)
        server.lobby.store.run = full  # type: ignore[method-assign]

    session._keep = keep_one  # type: ignore[method-assign]
    command = {"type": "play", "key": key(), "position": 0, "action": pick(state)}
    assert (await server.post(f"/api/tables/{table}/messages", command, ada)).json["type"] == "done"
    await asyncio.wait_for(failed.wait(), 30)
    while table in server.lobby._sessions:
        await asyncio.sleep(0)
    for _ in range(3):  # the database stays away
        failed.clear()
        async with asyncio.timeout(30):
            while not failed.is_set():
                server.time.turn(60_000)
                await asyncio.sleep(0.01)
    server.lobby.store.run = run  # type: ignore[method-assign]
    async with asyncio.timeout(30):
        while table not in server.lobby._sessions:
            server.time.turn(60_000)
            await asyncio.sleep(0.01)
    session = await server.lobby.find(table)
    while len(session.table.moves) < 2:
        await asyncio.sleep(0.01)


@served
async def test_a_table_that_the_rules_of_now_do_not_allow_says_so(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN)
    await some_moves(server, table, secrets, 1)
    change = """UPDATE events SET event = replace(event, '"action":"', '"action":"grab ')"""
    await server.lobby.store.run(lambda connection: connection.execute(change))
    server.lobby.forget(await server.lobby.find(table))
    refused = await server.get(f"/api/tables/{table}")
    assert (refused.status, refused.code) == (410, "older_rules")


@served
async def test_who_waits_behind_a_failed_write_does_not_build_on_it(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    run = server.lobby.store.run
    jobs = 0

    async def full_once(job: Any, about: str = "") -> Any:
        nonlocal jobs
        jobs += bool(about)  # others only read
        if about and jobs == 1:
            await asyncio.sleep(0)  # meanwhile the others come to wait
            raise DatabaseFailure("database or disk is full")
        return await run(job, about)

    server.lobby.store.run = full_once  # type: ignore[method-assign]
    names = [{"type": "rename", "key": key(), "seat": 0, "name": f"Ada {number}"} for number in range(3)]
    answers = await gather(*(server.post(f"/api/tables/{table}/messages", name, ada) for name in names))
    assert [answer.status for answer in answers] == [500, 500, 500]
    again = await gather(*(server.post(f"/api/tables/{table}/messages", name, ada) for name in names))
    assert [answer.json["seq"] for answer in again] == [1, 2, 3]
    stored = await run(lambda connection: connection.execute("SELECT seq FROM events ORDER BY seq").fetchall())
    assert stored == [(1,), (2,), (3,)]
