"""Players may have what is kept of them deleted: their name and secret at once, the table with the last of them."""

from __future__ import annotations

from labtop.server import seats, upkeep
from labtop.server.errors import Overtaken, Refused
from labtop.server.lobby import Lobby
from labtop.server.messages import BotCame, Erased, Renamed
from labtop.server.table_session import TableSession


async def erase(lobby: Lobby, table: str, secret: str) -> Erased:
    """Forget whoever holds this secret; a bot plays on for them where others do."""
    hashes = await lobby.store.run(upkeep.hashes(table))
    if not hashes:
        raise Refused("unknown_table")
    (seat,) = seats.held(hashes, [secret])
    try:
        session = await lobby.current(table)
    except Refused as refused:
        if refused.code != "older_rules":
            raise
        return Erased(await lobby.store.run(upkeep.erase(table, seat)))  # nobody plays there any more
    async with session.alone():
        while (whole := await _erased(session, lobby, seat)) is None:
            pass
        lobby.forget(session)  # what is in memory still knows the name
    if not whole:
        await lobby.find(table)  # bots play on
    return Erased(whole)


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
    sitting = table.seats[seat]
    if not table.over and not sitting.out_of_time:
        level = sitting.level or lobby.settings.stand_in
        await session.happen(BotCame(seat, level, out_of_time=True))
    return False
