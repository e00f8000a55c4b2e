"""Reactions and spectators: told to everybody who is there, kept nowhere, and never too many."""

import asyncio
from typing import Any

import pytest

from labtop.server import limits
from labtop.server.database import DatabaseFailure
from labtop.server.settings import MEMORY, Settings
from labtop.server.store import Store
from server.serving import ADA, BEN, Server, key, served, start

pytestmark = pytest.mark.usefixtures("any_database")


@served
async def test_a_reaction_is_told_to_everybody_who_is_there_and_kept_nowhere(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, whole = await server.sit(table, ada)
    others = [(await server.sit(table, ben))[0], (await server.sit(table))[0]]
    wish = {"type": "react", "key": key(), "seat": 0, "sign": "well-played"}
    assert (await line.ask(**wish))["seq"] == whole["seq"]
    for one in others:
        told = await one.until("reacted")
        assert told == {"type": "reacted", "seat": 0, "sign": "well-played"}
    session = await server.lobby.find(table)
    assert (session.table.seq, session.table.events) == (0, [])
    dump = await server.kept()
    assert "well-played" not in dump


@served
async def test_only_signs_of_the_set_are_shown_and_only_for_ones_own_seat(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ada)
    assert (await line.ask(type="react", key=key(), seat=0, sign="<b>"))["code"] == "bad_message"
    assert (await line.ask(type="react", key=key(), seat=0, sign="nice", text="free"))["code"] == "bad_message"
    assert (await line.ask(type="react", key=key(), seat=1, sign="nice"))["code"] == "not_your_seat"
    assert (await line.ask(type="react", key=key(), seat=3, sign="nice"))["code"] == "not_your_seat"


def test_who_reacts_too_often_is_refused_for_a_while() -> None:
    async def test() -> None:
        server = await start(Settings(database=MEMORY, searches=1))
        table, (ada, ben) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ada)
        other, _ = await server.sit(table, ben)
        answers = [await line.ask(**react(0)) for _ in range(limits.REACTIONS.burst + 2)]
        assert [answer.get("code") for answer in answers] == [None] * limits.REACTIONS.burst + ["too_many"] * 2
        over_http = await server.post(f"/api/tables/{table}/messages", react(0), ada)
        assert (over_http.status, over_http.code) == (429, "too_many"), "the way round does not help"
        assert (await other.ask(**react(1)))["type"] == "done", "others may"
        server.time.turn(int(1000 / limits.REACTIONS.per_second))
        assert (await line.ask(**react(0)))["type"] == "done"
        await server.close()

    asyncio.run(test())


@served
async def test_everybody_knows_how_many_watch(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, whole = await server.sit(table, ada)
    assert whole["watchers"] == 0
    watcher, seen = await server.sit(table)
    assert (await line.until("presence"))["watchers"] == seen["watchers"] == 1
    watcher.leave()
    await watcher.task
    assert (await line.until("presence"))["watchers"] == 0


def react(seat: int) -> dict[str, object]:
    return {"type": "react", "key": key(), "seat": seat, "sign": "hurry"}


@served
async def test_a_reaction_that_other_servers_do_not_hear_of_is_shown_here(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ada)
    other, _ = await server.sit(table, ben)

    async def away(*_: Any) -> None:
        raise DatabaseFailure

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "shared", True)
        patch.setattr(server.lobby.store, "run", away)
        assert (await line.ask(**react(0)))["type"] == "done"
    assert (await other.until("reacted"))["sign"] == "hurry"
