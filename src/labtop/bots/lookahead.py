"""Looking one turn ahead: the turn is played out, whatever chain reaction it sets off, and then judged."""

from __future__ import annotations

from typing import Any

from labtop.bots.evaluation import WIN, outlook, points, worth
from labtop.bots.workspace import Workspace
from labtop.core.chance import fork
from labtop.core.entry_points import apply, determinise, legal

LONGEST = 64  # decisions of a turn that are played out


def settled(state: Any) -> bool:
    raise NotImplementedError


def best_step(at: int, workspace: Workspace) -> int:
    """Of the legal actions in record `at` the one that is worth most to whoever decides; needs the next record.

    What it is worth to the others is not asked: that is twice as fast, and in a step of a turn it hardly differs.
    """
    states, actions = workspace.states, workspace.actions
    seat = states[at].to_play
    count = legal(states[at], actions)
    if count == 1:
        return actions[0]
    best, best_worth = 0, -1e30
    for index in range(count):
        states[at + 1] = states[at]
        apply(states[at + 1], actions[index])
        value = worth(states[at + 1], seat, WIN, workspace.scales)
        if value > best_worth:
            best, best_worth = index, value
    return actions[best]


def settle(at: int, workspace: Workspace) -> None:
    """Play the turn under way in record `at` to its end, step by step the best."""
    state = workspace.states[at]
    seat = state.to_play
    for _ in range(LONGEST):
        if state.to_play != seat or settled(state):
            return
        apply(state, best_step(at, workspace))


def look_ahead(workspace: Workspace, samples: int, wins: Any, scores: Any) -> int:
    """Write for each legal action of record 0 what the seat can expect when the turn is over; how many there are.

    What is unknown is met by several samples, the same for all actions.
    """
    states = workspace.states
    seat = states[0].to_play
    count = legal(states[0], workspace.moves)
    for index in range(count):
        wins[index] = scores[index] = 0.0
    for _ in range(samples):
        states[2] = states[0]
        fork(states[2].chance, states[1].chance)
        determinise(states[2], seat, states[1].chance)
        for index in range(count):
            states[3] = states[2]
            apply(states[3], workspace.moves[index])
            settle(3, workspace)
            outlook(states[3], workspace.scales)
            wins[index] += workspace.scales.shares[seat] / samples
            scores[index] += points(states[3], seat, workspace.scales) / samples
    return count
