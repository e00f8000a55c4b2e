"""How much a client may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

FORGET = 10_000  # addresses that are remembered at most


@dataclass(frozen=True)
class Rate:
    """So many at once, so many more each second."""

    burst: int
    per_second: float


MESSAGES = Rate(100, 25)  # on one socket, which is read no faster
REQUESTS = Rate(120, 40)  # of one address
TABLES = Rate(30, 0.5)  # made from one address, or records replayed
POSITIONS = Rate(120, 5)  # looked at from one address
REACTIONS = Rate(5, 0.25)  # of one seat
SOCKETS = Rate(60, 5)  # opened from one address


class Bucket:
    """What one client has left."""

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: int) -> bool:
        """Take one, if there is one."""
        if self.wait(now):
            return False
        self._left -= 1
        return True

    def wait(self, now: int) -> int:
        """For how many milliseconds there will be none."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second / 1000)
        self._at = now
        return max(0, ceil((1 - self._left) * 1000 / self._rate.per_second))


class Limits:
    """The buckets of all addresses."""

    def __init__(self, now: Callable[[], int], on: bool) -> None:
        self._now = now
        self._on = on
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def allows(self, address: str, rate: Rate) -> bool:
        """May this address ask once more?"""
        if not self._on:
            return True
        if len(self._buckets) > FORGET:
            self._buckets.clear()
        bucket = self._buckets.setdefault((address, rate), Bucket(rate, self._now()))
        return bucket.take(self._now())

    def bucket(self, rate: Rate) -> Callable[[], int]:
        """A bucket of one's own: call it to take one, or to hear for how many milliseconds there is none."""
        if not self._on:
            return lambda: 0
        own = Bucket(rate, self._now())
        return lambda: 0 if own.take(self._now()) else own.wait(self._now())
