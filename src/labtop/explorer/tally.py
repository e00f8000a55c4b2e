"""What games show, counted in whole numbers: tallies of parts can be added in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

from labtop import registry
from labtop.core.replay import steps
from labtop.core.statistics import Facts, Wins

Key: TypeAlias = tuple[str | int, ...]
WIN = 12  # parts of a win, so that two, three or four may share it
OPENINGS = "openings"  # the table of a game's statistics that holds them
ROUND = "round-"  # columns that say when things were done that a seat does more than once


def explored(game: str) -> tuple[str, ...]:
    """The tables of a game's statistics whose things are compared: its kinds of things."""
    layouts = registry.statistics(game).layouts
    return tuple(layout.key for layout in layouts if isinstance(layout, Wins) and layout.compared)


@dataclass
class Tally:
    """Seats, and what they won, by what they had:

    `place` players place; `thing` kind id players place group; `pair` id id players; `opening` turns players place.
    `round` kind id players round says how often a thing was taken then.
    """

    seats: Counter[Key] = field(default_factory=Counter)
    won: Counter[Key] = field(default_factory=Counter)  # in parts of a win

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(_sum(self.seats, other.seats), _sum(self.won, other.won))

    def count(self, record: dict[str, Any]) -> None:
        """Count a game that is over."""
        game, players = record["game"], len(record["start"]["players"])
        statistics = registry.statistics(game)
        facts = statistics.observe(record, steps(registry.rules(game), record))
        winners = record["result"]["ranking"][0]
        won = [WIN // len(winners) if seat in winners else 0 for seat in range(players)]
        first = statistics.first(record["start"]) or 0
        places = [(seat - first) % players + 1 for seat in range(players)]
        for seat in range(players):
            self._note(("place", players, places[seat]), won[seat])
        self._count_things(facts, explored(game), places, won)

    def _count_things(self, facts: Facts, kinds: tuple[str, ...], places: list[int], won: list[int]) -> None:
        players = len(places)
        held: list[set[str]] = [set() for _ in places]
        for table, thing, seat, when, group in facts.had:
            if table == OPENINGS:
                self._note(("opening", thing, players, places[seat]), won[seat])
            elif table in kinds and thing not in held[seat]:
                held[seat].add(thing)
                self._note(("thing", table, thing, players, places[seat], group), won[seat])
                if when:
                    self.seats["round", table, thing, players, when] += 1
        for (table, thing, column, _), amount in facts.counts.items():
            if table in kinds and column.startswith(ROUND):
                self.seats["round", table, thing, players, int(column.removeprefix(ROUND))] += amount
        for seat, things in enumerate(held):
            for one, other in combinations(sorted(things), 2):
                self._note(("pair", one, other, players), won[seat])

    def _note(self, key: Key, won: int) -> None:
        self.seats[key] += 1
        self.won[key] += won


def _sum(some: Counter[Key], others: Counter[Key]) -> Counter[Key]:
    both = some.copy()
    both.update(others)
    return both
