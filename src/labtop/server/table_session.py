"""A table with the people around it: wishes one after the other, each on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from labtop.core.errors import IllegalAction
from labtop.server import commands, messages, projection, repository, seats, table_factory
from labtop.server.clocks import Stopwatch
from labtop.server.errors import Refused, text
from labtop.server.messages import (
    CameIn,
    Done,
    Event,
    Hint,
    Play,
    Reason,
    Reasons,
    Rematch,
    Rematched,
    Request,
    Want,
    Why,
    WhyNot,
)
from labtop.server.players import Players
from labtop.server.projection import Viewer
from labtop.server.store import Job
from labtop.server.subscribers import Socket, Subscribers
from labtop.server.table import By, Table

if TYPE_CHECKING:
    from labtop.server.lobby import Lobby

log = logging.getLogger("labtop.server")


class TableSession:
    """One table that is open. Whoever looks or wishes is `alone` meanwhile: nobody sees what is not on disk yet."""

    def __init__(self, table: Table, lobby: Lobby) -> None:
        self.table = table
        self.lobby = lobby
        self.lock = asyncio.Lock()
        self._closed = False
        self.subscribers = Subscribers(len(table.seats), lobby.time.now)
        self.used = lobby.time.now()
        self._watch = Stopwatch(self.used)
        self.players = Players(self)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else looks or wishes now; Refused if the table has been left to the store."""
        async with self.lock:
            if self._closed:
                raise Refused("stopping" if self.lobby.stopping else "failed")
            yield

    # Looking; one is alone

    def show(self, viewer: Viewer, what: projection.What | projection.Answer) -> bytes:
        """All bytes for a viewer."""
        self.used = self.lobby.time.now()
        return projection.frame(self.table, viewer, what)

    def whole(self, viewer: Viewer) -> bytes:
        """Everything."""
        return self.show(viewer, projection.Whole(self.subscribers.connected(), self.elapsed()))

    def news(self, viewer: Viewer, since: int | None) -> list[bytes]:
        """What somebody has missed who knows all up to `since`; everything if that is too much."""
        events = None if since is None else projection.missed(self.table, since)
        if events is None:
            return [self.whole(viewer)]
        return [self._change(viewer, seq) for seq in events] + [self._presence(viewer)]

    def elapsed(self) -> int:
        """Of the present decision, in milliseconds."""
        return self._watch.elapsed(self.lobby.time.now())

    def enter(self, socket: Socket) -> None:
        """Somebody comes."""
        if self.subscribers.enter(socket):
            self.subscribers.tell(self._presence)

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        if self.subscribers.leave(socket):
            self.subscribers.tell(self._presence)

    def _presence(self, viewer: Viewer) -> bytes:
        return self.show(viewer, messages.Presence(self.subscribers.connected()))

    def _change(self, viewer: Viewer, seq: int) -> bytes:
        return self.show(viewer, projection.Happened(seq, self.elapsed()))

    # Wishing

    async def ask(self, held: tuple[int, ...], request: Request) -> projection.Answer:
        """The answer to a command; Refused if it may not be fulfilled."""
        if isinstance(request, Hint):
            return await self.players.hint(held, request)
        if isinstance(request, Why):
            async with self.alone():
                return self._why(held, request)
        if isinstance(request, WhyNot):
            async with self.alone():
                return self._why_not(held)
        # It goes on even if the one who asked is gone: either nobody knows of it or everybody.
        return await asyncio.shield(asyncio.create_task(self._fulfil(held, request)))

    async def join(self, command: messages.Join) -> messages.Joined:
        """Give an open seat to somebody."""
        return await asyncio.shield(asyncio.create_task(self._join(command)))

    async def _fulfil(self, held: tuple[int, ...], request: commands.Command) -> Done:
        if not held:
            raise Refused("not_your_seat")
        key = f"{held[0]}:{request.key}"
        async with self.alone():
            if key not in self.table.keys:
                await self._do(held, request, key)
            return Done(request.key, self.table.keys[key])

    async def _do(self, held: tuple[int, ...], request: commands.Command, key: str) -> None:
        match request:
            case Play(position=position, action=action):
                commands.decides(self.table, held, position)
                await self.play(action, "person", key)
            case Rematch(promise=promise):
                await self._rematch(key, held[0], promise)
            case _:
                event = commands.granted(self.table, held, request, self._gone, self.lobby.settings.stand_in)
                await self.happen(event, key)

    def _why(self, held: tuple[int, ...], request: Why) -> Reason:
        commands.decides(self.table, held, None)
        try:
            self.table.game.copy().play(request.action)
        except IllegalAction as error:
            return Reason(request.action, text(error.reason))
        return Reason(request.action, None)

    def _why_not(self, held: tuple[int, ...]) -> Reasons:
        commands.decides(self.table, held, None)
        wants = self.table.game.reasons()
        return Reasons([Want(text(want), [text(reason) for reason in reasons]) for want, reasons in wants])

    def _gone(self, seat: int) -> bool:
        return self.subscribers.away(seat) >= self.lobby.settings.gone_after * 1000

    async def _join(self, command: messages.Join) -> messages.Joined:
        name, secret = seats.clean(command.name), seats.new_secret()
        async with self.alone():
            free = [number for number, seat in enumerate(self.table.seats) if seat.kind == "open"]
            if not free or command.seat not in (None, *free):
                raise Refused("no_open_seat")
            seat = free[0] if command.seat is None else command.seat
            digest = seats.digest(secret)
            self.table.hashes[seat] = digest
            event = CameIn(seat, name, command.promise)
            await self.happen(event, also=repository.add_hash(self.table.start.table, seat, digest))
        return messages.Joined(seat, secret)

    async def _rematch(self, key: str, seat: int, promise: str | None) -> None:
        if not self.table.over:
            raise Refused("not_over")
        if self.table.rematch is not None:  # somebody was faster: it is the same table
            self.table.keys[key] = self.table.seq
            return
        start, hashes = table_factory.rematch(self.table, self.lobby.time.date(), seat, promise)
        await self.happen(Rematched(start.table), key, also=repository.add(start, hashes, awake=True))

    # Happening; one is alone

    async def play(self, action: str, by: By, key: str | None = None) -> None:
        """Play for the seat that decides."""
        try:
            event = self.table.play(action, by, self.elapsed())
        except IllegalAction as error:
            raise Refused("illegal", text(error.reason)) from None
        await self._keep([event], key)

    async def happen(self, event: Event, key: str | None = None, also: Job | None = None) -> None:
        """Let this happen, and what follows from it by itself."""
        self.table.apply(event)
        events = [event]
        for next_event in commands.following(self.table):
            self.table.apply(next_event)
            events.append(next_event)
        await self._keep(events, key, also)

    async def _keep(self, events: Sequence[Event], key: str | None, also: Job | None = None) -> None:
        """Write down events that have been applied, then tell everybody."""
        table = self.table
        first = table.seq - len(events) + 1
        entries = [repository.Entry(first, events[0], key)]
        entries += [repository.Entry(seq, event) for seq, event in enumerate(events[1:], first + 1)]
        job = repository.append(table.start.table, entries, self.lobby.time.date(), self.players.needed(), also)
        try:
            await self.lobby.store.run(job)
        except BaseException as error:
            self.lobby.forget(self)  # what is in memory may not be what is on disk
            if not isinstance(error, sqlite3.Error):
                raise
            log.exception("not written", extra={"table": table.start.table, "seq": first})
            raise Refused("failed") from None
        if key is not None:
            table.keys[key] = first
        if table.position >= first:
            self._watch.start(self.lobby.time.now())
        for seq in range(first, table.seq + 1):
            self.subscribers.tell(lambda viewer, seq=seq: self._change(viewer, seq))  # type: ignore[misc]
        self.players.go_on()

    def close(self) -> None:
        """Nobody plays here any longer; who comes back finds the table in the store."""
        self._closed = True
        self.players.stop()
        self.subscribers.hang_up()
