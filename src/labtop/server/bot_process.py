"""Bots in a process of their own, behind people: they share neither Python's lock nor a processor that others want.

A bot's thread that holds the lock and has to wait for a processor would let people wait as long.
"""

from __future__ import annotations

import itertools
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import weakref
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any, Literal, NamedTuple, TypeAlias

from labtop.bots import catalog
from labtop.bots.compilation import BOTS, Part
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation

log = logging.getLogger("labtop.server")

What: TypeAlias = Literal["choose", "analyse", "stop"]
TRIES = 2  # to get an answer: whatever ended the process may have had nothing to do with it


class Recipe(NamedTuple):
    """How a bot is made: a process that was started anew makes it again."""

    level: str
    game: str
    luck: int


class Request(NamedTuple):
    """What the process is asked."""

    number: int  # to be stopped, if it is that
    bot: int
    what: What
    content: bytes  # the recipe and the observation
    forgotten: Sequence[int] = ()  # bots that nobody needs any longer


class BotsGone(Exception):
    """Nobody will answer: the process is closed, or nobody waits any longer."""


class ApartBot:
    """A bot there: whoever asks it waits without Python's lock. Where the process cannot be had, it thinks here."""

    def __init__(self, process: BotProcess, number: int, recipe: Recipe) -> None:
        self._process, self._recipe = process, recipe
        self.number = number
        self.asking: int | None = None  # the number of the request that waits
        self.stopped = False
        self._here: Bot | None = None  # in place of the one there

    def choose(self, observation: Observation) -> str:
        """One of `observation.actions`."""
        action: str = self._ask("choose", observation)
        return action

    def analyse(self, observation: Observation) -> Analysis:
        """What it thinks of each action."""
        found: Analysis = self._ask("analyse", observation)
        return found

    def stop(self) -> None:
        """Answer with what is known so far, soon."""
        self.stopped = True
        self._process.stop(self)
        if self._here is not None:
            self._here.stop()

    def _ask(self, what: What, observation: Observation) -> Any:
        self.stopped = False
        content = pickle.dumps((self._recipe, observation))
        for _ in range(TRIES):
            with suppress(BotsGone):
                return self._process.ask(self, what, content)
            if self.stopped or self._process.closed:
                raise BotsGone
        if self._process.runs:
            raise RuntimeError("the process of the bots ended again and again")
        log.error("a bot thinks in the server", extra=self._recipe._asdict())
        self._here = catalog.make(*self._recipe)
        return getattr(self._here, what)(observation)


