"""What is asked of the rest of a round of AquaSphere."""

from collections.abc import Hashable, Sequence
from itertools import pairwise

import numpy as np

from labtop.core.puzzles import Goal, Kind
from labtop.core.structs import States, raw_copy
from labtop.games.aquasphere.game import ENTRY_POINTS
from labtop.games.aquasphere.puzzles.alone import ROOM, alone, apply, over
from labtop.games.aquasphere.rules.actions import ACT, CATCHING, DONE, PASS, RECALL, RECALLING
from labtop.games.aquasphere.rules.state import MOST_PROGRAMMED, PROGRAM_COUNT, START_FIELD, TOP_TIER, Stage

LONG_WAY = 3  # time for locks that makes a way worth a thought
SEVERAL = 2  # actions with bots, and sectors on a way


def _player(states: States, seat: int, field: str) -> int:
    value: int = states["players"][field].item(seat)
    return value


def _knowledge(before: States, action: int, after: States, seat: int) -> int:
    """Knowledge points, those of the scoring included, and in the last round those of the final scoring."""
    return _player(after, seat, "score") - _player(before, seat, "score")


def _acted(action: int) -> Hashable:
    """The sector and the program of an action; how it was paid for, and how many octopods, does not matter."""
    number = action % CATCHING
    if ACT <= number < RECALLING:
        return number - ACT
    return (number - RECALLING) // PROGRAM_COUNT if RECALLING <= number < RECALL else None


def _best_alone(states: States, legal: Sequence[int], seat: int) -> int:
    """The action that would bring the most if one passed right after it."""

    def total(action: int) -> int:
        after = raw_copy(states)
        apply(after, action)
        while not over(after, seat) and (way_out := _way_out(after)) is not None:
            apply(after, way_out)
        return _knowledge(states, action, after, seat)

    return max(legal, key=total)


def _way_out(states: States) -> int | None:
    """What ends the round soonest: to pass, to decline, or whatever is asked; None where one cannot pass yet."""
    actions = np.empty(ROOM, np.int64)
    legal = actions[: ENTRY_POINTS.legal(states, actions)].tolist()
    stage = states["turn"]["stage"].item(0)
    return next((action for action in (PASS, DONE) if action in legal), None if stage == Stage.ACTION else legal[0])


def _turn(states: States, seat: int) -> bool:
    return alone(states, seat) and bool(states["turn"]["stage"].item(0) == Stage.ACTION)


def _two_bots(states: States, seat: int) -> bool:
    """Two bots are programmed, and the engineer has arrived."""
    if not _turn(states, seat):
        return False
    engineer = _player(states, seat, "engineer")
    return _player(states, seat, "programmed").bit_count() == MOST_PROGRAMMED and TOP_TIER <= engineer < START_FIELD


def _acts_twice(course: Sequence[States], line: Sequence[int], seat: int) -> bool:
    return sum(_acted(action) is not None for action in line) >= SEVERAL


def _crosses_line(course: Sequence[States], line: Sequence[int], seat: int) -> bool:
    return _acts_twice(course, line, seat) and _player(course[-1], seat, "line") > _player(course[0], seat, "line")


def _goes_far(course: Sequence[States], line: Sequence[int], seat: int) -> bool:
    """Locks cost much, and lead to several sectors."""
    places = [_player(states, seat, "scientist") for states in course]
    prices: list[int] = [
        before["ways"].item(0, _player(before, seat, "ways"), start, end)
        for before, (start, end) in zip(course, pairwise(places), strict=False)
    ]
    return sum(prices) >= LONG_WAY and sum(price > 0 for price in prices) >= SEVERAL


KNOWLEDGE = Goal("knowledge", _knowledge, over, _acted, _best_alone)
KINDS = (
    Kind("locks", KNOWLEDGE, _turn, least=6, margin=2, shown=_goes_far),
    Kind("line", KNOWLEDGE, _turn, least=6, margin=2, shown=_crosses_line),
    Kind("bots", KNOWLEDGE, _two_bots, least=4, margin=2, shown=_acts_twice),
    Kind("round", KNOWLEDGE, _turn, least=6, margin=2, shown=_acts_twice),
)
