"""The speed of the compiled rules: random games, in one thread and in two, and copying a state."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part
from labtop.core.chance import start_chance
from labtop.core.kernel import bind
from labtop.core.rules import Rules
from labtop.core.structs import States, raw_copy

ROOM = 1 << 16  # for legal actions: every list of a random game is complete
THREADS = 2
PLAYERS = 2  # where their number is not measured
CYCLE = 8  # states that are copied around; a power of 2


class Simulation:
    """Where random games are played, with records and chance of its own."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.rules = rules
        self.players = players
        states = rules.fresh()
        start_chance(states, seed)
        start_chance(states[1:], seed + 1)  # the second record's chance chooses
        self.states = raw_copy(states)
        self.actions = np.zeros(ROOM, np.int64)
        self.games = self.decisions = 0

    def play(self, games: int) -> int:
        """Play so many games; how many decisions there were."""
        decisions = int(self.rules.entry_points.random_games(self.states, self.actions, self.players, games))
        self.games += games
        self.decisions += decisions
        return decisions


def random_games(rules: Rules, size: Size, report: Report) -> Figures:
    """Uniformly random games with a complete list at every decision, one thread, by the number of players."""
    figures = {}
    for index, players in enumerate(rules.players):
        simulation = Simulation(rules, players, seed=players)

        def play(simulation: Simulation = simulation) -> int:
            return simulation.play(size.games)

        rate = best_rate(size.runs, play, part(report, index, len(rules.players)))
        per_game = simulation.decisions / simulation.games
        figures[str(players)] = {
            "decisions_per_second": rate,
            "games_per_second": rate / per_game,
            "decisions_per_game": per_game,
        }
    return figures


def two_threads(rules: Rules, size: Size, report: Report) -> Figures:
    """The same in two threads at once, two players in each."""
    simulations = [Simulation(rules, PLAYERS, seed) for seed in range(10, 10 * THREADS + 10, 10)]
    games = 5 * size.games  # beside which starting and joining the threads is nothing
    with ThreadPoolExecutor(THREADS) as pool:
        rate = best_rate(size.runs, lambda: sum(pool.map(lambda one: one.play(games), simulations)), report)
    return {"decisions_per_second": rate}


def copy(rules: Rules, size: Size, report: Report) -> Figures:
    """Copying a state."""
    copies = bind(_copies, rules.name)
    simulation = Simulation(rules, PLAYERS, seed=0)
    rules.entry_points.setup(simulation.states, PLAYERS)
    states = np.repeat(simulation.states[:1], CYCLE)
    copies(states, 0)  # compiles it

    def copy_all() -> int:
        copies(states, size.copies)
        return size.copies

    return {"ns": 1e9 / best_rate(size.runs, copy_all, report), "bytes": states.itemsize}


def _copies(states: States, times: int) -> None:
    """Copy states in a cycle, each copy the source of the next, so that none can be left out."""
    for number in range(times):
        states[(number + 1) % CYCLE] = states[number % CYCLE]
        states[(number + 1) % CYCLE].chance.counter += 1
