"""Bots by name: the five levels, `random`, `greedy`, `search:2s`, `search:5000`, and bots of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module

from labtop.bots.greedy import GreedyBot
from labtop.bots.protocol import Bot
from labtop.bots.random_bot import RandomBot
from labtop.bots.search import UNLIMITED, Limit, SearchBot
from labtop.core.errors import shown
from labtop.registry import evaluator

NOISE = {"beginner": 0.04, "easy": 0.01, "medium": 0.04}  # by how much they misjudge a turn, in chances to win
GLANCING = ("greedy", "beginner", "easy")  # count what anybody would count; the others know what things are worth
HARD = 40  # simulations


def _glancing(level: str) -> Callable[[str, int, int], Bot]:
    """Looks no further than the turn, counts what anybody would count, and misjudges it."""
    return lambda game, seed, threads: GreedyBot(game, seed, NOISE[level])


def _knowing(level: str) -> Callable[[str, int, int], Bot]:
    """Looks no further than the turn and misjudges it, but knows what things are worth."""
    return lambda game, seed, threads: GreedyBot(game, seed, NOISE[level], weights=evaluator(game).load())


def _searching(seconds: float = float("inf"), simulations: int = UNLIMITED) -> Callable[[str, int, int], Bot]:
    """Searches within these limits, or until the choice is clear."""
    return lambda game, seed, threads: SearchBot(game, seed, Limit(seconds, simulations, threads))


# Weakest first. The weak ones make the mistakes that people make: they are short-sighted and misjudge things.
LEVELS: dict[str, Callable[[str, int, int], Bot]] = {
    "beginner": _glancing("beginner"),
    "easy": _glancing("easy"),
    "medium": _knowing("medium"),
    "hard": _searching(simulations=HARD),
    "expert": _searching(seconds=1.0),
}
LOOKING_AHEAD = ("greedy", "beginner", "easy", "medium")  # the others search
SEARCH = re.compile(r"search:(?:(\d{1,5}(?:\.\d{1,3})?)(ms|s)|(\d{1,9}))", re.ASCII)


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(("random", "greedy", *LEVELS))
        super().__init__(
            f"there is no bot {shown(name)}; there are: {known}, "
            "search:2s (by time), search:5000 (by simulations), module:name (your own)"
        )


def check(name: str) -> None:
    """Raise UnknownBot for a name that `make` would not know. No bot is made for that."""
    if is_own(name):
        _factory(name)
    elif name not in ("random", "greedy", *LEVELS) and not _limit(name, 1):
        raise UnknownBot(name)


def make(name: str, game: str, seed: int = 0, threads: int = 1) -> Bot:
    """A new bot for a seat of one game; UnknownBot for a name that is none. The same seed chooses the same.

    `threads` is how many a search may use.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name in LEVELS:
        return LEVELS[name](game, seed, threads)
    if limit := _limit(name, threads):
        return SearchBot(game, seed, limit)
    if is_own(name):
        return _factory(name)(game, seed)
    raise UnknownBot(name)


def code(name: str) -> str | None:
    """The part of a game's compiled code that a bot by this name of ours needs; None for `random`, which needs none."""
    return None if name == "random" else "look_ahead" if name in LOOKING_AHEAD else "search"


def simulations(name: str) -> int | None:
    """How many a bot by this name runs for each decision; None if it does not go by their number."""
    limit = Limit(simulations=HARD) if name == "hard" else _limit(name, 1)
    return limit.simulations if limit and limit.simulations != UNLIMITED else None


def _limit(name: str, threads: int) -> Limit | None:
    """What `search:2s`, `search:100ms` or `search:5000` may do; None for another name."""
    found = SEARCH.fullmatch(name)
    if not found:
        return None
    amount, unit, simulations = found.groups()
    if simulations:
        return Limit(simulations=int(simulations), threads=threads) if int(simulations) else None
    seconds = float(amount) / (1000 if unit == "ms" else 1)
    return Limit(seconds=seconds, threads=threads) if seconds else None


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
    if not callable(factory):
        raise UnknownBot(name)
    return factory
