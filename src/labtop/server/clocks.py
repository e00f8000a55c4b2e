"""The clock of a table: whose time passes, and when it is out."""

from __future__ import annotations

from labtop.server.messages import Clock, Times
from labtop.server.table import Table


class Stopwatch:
    """How long the present decision has taken. It starts anew with each one, and when the server comes back."""

    def __init__(self, now: int) -> None:
        self._since = now

    def start(self, now: int) -> None:
        """A new decision."""
        self._since = now

    def elapsed(self, now: int) -> int:
        """Milliseconds."""
        return max(0, now - self._since)


def running(table: Table) -> int | None:
    """The seat of the person who is thinking."""
    seat = table.decider
    return seat if seat is not None and table.seats[seat].person_plays else None


def left(table: Table, clock: Clock, seat: int, elapsed: int) -> int:
    """The time that a seat has, in milliseconds; `elapsed` is that of the present decision."""
    used = elapsed if running(table) == seat else 0
    if clock.per == "game":
        used += table.spent[seat]
    return max(0, clock.seconds * 1000 - used)


def times(table: Table, elapsed: int) -> Times | None:
    """The clock as everybody sees it."""
    clock = table.start.clock
    if clock is None:
        return None
    every = [left(table, clock, seat, elapsed) for seat in range(len(table.seats))]
    return Times(clock.per, clock.seconds, every, running(table))
