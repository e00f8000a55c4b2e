"""Threads that work on stretches of the games. The calling thread does the first stretch itself."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass, field
from os import getpid

Work = Callable[[int], None]  # a stretch by its number


@dataclass
class _Call:
    """What a worker is asked to do, and what came of it: the quickest way to wake a thread is a lock.

    Whether it is at work is what `work` says. An interrupt may come between any two lines, so a lock may wake somebody
    once too often; then who wakes looks again.
    """

    asked: threading.Lock = field(default_factory=threading.Lock)
    done: threading.Lock = field(default_factory=threading.Lock)
    work: Work | None = None  # nothing, as soon as it is done
    fault: BaseException | None = None
    over: bool = False  # the worker may go

    def __post_init__(self) -> None:
        self.asked.acquire()
        self.done.acquire()


class Workers:
    """`count` stretches, each with its own thread; with one of them there is no thread at all."""

    def __init__(self, count: int) -> None:
        self._calls = [_Call() for _ in range(1, count)]
        self._finalizer = weakref.finalize(self, _let_go, self._calls)
        self._begin()

    def run(self, work: Work) -> None:
        """Work on all stretches. What goes wrong in one of them, or interrupts, is raised after all have ended."""
        if self._process != getpid():
            self._begin()
        self._settle()
        try:
            for call in self._calls:
                call.fault, call.work = None, work
                _wake(call.asked)
            work(0)
            for call in self._calls:
                while call.work:
                    call.done.acquire()
        except BaseException:
            self._settle()
            raise
        for call in self._calls:
            if call.fault:
                raise call.fault

    def close(self) -> None:
        """Let the threads go."""
        self._finalizer()

    def _begin(self) -> None:
        """Start the threads; in a process that was forked anew, since they do not come along."""
        self._calls[:] = [_Call() for _ in self._calls]
        for number, call in enumerate(self._calls, 1):
            threading.Thread(target=_serve, args=(number, call), name=f"vector {number}", daemon=True).start()
        self._process = getpid()

    def _settle(self) -> None:
        """Wait for all that are still at work, or were not woken yet, however often that is interrupted."""
        interrupt: BaseException | None = None
        while any(call.work for call in self._calls):
            try:
                for call in self._calls:
                    while call.work:
                        _wake(call.asked)
                        call.done.acquire()
            except BaseException as fault:
                interrupt = fault
        if interrupt:
            raise interrupt


def _serve(number: int, call: _Call) -> None:
    while True:
        call.asked.acquire()
        if call.over:
            return
        if call.work:
            try:
                call.work(number)
            except BaseException as fault:
                call.fault = fault
            call.work = None  # whoever owns the workers may go meanwhile
            _wake(call.done)


def _wake(lock: threading.Lock) -> None:
    """Let through who waits at a lock, or comes next; there is always only one who does this."""
    if lock.locked():
        lock.release()


def _let_go(calls: list[_Call]) -> None:
    for call in calls:
        call.over = True
        _wake(call.asked)
