"""How much a client may ask: buckets that fill up again with time, and so much at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from labtop.server.errors import Refused

FORGET = 10_000  # buckets that are remembered at most


@dataclass(frozen=True)
class Rate:
    """So many at once, so many more each second."""

    burst: int
    per_second: float


MESSAGES = Rate(100, 25)  # on one socket, which is read no faster
ALL_MESSAGES = Rate(1000, 100)  # on all sockets of one address
REQUESTS = Rate(120, 40)  # of one address
PAGES = Rate(400, 40)  # of one address, and what belongs to them
TABLES = Rate(30, 0.5)  # made from one address, or records replayed
SETS = Rate(10, 0.05)  # of components, entered from one address
POSITIONS = Rate(120, 5)  # looked at from one address
REACTIONS = Rate(5, 0.25)  # of one seat
SOCKETS = Rate(60, 5)  # opened from one address
STEPS = Rate(3000, 200)  # of games, worked out for one address
MOST_EACH = 8  # requests that take a while, at once from one address
MOST_HINTS = 3  # at once for one address
MOST_LOOKS = 64  # at once at one table
MOST_SOCKETS, MOST_OWN = 8000, 200  # at once: in all, of one address


class Bucket:
    """What one client has left."""

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: int, count: int = 1) -> bool:
        """Take so many, if there are; of what is more than there can ever be, all."""
        count = min(count, self._rate.burst)
        if self.wait(now, count):
            return False
        self._left -= count
        return True

    def wait(self, now: int, count: int = 1) -> int:
        """For how many milliseconds there will not be so many."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second / 1000)
        self._at = now
        return max(0, ceil((count - self._left) * 1000 / self._rate.per_second))


class Limits:
    """The buckets of all addresses."""

    def __init__(self, now: Callable[[], int], on: bool) -> None:
        self._now = now
        self._on = on
        self._buckets: dict[tuple[str, Rate], Bucket] = {}
        self._under_way: Counter[str] = Counter()

    def allows(self, address: str, rate: Rate, count: int = 1) -> bool:
        """May this address ask for so many more?"""
        if not self._on:
            return True
        bucket = self._buckets.pop((address, rate), None) or Bucket(rate, self._now())
        self._buckets[address, rate] = bucket  # the last
        if len(self._buckets) > FORGET:
            del self._buckets[next(iter(self._buckets))]  # whoever has not asked for longest
        return bucket.take(self._now(), count)

    @contextmanager
    def place(self, whose: str, most: int) -> Iterator[None]:
        """One of what an address, or a table, may have under way at once; Refused if there are as many already."""
        if self._on and self._under_way[whose] >= most:
            raise Refused("too_many")
        self._under_way[whose] += 1
        try:
            yield
        finally:
            self._under_way[whose] -= 1
            if not self._under_way[whose]:
                del self._under_way[whose]

    def bucket(self, rate: Rate) -> Callable[[], int]:
        """A bucket of one's own: call it to take one, or to hear for how many milliseconds there is none."""
        if not self._on:
            return lambda: 0
        own = Bucket(rate, self._now())
        return lambda: 0 if own.take(self._now()) else own.wait(self._now())
