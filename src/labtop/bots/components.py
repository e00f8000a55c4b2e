"""Networks know the components that the package brings: with those of somebody else another bot plays."""

from __future__ import annotations

from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation

COMPONENTS = "components"  # of a state


class ByComponents(Bot):
    """One bot for the components of the package, another for all others."""

    def __init__(self, usual: Bot, other: Bot) -> None:
        self._usual = usual
        self._other = other

    def choose(self, observation: Observation) -> str:
        """What the bot chooses that knows the components."""
        return self._bot(observation).choose(observation)

    def analyse(self, observation: Observation) -> Analysis:
        """What the bot thinks that knows the components."""
        return self._bot(observation).analyse(observation)

    def stop(self) -> None:
        """Answer soon."""
        self._usual.stop()
        self._other.stop()

    def _bot(self, observation: Observation) -> Bot:
        return self._usual if are_packaged(observation) else self._other


def are_packaged(observation: Observation) -> bool:
    """Is it played with the components of the package?"""
    played, packaged = (states[COMPONENTS][:1].tobytes() for states in (observation.states, observation.rules.fresh()))
    return bool(played == packaged)
