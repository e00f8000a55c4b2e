"""How bots are made: a maker is called with a game, a seed and threads, and knows what compiled code is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from labtop import registry
from labtop.bots import network_search
from labtop.bots.components import ByComponents
from labtop.bots.greedy import GreedyBot
from labtop.bots.network_file import has_network
from labtop.bots.network_search import NetworkBot
from labtop.bots.policy_bot import PolicyBot
from labtop.bots.protocol import Bot
from labtop.bots.random_bot import RandomBot
from labtop.bots.search import Limit, SearchBot
from labtop.bots.searching import UNLIMITED


class Maker(Protocol):
    """Makes bots of one kind."""

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot for a seat of one game; `threads` is how many a search may use."""
        ...

    def code(self, game: str) -> str | None:
        """The part of a game's compiled code that it needs."""
        ...


@dataclass(frozen=True)
class Guessing:
    """Plays at random."""

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return RandomBot(seed)

    def code(self, game: str) -> None:
        """It needs none."""


@dataclass(frozen=True)
class Looking:
    """Looks no further than the turn."""

    noise: float = 0.0  # by how much it misjudges it, in chances to win
    knowing: bool = False  # does it know what things are worth, or count what anybody would count?

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        weights = registry.evaluator(game).load() if self.knowing else None
        return GreedyBot(game, seed, self.noise, weights=weights)

    def code(self, game: str) -> str:
        """To look ahead."""
        return "look_ahead"


@dataclass(frozen=True)
class SearchingV1:
    """Searches within these limits by the fitted evaluation, or until the choice is clear."""

    seconds: float = float("inf")
    simulations: int = UNLIMITED

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return SearchBot(game, seed, Limit(self.seconds, self.simulations, threads))

    def code(self, game: str) -> str:
        """To search."""
        return "search"


@dataclass(frozen=True)
class Searching:
    """Searches within these limits with the game's network; by the fitted evaluation where there is none."""

    seconds: float = float("inf")
    simulations: int = UNLIMITED

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        limit = network_search.Limit(self.seconds, self.simulations, threads)
        return _with_network(game, seed, threads, lambda: NetworkBot(game, seed, limit), self._otherwise)

    def code(self, game: str) -> str | None:
        """To search."""
        return "network" if has_network(game) else self._otherwise.code(game)

    @property
    def _otherwise(self) -> Maker:
        return SearchingV1(self.seconds, self.simulations)


@dataclass(frozen=True)
class Judging:
    """Plays what the network likes best, without a search; with a temperature, as people err: what it likes as well."""

    temperature: float = 0.0
    otherwise: Maker = Looking(knowing=True)

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return _with_network(game, seed, threads, lambda: PolicyBot(game, seed, self.temperature), self.otherwise)

    def code(self, game: str) -> str | None:
        """To judge."""
        return "network" if has_network(game) else self.otherwise.code(game)


def _with_network(game: str, seed: int, threads: int, made: Callable[[], Bot], otherwise: Maker) -> Bot:
    """A bot with the game's network; another where it has none, and with components that a network does not know."""
    if not has_network(game):
        return otherwise(game, seed, threads)
    bot = made()
    return ByComponents(bot, otherwise(game, seed, threads)) if registry.meta(game).components else bot
