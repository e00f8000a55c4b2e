"""Players may have deleted what is kept of them: name and secret at once, the table with the last of them."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from labtop.server import upkeep
from labtop.server.reviews import Reviews
from labtop.server.settings import Settings
from server.serving import ADA, BEN, BOT, OPEN, Server, gather, key, play, served, start
from server.several import at_the_lock

pytestmark = pytest.mark.usefixtures("any_database")

SURE = {"kind": "person", "name": "Zuzanna Unverwechselbar"}


async def everything(server: Server) -> str:
    """All that is stored, as text."""

    def job(connection: sqlite3.Connection) -> str:
        tables = ("tables", "events", "secrets", "reviews")
        return repr([connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables])

    return await server.lobby.store.run(job)


async def made(server: Server, *seats: Any) -> tuple[str, list[str]]:
    """A table, and no other."""
    answer = (await server.post("/api/tables", {"game": "gizmos", "seats": seats})).json
    return answer["table"], answer["secrets"]


async def delete(server: Server, table: str, secret: str | None) -> Any:
    return await server.call("DELETE", f"/api/tables/{table}", None, secret)


@served
async def test_who_plays_against_bots_takes_the_whole_table_along(server: Server) -> None:
    for others in ([BOT], [OPEN]):
        table, (secret, *_) = await made(server, SURE, *others)
        line, _ = await server.sit(table, secret)
        answer = await delete(server, table, secret)
        assert (answer.status, answer.json) == (200, {"whole": True})
        assert (await line.until("closed"))["code"] == 1012
        assert (await server.get(f"/api/tables/{table}")).code == "unknown_table"
        assert table not in await everything(server)
        assert (await delete(server, table, secret)).code == "unknown_table"


@served
async def test_among_others_name_and_secret_go_and_a_bot_plays_on(server: Server) -> None:
    table, (first, second, _) = await made(server, SURE, BEN, OPEN)
    third = (await server.post(f"/api/tables/{table}/join", {"name": "Ada"})).json["secret"]
    line, seen = await server.sit(table, second)
    await line.ask(type="rename", key=key(), seat=1, name="Benedikt")
    assert "Unverwechselbar" in await everything(server)
    assert (await delete(server, table, first)).json == {"whole": False}
    assert "Unverwechselbar" not in await everything(server)
    assert (await line.until("closed"))["code"] == 1012  # what was in memory is gone
    assert (await server.get(f"/api/tables/{table}", first)).code == "unknown_secret"
    line, seen = await server.sit(table, second, since=seen["seq"])
    state = await line.state() if seen["type"] != "change" else seen["state"]
    sitting = state["seats"][0]
    assert (sitting["name"], sitting["kind"], sitting["held"]) == (upkeep.NOBODY, "person", False)
    assert sitting["level"] is not None
    assert state["seats"][1]["name"] == "Benedikt"
    assert (await delete(server, table, third)).json == {"whole": False}
    assert (await delete(server, table, second)).json == {"whole": True}
    assert table not in await everything(server)


@served
async def test_who_joined_and_was_renamed_is_forgotten_too(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, OPEN)
    joined = (await server.post(f"/api/tables/{table}/join", {"name": "Zuzanna"})).json["secret"]
    line, _ = await server.sit(table, joined)
    await line.ask(type="rename", key=key(), seat=1, name="Unverwechselbar")
    assert (await delete(server, table, joined)).json == {"whole": False}
    kept = await everything(server)
    assert "Zuzanna" not in kept
    assert "Unverwechselbar" not in kept
    assert [seat["name"] for seat in (await server.get(f"/api/tables/{table}", ada)).json["state"]["seats"]] == [
        "Ada",
        upkeep.NOBODY,
    ]


@served
async def test_a_game_that_is_over_stays_with_its_result_and_a_rematch_seats_a_bot(server: Server) -> None:
    server.lobby.settings.__dict__["stand_in"] = "random"
    table, (ada, ben) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ada)
    for seat, secret in enumerate((ada, ben)):
        own, _ = await server.sit(table, secret)
        await own.ask(type="seat_bot", key=key(), seat=seat, level="random")
    await line.state(lambda state: state["over"])
    before = (await server.get(f"/api/tables/{table}/record")).json
    assert (await delete(server, table, ben)).json == {"whole": False}
    after = (await server.get(f"/api/tables/{table}/record")).json
    assert (before["names"][1], after["names"][1]) == ("Ben", upkeep.NOBODY)
    assert before | {"names": 0} == after | {"names": 0}
    line, _ = await server.sit(table, ada)
    await line.ask(type="rematch", key=key())
    again = (await server.get(f"/api/tables/{table}")).json["state"]["rematch"]
    seats = (await server.get(f"/api/tables/{again}")).json["state"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
    assert seats[1]["name"] != upkeep.NOBODY


def test_a_review_that_is_not_complete_knows_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def later(_: Reviews) -> None:
        pass

    monkeypatch.setattr(Reviews, "_work", later)

    @served
    async def test(server: Server) -> None:
        server.lobby.settings.__dict__["stand_in"] = "random"
        table, secrets = await made(server, SURE, BEN)
        line, _ = await server.sit(table, *secrets)
        for seat in (0, 1):
            await line.ask(type="seat_bot", key=key(), seat=seat, level="random")
        await line.state(lambda state: state["over"])
        record = (await server.get(f"/api/tables/{table}/record")).json
        assert {"names", "proof"} <= set(record)
        review = (await server.post("/api/reviews", record)).json["review"]
        for secret in secrets:
            assert (await delete(server, table, secret)).status == 200
        kept = await server.kept()
        assert review in kept
        assert "Unverwechselbar" not in kept
        assert "Ben" not in kept
        assert table not in kept
        again = (await server.post("/api/reviews", record)).json
        assert (again["review"], again["place"]) == (review, 0)

    test()


@served
async def test_the_others_play_on(server: Server) -> None:
    server.lobby.settings.__dict__["stand_in"] = "random"
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    await play(line, first["state"])
    assert (await delete(server, table, ben)).json == {"whole": False}
    line, seen = await server.sit(table, ada)
    state = seen["state"] if seen["state"]["legal"] else await line.state(lambda state: bool(state["legal"]))
    assert state["position"] > first["state"]["position"]
    await play(line, state)


@served
async def test_who_waits_while_somebody_is_forgotten_is_answered_from_the_table_as_it_is_then(server: Server) -> None:
    table, (first, ben) = await made(server, SURE, BEN)
    session, path = await server.lobby.find(table), f"/api/tables/{table}"
    async with session.lock:  # all come while the table is taken
        deleting = [asyncio.create_task(delete(server, table, first))]
        await at_the_lock(session, 1)
        deleting += [asyncio.create_task(delete(server, table, first)) for _ in range(3)]
        asking = [asyncio.create_task(server.get(path, ben)) for _ in range(4)]
        asking.append(asyncio.create_task(server.get(f"{path}/steps", ben)))
        wish = {"type": "rename", "key": key(), "seat": 1, "name": "Benedikt"}
        asking.append(asyncio.create_task(server.post(f"{path}/messages", wish, ben)))
        await at_the_lock(session, 10)
    assert sorted(answer.status for answer in await gather(*deleting)) == [200, 401, 401, 401]
    assert [answer.status for answer in await gather(*asking)] == [200] * 6
    names = [seat["name"] for seat in (await server.get(path)).json["state"]["seats"]]
    assert names == [upkeep.NOBODY, "Benedikt"]


@served
async def test_who_all_go_at_once_are_all_forgotten(server: Server) -> None:
    table, secrets = await made(server, SURE, BEN, ADA)
    session = await server.lobby.find(table)
    async with session.lock:
        deleting = [asyncio.create_task(delete(server, table, secret)) for secret in secrets]
        await at_the_lock(session, 3)
    assert sorted(answer.json["whole"] for answer in await gather(*deleting)) == [False, False, True]
    assert table not in await everything(server)


@served
async def test_what_waits_on_a_socket_while_somebody_is_forgotten_is_said_again(server: Server) -> None:
    table, (first, ben) = await made(server, SURE, BEN)
    line, _ = await server.sit(table, ben)
    session, wish = await server.lobby.find(table), {"type": "rename", "key": key(), "seat": 1, "name": "Benedikt"}
    line.read_slowly()  # what is answered too late is still under way
    async with session.lock:
        deleting = asyncio.create_task(delete(server, table, first))
        await at_the_lock(session, 1)
        line.say(**wish)
        await at_the_lock(session, 2)
    assert (await deleting).status == 200
    assert (await line.until("error", "closed")) == {"type": "closed", "code": 1012}
    line, _ = await server.sit(table, ben)
    assert (await line.ask(**wish))["type"] == "done"


def test_what_is_deleted_is_not_even_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def test() -> None:
        server = await start(Settings(database=str(file), limits=False, searches=1))
        among, (first, _) = await made(server, SURE, BEN)
        alone, (second, _) = await made(server, SURE, BOT)
        assert b"Unverwechselbar" in b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for table, secret in ((among, first), (alone, second)):
            assert (await delete(server, table, secret)).status == 200
        await server.close()

    asyncio.run(test())
    assert b"Unverwechselbar" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


@served
async def test_nobody_deletes_for_somebody_else(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    _, (stranger, _) = await server.make(ADA, BEN)
    before = await everything(server)
    for secret in (None, "x" * 32, stranger):
        assert (await delete(server, table, secret)).status == 401
    assert (await delete(server, "unknown", ada)).code == "unknown_table"
    assert await everything(server) == before


@served
async def test_a_table_of_older_rules_is_forgotten_too(server: Server) -> None:
    table, (ada, ben) = await made(server, SURE, BEN)

    def older(connection: sqlite3.Connection) -> None:
        connection.execute(
            "UPDATE tables SET start = replace(start, '\"rules\":', '\"rules\":9') WHERE id = ?", (table,)
        )

    await server.lobby.store.run(older)
    server.lobby.forget(await server.lobby.find(table))
    assert (await server.get(f"/api/tables/{table}")).code == "older_rules"
    assert (await delete(server, table, ada)).json == {"whole": False}
    assert "Unverwechselbar" not in await everything(server)
    assert (await delete(server, table, ben)).json == {"whole": True}
    assert table not in await everything(server)
