"""Networks know what they have learnt. Where that ends, and where they have no reason to go on, another bot plays."""

from __future__ import annotations

from collections.abc import Callable

from labtop import registry
from labtop.bots.network_file import has_network
from labtop.bots.network_search import NetworkBot
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation

COMPONENTS = "components"  # of a state
LONGEST = 150  # moves of each player in a game that a network can have learnt from
AS_GOOD_AS_WON = 0.97  # of a result: who has so much, and may go on as long as they like, dawdles


def knows(game: str, observation: Observation) -> bool:
    """Is there a network that knows such positions?"""
    meta = registry.meta(game)
    if not has_network(game) or (meta.open_ended and observation.number > LONGEST * observation.players):
        return False
    return not meta.components or are_packaged(observation)


def are_packaged(observation: Observation) -> bool:
    """Is it played with the components of the package?"""
    played, packaged = (states[COMPONENTS][:1].tobytes() for states in (observation.states, observation.rules.fresh()))
    return bool(played == packaged)


class WithFallback(Bot):
    """A bot with a network for what it knows, another for everything else, and one that brings won games to an end."""

    def __init__(self, game: str, usual: NetworkBot, make_other: Callable[[], Bot], finisher: Bot) -> None:
        self._game = game
        self._usual = usual
        self._make_other = make_other
        self._other: Bot | None = None
        self._finisher = finisher

    def choose(self, observation: Observation) -> str:
        """What the bot chooses that knows such positions."""
        bot = self._bot(observation)
        action = bot.choose(observation)
        won = bot is self._usual and self._usual.share(observation) > AS_GOOD_AS_WON
        return self._finisher.choose(observation) if won and registry.meta(self._game).open_ended else action

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
