"""AquaSphere through the door, at random."""

import labtop
from door import SETTINGS, Door
from labtop.core.game import Game
from labtop.games.aquasphere.rules.actions import NAMES


class AquaSphereDoor(Door):
    words = NAMES
    progress = ("act", "engineer", "pass", "place", "program", "give", "use")

    def fresh(self, players: int, seed: int) -> Game:
        return labtop.new_game("aquasphere", players, seed)


AquaSphereDoor.TestCase.settings = SETTINGS
test_door = AquaSphereDoor.TestCase
