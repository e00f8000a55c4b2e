"""Other libraries' games, played at random through their Python interface as ours are, and searched."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from statistics import mean
from typing import Any

from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part


@dataclass(frozen=True)
class Peer:
    """A game of another library."""

    name: str
    package: str  # on PyPI
    open: Callable[[], Callable[[random.Random], int]]  # -> plays one random game, says how many decisions it had
    search: Callable[[], Callable[[int], object]] | None = None  # -> so many simulations from the first decision

    def version(self) -> str | None:
        """The installed version, or None."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


def _backgammon() -> Callable[[random.Random], int]:
    game: Any = import_module("pyspiel").load_game("backgammon")

    def play(chooser: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _backgammon_search() -> Callable[[int], object]:
    """OpenSpiel's tree search, in C++ as a whole; each simulation plays one game to its end at random."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    playing_out = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)

    def search(simulations: int) -> object:
        bot = spiel.MCTSBot(
            game,
            playing_out,
            uct_c=2.0,
            max_simulations=simulations,
            max_memory_mb=64,
            solve=False,
            seed=1,
            verbose=False,
        )
        return bot.mcts_search(state)

    return search


def _gin_rummy() -> Callable[[random.Random], int]:
    table: Any = import_module("rlcard").make("gin-rummy", config={"seed": 0})

    def play(chooser: random.Random) -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


PEERS = (
    Peer("OpenSpiel: backgammon", "open-spiel", _backgammon, _backgammon_search),
    Peer("RLCard: Gin Rummy", "rlcard", _gin_rummy),
)


def peer_figures(peer: Peer, size: Size, report: Report) -> Figures:
    """Random games of a peer that is installed, and its search."""
    play = peer.open()
    chooser = random.Random(0)
    play(chooser)  # whatever it makes ready at first is not measured
    lengths: list[int] = []

    def play_all() -> int:
        lengths.extend(play(chooser) for _ in range(size.peer_games))
        return sum(lengths[-size.peer_games :])

    rate = best_rate(size.runs, play_all, part(report, 0, 2))
    figures = {"version": peer.version(), "decisions_per_second": rate, "decisions_per_game": mean(lengths)}
    return figures | {"search": _search_figures(peer, figures, size, part(report, 1, 2))}


def _search_figures(peer: Peer, figures: Figures, size: Size, report: Report) -> Figures | None:
    """Simulations a second, and how many decisions these are when games are as long as at random."""
    if peer.search is None:
        return None
    search = peer.search()

    def simulate() -> int:
        search(size.peer_simulations)
        return size.peer_simulations

    rate = best_rate(size.runs, simulate, report)
    return {"simulations_per_second": rate, "decisions_per_second": rate * figures["decisions_per_game"]}
