"""A table with the people around it: what happens is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from labtop.core.errors import IllegalAction
from labtop.server import cluster, commands, messages, projection, repository
from labtop.server import table as tables
from labtop.server.attendance import Attendance, Socket
from labtop.server.clocks import Stopwatch
from labtop.server.cluster import Appended, Attended, News, Taken
from labtop.server.database import Conflict, DatabaseFailure, Job
from labtop.server.errors import Left, Overtaken, Refused, text
from labtop.server.fair_queue import Whose
from labtop.server.limits import MOST_LOOKS, REACTIONS, STEPS, Bucket
from labtop.server.messages import Event, Moved
from labtop.server.players import Players
from labtop.server.projection import Viewer
from labtop.server.services import Services
from labtop.server.table import By, Table

log = logging.getLogger("labtop.server")


AGAIN = 1  # seconds until what the database did not answer is asked again


class TableSession:
    """One table that is open. Whoever looks or commands is `alone` meanwhile: nobody sees what is not on disk yet.

    If something cannot be written, the session asks by `forget` to be left to the store.
    """

    def __init__(
        self,
        table: Table,
        services: Services,
        forget: Callable[[TableSession], None],
        maker: str = "",
        leads: bool = True,
    ) -> None:
        now = services.time.now()
        self.table = table
        self.lock = asyncio.Lock()
        self.attendance = Attendance(len(table.seats), services.time, services.settings.gone_after * 1000)
        self.used = now
        self.maker = maker  # the address of whoever made the table, or left it to bots, as long as that is known
        self.leads = leads  # this server, and no other, lets bots play here and the clock run
        self.services = services
        self._forget = forget
        self.closed = False  # it has been left to the store
        self._failed = False  # that is so because the database did not do what it was asked
        self._reactions = [Bucket(REACTIONS, now) for _ in table.seats]
        self._watch = Stopwatch(now)
        self._announced: Attended | None = None  # who was here when other servers were last told
        self._announcing: asyncio.Task[None] | None = None
        self.players = Players(self, services)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else looks or commands now; Left, or Refused, if the table has been left to the store."""
        async with self.lock:
            if self.closed:
                raise Refused("failed") if self._failed else Left
            yield

    # Who is there

    def enter(self, socket: Socket) -> None:
        """Somebody comes."""
        self._attended(self.attendance.enter(socket))

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        self._attended(self.attendance.leave(socket))

    def _attended(self, news: bool) -> None:
        """Tell everybody who is there, if it is news; other servers also through which."""
        if news:
            self.attendance.tell(self._presence)
        if self.services.store.shared and self._announcing is None and not self.closed:
            self._announcing = asyncio.create_task(self._announce())

    async def _announce(self) -> None:
        try:
            while (here := self._here()) != self._announced and not self.closed:
                self._announced = here
                try:
                    await self.services.store.run(cluster.attend(here), here.table)
                except DatabaseFailure:
                    self._announced = None
                    log.exception("other servers do not know who is there", extra={"table": here.table})
                    await asyncio.sleep(AGAIN)
        finally:
            self._announcing = None

    def _here(self) -> Attended:
        there = self.attendance
        return Attended(self.table.start.table, self.services.process, there.seats_here(), there.watchers_here())

    def whose(self) -> Whose:
        """For whom bots think here."""
        player = self.attendance.player()
        return Whose(player is not None, self.maker if player is None else player)

    @property
    def alone_with_bots(self) -> bool:
        """The game goes on, and no person plays it."""
        return not self.table.over and not self.table.waiting and not self.table.persons()

    # Looking

    async def look(self, viewer: Viewer, what: projection.What, address: str) -> bytes:
        """What takes a while to work out, compressed; the table goes on meanwhile."""
        looks = self.services.looks
        with self.services.limits.place(f"table {self.table.start.table}", MOST_LOOKS):
            async with self.alone():
                table = self.table
                key = (table.start.table, table.seq, viewer.eye, what)
                if (kept := looks.kept(key)) is not None:
                    return kept
                work = partial(projection.compressed, table.snapshot(), viewer, what)
            return await looks.see(key, address, projection.effort(table, what), work)

    # Looking; one is alone

    def show(self, viewer: Viewer, what: projection.What | projection.Answer) -> bytes:
        """All bytes for a viewer."""
        self.used = self.services.time.now()
        return projection.frame(self.table, viewer, what)

    def whole(self, viewer: Viewer) -> bytes:
        """Everything."""
        there = self.attendance
        return self.show(
            viewer, projection.Whole(there.connected(), there.patience(), there.watchers(), self.elapsed())
        )

    def news(self, viewer: Viewer, since: int | None, address: str) -> Awaitable[list[bytes]]:
        """What somebody has missed who knows all up to `since`; everything if that is too much.

        One need not be alone to wait for it.
        """
        events = None if since is None else projection.missed(self.table, since)
        if events is None or not self.services.limits.allows(address, STEPS, len(events)):
            return _said([self.whole(viewer)])
        if not events:
            return _said([self._presence(viewer)])
        table, presence, elapsed = self.table.snapshot(), self._presence(viewer), self.elapsed()
        return self.services.looks.run(
            lambda: [*(projection.frame(table, viewer, projection.Happened(seq, elapsed)) for seq in events), presence]
        )

    def elapsed(self) -> int:
        """Of the present decision, in milliseconds."""
        return self._watch.elapsed(self.services.time.now())

    def _presence(self, viewer: Viewer) -> bytes:
        there = self.attendance
        return self.show(viewer, messages.Presence(there.connected(), there.patience(), there.watchers()))

    def _change(self, viewer: Viewer, seq: int) -> bytes:
        return self.show(viewer, projection.Happened(seq, self.elapsed()))

    # Happening; one is alone

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Do it; Refused if it may not be done at the table as it stands in the store. Whether it was done."""
        try:
            await work()
        except Overtaken:
            return False
        except Refused:
            if self.closed or not await self.catch_up():
                raise
            return False
        return True

    async def play(self, action: str, by: By, key: str | None = None) -> None:
        """Play for the seat that decides."""
        try:
            event = self.table.play(action, by, self.elapsed())
        except IllegalAction as error:
            raise Refused("illegal", text(error.reason)) from None
        await self._keep([event], key)

    async def happen(self, event: Event, key: str | None = None, also: Job[Any] | None = None) -> None:
        """Let this happen, and what follows from it by itself."""
        self.table.apply(event)
        events = [event]
        for next_event in commands.following(self.table):
            self.table.apply(next_event)
            events.append(next_event)
        await self._keep(events, key, also)

    async def react(self, reacted: messages.Reacted) -> None:
        """Show everybody a sign, of which nothing is kept; Refused if its seat has shown too many."""
        if self.services.settings.limits and not self._reactions[reacted.seat].take(self.services.time.now()):
            raise Refused("too_many")
        self._show_sign(reacted)
        if self.services.store.shared:
            sign = cluster.Reacted(self.table.start.table, reacted.seat, reacted.sign)
            with suppress(DatabaseFailure):  # others do not see it, and nothing is lost
                await self.services.store.run(cluster.say(sign))

    def _show_sign(self, reacted: messages.Reacted) -> None:
        self.attendance.tell(lambda viewer: self.show(viewer, reacted))

    async def _keep(self, events: Sequence[Event], key: str | None, also: Job[Any] | None = None) -> None:
        """Write down events that have been applied, then tell everybody; Overtaken if somebody else was faster."""
        table = self.table
        first = table.seq - len(events) + 1
        entries = [repository.Entry(first, events[0], key)]
        entries += [repository.Entry(seq, event) for seq, event in enumerate(events[1:], first + 1)]
        job = repository.append(table.start.table, entries, self.services.time.date(), self.players.needed(), also)
        try:
            await self.services.store.run(job, table.start.table)
        except Conflict:
            await self._read_again(first - 1)
            raise Overtaken from None
        except BaseException as error:
            self._forget(self)  # what is in memory may not be what is on disk
            if not isinstance(error, DatabaseFailure):
                raise
            self._failed = True
            log.exception("not written", extra={"table": table.start.table, "seq": first})
            raise Refused("failed") from None
        for event in events:
            if isinstance(event, Moved):
                self.services.metrics.moved(event.move.by)
        if key is not None:
            table.keys[key] = first
        self._happened(first)

    def _happened(self, first: int) -> None:
        """Tell everybody what is new from here on, and go on."""
        if self.table.position >= first:
            self._watch.start(self.services.time.now())
        for seq in range(first, self.table.seq + 1):
            self.attendance.tell(lambda viewer, seq=seq: self._change(viewer, seq))  # type: ignore[misc]
        self.table.rest()
        self.players.go_on()

    # What others have written; one is alone

    async def catch_up(self) -> bool:
        """Let everything happen here that is in the store: is there anything? Refused if the table is gone."""
        if not self.services.store.shared:
            return False
        table = self.table
        try:
            later = await self.services.store.run(repository.since(table.start.table, table.seq))
        except DatabaseFailure:
            raise Refused("failed") from None
        if later is None:
            self._forget(self)
            raise Refused("unknown_table")
        known, table.hashes = table.hashes, later.hashes
        self._apply(later.events)
        return bool(later.events) or known != later.hashes

    def _apply(self, entries: Sequence[tuple[Event, str | None]]) -> None:
        first = self.table.seq + 1
        try:
            for event, key in entries:
                self.table.apply(event)
                if key is not None:
                    self.table.keys[key] = self.table.seq
        except Exception:
            log.exception("what another server wrote cannot happen here", extra={"table": self.table.start.table})
            self._forget(self)
            raise Left from None  # the store knows better
        if entries:
            self._happened(first)

    async def _read_again(self, seq: int) -> None:
        """Take the table from the store, since what is in memory is not there; people know all up to `seq`."""
        try:
            kept = await self.services.store.run(repository.load(self.table.start.table))
            if kept is None:
                raise Refused("unknown_table")
            self.table = await asyncio.to_thread(tables.restored, kept)
        except BaseException as error:
            self._forget(self)  # what is in memory is not what is on disk
            if not isinstance(error, DatabaseFailure):
                raise
            self._failed = True
            raise Refused("failed") from None
        self._happened(seq + 1)

    async def catch_up_with_others(self) -> None:
        """Some news of other servers may have been missed; they may have taken this one for dead."""
        table, store = self.table.start.table, self.services.store
        while not self.closed:
            with suppress(Refused, DatabaseFailure):
                async with self.alone():
                    await self.catch_up()
                    await self.meet_others()
                    self._announce_again()
                    self.leads = await store.run(cluster.lead(table, self.services.process), table)
                    self.players.go_on()
                    return
            await asyncio.sleep(AGAIN)

    async def meet_others(self) -> None:
        """Learn who is at the table through other servers."""
        table, process = self.table.start.table, self.services.process
        if self.attendance.hear_all(await self.services.store.run(cluster.elsewhere(table, process))):
            self.attendance.tell(self._presence)

    async def hear(self, news: News) -> None:
        """What another server tells."""
        match news:
            case Attended(process=self.services.process):  # we were taken for dead
                self._announce_again()
            case Attended():
                if self.attendance.hear(news):
                    self.attendance.tell(self._presence)
            case cluster.Reacted(seat=seat, sign=sign):
                self._show_sign(messages.Reacted(seat, sign))
            case Taken():
                self.leads = False
                self.players.go_on()
            case Appended(first=first, last=last, entries=entries) if last > self.table.seq:
                if entries and first == self.table.seq + 1:
                    self._apply(entries)
                else:
                    await self.catch_up()

    def _announce_again(self) -> None:
        self._announced = None
        self._attended(False)

    def close(self) -> None:
        """Nobody plays here any longer; who comes back finds the table in the store."""
        self.closed = True
        self.players.stop()
        for socket in list(self.attendance.sockets):
            socket.hang_up()


async def _said(frames: list[bytes]) -> list[bytes]:
    return frames