class Line:
    """A process that runs, or has run."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.ended = False


class BotProcess:
    """The process, from outside: started when it is first needed, and again if it has ended."""

    def __init__(self, threads: int, far: int, games: Sequence[str]) -> None:
        self._given = threads, far, tuple(games)
        self._numbers = itertools.count()
        self._waiting: dict[int, Future[Any]] = {}
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._forgotten: SimpleQueue[int] = SimpleQueue()
        self._lock = threading.Lock()  # never held for long: the event loop waits for it
        self._sending: threading.Thread | None = None
        self.runs = False  # it could be started; if it ends, what it was asked may be the reason
        self.closed = False

    def make(self, level: str, game: str, luck: int) -> Bot:
        """A bot there."""
        number = next(self._numbers)
        bot = ApartBot(self, number, Recipe(level, game, luck))
        weakref.finalize(bot, self._forgotten.put, number)
        return bot

    def ask(self, bot: ApartBot, what: What, content: bytes) -> Any:
        """The bot's answer; BotsGone if the process ends before."""
        answer: Future[Any] = Future()
        with self._lock:
            if self.closed:
                raise BotsGone
            if self._sending is None:
                self._sending = threading.Thread(target=self._send, name="bots", daemon=True)
                self._sending.start()
            bot.asking = next(self._numbers)
            self._waiting[bot.asking] = answer
            self._requests.put(Request(bot.asking, bot.number, what, content))
        try:
            return answer.result()
        finally:
            bot.asking = None

    def stop(self, bot: ApartBot) -> None:
        """Let a bot answer soon, if it thinks."""
        if bot.asking is not None:
            self._requests.put(Request(bot.asking, bot.number, "stop", b""))

    def close(self) -> None:
        """End the process."""
        with self._lock:
            self.closed = True
            self._requests.put(None)
            self._lose()

    def _no_longer_needed(self) -> list[int]:
        found = []
        with suppress(Empty):
            while True:
                found.append(self._forgotten.get_nowait())
        return found

    def _send(self) -> None:
        """Hand on what is asked, to one process after the other."""
        line: Line | None = None
        while (request := self._requests.get()) is not None:
            if request.number not in self._waiting:
                continue  # nobody waits for it any longer
            try:
                if line is not None and line.ended:
                    line.connection.close()
                    line = None
                line = line or self._start()
                line.connection.send(request._replace(forgotten=self._no_longer_needed()))
            except Exception:  # whatever it is, nobody waits for ever
                log.exception("a bot cannot be asked")
                self._lose()
        if line is not None:
            with suppress(OSError):
                line.connection.send(None)  # then it ends, and so does the thread that listens to it

    def _start(self) -> Line:
        self.runs = False
        here, there = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(
            target=_think, args=(there, *self._given), name="labtop bots", daemon=True
        )
        try:
            if hasattr(signal, "pthread_sigmask"):  # Ctrl-C is for the server, which then ends this one
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            process.start()
        finally:
            there.close()
        self.runs = True
        line = Line(here)
        threading.Thread(target=self._listen, args=(line,), name="bots", daemon=True).start()
        return line

    def _listen(self, line: Line) -> None:
        try:
            while True:
                number, found, error = line.connection.recv()
                if (answer := self._waiting.pop(number, None)) is not None:
                    if error is None:
                        answer.set_result(found)
                    else:
                        answer.set_exception(RuntimeError(error))
        except Exception as problem:  # it has ended, or nobody understands it
            line.ended = True
            if not self.closed:
                log.error("the process of the bots ended", extra={"problem": repr(problem)})
                self._lose()

    def _lose(self) -> None:
        """Tell all who wait that nobody will answer."""
        for number in list(self._waiting):
            if (answer := self._waiting.pop(number, None)) is not None:
                answer.set_exception(BotsGone())


def _think(line: Connection, threads: int, far: int, games: Sequence[str]) -> None:
    """In the process: answer until nobody asks any longer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(far)
    bots: dict[int, Bot] = {}
    stopped: set[int] = set()  # requests that nobody waits for
    loading, answering = threading.Lock(), threading.Lock()

    def load(game: str, parts: Sequence[str]) -> None:
        with loading:
            for part in (Part(game, name) for name in parts):
                if part.on_disk():
                    part.load()

    def answer(request: Request) -> None:
        found = None
        try:
            recipe, observation = pickle.loads(request.content)
            if request.bot not in bots:
                load(recipe.game, catalog.parts(recipe.level, recipe.game))
                bots[request.bot] = catalog.make(*recipe)
            if request.number not in stopped:
                found = getattr(bots[request.bot], request.what)(observation)
            said = pickle.dumps((request.number, found, None))
        except BaseException as problem:
            said = pickle.dumps((request.number, None, repr(problem)))
        stopped.discard(request.number)
        with answering:
            line.send_bytes(said)

    def load_all() -> None:
        for game in games:
            load(game, BOTS)

    threading.Thread(target=load_all, daemon=True).start()  # before anybody asks
    with ThreadPoolExecutor(threads) as pool:
        while True:
            try:
                request: Request | None = line.recv()
            except (OSError, EOFError):
                request = None
            if request is None:
                os._exit(0)  # whatever is thought, nobody waits for it
            for number in request.forgotten:
                bots.pop(number, None)
            if request.what == "stop":
                stopped.add(request.number)
                if request.bot in bots:
                    bots[request.bot].stop()
            else:
                pool.submit(answer, request)
