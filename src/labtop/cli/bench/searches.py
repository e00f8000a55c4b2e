"""Simulations a second of the searches, and how fast a network decides, in the opening and in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import numpy as np

import labtop
from labtop import registry
from labtop.bots.catalog import make
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import blended
from labtop.bots.mcts import TO_THE_END
from labtop.bots.network_compiled import compiled_network
from labtop.bots.network_file import has_network, packaged
from labtop.bots.network_search import Limit as NetworkLimit
from labtop.bots.network_workspace import make_network_workspace
from labtop.bots.search import Limit
from labtop.bots.workspace import NODE, NONE, USED, make_workspace
from labtop.cli.bench.compiled import PLAYERS, ROOM, THREADS
from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part
from labtop.core.chance import start_chance
from labtop.core.observation import Observation
from labtop.core.rules import Rules
from labtop.core.structs import raw_copy

EFFORTS = {"usual": Limit(), "to_the_end": Limit(turns=TO_THE_END, prior_temperature=0.0)}
NODES = Limit().memory * 2**20 // NODE.itemsize
SEED = 1
SEEDS = range(THREADS)
PLAYER = "search-v1:64"  # plays the game whose decisions are searched
PLAYOUTS = 50  # to see how long they are


class Thinker(Protocol):
    """One thread's tree at a decision."""

    def simulate(self, simulations: int) -> int:
        """Grow a new tree by so many simulations, and say how many these were."""
        ...

    def nodes(self) -> int:
        """How large the tree is."""
        ...


class NetworkThinker:
    """One that judges by the game's network."""

    def __init__(self, decision: Observation, seed: int) -> None:
        game = decision.rules.name
        self._compiled = compiled_network(game)
        self._desk = make_network_workspace(game, packaged(game), NODES)
        self._desk.states[0] = decision.states[0]
        start_chance(self._desk.states[1:], seed)

    def simulate(self, simulations: int) -> int:
        """Grow a new tree by so many simulations, and say how many these were."""
        limit = NetworkLimit()
        self._compiled.clear(self._desk)
        self._compiled.simulate(self._desk, NONE, simulations, limit.exploration, limit.caution, limit.temperature, 1.0)
        return simulations

    def decide(self, times: int) -> int:
        """Decide by the network alone, so many times."""
        for _ in range(times):
            self._compiled.decide(self._desk, 0.0)
        return times

    def nodes(self) -> int:
        """How large the tree is."""
        return int(self._desk.counts[USED])


class FittedThinker:
    """One that judges by the fitted evaluation."""

    def __init__(self, decision: Observation, limit: Limit, seed: int) -> None:
        self._limit = limit
        game = decision.rules.name
        self._compiled = compiled_bot(game)
        self._desk = make_workspace(game, blended(registry.evaluator(game).load()), NODES)
        self._desk.states[0] = decision.states[0]
        start_chance(self._desk.states[1:], seed)

    def simulate(self, simulations: int) -> int:
        """Grow a new tree by so many simulations, and say how many these were."""
        limit = self._limit
        self._compiled.clear(self._desk)
        self._compiled.simulate(self._desk, NONE, simulations, limit.exploration, limit.prior_temperature, limit.turns)
        return simulations

    def nodes(self) -> int:
        """How large the tree is."""
        return int(self._desk.counts[USED])


def searches(rules: Rules, size: Size, report: Report) -> Figures:
    """What a tree takes, and how fast it grows."""
    decisions = decisions_of_a_game(rules)
    moments = {"opening": decisions[0], "middle": decisions[len(decisions) // 2]}
    figures: Figures = {"node_bytes": NODE.itemsize, "nodes": NODES, "mib": Limit().memory}
    for index, (moment, decision) in enumerate(moments.items()):
        figures[moment] = _simulations(decision, size, part(report, index, len(moments)))
    return figures


def decisions_of_a_game(rules: Rules) -> list[Observation]:
    """All decisions of a game between two bots, as they saw them."""
    game = labtop.new_game(rules.name, players=PLAYERS, seed=SEED)
    bots = [make(PLAYER, rules.name, seat) for seat in range(PLAYERS)]
    found = []
    while game.to_play is not None:
        decision = game.observe(SEED)
        if len(decision.actions) > 1:
            found.append(decision)
        game.play(bots[decision.seat].choose(decision))
    return found


def _simulations(decision: Observation, size: Size, report: Report) -> Figures:
    """By how a simulation ends; those to the end count by their decisions too."""
    parts = len(EFFORTS) + 1
    figures = {
        name: _rates([FittedThinker(decision, limit, seed) for seed in SEEDS], size, part(report, index, parts))
        for index, (name, limit) in enumerate(EFFORTS.items())
    }
    if has_network(decision.rules.name):
        thinkers = [NetworkThinker(decision, seed) for seed in SEEDS]
        rest = part(report, len(EFFORTS), parts)
        figures["network"] = _rates(thinkers, size, part(rest, 0, 2))
        alone = best_rate(size.runs, lambda: thinkers[0].decide(size.simulations), part(rest, 1, 2))
        figures["network"]["alone_us"] = 1e6 / alone
    to_the_end = figures["to_the_end"]
    to_the_end["decisions"] = _decisions_to_the_end(decision)
    to_the_end["decisions_per_second"] = to_the_end["simulations_per_second"] * to_the_end["decisions"]
    return figures


def _rates(thinkers: Sequence[Thinker], size: Size, report: Report) -> Figures:
    """In one thread and in two."""

    def simulate(thinker: Thinker) -> int:
        return thinker.simulate(size.simulations)

    alone = best_rate(size.runs, lambda: simulate(thinkers[0]), part(report, 0, 2))
    with ThreadPoolExecutor(THREADS) as pool:
        together = best_rate(size.runs, lambda: sum(pool.map(simulate, thinkers)), part(report, 1, 2))
    return {
        "simulations_per_second": alone,
        "two_threads_per_second": together,
        "nodes_per_simulation": thinkers[0].nodes() / size.simulations,
    }


def _decisions_to_the_end(decision: Observation) -> float:
    """How many decisions a game goes on for when it is played at random, on average."""
    entry_points = decision.rules.entry_points
    chooser = random.Random(SEED)
    actions = np.zeros(ROOM, np.int64)
    played = 0
    for number in range(PLAYOUTS):
        states = raw_copy(decision.states)
        start_chance(states[1:], number)
        entry_points.determinise(states, decision.seat)
        while states[0].to_play >= 0:
            entry_points.apply(states, actions[chooser.randrange(entry_points.legal(states, actions))])
            played += 1
    return played / PLAYOUTS
