"""The garbage collector: it looks at what is new often and briefly, at all the rest while nobody waits for it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import thread_time

YOUNG = 300  # new objects after which it looks at what is new
NEVER = 1_000_000  # such looks after which it would look at what is old by itself, in the middle of a move
OFTEN, SELDOM = 60, 600  # seconds between two looks at everything: on a calm server at least, on a busy one at most
CALM = 0.05  # of a processor that the event loop takes at most while little happens


def spare() -> None:
    """What is loaded now stays: no look at it again and again while people wait.

    Moves leave nothing behind that only the collector would find; connections and tables that are closed do.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Collector:
    """Looks at everything, of which a large server has so much that it takes a third of a second."""

    def __init__(self, worked: Callable[[], float] = thread_time, collect: Callable[[], object] = gc.collect) -> None:
        self._worked = worked
        self._collect = collect
        self._before = worked()
        self._seconds = 0  # since the last look

    def tick(self) -> None:
        """A second has passed."""
        before, self._before = self._before, self._worked()
        self._seconds += 1
        calm = self._before - before < CALM
        if self._seconds >= (OFTEN if calm else SELDOM):
            self._seconds = 0
            self._collect()
