"""What a game brings so that its positions can be puzzles: what is certain, what is asked, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from labtop.core.rules import Position, Rules
from labtop.core.structs import States


@dataclass(frozen=True)
class Goal:
    """What is counted, action by action, and until when. `seat` is always the one that is asked."""

    name: str
    gain: Callable[[States, int, States, int], int]  # (before, action, after, seat): what an action adds
    over: Callable[[States, int], bool]  # (states, seat): is there nothing more to decide?
    part: Callable[[int], Hashable]  # (action): what of it belongs to the outcome; None for what does not matter
    # (states, legal actions, seat): what looks best at first sight; where nothing is said, what `greedy` plays
    obvious: Callable[[States, Sequence[int], int], int] | None = None


@dataclass(frozen=True)
class Kind:
    """A kind of question."""

    name: str
    goal: Goal
    asked: Callable[[States, int], bool]  # (states, seat): can it be asked here?
    least: int  # that the best brings
    margin: int  # by which the best is above what can still be had after the obvious first choice
    # (states along the best line, its actions, seat): is it what this kind is about?
    shown: Callable[[Sequence[States], Sequence[int], int], bool] = lambda course, line, seat: True


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a game: `puzzles.PUZZLES` of its folder."""

    folder: Traversable  # puzzles.jsonl, and texts in every language
    rules: Rules  # by which puzzles are played: nothing depends on chance or on what is hidden
    closed: Callable[[States], States]  # (states): a copy without what is hidden
    key: Callable[[States], bytes]  # (states): the same for states from which the same can be gained
    kinds: tuple[Kind, ...]  # the rarest first: a position is asked for one thing
    facts: Callable[[Position], dict[str, Any]] = lambda position: {}  # that a question names
