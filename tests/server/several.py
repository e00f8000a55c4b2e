"""Servers that share a database: how tests run them, let them die, and wait for what they tell each other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from labtop.server.database import DatabaseFailure, Job
from labtop.server.settings import Settings
from labtop.server.table_session import TableSession
from server.postgres import Postgres
from server.serving import Server, start

PATIENCE = 30


def together(database: Postgres, test: Callable[..., Awaitable[None]], servers: int = 2, **settings: Any) -> None:
    """A test of servers that share a database."""
    place = database.database()

    async def inside() -> None:
        usual: dict[str, Any] = {"database": place, "limits": False, "searches": 1, "hint": 50}
        found = [await start(Settings(**usual | settings)) for _ in range(servers)]
        try:
            await test(*found)
        finally:
            for server in found:
                if not server.lobby.stopping:
                    await server.close()

    asyncio.run(inside())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that other servers have to hear of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def at_the_lock(session: TableSession, many: int) -> None:
    """Wait until so many wait for a table."""
    await until(lambda: len(session.lock._waiters or ()) == many)


def silence(server: Server) -> Job[Any]:
    """As if it had said nothing for long."""
    return lambda connection: connection.execute("UPDATE processes SET seen = 0 WHERE id = ?", (server.lobby.process,))


async def die(server: Server) -> None:
    """As if it was killed: nothing is said, written or thought any more."""

    async def dead(*_: Any) -> Any:
        raise DatabaseFailure("this server is dead")

    server.lobby.store.run = dead  # type: ignore[method-assign]
    for task in list(server.lobby._tasks):
        task.cancel()
    for session in server.lobby.open_sessions():
        session.players.stop()
    server.lobby.stopping = True
    await asyncio.to_thread(server.lobby.store.close)  # its lines end: it said a moment ago that it lives
