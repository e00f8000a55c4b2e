"""Threads that work on stretches of the games. The calling thread does the first stretch itself."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass, field

Work = Callable[[int], None]  # a stretch by its number


@dataclass
class _Call:
    """What a worker is asked to do, and what came of it: the quickest way to wake a thread is a lock."""

    asked: threading.Lock = field(default_factory=threading.Lock)
    done: threading.Lock = field(default_factory=threading.Lock)
    work: Work | None = None  # nothing: the worker may go
    fault: BaseException | None = None

    def __post_init__(self) -> None:
        self.asked.acquire()
        self.done.acquire()


class Workers:
    """`count` stretches, each with its own thread; with one of them there is no thread at all."""

    def __init__(self, count: int) -> None:
        self._calls = [_Call() for _ in range(1, count)]
        for number, call in enumerate(self._calls, 1):
            threading.Thread(target=_serve, args=(number, call), name=f"vector {number}", daemon=True).start()
        self._finalizer = weakref.finalize(self, _let_go, self._calls)

    def run(self, work: Work) -> None:
        """Work on all stretches. What goes wrong in one of them is raised after all have come to their end."""
        for call in self._calls:
            call.work = work
            call.asked.release()
        try:
            work(0)
        finally:
            for call in self._calls:
                call.done.acquire()
        for call in self._calls:
            if call.fault:
                raise call.fault

    def close(self) -> None:
        """Let the threads go."""
        self._finalizer()


def _serve(number: int, call: _Call) -> None:
    while True:
        call.asked.acquire()
        work, call.work, call.fault = call.work, None, None
        if work is None:
            return
        try:
            work(number)
        except BaseException as fault:
            call.fault = fault
        del work  # whoever owns the workers may go meanwhile
        call.done.release()


def _let_go(calls: list[_Call]) -> None:
    for call in calls:
        call.asked.release()
