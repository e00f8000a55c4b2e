"""Bots at the table: each is made when it first decides, and thinks in a thread, so that Ctrl-C is heard."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, TypeVar

from labtop.bots import catalog
from labtop.cli.seats import RANDOM, bot_of

if TYPE_CHECKING:
    from labtop.bots.protocol import Bot
    from labtop.core.game import Game

Result = TypeVar("Result")
THREADS = min(os.cpu_count() or 1, 8)
TICK = 0.05  # seconds between looks at the keyboard


class Bots:
    """The bots of one game. They remember what they thought, so a game that has jumped needs new ones."""

    def __init__(self, luck: int) -> None:
        self._luck = luck
        self._bots: dict[int, Bot] = {}

    def play(self, game: Game) -> None:
        """Let the bot whose turn it is decide, and note how long it thought."""
        seat = game.to_play
        assert seat is not None
        kind = bot_of(game.names[seat])
        assert kind is not None
        if seat not in self._bots:
            self._bots[seat] = catalog.make(kind, game.rules.name, self._luck + seat, THREADS)
        bot, sight = self._bots[seat], game.observe(self._luck + seat)
        started = time.monotonic()
        action = interruptible(bot, lambda: bot.choose(sight))
        game.play(action, None if kind == RANDOM else round((time.monotonic() - started) * 1000))


def interruptible(bot: Bot, work: Callable[[], Result]) -> Result:
    """What a bot's work brings. Ctrl-C stops the bot, and is heard when it has stopped."""
    pressed = threading.Event()
    usual = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        with ThreadPoolExecutor(1) as pool:
            future = pool.submit(work)
            while wait([future], TICK).not_done:
                if pressed.is_set():
                    bot.stop()
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed.is_set():
        raise KeyboardInterrupt
    return future.result()
