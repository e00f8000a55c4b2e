"""Positions of games that a bot plays against itself, with how they ended: what the weights are fitted to."""

from __future__ import annotations

from math import log
from typing import Any

from labtop.bots.evaluation import EVEN_MARGIN, RANKED, WON, features, items, outlook, progress
from labtop.bots.mcts import simulate
from labtop.bots.tree import ROOT, clear
from labtop.bots.workspace import NONE, Workspace
from labtop.core.chance import below, inner_fraction
from labtop.core.entry_points import apply, legal, score, setup, standing

STRAY, NOISY = 30, 8  # one decision in so many is made at random, or in a searched game without the search


def noisy_step(workspace: Workspace, noise: float) -> int:
    """The action with the best outlook in record 0, blurred: chosen in proportion to outlook ** (1 / noise)."""
    states, actions = workspace.states, workspace.actions
    seat = states[0].to_play
    count = legal(states[0], actions)
    if count == 1:
        return actions[0]
    best, best_urge = 0, -1e30
    for index in range(count):
        states[3] = states[0]
        apply(states[3], actions[index])
        outlook(states[3], workspace.scales)
        chance = inner_fraction(states[1].chance)
        puct = log(max(workspace.scales.shares[seat], 1e-9)) - noise * log(-log(chance))
        if puct > best_urge:
            best, best_urge = index, puct
    return actions[best]


def searched_step(
    workspace: Workspace, simulations: int, exploration: float, prior_temperature: float, turns: int
) -> int:
    """The action in record 0 that a search visits most."""
    clear(workspace)
    simulate(workspace, NONE, simulations, exploration, prior_temperature, turns)
    number = workspace.tree[ROOT].first
    best = number
    while number != NONE:
        if workspace.tree[number].visits > workspace.tree[best].visits:
            best = number
        number = workspace.tree[number].next
    return int(workspace.tree[best].action)


def keep_chances(workspace: Workspace, chances: Any) -> None:
    """Write each seat's chance to win as the search found it for whoever decides; the others' in proportion."""
    root, seat = workspace.tree[ROOT], workspace.states[0].to_play
    found = (root.total / root.visits - EVEN_MARGIN) / (WON + RANKED)
    chances[seat] = min(max(found, 0.0), 1.0)
    outlook(workspace.states[0], workspace.scales)
    rest = -workspace.scales.shares[seat]
    for other in range(len(chances)):
        rest += workspace.scales.shares[other]
    for other in range(len(chances)):
        if other != seat:
            chances[other] = (1.0 - chances[seat]) * workspace.scales.shares[other] / rest


def gather(
    workspace: Workspace,
    players: int,
    simulations: int,
    noise: float,
    trust: float,
    every: int,
    seen: Any,
    traits: Any,
    moments: Any,
    wins: Any,
    scores: Any,
) -> int:
    """Play games and keep one decision in `every`, until the arrays are full; how many games it took.

    By decision: seen[seat, feature], traits[seat, item, which], moments (the progress), wins[seat] (share of the
    victory; with a search, what it expected counts by `trust`: that is far less noisy), scores[seat].
    """
    states = workspace.states
    rows, games = 0, 0
    while rows < len(moments):
        setup(states[0], players)
        games += 1
        first = rows
        while states[0].to_play >= 0:
            count = legal(states[0], workspace.moves)
            action = workspace.moves[0]
            if count > 1:
                if simulations > 0:
                    action = searched_step(workspace, simulations, 0.5, 0.05, 1)
                if rows < len(moments) and below(states[1].chance, every) == 0:
                    for seat in range(players):
                        features(states[0], seat, seen[rows, seat])
                        items(states[0], seat, traits[rows, seat])
                    moments[rows] = progress(states[0])
                    if simulations > 0:
                        keep_chances(workspace, wins[rows])
                    rows += 1
                if below(states[1].chance, STRAY) == 0:
                    action = workspace.moves[below(states[1].chance, count)]
                elif simulations == 0 or below(states[1].chance, NOISY) == 0:
                    action = noisy_step(workspace, noise)
            apply(states[0], action)
        keep_results(workspace, players, trust if simulations > 0 else 0.0, wins[first:rows], scores[first:rows])
    return games


def keep_results(workspace: Workspace, players: int, trust: float, wins: Any, scores: Any) -> None:
    """Write how a game ended to all its decisions; of `wins`, this much of what is there stays."""
    state = workspace.states[0]
    best, shared = -1, 0
    for seat in range(players):
        own = standing(state, seat)
        shared = 1 if own > best else shared + (own == best)
        best = max(best, own)
    for row in range(len(wins)):
        for seat in range(players):
            won = (standing(state, seat) == best) / shared
            wins[row, seat] = trust * wins[row, seat] + (1.0 - trust) * won
            scores[row, seat] = score(state, seat)
