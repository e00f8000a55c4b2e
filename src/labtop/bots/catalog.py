"""Bots by name: the six levels, `random`, `greedy`, `network`, `search:2s`, `search:5000`, and bots of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module

from labtop.bots.makers import Guessing, Judging, Looking, Maker, Searching, SearchingV1
from labtop.bots.protocol import Bot
from labtop.core.errors import shown

# Weakest first. The weak ones make the mistakes that people make: they are short-sighted and misjudge things.
LEVELS: dict[str, Maker] = {
    "beginner": Looking(noise=0.04),
    "easy": Looking(noise=0.01),
    "medium": Looking(noise=0.04, knowing=True),
    "hard": SearchingV1(simulations=40),
    "expert": SearchingV1(seconds=1.0),
    "grandmaster": Searching(seconds=2.0),
}
OTHERS: dict[str, Maker] = {"random": Guessing(), "greedy": Looking(), "network": Judging()}
SEARCHES: dict[str, type[Searching | SearchingV1]] = {"search": Searching, "search-v1": SearchingV1}
SEARCH = re.compile(r"(search|search-v1):(?:(\d{1,5}(?:\.\d{1,3})?)(ms|s)|(\d{1,9}))", re.ASCII)


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join((*OTHERS, *LEVELS))
        super().__init__(
            f"there is no bot {shown(name)}; there are: {known}, "
            "search:2s (by time), search:5000 (by simulations), search-v1:2s (without a network), "
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


def code(name: str, game: str) -> str | None:
    """The part of a game's compiled code that a bot by this name of ours needs; None for `random`, which needs none."""
    return maker(name).code(game)


def maker(name: str) -> Maker:
    """What makes a bot by this name of ours; UnknownBot for a name that is none."""
    found = OTHERS.get(name) or LEVELS.get(name) or _search(name)
    if found is None:
        raise UnknownBot(name)
    return found


def _search(name: str) -> Maker | None:
    """What makes `search:2s`, `search:100ms` or `search-v1:5000`; None for another name."""
    found = SEARCH.fullmatch(name)
    if not found:
        return None
    kind, amount, unit, simulations = found.groups()
    if simulations:
        return SEARCHES[kind](simulations=int(simulations)) if int(simulations) else None
    seconds = float(amount) / (1000 if unit == "ms" else 1)
    return SEARCHES[kind](seconds=seconds) if seconds else None


def is_own(name: str) -> bool:
    """Is it `module:name`, a bot that does not come with the package?"""
    return name.partition(":")[1] == ":" and name.partition(":")[0] not in SEARCHES


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
