"""Bots think here: in threads, outside the event loop, only so many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import labtop
from labtop import registry
from labtop.bots import naming
from labtop.bots.protocol import Bot, Seen, Thoughts, seen
from labtop.server.errors import Refused

Result = TypeVar("Result")
SIMPLE = "random"  # the bot that there always is
WARM = 3  # bots, weakest first: random, greedy and one that searches


@cache
def offered() -> tuple[str, ...]:
    """The bots that tables may have, weakest first. Searches of any length and bots of one's own are not for guests."""
    return tuple(name for name in (SIMPLE, "greedy", *naming.LEVELS) if _exists(name))


def known(level: str) -> str:
    """The same name, if there is such a bot to be had."""
    if level not in offered():
        raise Refused("unknown_bot")
    return level


def usual(level: str) -> str:
    """The bot of the settings, or the strongest there is below it."""
    order = (SIMPLE, "greedy", *naming.LEVELS)
    wanted = order.index(level) if level in order else len(order)
    return [name for name in offered() if order.index(name) <= wanted][-1]


def warm(game: str) -> None:
    """Let the simplest bots decide once, so that all code of bots is compiled."""
    start = labtop.new_game(game)
    for name in offered()[:WARM]:
        naming.make(name, game).choose(seen(start, 1))


def _exists(name: str) -> bool:
    try:
        naming.make(name, registry.GAMES[0])
    except naming.UnknownBot:
        return False
    return True


class Thinkers:
    """The threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def make(self, level: str, game: str, luck: int) -> Bot:
        """A bot; some take their time to be made."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, naming.make, level, game, luck)

    async def choose(self, bot: Bot, seen: Seen) -> str:
        """The bot's action. If nobody waits any longer, the bot is stopped."""
        return await self._run(bot, lambda: bot.choose(seen))

    async def think(self, bot: Bot, seen: Seen) -> Thoughts:
        """The bot's thoughts."""
        return await self._run(bot, lambda: bot.think(seen))

    async def _run(self, bot: Bot, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except asyncio.CancelledError:
            bot.stop()
            raise

    def close(self) -> None:
        """Wait for the bots, which have been stopped."""
        self._pool.shutdown(wait=True, cancel_futures=True)
