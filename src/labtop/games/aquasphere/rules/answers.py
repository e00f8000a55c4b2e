"""What Python asks of the rules: prices, the scientist's way, bot spaces, refills, final points, standings."""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np

from labtop.core.kernel import bind
from labtop.core.structs import States
from labtop.games.aquasphere.rules import rounds, scientist_routes, scoring
from labtop.games.aquasphere.rules.effects import space_cost
from labtop.games.aquasphere.rules.events import Source
from labtop.games.aquasphere.rules.scientist_routes import CROSS_STATION, OPPOSITE
from labtop.games.aquasphere.rules.state import SECTOR_COUNT, STATE

SOURCES = len(Source)


def _space_price(states: States, of: int) -> int:
    """What the next submarine space costs, where one is free: of seat * SECTOR_COUNT + sector."""
    return space_cost(states[0], of // SECTOR_COUNT, of % SECTOR_COUNT)


def _lock_price(states: States, of: int) -> int:
    """What the lock on the clockwise side of a place costs: of cards * SECTOR_COUNT + place."""
    return scientist_routes.lock_price(states[0], of // SECTOR_COUNT, of % SECTOR_COUNT)


def _uncovered(states: States, seat: int) -> int:
    return scoring.uncovered_spaces(states[0], seat)


def _open(states: States, seat: int) -> int:
    return scoring.open_spaces(states[0], seat)


def _counted(states: States, seat: int) -> int:
    return scoring.counted_spaces(states[0], seat)


def _round_points(states: States, of: int) -> int:
    """The points of an item of the intermediate scoring: of seat * SOURCES + source."""
    return scoring.round_item(states[0], of // SOURCES, of % SOURCES)


def _final_points(states: States, of: int) -> int:
    """The points of an item of the final scoring: of seat * SOURCES + source."""
    return scoring.final_item(states[0], of // SOURCES, of % SOURCES)


def _standing(states: States, seat: int) -> int:
    return scoring.standing(states[0], seat)


def _refill_edge(states: States, place: int) -> int:
    return rounds.refill_edge(states[0], place)


space_price = bind(_space_price, "aquasphere")
lock_price = bind(_lock_price, "aquasphere")
uncovered = bind(_uncovered, "aquasphere")
open_spaces = bind(_open, "aquasphere")
counted = bind(_counted, "aquasphere")
round_points = bind(_round_points, "aquasphere")
final_points = bind(_final_points, "aquasphere")
standing = bind(_standing, "aquasphere")
refill_edge = bind(_refill_edge, "aquasphere")
ENTRY_POINTS = (
    space_price,
    lock_price,
    uncovered,
    open_spaces,
    counted,
    round_points,
    final_points,
    standing,
    refill_edge,
)


def values(states: States, *path: str) -> Any:
    """A field of the first record, by the names that lead to it, as plain numbers and lists."""
    field: Any = states
    for name in path:
        field = field[name]
    return field[0].tolist()


class Step(NamedTuple):
    """A step of the scientist's way, between places in the ring."""

    start: int
    end: int
    by: Literal["clockwise", "anticlockwise", "jump"]
    price: int


def routes(states: States, seat: int) -> dict[int, tuple[Step, ...]]:
    """The cheapest way of a seat's scientist to each sector; of several the one with the fewest steps."""
    ring, cross = tuple(values(states, "ring")), values(states, "components", "cross_cost")
    start, cards = ring.index(values(states, "players", "scientist")[seat]), values(states, "players", "ways")[seat]
    locks = tuple(lock_price(states, cards * SECTOR_COUNT + place) for place in range(SECTOR_COUNT))
    return _routes(states["ways"][0].tobytes(), ring, locks, cross, start, cards)


@lru_cache(maxsize=4096)  # most moves leave the ways of most seats as they were
def _routes(
    ways: bytes, ring: tuple[int, ...], locks: tuple[int, ...], cross: int, start: int, cards: int
) -> dict[int, tuple[Step, ...]]:
    by_sector = np.frombuffer(ways, STATE["ways"].base).reshape(STATE["ways"].shape)
    costs = by_sector[:, ring][:, :, ring].tolist()  # by places
    return {sector: _route(costs, locks, cross, start, end, cards) for end, sector in enumerate(ring)}


def _route(
    costs: list[list[list[int]]], locks: tuple[int, ...], cross: int, start: int, end: int, cards: int
) -> tuple[Step, ...]:
    found: deque[tuple[int, int, tuple[Step, ...]]] = deque([(start, cards, ())])
    while True:
        place, held, steps = found.popleft()
        if place == end:
            return steps
        for step, left in _steps(locks, cross, place, held):
            if step.price + costs[left][step.end][end] == costs[held][place][end]:
                found.append((step.end, left, (*steps, step)))


def _steps(locks: tuple[int, ...], cross: int, place: int, cards: int) -> Iterator[tuple[Step, int]]:
    """The steps from a place, each with the cards that may still be used after it."""
    after, before = (place + 1) % SECTOR_COUNT, (place - 1) % SECTOR_COUNT
    yield Step(place, after, "clockwise", locks[place]), cards
    yield Step(place, before, "anticlockwise", locks[before]), cards
    if cards & CROSS_STATION:
        yield Step(place, (place + OPPOSITE) % SECTOR_COUNT, "jump", cross), cards & ~CROSS_STATION
