"""AquaSphere under random use."""

import labtop
from labtop.core.game import Game
from labtop.games.aquasphere.rules.actions import NAMES
from random_use import SETTINGS, RandomUse


class AquaSphereAtRandom(RandomUse):
    words = NAMES
    progress = ("act", "engineer", "pass", "place", "program", "give", "use")

    def fresh(self, players: int, seed: int) -> Game:
        return labtop.new_game("aquasphere", players, seed)


AquaSphereAtRandom.TestCase.settings = SETTINGS
test_random_use = AquaSphereAtRandom.TestCase
