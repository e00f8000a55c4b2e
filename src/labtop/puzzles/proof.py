"""The exhaustive proof: every course that can be played from a position, and the most that any of them brings.

Courses that meet in states from which the same can be gained are followed once; nothing is left out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from labtop.core.puzzles import Goal, Puzzles
from labtop.core.structs import States, raw_copy
from labtop.puzzles.puzzle import TEXTS, InvalidPuzzle

MOST = 100_000  # states of a proof; a position that needs more is no puzzle
ROOM = 256  # for legal actions, at first
Line = tuple[int, ...]  # actions, one after the other


class TooLarge(InvalidPuzzle):
    """A proof has more states than it may have."""

    def __init__(self, most: int) -> None:
        super().__init__("position", TEXTS.message("too-large", most=most))


class Step(NamedTuple):
    """An action that can be played."""

    action: int
    gain: int
    after: States


@dataclass(frozen=True)
class Answer:
    """What is proved of a position."""

    best: int  # the most that can be gained
    lines: tuple[Line, ...]  # a shortest line to each outcome that brings it, two of them at most

    @property
    def unique(self) -> bool:
        """Is there one outcome alone that brings the most?"""
        return len(self.lines) == 1


class Prover:
    """Proves what a seat can gain of a goal. What it has found it keeps for positions met on the way."""

    def __init__(self, puzzles: Puzzles, goal: Goal, seat: int, most: int = MOST) -> None:
        self._entry_points, self._key = puzzles.rules.entry_points, puzzles.key
        self._goal, self._seat, self._most = goal, seat, most
        self._values: dict[bytes, int] = {}
        self._chances: dict[tuple[bytes, int], float] = {}
        self._room = np.empty(ROOM, np.int64)

    def value(self, states: States) -> int:
        """The most that can be gained from here; TooLarge if that takes too long to find out."""
        if self.over(states):
            return 0
        key = self._key(states)
        value = self._values.get(key)
        if value is None:
            if len(self._values) >= self._most:
                raise TooLarge(self._most)
            self._values[key] = value = max(step.gain + self.value(step.after) for step in self.steps(states))
        return value

    def answer(self, states: States) -> Answer:
        """The most that can be gained, and how."""
        return Answer(self.value(states), tuple(self._outcomes(states)))

    def chance(self, states: States, wanted: int) -> float:
        """That somebody who plays at random, each action alike, gains so much from here."""
        if self.over(states):
            return float(wanted <= 0)
        key = self._key(states), wanted
        chance = self._chances.get(key)
        if chance is None:
            chances = [self.chance(step.after, wanted - step.gain) for step in self.steps(states)]
            self._chances[key] = chance = sum(chances) / len(chances)
        return chance

    def over(self, states: States) -> bool:
        """Is there nothing more to decide?"""
        return self._goal.over(states, self._seat)

    def steps(self, states: States) -> Iterator[Step]:
        """All that can be played."""
        for action in self.legal(states):
            after = self.play(states, action)
            yield Step(action, self._goal.gain(states, action, after, self._seat), after)

    def legal(self, states: States) -> list[int]:
        """The actions that are legal."""
        while (count := self._entry_points.legal(states, self._room)) == len(self._room):
            self._room = np.empty(len(self._room) * 8, np.int64)
        actions: list[int] = self._room[:count].tolist()
        return actions

    def play(self, states: States, action: int) -> States:
        """The states after an action."""
        after = raw_copy(states[:1])
        self._entry_points.apply(after, action)
        return after

    def _outcomes(self, start: States) -> Iterator[Line]:
        """A shortest line to each outcome that brings the most, breadth first; the first two."""
        left: deque[tuple[States, Line, frozenset[Hashable]]] = deque([(start, (), frozenset())])
        seen: set[tuple[bytes, frozenset[Hashable]]] = set()
        found: set[frozenset[Hashable]] = set()
        while left and len(found) < 2:
            states, line, parts = left.popleft()
            if self.over(states):
                if parts not in found:
                    found.add(parts)
                    yield line
                continue
            value = self.value(states)
            for step in self.steps(states):
                if step.gain + self.value(step.after) < value:
                    continue
                part = self._goal.part(step.action)
                outcome = parts if part is None else parts | {part}
                node = (b"" if self.over(step.after) else self._key(step.after), outcome)
                if node not in seen:
                    seen.add(node)
                    left.append((step.after, (*line, step.action), outcome))
