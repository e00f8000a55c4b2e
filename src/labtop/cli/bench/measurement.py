"""How much is measured, and the one way to measure: the best of several runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias

Report: TypeAlias = Callable[[float], object]  # is told how much of a measurement is done, 0 to 1
Figures: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    runs: int  # of every measurement; the best one counts
    games: int  # compiled random games a run
    copies: int  # of a state a run
    positions: int  # whose lists of legal actions are timed one by one
    python_games: int  # played through the Python interface a run
    steady: int  # steps of environments before they are measured, so that games are at any point
    env_steps: int  # of environments a run
    simulations: int  # of a search a run
    waits: int  # searches timed one by one
    peer_games: int  # of a peer a run
    peer_simulations: int  # of a peer's search a run
    starts: int  # of a new process
    hard: int | None  # constructed positions; None for all
    from_nothing: bool  # is compiling with an empty cache measured?


FULL = Size(
    runs=40,  # short ones, so that some fall into moments when the machine has nothing else to do
    games=1_000,
    copies=500_000,
    positions=1_000_000,
    python_games=20,
    steady=300,
    env_steps=100,
    simulations=4_000,
    waits=50,
    peer_games=20,
    peer_simulations=200,
    starts=5,
    hard=None,
    from_nothing=True,
)
QUICK = Size(
    runs=5,
    games=1_000,
    copies=200_000,
    positions=20_000,
    python_games=3,
    steady=100,
    env_steps=50,
    simulations=1_000,
    waits=5,
    peer_games=3,
    peer_simulations=50,
    starts=1,
    hard=2,
    from_nothing=False,
)


def best_rate(runs: int, work: Callable[[], int], report: Report) -> float:
    """How many things a second the quickest run did; `work` says how many it has done."""
    best = 0.0
    for run in range(runs):
        started = perf_counter()
        done = work()
        best = max(best, done / (perf_counter() - started))
        report((run + 1) / runs)
    return best


def part(report: Report, index: int, count: int) -> Report:
    """A report for one of several equal parts of a measurement."""
    return lambda done: report((index + done) / count)
