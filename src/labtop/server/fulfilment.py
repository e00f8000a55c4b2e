"""What people ask of a table: commands one after the other, each fulfilled once, and questions."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from labtop.server import commands, messages, repository, seats, table_factory
from labtop.server.errors import Refused
from labtop.server.limits import MOST_EACH
from labtop.server.messages import BotCame, CameIn, Done, Hint, Play, React, Rematch, Rematched, Request, Why, WhyNot
from labtop.server.projection import Answer
from labtop.server.table_session import TableSession

Question: TypeAlias = Hint | Why | WhyNot  # nothing happens: who does not wait for the answer needs none
STEPS_OF_ALL = 4  # of a game take as long as the reasons of all that is not legal, about


async def ask(session: TableSession, held: tuple[int, ...], request: Request, address: str) -> Answer:
    """The answer to a command that comes from an address; Refused if it may not be fulfilled."""
    if isinstance(request, Hint):
        return await session.players.hint(held, request, address)
    if isinstance(request, Why | WhyNot):
        return await _explain(session, held, request, address)
    if isinstance(request, React):
        async with session.alone():
            await session.react(commands.reaction(session.table, held, request))
            return Done(request.key, session.table.seq)
    # It goes on even if the one who asked is gone: either nobody knows of it or everybody.
    return await asyncio.shield(asyncio.create_task(_fulfil(session, held, request, address)))


async def join(session: TableSession, command: messages.Join) -> messages.Joined:
    """Give an open seat to somebody."""
    return await asyncio.shield(asyncio.create_task(_join(session, command)))


async def _explain(session: TableSession, held: tuple[int, ...], question: Why | WhyNot, address: str) -> Answer:
    services = session.services
    with services.limits.place(address, MOST_EACH):
        async with session.alone():
            commands.decides(session.table, held, None)
            services.looks.charge(address, STEPS_OF_ALL if isinstance(question, WhyNot) else 1)
            table = session.table.snapshot()
        return await services.looks.run(lambda: commands.reasons(table, held, question))


async def _fulfil(session: TableSession, held: tuple[int, ...], request: commands.Command, address: str) -> Done:
    if not held:
        raise Refused("not_your_seat")
    key = f"{held[0]}:{request.key}"
    async with session.alone():
        while key not in session.table.keys:
            await session.attempt(lambda: _do(session, held, request, key, address))
        return Done(request.key, session.table.keys[key])


async def _do(session: TableSession, held: tuple[int, ...], request: commands.Command, key: str, address: str) -> None:
    table, services = session.table, session.services
    match request:
        case Play(position=position, action=action):
            commands.decides(table, held, position)
            await session.play(action, "person", key)
        case Rematch(promise=promise):
            await _rematch(session, key, held[0], promise)
        case _:
            event = commands.granted(table, held, request, session.attendance.gone, services.settings.stand_in)
            if isinstance(event, BotCame) and table.left_to_bots(event.seat):
                services.bot_tables.check(address)
                session.maker = address
            await session.happen(event, key)


async def _join(session: TableSession, command: messages.Join) -> messages.Joined:
    secret = seats.new_secret()
    digest = seats.digest(secret)
    async with session.alone():
        while not await session.attempt(lambda: _come_in(session, command, digest)):
            pass
        (seat,) = (seat for seat, held in session.table.hashes.items() if held == digest)
    return messages.Joined(seat, secret)


async def _come_in(session: TableSession, command: messages.Join, digest: bytes) -> None:
    table = session.table
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or command.seat not in (None, *free):
        raise Refused("no_open_seat")
    seat = free[0] if command.seat is None else command.seat
    table.hashes[seat] = digest
    event = CameIn(seat, seats.clean(command.name), command.promise)
    await session.happen(event, also=repository.add_hash(table.start.table, seat, digest))


async def _rematch(session: TableSession, key: str, seat: int, promise: str | None) -> None:
    table = session.table
    if not table.over:
        raise Refused("not_over")
    if table.rematch is not None:  # somebody was faster: it is the same table
        table.keys[key] = table.seq
        return
    start, hashes = table_factory.rematch(table, session.services.time.date(), seat, promise)
    await session.happen(Rematched(start.table), key, also=repository.add(start, hashes, awake=True))
