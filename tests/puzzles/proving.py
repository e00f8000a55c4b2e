"""Proofs of positions that a test makes by hand."""

from __future__ import annotations

from typing import Any

import labtop
from labtop import registry
from labtop.core.replay import loaded
from labtop.puzzles.proof import Answer, Prover
from labtop.puzzles.puzzle import Obvious, Puzzle, id_of, kind_of

Position = dict[str, Any]
NOBODY_TRIED = dict.fromkeys(("beginner", "easy", "medium", "hard", "expert"), 0.0)


def proved(position: Position, kind: str) -> tuple[int, list[list[str]]]:
    """The most that can be gained, and a line to each outcome that brings it."""
    answer, rules = _answer(position, kind), registry.rules(position["game"])
    return answer.best, [[rules.name_action(action) for action in line] for line in answer.lines]


def puzzle(position: Position, kind: str, obvious: str, value: int) -> Puzzle:
    """The puzzle of a position, with what is proved of it."""
    seat = position["turn"]["seat"]
    view = labtop.load_position(position, seed=1).view(seat)
    best, lines = proved(position, kind)
    facts: dict[str, Any] = {"best": best, "lines": lines, "obvious": Obvious(obvious, value)}
    facts |= {"rating": 1500, "found": NOBODY_TRIED, "deal": 0}
    return Puzzle(id=id_of(kind, view), game=position["game"], kind=kind, position=view, seat=seat, **facts)


def _answer(position: Position, kind: str) -> Answer:
    puzzles = registry.puzzles(position["game"])
    states = puzzles.closed(loaded(registry.rules(position["game"]), position, 1))
    return Prover(puzzles, kind_of(position["game"], kind).goal, position["turn"]["seat"]).answer(states)
