"""Positions of games that a bot plays against itself, with how they ended: what the weights are fitted to."""

from __future__ import annotations

from math import log
from typing import Any

from labtop.bots.desk import NONE, Desk
from labtop.bots.judging import features, outlook, progress
from labtop.bots.looking import settled
from labtop.bots.searching import ROOT, clear, simulate
from labtop.core.chance import below
from labtop.core.doors import apply, legal, score, setup, standing

FINE = 1 << 30


def noisy_step(desk: Desk, noise: float) -> int:
    """The action with the best outlook in record 0, blurred: chosen in proportion to outlook ** (1 / noise)."""
    states, actions = desk.states, desk.actions
    seat = states[0].to_play
    count = legal(states[0], actions)
    if count == 1:
        return actions[0]
    best, best_urge = 0, -1e30
    for index in range(count):
        states[3] = states[0]
        apply(states[3], actions[index])
        outlook(states[3], desk.scales)
        chance = (below(states[1].chance, FINE) + 1.0) / (FINE + 1.0)
        urge = log(max(desk.scales.shares[seat], 1e-9)) - noise * log(-log(chance))
        if urge > best_urge:
            best, best_urge = index, urge
    return actions[best]


def searched_step(desk: Desk, simulations: int, exploration: float, heat: float, turns: int) -> int:
    """The action in record 0 that a search visits most."""
    if legal(desk.states[0], desk.moves) == 1:
        return desk.moves[0]
    clear(desk)
    simulate(desk, simulations, exploration, heat, turns)
    number = desk.tree[ROOT].first
    best = number
    while number != NONE:
        if desk.tree[number].visits > desk.tree[best].visits:
            best = number
        number = desk.tree[number].next
    return int(desk.tree[best].action)


def gather(
    desk: Desk,
    players: int,
    simulations: int,
    noise: float,
    every: int,
    seen: Any,
    moments: Any,
    wins: Any,
    scores: Any,
) -> int:
    """Play games and keep one position in `every`, until the arrays are full; how many games it took.

    By position: seen[seat, feature], moments (the progress), wins[seat] (share of the victory), scores[seat].
    """
    states = desk.states
    rows, games = 0, 0
    while rows < len(moments):
        setup(states[0], players)
        games += 1
        first = rows
        while states[0].to_play >= 0:
            if rows < len(moments) and settled(states[0]) and below(states[1].chance, every) == 0:
                for seat in range(players):
                    features(states[0], seat, seen[rows, seat])
                moments[rows] = progress(states[0])
                rows += 1
            if simulations == 0 or below(states[1].chance, 20) == 0:
                action = noisy_step(desk, noise)
            else:
                action = searched_step(desk, simulations, 0.5, 0.05, 1)
            apply(states[0], action)
        best, shared = -1, 0
        for seat in range(players):
            own = standing(states[0], seat)
            shared = 1 if own > best else shared + (own == best)
            best = max(best, own)
        for row in range(first, rows):
            for seat in range(players):
                wins[row, seat] = (standing(states[0], seat) == best) / shared
                scores[row, seat] = score(states[0], seat)
    return games
