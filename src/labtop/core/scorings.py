"""Scorings of a game, item by item."""

from typing import Any, Literal, NamedTuple


class Scoring(NamedTuple):
    """One scoring that is complete; lists are by seat."""

    name: Literal["round", "final"]
    round: int
    played: int  # moves after which it was complete
    items: dict[str, list[int]]  # points by what they are for, in the order of the rules
    before: list[int]  # scores
    after: list[int]
    facts: dict[str, Any]  # what else is drawn of it, the game's own; plain JSON
