"""The scientist's ways and recalls by brute force: every way written out, every payment made one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass

RECALLED = 2


@dataclass(frozen=True)
class Station:
    """A ring of six places; lock n lies between place n and the next one clockwise."""

    locks: tuple[int, ...]
    jump: int | None  # what crossing the station costs, None without the card
    free_two: bool

    def price(self, lock: int) -> int:
        value = self.locks[lock % 6]
        return 0 if self.free_two and value == 2 else value


def ways(station: Station, here: int, end: int, jumped: bool = False, left: int = 6) -> Iterator[list[int]]:
    """The payments of every way of at most six steps and one jump."""
    if here == end:
        yield []
    if left == 0:
        return
    for to, lock in (((here + 1) % 6, here), ((here - 1) % 6, here - 1)):
        for rest in ways(station, to, end, jumped, left - 1):
            yield [station.price(lock), *rest]
    if station.jump is not None and not jumped:
        for rest in ways(station, (here + 3) % 6, end, True, left):
            yield [station.jump, *rest]


def cheapest(station: Station, here: int, end: int) -> list[list[int]]:
    """All ways of the least cost."""
    found = {tuple(way) for way in ways(station, here, end)}
    least = min(map(sum, found))
    return [list(way) for way in found if sum(way) == least]


def way_recalling(payments: list[int], time: int, capacity: int) -> int | None:
    """The time left after a way if one bot is recalled right after it, or on it before what cannot be paid.

    None if nothing is paid before the bot goes back, or if it is not enough.
    """
    recalled = paid = False
    for payment in payments:
        if payment > time and paid and not recalled:
            recalled, time = True, min(time + RECALLED, capacity)
        if payment > time:
            return None
        time -= payment
        paid = paid or payment > 0
    if not paid:
        return None
    return time if recalled else min(time + RECALLED, capacity)
