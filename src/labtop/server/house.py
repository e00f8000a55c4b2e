"""All tables of a server, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from labtop.server import archive, making, seats, thinkers
from labtop.server import table as tables
from labtop.server.compiling import Compiling
from labtop.server.errors import Refused
from labtop.server.limits import Limits
from labtop.server.messages import Listed, MadeTable, NewTable
from labtop.server.room import Room
from labtop.server.settings import Settings
from labtop.server.store import Store
from labtop.server.timing import RealTime, Time

log = logging.getLogger("labtop.server")


class House:
    """The rooms with everything they share."""

    def __init__(self, settings: Settings, store: Store, time: Time | None = None) -> None:
        self.settings = settings
        self.store = store
        self.time: Time = time or RealTime()
        self.thinkers = thinkers.Thinkers(settings.searches)
        self.compiling = Compiling(settings.games)
        self.limits = Limits(self.time.now, settings.limits)
        self.stopping = False
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def make(self, wish: NewTable) -> MadeTable:
        """A new table."""
        if wish.game not in self.settings.games:
            raise Refused("unknown_game")
        self._check_ready(wish.game)
        start = making.start(wish, self.time.date())
        secrets = making.secrets_of(start)
        hashes = {seat: seats.digest(secret) for seat, secret in enumerate(secrets) if secret is not None}
        room = Room(tables.new(start, hashes), self)
        await self.store.run(archive.add(start, hashes, room.players.needed()))
        self._rooms[start.table] = done = asyncio.get_running_loop().create_future()
        done.set_result(room)
        room.players.go_on()
        return MadeTable(start.table, secrets)

    async def find(self, table: str) -> Room:
        """The room of a table, from the store if need be; Refused if there is none."""
        if table not in self._rooms:
            self._rooms[table] = asyncio.ensure_future(self._load(table))
        try:
            room = await asyncio.shield(self._rooms[table])
        except Exception:
            self._rooms.pop(table, None)
            raise
        room.used = self.time.now()
        return room

    async def listed(self) -> list[Listed]:
        """The tables that everybody may see."""
        return [
            Listed(
                room.table.start.table,
                room.table.start.game,
                [seat.seen() for seat in room.table.seats],
                room.table.waiting,
                room.table.over,
            )
            for room in await self._found(await self.store.run(archive.listed))
        ]

    async def go_on(self) -> None:
        """After a start: compile, then let the bots and clocks of all tables go on."""
        await self.compiling.run()
        await self._found(await self.store.run(archive.awake))

    async def _found(self, tables: Iterable[str]) -> list[Room]:
        """The rooms of these tables; one that cannot be read hurts no other."""
        rooms = []
        for table in tables:
            try:
                rooms.append(await self.find(table))
            except Refused as refused:
                log.warning("a table stays closed: %s", refused.code, extra={"table": table})
            except Exception:
                log.exception("a table cannot be read", extra={"table": table})
        return rooms

    def sweep(self) -> None:
        """Forget rooms in which nobody is and nothing happens; they are in the store."""
        long_ago = self.time.now() - self.settings.idle_after * 1000
        for room in self._open_rooms():
            quiet = not room.audience.sockets and not room.players.busy and not room.lock.locked()
            if quiet and room.used < long_ago:
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Leave a table to the store."""
        self._rooms.pop(room.table.start.table, None)
        room.close()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way; every game can go on from the store."""
        self.stopping = True
        for room in self._open_rooms():
            async with room.lock:
                self.forget(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
        self.store.close()

    def _open_rooms(self) -> list[Room]:
        done = [room for room in self._rooms.values() if room.done() and not room.exception()]
        return [room.result() for room in done]

    def _check_ready(self, game: str) -> None:
        if self.stopping:
            raise Refused("stopping")
        if not self.compiling.ready(game):
            raise Refused("compiling")

    async def _load(self, table: str) -> Room:
        kept = await self.store.run(archive.load(table))
        if kept is None:
            raise Refused("unknown_table")
        self._check_ready(kept.start.game)
        room = Room(await asyncio.to_thread(tables.restored, kept), self)  # it takes a while: others need not wait
        room.players.go_on()
        return room
