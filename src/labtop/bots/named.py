"""A bot known by its name, whatever game it will play."""

from __future__ import annotations

from labtop.bots import catalog
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation


class NamedBot(Bot):
    """Becomes the bot of its game when it first plays; at the start of another game it begins anew."""

    def __init__(self, name: str, seed: int = 0) -> None:
        catalog.check(name)
        self.name = name
        self._seed = seed
        self._bot: Bot | None = None
        self._last: tuple[str, int, int] | None = None  # game, seat and number of the last decision

    def choose(self, observation: Observation) -> str:
        """What the bot of that name chooses."""
        return self._bound(observation).choose(observation)

    def analyse(self, observation: Observation) -> Analysis:
        """What the bot of that name thinks."""
        return self._bound(observation).analyse(observation)

    def stop(self) -> None:
        """Answer soon."""
        if self._bot is not None:
            self._bot.stop()

    def seated(self, seed: int) -> NamedBot:
        """A new one of that name for a seat of one game."""
        return NamedBot(self.name, seed)

    def _bound(self, observation: Observation) -> Bot:
        game, seat, number = observation.rules.name, observation.seat, observation.number
        follows = self._last is not None and self._last[:2] == (game, seat) and self._last[2] <= number
        if self._bot is None or not follows:
            self._bot = catalog.make(self.name, game, self._seed)
        self._last = (game, seat, number)
        return self._bot

    def __repr__(self) -> str:
        return f"labtop.bot({self.name!r})"
