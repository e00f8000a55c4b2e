"""Which games an arena plays: every line-up in every seat order, all on the same deals."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any, TypeAlias

from labtop import registry
from labtop.arena.problems import ArenaProblem
from labtop.bots import catalog

Bots: TypeAlias = tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Trouble:
    """Why a bot lost its seat to `random` for a game."""

    seat: int
    kind: str  # error, illegal, late or died
    text: str = ""


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    number: int  # in the arena, from 0
    deal: int  # games of one deal start alike
    seed: int  # of the deal
    bots: Bots
    lost: tuple[Trouble, ...] = ()  # seats that `random` has from the start: their bots ended the process before


@dataclass(frozen=True)
class Plan:
    """What an arena is asked to play. All of it, and nothing else, decides about its games."""

    game: str
    bots: Bots  # as many as there are players: one line-up; more, all different: every choice among them
    players: int = 2
    games: int = 100  # of each line-up, rounded up so that every seat order plays every deal
    seed: int = 0
    limit: float = 60.0  # seconds a decision may take
    edition: dict[str, Any] = field(default_factory=dict)  # what `new_game` takes besides

    def check(self) -> None:
        """Raise ArenaProblem for a plan that cannot be played."""
        if self.game not in registry.GAMES:
            raise ArenaProblem("game-unknown", game=self.game, games=", ".join(registry.GAMES))
        players = registry.rules(self.game).players
        if self.players not in players:
            raise ArenaProblem("players-wrong", game=self.game, least=players[0], most=players[-1], given=self.players)
        if len(self.bots) < self.players:
            raise ArenaProblem("bots-too-few", players=self.players, given=len(self.bots))
        if len(self.bots) > self.players and len(set(self.bots)) < len(self.bots):
            raise ArenaProblem("bots-twice", players=self.players, given=len(self.bots))
        if self.games < 1 or not 0 < self.limit < math.inf:
            raise ArenaProblem("numbers-wrong")
        for name in self.bots:
            _check_bot(name)

    @property
    def names(self) -> Bots:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def orders(self) -> list[Bots]:
        """Every line-up in every seat order."""
        lineups = combinations(self.bots, self.players)
        return [order for lineup in lineups for order in dict.fromkeys(permutations(lineup))]

    @property
    def deals(self) -> int:
        """How many deals are played, each by every order."""
        of_a_lineup = len(set(permutations(self.bots[: self.players])))
        return -(-self.games // of_a_lineup)

    @property
    def total(self) -> int:
        """How many games that makes."""
        return self.deals * len(self.orders)

    def tasks(self, done: Set[int] = frozenset()) -> Iterator[Task]:
        """The games that are not done yet, deal by deal."""
        return (self.task(number) for number in range(self.total) if number not in done)

    def task(self, number: int) -> Task:
        """One of the games; IndexError if there is none of that number."""
        if number not in range(self.total):
            raise IndexError(f"there is no game {number}")
        deal, order = divmod(number, len(self.orders))
        return Task(number, deal, mixed(self.seed, "deal", deal), self.orders[order])


def mixed(*parts: object) -> int:
    """A seed made from whatever it shall depend on."""
    digest = hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 2


def _check_bot(name: str) -> None:
    try:
        catalog.check(name)
    except catalog.UnknownBot:
        known = ", ".join((*catalog.OTHERS, *catalog.LEVELS))
        raise ArenaProblem("bot-unknown", bot=name[:60], known=known) from None
