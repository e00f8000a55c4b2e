"""What is asked of a turn of Gizmos."""

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop.core.puzzles import Goal, Kind
from labtop.core.structs import States
from labtop.games.gizmos.game import ENTRY_POINTS
from labtop.games.gizmos.rules import actions
from labtop.games.gizmos.rules.actions import ID_BITS, ID_MASK, KIND, SPENT_BITS, SPENT_MASK, THING
from labtop.games.gizmos.rules.building import GIZMOS_TO_END, LEVEL_III_TO_END
from labtop.games.gizmos.rules.cards import (
    DO_BUILD_FREE,
    TRIGGERED_BY_ARCHIVE,
    TRIGGERED_BY_BUILD,
    TRIGGERED_BY_FILE,
    TRIGGERED_BY_PICK,
)
from labtop.games.gizmos.rules.cards import POINTS as PRINTED
from labtop.games.gizmos.rules.state import NOBODY, SEATS, Stage

LONG = 4  # gizmos used that make a chain
SEVERAL = 2  # converters that make a payment worth a thought
BUILD, USE = actions.Kind.BUILD.value, actions.Kind.USE.value
NEAR = 3  # gizmos that a turn may add, about


def _stage(states: States) -> int:
    stage: int = states["turn"]["stage"].item(0)
    return stage


def _player(states: States, seat: int, field: str) -> int:
    value: int = states["players"][field].item(seat)
    return value


def _kind(action: int) -> int:
    kind: int = KIND.item(action & ID_MASK)
    return kind


def _standings(states: States) -> tuple[list[int], list[int]]:
    """Scores, and what orders the seats."""
    scores, order = np.zeros((2, SEATS), np.int64)
    seats = states["seats"].item(0)
    ENTRY_POINTS.standings(states, scores, order, seats)
    return scores[:seats].tolist(), order[:seats].tolist()


def _turn_over(states: States, seat: int) -> bool:
    return bool(states["to_play"].item(0) != seat)


def _points(before: States, action: int, after: States, seat: int) -> int:
    """Points on cards and tokens, end scores included, as if the game ended with this turn."""
    return _standings(after)[0][seat] - _standings(before)[0][seat]


def _used(before: States, action: int, after: States, seat: int) -> int:
    return int(_kind(action) == USE)


def _built(before: States, action: int, after: States, seat: int) -> int:
    return _player(after, seat, "active_count") - _player(before, seat, "active_count")


def _won(before: States, action: int, after: States, seat: int) -> int:
    """1 when the game is over and this seat is before all others."""
    if after["to_play"].item(0) != NOBODY:
        return 0
    order = _standings(after)[1]
    return int(order[seat] == max(order))


def _kept(before: States, action: int, after: States, seat: int) -> int:
    """The spheres left after the payment, whatever a chain reaction may bring later."""
    return _player(after, seat, "ring")


def _paid(states: States, seat: int) -> bool:
    return _stage(states) != Stage.PAY


def _cards_built(action: int) -> Hashable:
    return action if _kind(action) == BUILD else None


def _gizmos_used(action: int) -> Hashable:
    return action if _kind(action) == USE else None


def _same(action: int) -> Hashable:
    """A win is a win, and a number of gizmos or of spheres is what it is, however it comes about."""
    return None


def _dearest(states: States, legal: Sequence[int], seat: int) -> int:
    """Build the card with the most points printed on it."""
    return max(legal, key=lambda action: _thing(PRINTED, action) if _kind(action) == BUILD else -1)


def _most_triggered(states: States, legal: Sequence[int], seat: int) -> int:
    """What triggers the most gizmos at once."""
    gizmos = _player(states, seat, "gizmos")
    archive = states["players"]["archive"][0, seat, : _player(states, seat, "archive_count")].tolist()

    def triggered(action: int) -> int:
        match _kind(action):
            case actions.Kind.FILE:
                mask = TRIGGERED_BY_FILE
            case actions.Kind.PICK:
                mask = _thing(TRIGGERED_BY_PICK, action)
            case _:
                archived = THING.item(action & ID_MASK) in archive
                mask = _thing(TRIGGERED_BY_BUILD, action) | (TRIGGERED_BY_ARCHIVE if archived else 0)
        return (mask & gizmos).bit_count()

    return max(legal, key=triggered)


def _straight(states: States, legal: Sequence[int], seat: int) -> int:
    """Pay with as few converters as possible, and then with as few spheres."""

    def effort(action: int) -> tuple[int, int]:
        spent, converters = action >> ID_BITS & SPENT_MASK, action >> ID_BITS + SPENT_BITS
        return converters.bit_count(), sum(int(digit, 16) for digit in f"{spent:x}")

    return min(legal, key=effort)


def _thing(table: npt.NDArray[Any], action: int) -> int:
    """What a table says of the card or colour of an action."""
    value: int = table.item(THING.item(action & ID_MASK))
    return value


def _turn_begins(states: States, seat: int) -> bool:
    return _stage(states) == Stage.ACTION


def _last_turn(states: States, seat: int) -> bool:
    """The turn with which the game ends, if the end is triggered by then; somebody else is in front."""
    near = (
        states["end_triggered"].item(0)
        or _player(states, seat, "level_3") >= LEVEL_III_TO_END - 1
        or _player(states, seat, "active_count") >= GIZMOS_TO_END - NEAR
    )
    last = (seat + 1) % states["seats"].item(0) == states["first"].item(0)
    if not (near and last and _turn_begins(states, seat)):
        return False
    order = _standings(states)[1]
    return order[seat] < max(order)


def _long_chain(states: States, seat: int) -> bool:
    """There are gizmos enough."""
    return _turn_begins(states, seat) and _player(states, seat, "gizmos").bit_count() >= LONG


def _free_builds(states: States, seat: int) -> bool:
    """A gizmo builds more than the turn's own action."""
    return _turn_begins(states, seat) and _player(states, seat, "gizmos") & DO_BUILD_FREE != 0


def _several_payments(states: States, seat: int) -> bool:
    return _stage(states) == Stage.PAY


def _converters(course: Sequence[States], line: Sequence[int], seat: int) -> bool:
    """Several converters work together."""
    return (line[0] >> ID_BITS + SPENT_BITS).bit_count() >= SEVERAL


POINTS = Goal("points", _points, _turn_over, _cards_built, _dearest)
WIN = Goal("win", _won, _turn_over, _same, _dearest)
CHAIN = Goal("chain", _used, _turn_over, _gizmos_used, _most_triggered)
BUILDS = Goal("builds", _built, _turn_over, _same, _dearest)
PAYMENT = Goal("payment", _kept, _paid, _same, _straight)

KINDS = (
    Kind("win", WIN, _last_turn, least=1, margin=1),
    Kind("builds", BUILDS, _free_builds, least=2, margin=1),
    Kind("points", POINTS, _turn_begins, least=3, margin=1),
    Kind("chain", CHAIN, _long_chain, least=LONG, margin=1),
    Kind("payment", PAYMENT, _several_payments, least=1, margin=1, shown=_converters),
)
