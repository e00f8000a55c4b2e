"""Other libraries' games, played at random through their Python interface as ours are, and searched."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part
from labtop.cli.bench.peer_environments import Play, pettingzoo_game, pgx_game


@dataclass(frozen=True)
class Peer:
    """A game of another library."""

    name: str
    package: str  # on PyPI, as it is installed
    open: Callable[[], Play]  # -> plays at random
    search: Callable[[], Callable[[int], object]] | None = None  # -> so many simulations from the first decision
    like: str | None = None  # which of our environments is used in the same way
    modules: tuple[str, ...] = ()  # that it needs

    def version(self) -> str | None:
        """The installed version, or None."""
        if not all(map(find_spec, self.modules)):
            return None
        try:
            return version(self.package.partition("[")[0])
        except PackageNotFoundError:
            return None


def _backgammon() -> Play:
    game: Any = import_module("pyspiel").load_game("backgammon")

    def play(chooser: random.Random) -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

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


def _gin_rummy() -> Play:
    table: Any = import_module("rlcard").make("gin-rummy", config={"seed": 0})

    def play(chooser: random.Random) -> tuple[int, int]:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


CLASSIC = "pettingzoo[classic]"
ZOO = ("pettingzoo", "pygame")
JAX = ("pgx", "jax")
PEERS = (
    Peer("OpenSpiel: backgammon", "open-spiel", _backgammon, _backgammon_search),
    Peer("RLCard: Gin Rummy", "rlcard", _gin_rummy),
    Peer("PettingZoo: Tic Tac Toe", CLASSIC, partial(pettingzoo_game, "tictactoe_v3"), like="pettingzoo", modules=ZOO),
    Peer(
        "PettingZoo: Connect Four", CLASSIC, partial(pettingzoo_game, "connect_four_v3"), like="pettingzoo", modules=ZOO
    ),
    Peer("pgx: backgammon", "pgx", partial(pgx_game, "backgammon"), like="vector_1", modules=JAX),
    Peer("pgx: Connect Four", "pgx", partial(pgx_game, "connect_four"), like="vector_1", modules=JAX),
)


def peer_figures(peer: Peer, size: Size, report: Report) -> Figures:
    """Random games of a peer that is installed, and its search."""
    play = peer.open()
    chooser = random.Random(0)
    play(chooser)  # whatever it makes ready at first is not measured
    played = [0, 0]

    def play_all() -> int:
        before = played[0]
        for _ in range(size.peer_games):
            decisions, games = play(chooser)
            played[0] += decisions
            played[1] += games
        return played[0] - before

    rate = best_rate(size.runs, play_all, part(report, 0, 2))
    length = played[0] / played[1] if played[1] else None
    figures = {"version": peer.version(), "decisions_per_second": rate, "decisions_per_game": length, "like": peer.like}
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
