"""Games on all cores: each worker process plays whole games, and may die without harm."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing import connection
from typing import Any

from labtop.arena.match import NOBODY, Played, play
from labtop.arena.schedule import Plan, Task, Trouble
from labtop.arena.warmup import warm

CONTEXT = multiprocessing.get_context("spawn")  # the same on every system
GLANCE = 0.1  # seconds between two looks at workers that say nothing
GRACE = 2.0  # seconds in which a process that is ending may end by itself
STARTS = 3  # workers that may die in a row before they have begun a game
Game = tuple[Played, dict[str, Any]]


class WorkersLost(RuntimeError):
    """Worker processes die before they have begun to play."""


def games(plan: Plan, tasks: Iterator[Task], workers: int, stopped: Callable[[], bool]) -> Iterator[Game]:
    """Play the tasks, in no certain order, until all are done or `stopped`. Afterwards no worker is left."""
    crew: list[Worker] = []
    try:
        for task in tasks:
            crew.append(Worker(plan, task))
            if len(crew) == workers:
                break
        while crew and not stopped():
            connection.wait([part for worker in crew for part in (worker.pipe, worker.process.sentinel)], GLANCE)
            for place, worker in enumerate(list(crew)):
                found = worker.look(plan)
                if isinstance(found, Worker):
                    crew[place] = found
                elif found is not None:
                    yield found
                    if not stopped():
                        worker.give(next(tasks, None))
            crew = [worker for worker in crew if worker.task is not None]
    finally:
        for worker in crew:
            worker.end()


@dataclass
class Pulse:
    """What can be seen of a worker from outside: the change it is at, and since when it has been seen there."""

    change: int = -1
    since: float = field(default_factory=time.monotonic)


class Worker:
    """A process that plays one game after the other, as seen by the arena."""

    def __init__(self, plan: Plan, task: Task, starts: int = 1) -> None:
        self.task: Task | None = None
        self._starts = starts
        self._watched = CONTEXT.RawArray("q", [NOBODY, 0])  # whose bot has the word; how often that has changed
        self._pulse = Pulse()
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(plan, theirs, self._watched), daemon=True)
        with _no_interrupts():
            self.process.start()
        theirs.close()
        self.give(task)

    def give(self, task: Task | None) -> None:
        """The next game to play; without one it ends."""
        self.task = task
        if task is None:
            self.end()
            return
        with suppress(OSError):  # it has died meanwhile, as the next look will find
            self.pipe.send(task)

    def look(self, plan: Plan) -> Game | Worker | None:
        """A game that is over, or a new worker in place of one that is lost, or None while it plays."""
        try:
            if self.pipe.poll():
                return self._received(self.pipe.recv())
            if self.process.is_alive():
                return self._again("late", plan) if self._overran(plan.limit) else None
        except (EOFError, OSError):
            pass
        return self._again("died", plan)

    def _received(self, answer: Any) -> Game:
        if isinstance(answer, RuntimeError):
            raise answer
        self._starts = 1
        game: Game = answer
        return game

    def _overran(self, limit: float) -> bool:
        """Has a bot been thinking for longer than it may?"""
        seat, change = self._watched
        if seat == NOBODY or change != self._pulse.change:
            self._pulse = Pulse(change)
        return time.monotonic() - self._pulse.since > limit

    def _again(self, kind: str, plan: Plan) -> Worker:
        """Another worker with the same game, in which the bot at fault has lost its seat."""
        assert self.task is not None
        if kind == "died":
            self.process.join(GRACE)
        self.end()
        seat = self._watched[0]
        if seat != NOBODY:
            text = f"> {plan.limit:g} s" if kind == "late" else f"exit code {self.process.exitcode}"
            return Worker(plan, replace(self.task, lost=(*self.task.lost, Trouble(seat, kind, text))))
        if self._starts == STARTS:
            raise WorkersLost(f"worker processes end with exit code {self.process.exitcode}")
        return Worker(plan, self.task, self._starts + 1)

    def end(self) -> None:
        """Leave nothing of it."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(plan: Plan, pipe: connection.Connection, watched: Any) -> None:
    """The life of a worker process: a game for every task, until nobody sends one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides when to stop
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.dup2(2, 1)  # what a bot prints is not the arena's answer

    def watch(seat: int) -> None:
        watched[0] = seat
        watched[1] += 1

    warm(plan)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: object = play(plan, task, watch)
        except Exception:
            answer = RuntimeError(f"game {task.number} failed:\n{traceback.format_exc()}")
        pipe.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A Ctrl-C waits until a process has been started, which then never hears of one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
