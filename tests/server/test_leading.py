"""Who lives, who leads a table, who is there: also when a server, its lines or the database fail."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from labtop.server import cluster as clusters
from labtop.server import lobby, table_session
from labtop.server.database import Connection, DatabaseFailure, Job
from labtop.server.postgres import Postgres as Listening
from server.postgres import Postgres
from server.serving import ADA, BEN, BOT, Server
from server.several import PATIENCE, die, silence, together, until

pytestmark = pytest.mark.usefixtures("patient")


def test_a_table_that_another_leads_is_soon_forgotten_when_nobody_is_there(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, _ = await here.make(ADA, BEN)
        await there.get(f"/api/tables/{table}")
        for server in (here, there):
            server.time.turn(lobby.AS_A_GUEST + 1)
            server.lobby.sweep()
        assert table in here.lobby._sessions
        assert not there.lobby._sessions

    together(cluster, test)


def test_only_the_living_lead(cluster: Postgres) -> None:
    """A server that was silent for a while, and is not dead, is told that another leads."""

    async def test(here: Server, there: Server) -> None:
        table, _ = await here.make(BOT, {"kind": "bot", "level": "grandmaster"})
        leading = await here.lobby.find(table)
        for _ in range(200):
            await there.lobby.store.run(silence(here))
            await there.lobby.take_over()
            if not leading.leads:
                break
        assert not leading.leads
        assert not leading.players.thinking
        assert (await there.lobby.find(table)).leads

    together(cluster, test)


def test_a_server_that_heard_nothing_for_a_while_learns_that_another_leads(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, secrets = await here.make(ADA, {"kind": "bot", "level": "hard"})
        line, _ = await there.sit(table)
        await here.sit(table, secrets[0])
        assert (await line.until("presence"))["connected"] == [True, False]
        leading, database = await here.lobby.find(table), here.lobby.store.database
        assert isinstance(database, Listening)
        address, database._address = database._address, "postgresql://127.0.0.1:1/nobody"
        await there.lobby.store.run(hang_up(here))
        assert (await line.until("presence"))["connected"] == [False, False], "it is taken for dead"
        assert await there.lobby.store.run(clusters.lead(table, there.lobby.process))
        database._address = address
        assert (await line.until("presence"))["connected"] == [True, False], "it is back"
        await until(lambda: not leading.leads)

    together(cluster, test)


def test_what_the_database_does_not_answer_is_asked_again(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leads, and who is there, after news were missed."""
    monkeypatch.setattr(table_session, "AGAIN", 0)

    async def test(here: Server, there: Server) -> None:
        table, _ = await here.make(ADA, BEN)
        session = await here.lobby.find(table)
        await there.lobby.store.run(lambda connection: connection.execute("UPDATE tables SET owner = NULL"))
        assert await there.lobby.store.run(clusters.lead(table, there.lobby.process))
        session.services.store.run = failing_at_first(session.services.store.run)  # type: ignore[method-assign]
        await session.catch_up_with_others()
        assert not session.leads

    together(cluster, test)


def test_who_is_there_is_announced_until_the_database_has_heard_it(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_session, "AGAIN", 0)

    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        line, _ = await there.sit(table, ben)
        attend = failing_at_first_job(clusters.attend)
        monkeypatch.setattr(clusters, "attend", attend)
        await here.sit(table, ada)
        while (await line.until("presence"))["connected"] != [True, True]:
            pass

    together(cluster, test)


def test_nobody_takes_themselves_for_dead(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, _) = await here.make(ADA, BEN)
        await here.sit(table, ada)
        attended = clusters.elsewhere(table, there.lobby.process)
        async with asyncio.timeout(PATIENCE):
            while not await there.lobby.store.run(attended):
                await asyncio.sleep(0.01)

        def job(connection: Connection) -> list[clusters.Attended]:
            silence(here)(connection)
            return clusters.bury(here.lobby.process)(connection)

        assert not await here.lobby.store.run(job)

    together(cluster, test)


def failing_at_first_job(job_of: Callable[..., Job[Any]]) -> Callable[..., Job[Any]]:
    """The first job of its kind fails."""
    calls = itertools.count()

    def failing(_: Connection) -> Any:
        raise DatabaseFailure("it is away")

    return lambda *values: job_of(*values) if next(calls) else failing


def test_a_server_that_cannot_open_a_table_leaves_it_to_others(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "ALIVE", 600)  # nobody takes over by themselves

    async def test(here: Server, there: Server) -> None:
        table, _ = await there.make(ADA, BOT)
        await die(there)
        here.lobby.find = failing_at_first(here.lobby.find)  # type: ignore[method-assign]
        await here.lobby.store.run(lambda connection: connection.execute("UPDATE tables SET awake = 1"))
        async with asyncio.timeout(PATIENCE):
            while table not in here.lobby._sessions:
                await here.lobby.take_over()
                await asyncio.sleep(0.01)
        assert (await here.lobby.find(table)).leads

    together(cluster, test)


def test_a_server_can_start_before_its_database_answers(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    live = lobby.Lobby.live
    monkeypatch.setattr(lobby.Lobby, "live", failing_at_first(live))

    async def test(here: Server) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await here.lobby.store.run(clusters.lives(here.lobby.process)):
                await asyncio.sleep(0.01)

    together(cluster, test, servers=1)


def failing_at_first(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The database does not answer the first time."""
    calls = itertools.count()

    async def work_later(*values: Any) -> Any:
        if not next(calls):
            raise DatabaseFailure("it is away")
        return await work(*values)

    return work_later


def hang_up(server: Server) -> Job[Any]:
    """The line by which it listens breaks; it lives on."""
    return lambda connection: connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?", (server.lobby.process,)
    )
