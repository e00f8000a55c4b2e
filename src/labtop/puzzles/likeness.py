"""How alike two puzzles are: positions of one game, a turn later, would be the same question over again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from labtop.puzzles.puzzle import Puzzle

NEARLY = 0.6  # share of the features of two puzzles that make the second one needless
Features = frozenset[tuple[object, ...]]


def features(puzzle: Puzzle) -> Features:
    """What a puzzle is made of: what its player owns and what all can see, and the answer."""
    position = puzzle.position
    own = position["players"][puzzle.seat]
    shared = {name: part for name, part in position.items() if name not in ("players", "turn")}
    answer = (("line", action) for action in puzzle.lines[0])
    return frozenset((*_leaves(own, "own"), *_leaves(shared, "shared"), *answer))


def likeness(one: Features, other: Features) -> float:
    """The share of what both have in all that they have."""
    return len(one & other) / len(one | other)


class Different:
    """Puzzles no two of which are nearly the same."""

    def __init__(self) -> None:
        self.puzzles: list[Puzzle] = []
        self._features: dict[str, list[Features]] = {}  # by kind

    def add(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle, unless there is one like it."""
        own, others = features(puzzle), self._features.setdefault(puzzle.kind, [])
        if any(likeness(own, other) >= NEARLY for other in others):
            return False
        others.append(own)
        self.puzzles.append(puzzle)
        return True


def _leaves(value: Any, *path: object) -> Iterator[tuple[object, ...]]:
    """Each value with the names that lead to it; where it stands in a list does not matter."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(part, *path, name)
    elif isinstance(value, list):
        for part in value:
            yield from _leaves(part, *path)
    else:
        yield (*path, value)
