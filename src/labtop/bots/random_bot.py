"""The bot `random`: every legal action is as likely as any other."""

from __future__ import annotations

import random

from labtop.bots.protocol import ActionValue, Analysis
from labtop.core.observation import Observation


class RandomBot:
    """Plays at random, the same way with the same seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, observation: Observation) -> str:
        """Any of the legal actions."""
        return random.Random(f"{self._seed} {observation.number}").choice(observation.actions)

    def analyse(self, observation: Observation) -> Analysis:
        """All actions are alike to it."""
        chance, score = 1 / observation.players, observation.scores[observation.seat]
        return Analysis(
            tuple(ActionValue(action, 0, chance, score, (action,)) for action in observation.actions), 0, 0.0
        )

    def stop(self) -> None:
        """It never takes long."""
