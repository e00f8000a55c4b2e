"""Looks at a game that take a while: worked out beside the table, once for all who want the same, one at a time.

What somebody at a table waits for has a thread of its own, so that it does not stand behind them. More threads would
not be quicker: they share Python's lock, also with whoever plays.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from labtop.server.errors import Refused
from labtop.server.limits import STEPS, Limits

KEPT = 32 << 20  # bytes of looks that others may want too
ENTRY = (
    600  # bytes that one takes beside what was seen: 490 for its key and place as measured, and what is lost between
)
Result = TypeVar("Result")


@dataclass
class _UnderWay:
    work: asyncio.Future[bytes]
    waiting: int = 0


class Looks:
    """The threads, and what was seen last."""

    def __init__(self, limits: Limits, most: int = KEPT) -> None:
        self._limits = limits
        self._most = most
        self._looking = ThreadPoolExecutor(1, "look")
        self._answering = ThreadPoolExecutor(1, "look for those at a table")
        self._under_way: dict[Hashable, _UnderWay] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    def kept(self, key: Hashable) -> bytes | None:
        """What was worked out before."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def see(self, key: Hashable, address: str, steps: int, work: Callable[[], bytes]) -> bytes:
        """What the work gives, done once for all who wait and charged to the first; nobody waits: it is cancelled."""
        found = self._under_way.get(key)
        if found is None:
            self.charge(address, steps)
            found = self._under_way[key] = _UnderWay(_run(self._looking, work))
        found.waiting += 1
        try:
            seen = await asyncio.shield(found.work)
        finally:
            found.waiting -= 1
            if not found.waiting:
                found.work.cancel()
                del self._under_way[key]
        self._keep(key, seen)
        return seen

    def charge(self, address: str, steps: int) -> None:
        """Count steps that are worked out for an address; Refused if they are too many."""
        if not self._limits.allows(address, STEPS, steps):
            raise Refused("too_many")

    async def run(self, work: Callable[[], Result]) -> Result:
        """What the work gives, for somebody at a table."""
        return await _run(self._answering, work)

    def close(self) -> None:
        """Wait for what is being worked out."""
        for pool in (self._looking, self._answering):
            pool.shutdown(wait=True, cancel_futures=True)

    def _keep(self, key: Hashable, seen: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = seen
            self._bytes += len(seen) + ENTRY
        while self._bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest) + ENTRY


def _run(pool: ThreadPoolExecutor, work: Callable[[], Result]) -> asyncio.Future[Result]:
    return asyncio.get_running_loop().run_in_executor(pool, work)
