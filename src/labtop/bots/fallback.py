"""Networks know what they have learnt: the components of the package, and games of a usual length.

Where that ends another bot plays.
"""

from __future__ import annotations

from collections.abc import Callable

from labtop import registry
from labtop.bots.network_file import has_network
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation

COMPONENTS = "components"  # of a state
LONGEST = 150  # moves of each player; whoever learnt from shorter games may not know how to bring one to its end


def knows(game: str, observation: Observation) -> bool:
    """Is there a network that knows such positions?"""
    if not has_network(game) or observation.number > LONGEST * observation.players:
        return False
    return not registry.meta(game).components or are_packaged(observation)


def are_packaged(observation: Observation) -> bool:
    """Is it played with the components of the package?"""
    played, packaged = (states[COMPONENTS][:1].tobytes() for states in (observation.states, observation.rules.fresh()))
    return bool(played == packaged)


class WithFallback(Bot):
    """One bot for what networks know, another for everything else."""

    def __init__(self, game: str, usual: Bot, make_other: Callable[[], Bot]) -> None:
        self._game = game
        self._usual = usual
        self._make_other = make_other
        self._other: Bot | None = None

    def choose(self, observation: Observation) -> str:
        """What the bot chooses that knows such positions."""
        return self._bot(observation).choose(observation)

    def analyse(self, observation: Observation) -> Analysis:
        """What the bot thinks that knows such positions."""
        return self._bot(observation).analyse(observation)

    def stop(self) -> None:
        """Answer soon."""
        for bot in (self._usual, self._other):
            if bot is not None:
                bot.stop()

    def _bot(self, observation: Observation) -> Bot:
        if knows(self._game, observation):
            return self._usual
        self._other = self._other or self._make_other()
        return self._other
