"""Gizmos under random use, from the setup and from positions with many gizmos."""

import random

import pytest

import labtop
from gizmos.positions import random_position
from labtop.core.game import Game
from labtop.games.gizmos.rules.actions import NAMES
from labtop.games.gizmos.rules.state import Stage
from random_use import SETTINGS, RandomUse


class GizmosAtRandom(RandomUse):
    words = (*NAMES[:-1], "pay nothing", "pay red1", "pay yellow2 black1 via I-09 II-14", "pay blue1 via III-19")
    progress = ("build", "pay", "use")

    def fresh(self, players: int, seed: int) -> Game:
        if seed % 2:
            return labtop.new_game("gizmos", players, seed)
        return labtop.load_position(random_position(players, seed), seed)


GizmosAtRandom.TestCase.settings = SETTINGS
test_random_use = GizmosAtRandom.TestCase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_loads_as_the_same_position(players: int) -> None:
    """Building and using are preferred, most games start with many gizmos: every stage is met."""
    stages = set()
    for seed in range(72 // players):
        game = labtop.new_game("gizmos", players, seed)
        if seed % 4:
            game = labtop.load_position(random_position(players, seed), seed)
        chance = random.Random(seed)
        while game.to_play is not None:
            position = game.position()
            stages.add(position["turn"]["stage"])
            loaded = labtop.load_position(position, seed=1)
            assert loaded.position() == position
            assert loaded.legal_actions() == game.legal_actions()
            legal = game.legal_actions()
            built = [action for action in legal if action.startswith(("build", "pay", "use"))]
            game.play(chance.choice(built if built and chance.random() < 0.7 else legal))
        assert labtop.load_position(game.position()).position() == game.position()
        stages.add(game.position()["turn"]["stage"])
    assert stages == {stage.name.lower() for stage in Stage}
