"""What a game says of each player: how exactly they played, what their decisions cost, what luck gave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from labtop.review.course import Luck
from labtop.review.examination import Decision
from labtop.review.grades import Grade, accuracy_of, grade_of

MOMENTS = 3  # that are shown


class Account(msgspec.Struct, frozen=True):
    """Of one player."""

    accuracy: float  # from 0 to 1, the mean over all decisions
    grades: dict[Grade, int]
    lost: float  # of the chance to win, by own decisions
    luck: float  # gained by what chance brought
    moments: list[int]  # the moves that cost most, the worst first


def accounts(players: int, decisions: Sequence[Decision], luck: Sequence[Luck]) -> list[Account]:
    """Of each seat."""
    return [_account(seat, [one for one in decisions if one.seat == seat], luck) for seat in range(players)]


def _account(seat: int, own: Sequence[Decision], luck: Sequence[Luck]) -> Account:
    counted = Counter(grade_of(decision.loss) for decision in own)
    worst = sorted((one for one in own if grade_of(one.loss) is not Grade.BEST), key=lambda one: -one.loss)
    return Account(
        accuracy=sum(accuracy_of(decision.loss) for decision in own) / max(len(own), 1),
        grades={grade: counted[grade] for grade in Grade},
        lost=sum(decision.loss for decision in own),
        luck=sum(one.gained[seat] for one in luck),
        moments=[decision.move for decision in worst[:MOMENTS]],
    )
