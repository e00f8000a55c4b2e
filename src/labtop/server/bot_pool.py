"""Bots think here: in threads, outside the event loop, only so many at once."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from labtop.bots import catalog
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation
from labtop.server.errors import Refused

Result = TypeVar("Result")
NICE = 10  # how far bots stand behind people
SIMPLE = "random"  # the bot that there always is


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
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), far)


class BotPool:
    """The threads."""

    def __init__(self, threads: int, code: Callable[[str, str | None], Awaitable[None]], far: int = NICE) -> None:
        self._code = code  # waits until this part of a game's code is ready
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=step_back, initargs=(far,))

    async def make(self, level: str, game: str, luck: int) -> Bot:
        """A bot, as soon as its code is ready; some take their time to be made."""
        await self._code(game, catalog.code(level))
        return await asyncio.get_running_loop().run_in_executor(self._pool, catalog.make, level, game, luck)

    async def choose(self, bot: Bot, observation: Observation) -> str:
        """The bot's action. If nobody waits any longer, the bot is stopped."""
        return await self._run(bot, lambda: bot.choose(observation))

    async def analyse(self, bot: Bot, observation: Observation) -> Analysis:
        """What the bot thinks of each action."""
        return await self._run(bot, lambda: bot.analyse(observation))

    async def _run(self, bot: Bot, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except asyncio.CancelledError:
            bot.stop()
            raise

    def close(self) -> None:
        """Wait for the bots, which have been stopped."""
        self._pool.shutdown(wait=True, cancel_futures=True)
