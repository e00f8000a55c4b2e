"""Networks know what they have learnt. Where that ends, and where they have no reason to go on, another bot plays."""

from __future__ import annotations

from collections.abc import Callable

from labtop import registry
from labtop.bots.network_search import NetworkBot
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation

COMPONENTS = "components"  # of a state
LONGEST = 150  # moves of each player in a game that a network can have learnt from
AS_GOOD_AS_WON = 0.97  # of a result: who has so much, and may go on as long as they like, dawdles


def is_known(observation: Observation) -> bool:
    """Does a network of the game know such positions?"""
    meta = registry.meta(observation.rules.name)
    if meta.open_ended and observation.number > LONGEST * observation.players:
        return False
    return not meta.components or are_packaged(observation)


def are_packaged(observation: Observation) -> bool:
    """Is it played with the components of the package?"""
    played, packaged = (states[COMPONENTS][:1].tobytes() for states in (observation.states, observation.rules.fresh()))
    return bool(played == packaged)


class WithFallback(Bot):
    """A bot with a network for what it knows, another for everything else, and one that brings won games to an end."""

    def __init__(self, usual: NetworkBot, make_other: Callable[[], Bot], make_finisher: Callable[[], Bot]) -> None:
        self._usual = usual
        self._make_other, self._make_finisher = make_other, make_finisher
        self._other: Bot | None = None
        self._finisher: Bot | None = None

    def choose(self, observation: Observation) -> str:
        """What the bot chooses that knows such positions."""
        bot = self._bot(observation)
        action = bot.choose(observation)
        won = bot is self._usual and self._usual.share(observation) > AS_GOOD_AS_WON
        if not won or not registry.meta(observation.rules.name).open_ended:
            return action
        self._finisher = self._finisher or self._make_finisher()
        return self._finisher.choose(observation)

    def analyse(self, observation: Observation) -> Analysis:
        """What the bot thinks that knows such positions."""
        return self._bot(observation).analyse(observation)

    def stop(self) -> None:
        """Answer soon."""
        for bot in (self._usual, self._other):
            if bot is not None:
                bot.stop()

    def _bot(self, observation: Observation) -> Bot:
        if is_known(observation):
            return self._usual
        self._other = self._other or self._make_other()
        return self._other
