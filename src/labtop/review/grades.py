"""Grades of a decision, by the chance to win that it cost."""

from __future__ import annotations

from enum import StrEnum
from math import exp

STEEP = 12.0  # how fast accuracy falls with what a decision costs


class Grade(StrEnum):
    """From best to worst."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM = {Grade.BLUNDER: 0.12, Grade.MISTAKE: 0.06, Grade.INACCURACY: 0.03, Grade.GOOD: 0.01}  # chance to win lost


def grade_of(loss: float) -> Grade:
    """The grade of a decision that cost so much of the chance to win."""
    return next((grade for grade, least in FROM.items() if loss >= least), Grade.BEST)


def accuracy_of(loss: float) -> float:
    """From 1 for the best action towards 0."""
    return exp(-STEEP * max(loss, 0.0))
