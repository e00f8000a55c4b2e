"""Bots by name: the five levels, `random`, `greedy`, `search:2s`, `search:5000`, and bots of one's own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from labtop.bots.protocol import Bot
from labtop.bots.uniform import RandomBot
from labtop.core.checking import shown
from labtop.registry import GAMES

LEVELS = ("beginner", "easy", "medium", "hard", "expert")  # weakest first


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(("random", "greedy", *LEVELS))
        super().__init__(
            f"there is no bot {shown(name)}; there are: {known}, "
            "search:2s (by time), search:5000 (by simulations), module:name (your own)"
        )


def check(name: str) -> None:
    """Raise UnknownBot for a name that `make` would not know. A bot of one's own is not made for that."""
    if is_own(name):
        _factory(name)
    else:
        make(name, GAMES[0])


def make(name: str, game: str, seed: int = 0, threads: int = 1) -> Bot:
    """A new bot for a seat of one game; UnknownBot for a name that is none. The same seed chooses the same.

    `threads` is how many a search may use.
    """
    if name == "random":
        return RandomBot(seed)
    if is_own(name):
        return _factory(name)(game, seed)
    raise UnknownBot(name)


def is_own(name: str) -> bool:
    """Is it `module:name`, a bot that does not come with the package?"""
    return ":" in name and not name.startswith("search:")


def _factory(name: str) -> Callable[[str, int], Bot]:
    """What `module:name` names: called with game and seed it returns a bot."""
    module, _, attribute = name.partition(":")
    try:
        factory: Callable[[str, int], Bot] = getattr(import_module(module), attribute)
    except Exception as error:  # whatever a module does when it is imported
        raise UnknownBot(name) from error
    return factory
