"""Time, in one place, so that tests can turn it by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not call it."""
        ...


class Time(Protocol):
    """What the server knows of time, in milliseconds."""

    def now(self) -> int:
        """Since some moment; never goes back."""
        ...

    def date(self) -> int:
        """Since 1970."""
        ...

    def call_at(self, when: int, what: Callable[[], object]) -> Alarm:
        """Call it as soon as `now()` is `when`."""
        ...


class RealTime:
    """Time as it passes."""

    def now(self) -> int:
        """Since some moment; never goes back."""
        return time.monotonic_ns() // 1_000_000

    def date(self) -> int:
        """Since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, what: Callable[[], object]) -> Alarm:
        """Call it as soon as `now()` is `when`."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)
