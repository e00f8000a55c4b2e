"""Bots that think about positions while somebody looks: behind games and their bots, only so many at once."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

from labtop.bots.protocol import Analysis
from labtop.core.game import Game
from labtop.core.sentences import foretold
from labtop.server import messages
from labtop.server.bot_pool import BotPool
from labtop.server.compilation import Compiling
from labtop.server.errors import Refused
from labtop.server.hints import MOST, expected, value

LOOKS = (0.2, 1, 4, 10)  # times as long as a hint
LINES = 3
NICE = 19  # how far they stand behind people, and behind bots
MOST_WAITING = 30
MOST_EACH = 3  # of one address
LUCK = 1


class Thinking:
    """The threads, and who waits for them."""

    def __init__(self, compiling: Compiling, hint: int, most_each: int = MOST_EACH) -> None:
        self._hint = hint / 1000
        self._most_each = most_each
        self._pool = BotPool(max((os.cpu_count() or 1) // 2, 1), compiling.code, NICE)
        self._waiting: Counter[str] = Counter()  # by address

    async def thoughts(self, game: Game, look: int, address: str) -> messages.Thoughts:
        """What a search says of the decision; cancelled when nobody waits for it any longer."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= self._most_each:
            raise Refused("too_many")
        self._waiting[address] += 1
        try:
            bot = await self._pool.make(f"search:{LOOKS[look] * self._hint:.3f}s", game.rules.name, LUCK)
            found = await self._pool.analyse(bot, game.observe(LUCK))
            return await asyncio.to_thread(_told, game, found, look)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # forgets those that wait for nothing

    def close(self) -> None:
        """Wait for the bots, which have been stopped."""
        self._pool.close()


def _told(game: Game, found: Analysis, look: int) -> messages.Thoughts:
    said = foretold(game)
    assert game.to_play is not None
    return messages.Thoughts(
        look=look,
        more=look < len(LOOKS) - 1 and len(found.actions) > 1,
        seat=game.to_play,
        actions=[value(one, said) for one in found.actions[:MOST]],
        lines=[expected(game, one.line) for one in found.actions[:LINES]],
        simulations=found.simulations,
        seconds=found.seconds,
    )
