"""The games that these tests play, and how far."""

import random
from pathlib import Path

import pytest

import labtop
from labtop.core.game import Game
from labtop.registry import GAMES

TOY = "pig"
TOY_FOLDER = Path(__file__).parents[1] / "toy_games"
every_game = pytest.mark.parametrize("name", [*GAMES, TOY])


def played(name: str, players: int = 2, seed: int = 1, moves: int = 10_000) -> Game:
    """A game after so many moves at random, or at its end."""
    game, chooser = labtop.new_game(name, players, seed), random.Random(seed)
    while game.to_play is not None and game.played < moves:
        game.play(chooser.choice(game.legal_actions()))
    return game
