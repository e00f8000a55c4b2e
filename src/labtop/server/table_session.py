"""A table with the people around it: commands one after the other, each on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from labtop.core.errors import IllegalAction
from labtop.server import commands, messages, projection, repository, seats, table_factory
from labtop.server.clocks import Stopwatch
from labtop.server.errors import Refused, text
from labtop.server.limits import REACTIONS, Bucket
from labtop.server.messages import (
    CameIn,
    Code,
    Done,
    Event,
    Hint,
    Moved,
    Play,
    React,
    Rematch,
    Rematched,
    Request,
    Why,
    WhyNot,
)
from labtop.server.players import Players
from labtop.server.projection import Viewer
from labtop.server.services import Services
from labtop.server.store import Job
from labtop.server.table import By, Table

log = logging.getLogger("labtop.server")


class Socket(Protocol):
    """Somebody who is told what happens."""

    viewer: Viewer

    def push(self, data: bytes) -> None:
        """Send this, after what was pushed before."""
        ...

    def hang_up(self) -> None:
        """End the connection; the client comes back by itself."""
        ...


class TableSession:
    """One table that is open. Whoever looks or commands is `alone` meanwhile: nobody sees what is not on disk yet.

    If something cannot be written, the session asks by `forget` to be left to the store.
    """

    def __init__(self, table: Table, services: Services, forget: Callable[[TableSession], None]) -> None:
        now = services.time.now()
        self.table = table
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = now
        self._services = services
        self._forget = forget
        self._closed: Code | None = None  # why, for those who come too late
        self._last_there = [now] * len(table.seats)
        self._reactions = [Bucket(REACTIONS, now) for _ in table.seats]
        self._watch = Stopwatch(now)
        self.players = Players(self, services)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else looks or commands now; Refused if the table has been left to the store."""
        async with self.lock:
            if self._closed is not None:
                raise Refused(self._closed)
            yield

    # Who is there

    def connected(self) -> list[bool]:
        """By seat."""
        present = {seat for socket in self.sockets for seat in socket.viewer.held}
        return [seat in present for seat in range(len(self.table.seats))]

    def watchers(self) -> int:
        """Sockets that hold no seat."""
        return sum(not socket.viewer.held for socket in self.sockets)

    def enter(self, socket: Socket) -> None:
        """Somebody comes."""
        before = self._present()
        self.sockets.add(socket)
        self._tell_presence(before)

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        before = self._present()
        self.sockets.discard(socket)
        for seat in socket.viewer.held:
            self._last_there[seat] = self._services.time.now()
        self._tell_presence(before)

    def _present(self) -> tuple[list[bool], int]:
        return self.connected(), self.watchers()

    def _tell_presence(self, before: tuple[list[bool], int]) -> None:
        if before != self._present():
            self._tell(self._presence)

    def patience(self) -> list[int]:
        """By seat: milliseconds until a bot may play for a player who is gone."""
        now, whole = self._services.time.now(), self._services.settings.gone_after * 1000
        left = [max(0, whole - (now - last)) for last in self._last_there]
        return [whole if here else ms for here, ms in zip(self.connected(), left, strict=True)]

    def _gone(self, seat: int) -> bool:
        """Has this seat's player been away for a while?"""
        return not self.connected()[seat] and not self.patience()[seat]

    def _tell(self, frame: Callable[[Viewer], bytes]) -> None:
        """Send everybody their own bytes, made once for viewers who are alike."""
        made: dict[Viewer, bytes] = {}
        for socket in self.sockets:
            if socket.viewer not in made:
                made[socket.viewer] = frame(socket.viewer)
            socket.push(made[socket.viewer])

    # Looking; one is alone

    def show(self, viewer: Viewer, what: projection.What | projection.Answer) -> bytes:
        """All bytes for a viewer."""
        self.used = self._services.time.now()
        return projection.frame(self.table, viewer, what)

    def whole(self, viewer: Viewer) -> bytes:
        """Everything."""
        return self.show(viewer, projection.Whole(self.connected(), self.patience(), self.watchers(), self.elapsed()))

    def news(self, viewer: Viewer, since: int | None) -> list[bytes]:
        """What somebody has missed who knows all up to `since`; everything if that is too much."""
        events = None if since is None else projection.missed(self.table, since)
        if events is None:
            return [self.whole(viewer)]
        return [self._change(viewer, seq) for seq in events] + [self._presence(viewer)]

    def elapsed(self) -> int:
        """Of the present decision, in milliseconds."""
        return self._watch.elapsed(self._services.time.now())

    def _presence(self, viewer: Viewer) -> bytes:
        return self.show(viewer, messages.Presence(self.connected(), self.patience(), self.watchers()))

    def _change(self, viewer: Viewer, seq: int) -> bytes:
        return self.show(viewer, projection.Happened(seq, self.elapsed()))

    # Commands

    async def ask(self, held: tuple[int, ...], request: Request) -> projection.Answer:
        """The answer to a command; Refused if it may not be fulfilled."""
        if isinstance(request, Hint):
            return await self.players.hint(held, request)
        if isinstance(request, Why | WhyNot):
            async with self.alone():
                return commands.reasons(self.table, held, request)
        if isinstance(request, React):
            async with self.alone():
                return self._react(held, request)
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
                event = commands.granted(self.table, held, request, self._gone, self._services.settings.stand_in)
                await self.happen(event, key)

    def _react(self, held: tuple[int, ...], wish: React) -> Done:
        """Tell everybody; nothing is kept of it."""
        reacted = commands.reaction(self.table, held, wish)
        if self._services.settings.limits and not self._reactions[wish.seat].take(self._services.time.now()):
            raise Refused("too_many")
        self._tell(lambda viewer: self.show(viewer, reacted))
        return Done(wish.key, self.table.seq)

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
        start, hashes = table_factory.rematch(self.table, self._services.time.date(), seat, promise)
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
        job = repository.append(table.start.table, entries, self._services.time.date(), self.players.needed(), also)
        try:
            await self._services.store.run(job)
        except BaseException as error:
            self._forget(self)  # what is in memory may not be what is on disk
            if not isinstance(error, sqlite3.Error):
                raise
            log.exception("not written", extra={"table": table.start.table, "seq": first})
            raise Refused("failed") from None
        for event in events:
            if isinstance(event, Moved):
                self._services.metrics.moved(event.move.by)
        if key is not None:
            table.keys[key] = first
        if table.position >= first:
            self._watch.start(self._services.time.now())
        for seq in range(first, table.seq + 1):
            self._tell(lambda viewer, seq=seq: self._change(viewer, seq))  # type: ignore[misc]
        self.players.go_on()

    def close(self, why: Code) -> None:
        """Nobody plays here any longer; who comes back finds the table in the store."""
        self._closed = why
        self.players.stop()
        for socket in list(self.sockets):
            socket.hang_up()
