"""All tables of a server, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from labtop.server import bot_pool, cluster, repository, seats, table_factory, upkeep
from labtop.server import table as tables
from labtop.server.bot_process import BotProcess
from labtop.server.bot_tables import BotTables
from labtop.server.cluster import News, Rewritten
from labtop.server.compilation import Compiling
from labtop.server.database import DatabaseFailure
from labtop.server.errors import Left, Refused
from labtop.server.exercises import Exercises
from labtop.server.limits import SETS, Limits
from labtop.server.looks import Looks
from labtop.server.messages import Listed, MadeTable, NewTable
from labtop.server.metrics import Metrics
from labtop.server.packing import Packing
from labtop.server.reviews import MOST_EACH, MOST_WAITING, Reviews
from labtop.server.services import Services
from labtop.server.settings import Settings, seconds
from labtop.server.store import Store
from labtop.server.table_session import TableSession
from labtop.server.thinking import Thinking
from labtop.server.time_source import RealTime, Time

log = logging.getLogger("labtop.server")

AGAIN = 5000  # ms until a table at which something could not be written is read again
AS_A_GUEST = 10_000  # ms for which a table that another server leads stays in memory when nobody is there
AT_THE_DESK = 2  # records and positions from outside that are worked on at once
Result = TypeVar("Result")


async def every(seconds: float, work: Callable[[], Awaitable[None] | None]) -> None:
    """Do it again and again; what goes wrong is said, and tried again."""
    while True:
        try:
            if (going := work()) is not None:
                await going
        except DatabaseFailure as error:
            log.error("the database does not answer: %s", error)
        except Exception:
            log.exception("failed in the background")
        await asyncio.sleep(seconds)


class Lobby:
    """The sessions with everything they share."""

    def __init__(self, settings: Settings, store: Store, time: Time | None = None, apart: bool = False) -> None:
        self.settings = settings
        self.store = store
        self.process = store.database.process
        self.time: Time = time or RealTime()
        self.compiling = Compiling(settings.games)
        self._bots = BotProcess(settings.searches, bot_pool.NICE, settings.games) if apart else None
        self.bot_pool = bot_pool.BotPool(settings.searches, self.compiling.code, process=self._bots)
        self.limits = Limits(self.time.now, settings.limits)
        self.reviews = Reviews(store, self.time, self.compiling, MOST_EACH if settings.limits else MOST_WAITING)
        self.thinking = Thinking(self.compiling, settings.hint)
        self.exercises = Exercises(self.limits)
        self.metrics = Metrics()
        self.packing = Packing()
        self.stopping = False
        self._seen: int | None = None  # the last that was seen of what others write into the store
        self._looks = Looks(self.limits)
        self._desk = ThreadPoolExecutor(AT_THE_DESK, "desk")
        shared = (store, self.time, self.bot_pool, self.limits, self._looks, self.metrics)
        self._services = Services(self.process, settings, *shared, BotTables(settings.limits, self._bot_makers))
        self._sessions: dict[str, asyncio.Future[TableSession]] = {}
        self._later: set[str] = set()  # tables that are looked for again
        self._tasks: set[asyncio.Task[Any]] = set()

    async def make(self, command: NewTable, address: str) -> MadeTable:
        """A new table."""
        if command.game not in self.settings.games:
            raise Refused("unknown_game")
        self._check_ready(command.game)
        if command.components is not None and not self.limits.allows(address, SETS):
            raise Refused("too_many")
        start = table_factory.start(command, self.time.date())
        secrets = table_factory.secrets_of(start)
        hashes = {seat: seats.digest(secret) for seat, secret in enumerate(secrets) if secret is not None}
        session = self._session(tables.new(start, hashes), address)
        if session.alone_with_bots:
            self._services.bot_tables.check(address)
        async with session.lock:
            self._sessions[start.table] = done = asyncio.get_running_loop().create_future()
            done.set_result(session)  # it counts from now on, also for who makes many at once
            try:
                await self.store.run(repository.add(start, hashes, session.players.needed(), self.process))
            except BaseException:
                self.forget(session)
                raise
        session.players.go_on()
        return MadeTable(start.table, secrets)

    async def find(self, table: str) -> TableSession:
        """The session of a table, from the store if need be; Refused if there is none."""
        if table not in self._sessions:
            self._sessions[table] = asyncio.ensure_future(self._load(table))
        try:
            session = await asyncio.shield(self._sessions[table])
        except Exception:
            self._sessions.pop(table, None)
            raise
        session.used = self.time.now()
        return session

    async def current(self, table: str) -> TableSession:
        """The session of a table, with everything that is in the store."""
        return await self.at(table, _itself)

    async def at(self, table: str, work: Callable[[TableSession], Awaitable[Result]]) -> Result:
        """What the work at a table gives, with everything that is in the store; anew if it is left to it meanwhile."""
        while True:
            session = await self.find(table)
            try:
                if self.store.shared:
                    async with session.alone():
                        await session.catch_up()
                return await work(session)
            except Left:
                if self.stopping:
                    raise

    async def listed(self) -> list[Listed]:
        """The tables that everybody may see."""
        return [
            Listed(
                session.table.start.table,
                session.table.start.game,
                [seat.seen() for seat in session.table.seats],
                session.table.waiting,
                session.table.over,
            )
            for session in await self._found(await self.store.run(repository.listed))
        ]

    async def go_on(self) -> None:
        """After a start: compile; as soon as all games can be played let the bots and clocks of all tables go on."""
        self.start(self.compiling.run())
        if self.store.shared:
            loop = asyncio.get_running_loop()
            await asyncio.to_thread(
                self.store.database.listen, lambda news: loop.call_soon_threadsafe(self._hear, news)
            )
            with suppress(DatabaseFailure):
                await self.live()
                if not await self.store.run(cluster.lives(self.process)):
                    log.error("others do not see this server; reach PostgreSQL directly, not through a pooler")
            self.start(every(cluster.ALIVE, self.live))
        await self.compiling.playable()
        if self.store.shared:
            self.start(every(cluster.ALIVE, self.take_over))
            return
        await self._found(await self.store.run(repository.awake))

    async def _found(self, tables: Iterable[str]) -> list[TableSession]:
        """The sessions of these tables; one that cannot be read hurts no other."""
        sessions = []
        for table in tables:
            try:
                sessions.append(await self.find(table))
            except Refused as refused:
                log.warning("a table stays closed: %s", refused.code, extra={"table": table})
            except DatabaseFailure as error:
                log.error("a table cannot be read now: %s", error, extra={"table": table})
                self._find_later(table)
            except Exception:
                log.exception("a table cannot be read", extra={"table": table})
        return sessions

    def _find_later(self, table: str) -> None:
        """Until it can be read or is gone: its bots and clock need no visitor. With others they take it over."""
        if self.store.shared or self.stopping or table in self._later:
            return

        def again() -> None:
            self._later.discard(table)
            self.start(self._found([table]))

        self._later.add(table)
        self.time.call_at(self.time.now() + AGAIN, again)

    def sweep(self) -> None:
        """Forget sessions in which nobody is and nothing happens; they are in the store."""
        now, idle = self.time.now(), self.settings.idle_after * 1000
        for session in self.open_sessions():
            quiet = not session.attendance.sockets and not session.players.busy and not session.lock.locked()
            if quiet and now - session.used > (idle if session.leads else min(idle, AS_A_GUEST)):
                self.forget(session)
                self._leave(session)

    async def notice(self) -> None:
        """Leave tables to the store that somebody else has changed there, such as `labtop admin`."""
        if self.store.shared:
            return  # servers that share a database tell each other
        changed = await self.store.run(upkeep.changed_elsewhere)
        if self._seen not in (None, changed):
            await self._reread_changed()
        self._seen = changed  # only now: where something could not be read, all is looked at again

    async def _reread_changed(self) -> None:
        for session in self.open_sessions():
            async with session.lock:
                table = session.table
                job = upkeep.differs(table.start.table, table.seq, table.hashes)
                if not session.closed and await self.store.run(job):
                    self.forget(session)
        await self._found(await self.store.run(repository.awake))

    async def prune(self) -> None:
        """Delete the tables at which nothing has happened for as long as tables are kept."""
        if (kept := seconds(self.settings.keep)) is None:
            return
        while names := await self.store.run(upkeep.prune(self.time.date() - kept * 1000)):
            log.info("tables were deleted that had been kept long enough", extra={"tables": len(names)})
            for session in self.open_sessions():
                if session.table.start.table in names:
                    self.forget(session)

    def forget(self, session: TableSession) -> None:
        """Leave a table to the store."""
        self._sessions.pop(session.table.start.table, None)
        session.close()

    async def reread(self, session: TableSession) -> None:
        """Let bots and clock of a table that was left to the store go on, on behalf of whoever they did before."""
        for found in await self._found([session.table.start.table]):
            found.maker = found.maker or session.maker

    def fail(self, session: TableSession) -> None:
        """Something could not be written: leave the table to the store; its bots and clock try again by themselves."""
        self.forget(session)
        if self.store.shared:
            self._leave(session)
        else:
            self._find_later(session.table.start.table)

    # Other servers on the same database

    async def live(self) -> None:
        """Say that this server lives, and look who does not."""
        await self.store.run(cluster.alive(self.process))
        for gone in await self.store.run(cluster.bury(self.process)):
            self._pass_on(gone)

    async def take_over(self) -> None:
        """Lead some of the tables that nobody leads, and let their bots and clocks go on."""
        for table in await self.store.run(cluster.take_over(self.process)):
            if found := await self._found([table]):
                self.start(found[0].catch_up_with_others())
            else:
                self.start(self._left(table))

    async def leader(self, table: str) -> str:
        """The server that leads a table; if nobody does, this one tries. Refused if there is no such table."""
        opening = self._sessions.get(table)
        if opening is not None and (await asyncio.shield(opening)).leads:
            return self.process
        leader = await self.store.run(cluster.leader(table))
        if leader is None and not (await self.find(table)).leads:  # another was faster
            leader = await self.store.run(cluster.leader(table))
        return leader or self.process

    def _hear(self, news: bytes | None) -> None:
        if news is not None:
            self._pass_on(cluster.read(news))
        else:
            for session in self.open_sessions():
                self.start(session.catch_up_with_others())

    def _pass_on(self, news: News) -> None:
        if news.table in self._sessions:
            self.start(self._tell(self._sessions[news.table], news))

    async def _tell(self, opening: asyncio.Future[TableSession], news: News) -> None:
        with suppress(Refused, DatabaseFailure):  # the table was closed, or cannot be opened
            session = await asyncio.shield(opening)
            async with session.alone():
                if not isinstance(news, Rewritten):
                    await session.hear(news)
                    return
                self.forget(session)
            if session.leads:
                await self.reread(session)

    def _leave(self, session: TableSession) -> None:
        """Let another server lead a table that this one has forgotten."""
        if self.store.shared and not self.stopping:
            self.start(self._left(session.table.start.table))

    async def _left(self, table: str) -> None:
        while table not in self._sessions:
            try:
                await self.store.run(cluster.leave(table, self.process), table)
                return
            except DatabaseFailure:
                await asyncio.sleep(1)

    async def at_the_desk(self, work: Callable[[], Result]) -> Result:
        """What comes of something from outside, in a thread that no table waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, work)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way; every game can go on from the store."""
        self.stopping = True
        self.compiling.stop()
        for session in self.open_sessions():
            async with session.lock:
                self.forget(session)
        for task in list(self._tasks):
            task.cancel()
        self._desk.shutdown(wait=False, cancel_futures=True)
        self.packing.close()
        await asyncio.to_thread(self._looks.close)
        await asyncio.to_thread(self.exercises.close)
        await asyncio.to_thread(self.reviews.close)
        await asyncio.to_thread(self.thinking.close)
        if self._bots is not None:
            self._bots.close()
        await asyncio.to_thread(self.bot_pool.close)
        if self.store.shared:
            with suppress(DatabaseFailure):
                await self.store.run(cluster.retire(self.process))
        await asyncio.to_thread(self.store.close)

    def open_sessions(self) -> list[TableSession]:
        """The tables in memory."""
        done = [session for session in self._sessions.values() if session.done() and not session.exception()]
        return [session.result() for session in done]

    def _check_ready(self, game: str) -> None:
        if self.stopping:
            raise Refused("stopping")
        if not self.compiling.ready(game):
            raise Refused("compiling")

    def _bot_makers(self) -> list[str]:
        return [session.maker for session in self.open_sessions() if session.alone_with_bots]

    def _session(self, table: tables.Table, maker: str = "", leads: bool = True) -> TableSession:
        return TableSession(table, self._services, self.fail, maker, leads)

    async def _load(self, name: str) -> TableSession:
        kept = await self.store.run(repository.load(name))
        if kept is None:
            raise Refused("unknown_table")
        self._check_ready(kept.start.game)
        try:
            table = await asyncio.to_thread(tables.restored, kept)  # it takes a while: others need not wait
        except (ValueError, LookupError) as error:  # rules, or a set of components, that are not those of now
            log.warning("a table cannot be played on: %s", error, extra={"table": name})
            raise Refused("older_rules") from None
        leads = not self.store.shared or await self.store.run(cluster.lead(name, self.process), name)
        session = self._session(table, leads=leads)
        if self.store.shared:
            await session.meet_others()
        session.players.go_on()
        return session


async def _itself(session: TableSession) -> TableSession:
    return session
