"""Other libraries' games through their Python interface, played at random as ours are."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from labtop.cli.bench.measuring import Figures, Report, Size, best_rate


@dataclass(frozen=True)
class Peer:
    """A game of another library."""

    name: str
    package: str  # on PyPI
    open: Callable[[], Callable[[random.Random], int]]  # -> plays one random game, says how many decisions it had

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
    Peer("OpenSpiel: backgammon", "open-spiel", _backgammon),
    Peer("RLCard: Gin Rummy", "rlcard", _gin_rummy),
)


def peer_figures(peer: Peer, size: Size, report: Report) -> Figures:
    """Random games of a peer that is installed."""
    play = peer.open()
    chooser = random.Random(0)
    play(chooser)  # whatever it makes ready at first is not measured
    rate = best_rate(size.runs, lambda: sum(play(chooser) for _ in range(size.peer_games)), report)
    return {"version": peer.version(), "decisions_per_second": rate}
