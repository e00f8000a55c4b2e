"""Bots by name: six levels, `random`, `greedy`, `network`, `network:1.5`, `search:2s`, `search:5000`, and one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module

from labtop import registry
from labtop.bots.makers import Guessing, Judging, Looking, Maker, Searching, SearchingV1
from labtop.bots.network_file import has_network
from labtop.bots.protocol import Bot
from labtop.core.errors import shown


@dataclass(frozen=True)
class Level:
    """A level: in each game with a network the bot that it says."""

    name: str
    plain: Maker  # for games without one, and for components that it has not learnt

    def __call__(self, game: str, seed: int, threads: int) -> Bot:
        """A new bot."""
        return self.maker(game)(game, seed, threads)

    def parts(self, game: str) -> tuple[str, ...]:
        """What that bot needs."""
        return self.maker(game).parts(game)

    def maker(self, game: str) -> Maker:
        """What makes it in this game."""
        said = registry.levels(game).get(self.name)
        made = maker(said) if said and has_network(game) else self.plain
        return replace(made, plain=self.plain) if isinstance(made, Judging | Searching) else made


# Weakest first. The weak ones are short-sighted and misjudge things. Puzzles are rated by them, so a change would mean
# to rate all of them anew.
PLAIN: dict[str, Maker] = {
    "beginner": Looking(noise=0.04),
    "easy": Looking(noise=0.01),
    "medium": Looking(noise=0.04, knowing=True),
    "hard": SearchingV1(simulations=40),
    "expert": SearchingV1(seconds=1.0),
    "grandmaster": SearchingV1(seconds=2.0),
}
LEVELS = {name: Level(name, plain) for name, plain in PLAIN.items()}
OTHERS: dict[str, Maker] = {"random": Guessing(), "greedy": Looking(), "network": Judging()}
FAMILIES = ("network", "search", "search-v1")  # bots of ours that are told more after a colon
SEARCH = re.compile(r"(search|search-v1):(?:(\d{1,5}(?:\.\d{1,3})?)(ms|s)|(\d{1,9}))", re.ASCII)
POLICY = re.compile(r"network:(\d{1,2}(?:\.\d{1,3})?)", re.ASCII)


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join((*OTHERS, *LEVELS))
        super().__init__(
            f"there is no bot {shown(name)}; there are: {known}, "
            "network:1.5 (at a temperature), search:2s (by time), search:5000 (by simulations), "
            "search-v1:2s (without a network), "
            "module:name (your own)"
        )


def check(name: str) -> None:
    """Raise UnknownBot for a name that `make` would not know. No bot is made for that."""
    if is_own(name):
        _factory(name)
    else:
        maker(name)


def make(name: str, game: str, seed: int = 0, threads: int = 1) -> Bot:
    """A new bot for a seat of one game; UnknownBot for a name that is none. The same seed chooses the same.

    `threads` is how many a search may use.
    """
    return _factory(name)(game, seed) if is_own(name) else maker(name)(game, seed, threads)


def parts(name: str, game: str) -> tuple[str, ...]:
    """The parts of a game's compiled code that a bot by this name of ours needs."""
    return maker(name).parts(game)


def maker(name: str) -> Maker:
    """What makes a bot by this name of ours; UnknownBot for a name that is none."""
    found = OTHERS.get(name) or LEVELS.get(name) or _policy(name) or _search(name)
    if found is None:
        raise UnknownBot(name)
    return found


def _policy(name: str) -> Maker | None:
    """What makes `network:1.5`, the policy of a network at this temperature; None for another name."""
    found = POLICY.fullmatch(name)
    return Judging(float(found[1])) if found else None


def _search(name: str) -> Maker | None:
    """What makes `search:2s`, `search:100ms` or `search-v1:5000`; None for another name."""
    found = SEARCH.fullmatch(name)
    if not found:
        return None
    kind, amount, unit, simulations = found.groups()
    if simulations:
        plain = SearchingV1(simulations=int(simulations))
    else:
        plain = SearchingV1(seconds=float(amount) / (1000 if unit == "ms" else 1))
    if not plain.simulations or not plain.seconds:
        return None
    return plain if kind == "search-v1" else Searching(plain, plain.seconds, plain.simulations)


def is_own(name: str) -> bool:
    """Is it `module:name`, a bot that does not come with the package?"""
    kind, colon, _ = name.partition(":")
    return colon == ":" and kind not in FAMILIES


def _factory(name: str) -> Callable[[str, int], Bot]:
    """What `module:name` names: called with game and seed it returns a bot."""
    module, _, attribute = name.partition(":")
    try:
        factory: Callable[[str, int], Bot] = getattr(import_module(module), attribute)
    except Exception as error:  # whatever a module does when it is imported
        raise UnknownBot(name) from error
    if not callable(factory):
        raise UnknownBot(name)
    return factory
