"""Puzzles and lessons, worked out beside everything else: in a thread of their own, in which addresses take turns."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from labtop.server.fair_queue import FairQueue, Whose
from labtop.server.limits import Limits
from labtop.server.looks import Looks
from labtop.server.projection import Public, Viewer, compressed

KEPT = 8 << 20  # bytes of what others may ask for too


class Exercises:
    """The thread, and who waits for it."""

    def __init__(self, limits: Limits) -> None:
        self._looks = Looks(limits, KEPT)
        self._queue = FairQueue(1)

    async def work_out(self, what: object, address: str, steps: int, work: Callable[[], Public]) -> bytes:
        """What the work gives, compressed, and charged by its steps; what nobody waits for is not begun.

        It is remembered by `what` it is, of which nothing is kept but a hash: people may send long words.
        """
        key = hashlib.sha256(repr(what).encode()).digest()
        if (kept := self._looks.kept(key)) is not None:
            return kept
        whose = Whose(people=False, address=address)
        async with self._queue.place(lambda: whose):
            if (kept := self._looks.kept(key)) is not None:
                return kept
            return await self._looks.see(key, address, steps, lambda: compressed(None, Viewer(), work()))

    def close(self) -> None:
        """Wait for what is being worked out."""
        self._looks.close()
