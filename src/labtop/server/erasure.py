"""Players may have what is kept of them deleted: their name and secret at once, the table with the last of them."""

from __future__ import annotations

from labtop.server import seats, upkeep
from labtop.server.errors import Overtaken, Refused
from labtop.server.lobby import Lobby
from labtop.server.messages import Erased, Renamed
from labtop.server.table_session import TableSession


async def erase(lobby: Lobby, table: str, secret: str) -> Erased:
    """Forget whoever holds this secret; a bot plays on for them where others do."""
    try:
        return Erased(await lobby.at(table, lambda session: _leave(session, lobby, secret)))
    except Refused as refused:
        if refused.code != "older_rules":
            raise
        job = upkeep.erase(table, await _seat(lobby, table, secret))
        return Erased(await lobby.store.run(job))  # nobody plays there any more


async def _seat(lobby: Lobby, table: str, secret: str) -> int:
    """The seat that the secret holds in the store."""
    hashes = await lobby.store.run(upkeep.hashes(table))
    if not hashes:
        raise Refused("unknown_table")
    (seat,) = seats.held(hashes, [secret])
    return seat


async def _leave(session: TableSession, lobby: Lobby, secret: str) -> bool:
    """Was it the whole table?"""
    seat = await _seat(lobby, session.table.start.table, secret)
    async with session.alone():
        while (whole := await _erased(session, lobby, seat)) is None:
            pass
        lobby.forget(session)  # what is in memory still knows the name
    if not whole:
        await lobby.reread(session)  # bots play on
    return whole


async def _erased(session: TableSession, lobby: Lobby, seat: int) -> bool | None:
    """Was it the whole table? None if somebody else has changed the table meanwhile."""
    try:
        return await _erase(session, lobby, seat)
    except Overtaken:
        return None


async def _erase(session: TableSession, lobby: Lobby, seat: int) -> bool:
    table = session.table
    job = upkeep.erase(table.start.table, seat)
    if set(table.hashes) == {seat}:
        return await lobby.store.run(job)
    await session.happen(Renamed(seat, upkeep.NOBODY), also=job)
    if not table.over and not table.seats[seat].out_of_time:
        await session.players.play_to_the_end(seat)
    return False
