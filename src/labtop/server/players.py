"""Who plays without being asked: bots, and the clock when somebody's time is out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol

from labtop.bots import catalog
from labtop.bots.protocol import Bot
from labtop.server import bot_pool, clocks, commands, hints
from labtop.server.bot_process import BotsGone
from labtop.server.errors import Overtaken, Refused
from labtop.server.fair_queue import Whose
from labtop.server.limits import MOST_HINTS
from labtop.server.messages import Analysis, BotCame, Event, Hint
from labtop.server.services import Services
from labtop.server.table import By, Table
from labtop.server.table_factory import LUCK_BITS
from labtop.server.time_source import Alarm

log = logging.getLogger("labtop.server")


class Session(Protocol):
    """Where they play: what bots and clock need of a table session."""

    table: Table
    leads: bool  # this server, and no other, lets bots play here and the clock run
    maker: str  # the address on whose behalf bots play alone

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Nobody else looks or commands now; Refused if the table has been left to the store."""
        ...

    def whose(self) -> Whose:
        """For whom bots think here."""
        ...

    def elapsed(self) -> int:
        """Of the present decision, in milliseconds."""
        ...

    async def play(self, action: str, by: By) -> None:
        """Play for the seat that decides."""
        ...

    async def happen(self, event: Event) -> None:
        """Let this happen, and what follows from it by itself."""
        ...


class Players:
    """The bots and the clock of one table."""

    def __init__(self, session: Session, services: Services) -> None:
        self._session = session
        self._services = services
        self._bot: tuple[int, str, Bot] | None = None  # of the present turn; its search tree takes much memory
        self._search: asyncio.Task[None] | None = None
        self._deciding: tuple[int, str, By] | None = None  # what the search is about: position, level, for whom
        self._late = -1  # the position at which the time for the move was out
        self._alarm: Alarm | None = None
        self._timeout: asyncio.Task[None] | None = None

    def needed(self) -> bool:
        """Has the server itself something to do here?"""
        table = self._session.table
        seat = table.decider
        return seat is not None and (not table.seats[seat].person_plays or table.start.clock is not None)

    @property
    def busy(self) -> bool:
        """Is a bot thinking, or a clock running?"""
        return self.thinking or self._alarm is not None

    @property
    def thinking(self) -> bool:
        """Does a bot think, or wait for it?"""
        return self._search is not None

    def go_on(self) -> None:
        """Let whoever decides now think; whoever was thinking about something else stops."""
        if not self._session.leads:
            self.stop()
            return
        wanted = self._wanted()
        if self._deciding != wanted:
            self._stop_search()
            if wanted is not None:
                self._deciding = wanted
                self._search = asyncio.create_task(self._move(*wanted))
            else:
                self._bot = None
        self._set_alarm()

    def stop(self) -> None:
        """Nobody thinks any longer."""
        self._stop_search()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def play_to_the_end(self, seat: int) -> None:
        """A bot comes for somebody who does not come back.

        Where bots would play on alone and have no room, it is the simplest, and so are the others from then on.
        """
        session, services, table = self._session, self._services, self._session.table
        level = table.seats[seat].level or services.settings.stand_in
        last = table.persons() == [seat] and table.left_to_bots(seat)
        if last and not services.bot_tables.room(session.maker):
            level = bot_pool.SIMPLE
            for other, bot in enumerate(table.seats):
                if other != seat and bot.level != level:
                    await session.happen(BotCame(other, level, bot.out_of_time))
        await session.happen(BotCame(seat, level, out_of_time=True))

    async def hint(self, held: tuple[int, ...], request: Hint, address: str) -> Analysis:
        """What a bot thinks of a decision. Who only has the table's link waits behind those who hold a seat."""
        services = self._services
        with services.limits.place(f"hints {address}", MOST_HINTS):
            async with self._session.alone():
                table = self._session.table
                game = commands.hinted(table, held, request)
            limit, whose = hints.seconds(services.settings.hint)[request.longer], Whose(bool(held), address)
            pool, luck = services.bot_pool, table.start.luck
            return await hints.analysis(pool, game, luck, limit, lambda: whose, request.position)

    def _wanted(self) -> tuple[int, str, By] | None:
        table = self._session.table
        seat = table.decider
        if seat is None:
            return None
        if (level := table.seats[seat].level) is not None:
            return table.position, level, "bot"
        return (table.position, self._services.settings.stand_in, "clock") if self._late == table.position else None

    async def _move(self, position: int, level: str, by: By) -> None:
        """Think, then play, unless things have changed meanwhile."""
        session = self._session
        seat = session.table.decider
        assert seat is not None
        try:
            action = await self._chosen(seat, level)
            async with session.alone():
                if self._deciding == (position, level, by):
                    self._search = self._deciding = None
                    await session.play(action, by)
        except (Overtaken, BotsGone):
            pass  # another server was faster, or this one ends
        except Refused:
            log.error("a bot's move was refused", extra={"table": session.table.start.table, "level": level})

    async def _chosen(self, seat: int, level: str) -> str:
        """The bot's action. Whatever goes wrong with a bot, the game goes on."""
        table = self._session.table
        luck = _luck(table.start.luck, seat)
        observation = table.game.observe(luck)
        try:
            bot = await self._bot_of(seat, level, luck)
            action = await self._services.bot_pool.choose(bot, observation, self._session.whose)
            if action in observation.actions:
                return action
            log.error("a bot chose what is not legal", extra={"table": table.start.table, "level": level})
        except asyncio.CancelledError:
            self._bot = None  # it was stopped in the middle of a thought
            raise
        except BotsGone:
            raise
        except Exception:
            log.exception("a bot failed", extra={"table": table.start.table, "level": level})
        return catalog.make(bot_pool.SIMPLE, table.start.game, luck).choose(observation)

    async def _bot_of(self, seat: int, level: str, luck: int) -> Bot:
        """The bot that has decided the turn so far, or a new one."""
        if self._bot is None or self._bot[:2] != (seat, level):
            game = self._session.table.start.game
            self._bot = (seat, level, await self._services.bot_pool.make(level, game, luck, self._session.whose))
        return self._bot[2]

    def _stop_search(self) -> None:
        if self._search is not None:
            self._search.cancel()
        self._search = self._deciding = None

    # The clock

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table, clock = self._session.table, self._session.table.start.clock
        seat = clocks.running(table)
        if clock is None or seat is None or self._late == table.position:
            return
        time, position = self._services.time, table.position
        left = clocks.left(table, clock, seat, self._session.elapsed())
        self._alarm = time.call_at(time.now() + left, lambda: self._ring(seat, position))

    def _ring(self, seat: int, position: int) -> None:
        self._timeout = asyncio.create_task(self._out_of_time(seat, position))

    async def _out_of_time(self, seat: int, position: int) -> None:
        session, clock = self._session, self._session.table.start.clock
        with suppress(Refused, Overtaken):  # the table was closed, or changed, meanwhile
            async with session.alone():
                if clock is None or session.table.position != position or clocks.running(session.table) != seat:
                    return
                if clock.per == "game":
                    await self.play_to_the_end(seat)
                else:
                    self._late = position
                    self.go_on()


def _luck(luck: int, seat: int) -> int:
    """Every seat's bot has its own, which has nothing to do with the shuffle."""
    return (luck + seat) % (1 << LUCK_BITS)
