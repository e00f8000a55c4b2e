"""Single lists of legal actions: of many positions from play, and of constructed hard ones."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from math import ceil
from time import perf_counter, perf_counter_ns

import labtop
from labtop.cli.bench.compiled import Simulation
from labtop.cli.bench.measurement import Figures, Report, Size
from labtop.core.rules import Rules

AGAIN = 4  # times that a list is timed anew before it counts as the slowest
RARE = 0.999
SHARE = 1000  # positions between two reports


def lists_in_play(rules: Rules, size: Size, report: Report) -> Figures:
    """The slowest list of a random game, the call from Python included, and how long lists are by their first word."""
    word = cache(lambda action: rules.name_action(action).split()[0])
    lengths: dict[str, list[int]] = defaultdict(list)
    slowest = 0
    for number, (simulation, length, took) in enumerate(islice(_timed_lists(rules), size.positions)):
        lengths[word(simulation.actions.item(0))].append(length)
        if took > slowest:  # it, or the machine was busy with something else
            slowest = max(slowest, min(took, *(_time_list(simulation)[1] for _ in range(AGAIN))))
        if number % SHARE == 0:
            report(number / size.positions)
    words = {first: _lengths(found) for first, found in sorted(lengths.items())}
    return {"positions": size.positions, "slowest_us": slowest / 1000, "by_first_word": words}


def _timed_lists(rules: Rules) -> Iterator[tuple[Simulation, int, int]]:
    """Random games without end, the numbers of players in turn: the simulation, the length of its list, nanoseconds."""
    chooser = random.Random(0)
    simulations = [Simulation(rules, players, seed=players) for players in rules.players]
    for simulation in cycle(simulations):
        to_play = simulation.states["to_play"]
        rules.entry_points.setup(simulation.states, simulation.players)
        while to_play.item(0) >= 0:
            length, took = _time_list(simulation)
            yield simulation, length, took
            rules.entry_points.apply(simulation.states, simulation.actions.item(chooser.randrange(length)))


def _time_list(simulation: Simulation) -> tuple[int, int]:
    legal = simulation.rules.entry_points.legal
    started = perf_counter_ns()
    length = legal(simulation.states, simulation.actions)
    return length, perf_counter_ns() - started


def _lengths(found: list[int]) -> Figures:
    found.sort()
    mean = sum(found) / len(found)
    return {"lists": len(found), "mean": mean, "p999": found[ceil(RARE * len(found)) - 1], "longest": found[-1]}


def hard_lists(rules: Rules, size: Size, report: Report) -> Figures:
    """Complete lists, as strings, of the positions that the game itself calls hard."""
    positions = list(rules.hard_positions().items())[: size.hard]
    figures = {}
    for index, (name, position) in enumerate(positions):
        report(index / len(positions))
        game = labtop.load_position(position, seed=0)
        started = perf_counter()
        length = len(game.legal_actions())
        figures[name] = {"actions": length, "ms": (perf_counter() - started) * 1000}
    return figures
