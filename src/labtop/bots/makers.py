"""How bots are made: a maker is called with a game, a seed and threads, and knows what compiled code is needed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Protocol

from labtop import registry
from labtop.bots import network_search
from labtop.bots.fallback import WithFallback
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

    def parts(self, game: str) -> tuple[str, ...]:
        """The parts of a game's compiled code that it needs."""
        ...


@dataclass(frozen=True)
class Guessing:
    """Plays at random."""

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return RandomBot(seed)

    def parts(self, game: str) -> tuple[str, ...]:
        """It needs none."""
        return ()


@dataclass(frozen=True)
class Looking:
    """Looks no further than the turn."""

    noise: float = 0.0  # by how much it misjudges it, in chances to win
    knowing: bool = False  # does it know what things are worth, or count what anybody would count?

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        weights = registry.evaluator(game).load() if self.knowing else None
        return GreedyBot(game, seed, self.noise, weights=weights)

    def parts(self, game: str) -> tuple[str, ...]:
        """To look ahead."""
        return ("look_ahead",)


FINISHER = Looking(knowing=True)


def with_network(part: str, plain: Maker, game: str) -> tuple[str, ...]:
    """What a bot needs of which this is the part with the network."""
    found = plain.parts(game)
    return tuple(dict.fromkeys((part, *FINISHER.parts(game), *found))) if has_network(game) else found


@dataclass(frozen=True)
class SearchingV1:
    """Searches within these limits by the fitted evaluation, or until the choice is clear."""

    seconds: float = float("inf")
    simulations: int = UNLIMITED

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return SearchBot(game, seed, Limit(self.seconds, self.simulations, threads))

    def parts(self, game: str) -> tuple[str, ...]:
        """To search."""
        return ("search",)


@dataclass(frozen=True)
class Searching:
    """Searches within these limits with the game's network."""

    plain: Maker  # what plays without a network
    seconds: float = float("inf")
    simulations: int = UNLIMITED

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        limit = network_search.Limit(self.seconds, self.simulations, threads)
        otherwise = partial(self.plain, game, seed, threads)
        if not has_network(game):
            return otherwise()
        return WithFallback(NetworkBot(game, seed, limit), otherwise, partial(FINISHER, game, seed, threads))

    def parts(self, game: str) -> tuple[str, ...]:
        """To search, also without the network, and to finish."""
        return with_network("network", self.plain, game)


@dataclass(frozen=True)
class Judging:
    """Plays what the network likes best, without a search; with a temperature, as people err: what it likes as well."""

    temperature: float = 0.0
    plain: Maker = FINISHER  # what plays without a network

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        otherwise = partial(self.plain, game, seed, threads)
        if not has_network(game):
            return otherwise()
        policy = PolicyBot(game, seed, self.temperature)
        return WithFallback(policy, otherwise, partial(FINISHER, game, seed, threads))

    def parts(self, game: str) -> tuple[str, ...]:
        """To judge, also without the network, and to finish."""
        return with_network("policy", self.plain, game)
