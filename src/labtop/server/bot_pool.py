"""Bots think here: outside the event loop, only so many at once, those first whom a person waits for.

A server has them think in a process of their own; without one they think in threads.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from labtop.bots import catalog
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation
from labtop.server.bot_process import BotProcess
from labtop.server.errors import Refused
from labtop.server.fair_queue import Asker, FairQueue, Whose

Result = TypeVar("Result")
NICE = 10  # how far bots stand behind people
SIMPLE = "random"  # the bot that there always is


def anybody() -> Whose:
    """Whoever waits, unless more is known of them."""
    return Whose(people=True, address="")


def offered() -> tuple[str, ...]:
    """The bots that tables may have, weakest first. Searches of any length and bots of one's own are not for guests."""
    return (SIMPLE, *catalog.LEVELS)


def known(level: str) -> str:
    """The same name, if there is such a bot to be had."""
    if level not in offered():
        raise Refused("unknown_bot")
    return level


def step_back(far: int = NICE) -> None:
    """People go first: a bot's thread gets what they leave, where the system knows priorities of threads."""
    if sys.platform == "linux":
        with suppress(PermissionError):  # the whole server stands further behind already
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), far)


class BotPool:
    """The threads."""

    def __init__(
        self,
        threads: int,
        code: Callable[[str, Iterable[str]], Awaitable[None]],
        far: int = NICE,
        process: BotProcess | None = None,
    ) -> None:
        self._code = code  # waits until these parts of a game's code are ready
        self._queue = FairQueue(threads)
        self._make = catalog.make if process is None else process.make
        initializer = partial(step_back, far) if process is None else None  # otherwise these threads only wait
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=initializer)

    async def make(self, level: str, game: str, luck: int, asker: Asker = anybody) -> Bot:
        """A bot, as soon as its code is ready; some take their time to be made."""
        await self._code(game, catalog.parts(level, game))
        return await self._run(lambda: self._make(level, game, luck), asker)

    async def choose(self, bot: Bot, observation: Observation, asker: Asker = anybody) -> str:
        """The bot's action. If nobody waits any longer, the bot is stopped."""
        return await self._think(bot, lambda: bot.choose(observation), asker)

    async def analyse(self, bot: Bot, observation: Observation, asker: Asker = anybody) -> Analysis:
        """What the bot thinks of each action."""
        return await self._think(bot, lambda: bot.analyse(observation), asker)

    async def _think(self, bot: Bot, work: Callable[[], Result], asker: Asker) -> Result:
        try:
            return await self._run(work, asker)
        except asyncio.CancelledError:
            bot.stop()
            raise

    async def _run(self, work: Callable[[], Result], asker: Asker) -> Result:
        async with self._queue.place(asker):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Wait for the bots, which have been stopped."""
        self._pool.shutdown(wait=True, cancel_futures=True)
