"""Facts of many games of one kind, added up. Totals of parts can be added, so processes can share the work."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from labtop.core.statistics import Facts, Moment

KEPT = 20  # largest moments of a table
Lineup: TypeAlias = tuple[str, ...]  # a player's name, then the others' in alphabetical order
Stratum: TypeAlias = tuple[Lineup, str]  # line-up and group: seats that are fairly compared


@dataclass
class Holders:
    """Seats that had a thing."""

    seats: int = 0
    won: float = 0.0  # a shared win counts in parts
    expected: float = 0.0  # wins if all seats of a game were alike
    rounds: int = 0

    def add(self, other: Holders) -> None:
        """Count others too."""
        self.seats += other.seats
        self.won += other.won
        self.expected += other.expected
        self.rounds += other.rounds


@dataclass
class Amount:
    """A sum, and the part of it that winners had."""

    all: float = 0.0
    winners: float = 0.0

    def add(self, other: Amount) -> None:
        """Count another sum too."""
        self.all += other.all
        self.winners += other.winners


class Placed(NamedTuple):
    """A moment, whose it was, and where its record stands."""

    moment: Moment
    name: str
    place: str


@dataclass
class Totals:
    """What all games of one kind show."""

    games: int = 0
    seats: int = 0
    holders: dict[tuple[str, str, Stratum], Holders] = field(default_factory=lambda: defaultdict(Holders))
    amounts: dict[tuple[str, str, str], Amount] = field(default_factory=lambda: defaultdict(Amount))
    moments: dict[str, list[Placed]] = field(default_factory=lambda: defaultdict(list))

    def count(self, facts: Facts, names: Sequence[str], ranking: Sequence[Sequence[int]], place: str) -> None:
        """Add a game that is over."""
        self.games += 1
        self.seats += len(names)
        shares = [1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(len(names))]
        lineups = [(name, *sorted([*names[:seat], *names[seat + 1 :]])) for seat, name in enumerate(names)]
        for had in facts.had:
            stratum = (lineups[had.seat], had.group) if had.group else ((), "")
            holder = Holders(1, shares[had.seat], 1 / len(names), had.round)
            self.holders[had.table, had.thing, stratum].add(holder)
        for (table, row, column, seat), amount in facts.counts.items():
            self.amounts[table, row, column].add(Amount(amount, amount * shares[seat]))
        for moment in facts.moments:
            self.moments[moment.table].append(Placed(moment, names[moment.seat], place))
        self._keep_largest()

    def add(self, other: Totals) -> None:
        """Add the totals of other games."""
        self.games += other.games
        self.seats += other.seats
        for held, holders in other.holders.items():
            self.holders[held].add(holders)
        for counted, amount in other.amounts.items():
            self.amounts[counted].add(amount)
        for table, moments in other.moments.items():
            self.moments[table] += moments
        self._keep_largest()

    def _keep_largest(self) -> None:
        for moments in self.moments.values():
            moments.sort(key=lambda placed: -placed.moment.size)  # equal ones stay in the order of the records
            del moments[KEPT:]
