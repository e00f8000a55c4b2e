"""Counts of action sequences, chance outcomes enumerated, for any game: stored as data and compared."""

from typing import Any

import numpy as np

from labtop.core.chance import NONE
from labtop.core.rules import Rules
from labtop.core.structs import States, raw_copy

ROOM = 4096  # legal actions


def count(rules: Rules, position: dict[str, Any], depth: int) -> int:
    """How many sequences of so many actions and their outcomes there are; a game that is over ends a sequence."""
    return _count(rules, raw_copy(rules.load(position)), depth)


def _count(rules: Rules, states: States, depth: int) -> int:
    if depth == 0:
        return 1
    actions = np.empty(ROOM, np.int64)
    found = rules.entry_points.legal(states, actions)
    assert found < ROOM
    return sum(_after(rules, states, action, depth) for action in actions[:found].tolist())


def _after(rules: Rules, states: States, action: int, depth: int) -> int:
    after = _applied(rules, states, action, NONE)
    if after["chance"]["came"].item(0) == NONE:
        return _count(rules, after, depth - 1)
    possible = [outcome for outcome in range(len(rules.outcomes)) if rules.outcome_possible(states, outcome)]
    return sum(_count(rules, _applied(rules, states, action, outcome), depth - 1) for outcome in possible)


def _applied(rules: Rules, states: States, action: int, outcome: int) -> States:
    after = raw_copy(states)
    after["chance"]["forced"][0] = outcome
    rules.entry_points.apply(after, action)
    return after
