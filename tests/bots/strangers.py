"""Bots of one's own, named `bots.strangers:NAME`."""

from labtop.bots.protocol import Analysis
from labtop.core.observation import Observation

NOT_CALLABLE = "a text"


class Last:
    """Plays the last legal action."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, seen: Observation) -> str:
        return seen.actions[-1]

    def analyse(self, seen: Observation) -> Analysis:
        return Analysis((), 0, 0.0)

    def stop(self) -> None:
        pass
