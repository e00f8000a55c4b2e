"""Totals as tables of plain values, the same in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from labtop.core.statistics import Course, Largest, Layout, Means, Spread, Statistics, Wins
from labtop.stats import general
from labtop.stats.rates import compared, win_rate
from labtop.stats.totals import Holders, Stratum, Totals

Row: TypeAlias = dict[str, Any]
RARE = 10  # things that fewer seats had come last
QUANTILES = {"low": 0.05, "median": 0.5, "high": 0.95}


@dataclass(frozen=True)
class Column:
    """A column: its key, and how its values are written."""

    key: str
    form: str  # row, text, count, number, plus, percent or change


@dataclass(frozen=True)
class Table:
    """What is known under one heading."""

    layout: Layout
    columns: tuple[Column, ...]
    rows: list[Row]
    summary: Row = field(default_factory=dict)  # mean, low (5%), median and high (95%) of a spread

    @property
    def key(self) -> str:
        """Its name, unique in a game."""
        return self.layout.key


def tables(totals: Totals, statistics: Statistics) -> Iterator[Table]:
    """All that is worth reading, the game's own after what every game has."""
    for layout in (*general.LAYOUTS, *statistics.layouts):
        table = _table(totals, layout)
        if len(table.rows) > (1 if layout == general.NAMES else 0):
            yield table


def _table(totals: Totals, layout: Layout) -> Table:
    if isinstance(layout, Wins):
        return _wins(totals, layout)
    if isinstance(layout, Means):
        return _means(totals, layout)
    if isinstance(layout, Spread):
        return _spread(totals, layout)
    if isinstance(layout, Course):
        return _course(totals, layout)
    return _largest(totals, layout)


def _wins(totals: Totals, layout: Wins) -> Table:
    held, strata = _holders(totals, layout.key)
    rows = [_win_row(totals, layout, thing, held[thing], strata) for thing in sorted(held, key=natural)]
    if layout.compared:
        rows.sort(key=lambda row: (row["seats"] < RARE or row["compared"] is None, -(row["compared"] or 0.0)))
    counts = [Column("seats", "count"), Column("won", "count"), Column("lost", "count")]
    rates = [Column("win_rate", "percent"), Column("win_low", "percent"), Column("win_high", "percent")]
    rates += [Column("expected", "percent"), Column("lift", "change")]
    if layout.compared:
        rates += [Column(key, "change") for key in ("compared", "compared_low", "compared_high")]
    more = [Column("round", "number")] if layout.timed else []
    more += [Column(key, "number") for key in layout.means] + [Column(key, "count") for key in layout.totals]
    return Table(layout, (Column("thing", "row"), *counts, *rates, *more), rows)


def _holders(totals: Totals, key: str) -> tuple[dict[str, dict[Stratum, Holders]], dict[Stratum, Holders]]:
    """The holders of each thing by stratum, and those of all things together."""
    held: dict[str, dict[Stratum, Holders]] = defaultdict(dict)
    strata: dict[Stratum, Holders] = defaultdict(Holders)
    for (table, thing, stratum), holders in totals.holders.items():
        if table == key:
            held[thing][stratum] = holders
            strata[stratum].add(holders)
    return held, strata


def _win_row(
    totals: Totals, layout: Wins, thing: str, own: dict[Stratum, Holders], strata: dict[Stratum, Holders]
) -> Row:
    held = Holders()
    for holders in own.values():
        held.add(holders)
    low, rate, high = win_rate(held.won, held.seats)
    expected = held.expected / held.seats
    row: Row = {"thing": thing, "seats": held.seats, "won": held.won, "lost": held.seats - held.won}
    row |= {"win_rate": rate, "win_low": low, "win_high": high, "expected": expected, "lift": rate - expected}
    if layout.compared:
        estimate = compared(own, strata) or (None, None, None)
        row |= dict(zip(("compared_low", "compared", "compared_high"), estimate, strict=True))
    if layout.timed:
        row["round"] = held.rounds / held.seats
    row |= {key: totals.amounts[layout.key, thing, key].all / held.seats for key in layout.means}
    return row | {key: totals.amounts[layout.key, thing, key].all for key in layout.totals}


def _means(totals: Totals, layout: Means) -> Table:
    rows = []
    for name in layout.rows:
        amount = totals.amounts[layout.key, name, ""]
        winners = amount.winners / totals.games
        others = (amount.all - amount.winners) / (totals.seats - totals.games)
        mean = amount.all / totals.seats
        rows.append({"row": name, "mean": mean, "winners": winners, "others": others, "difference": winners - others})
    columns = [Column(key, "number") for key in ("mean", "winners", "others")]
    return Table(layout, (Column("row", "row"), *columns, Column("difference", "plus")), rows)


def _spread(totals: Totals, layout: Spread) -> Table:
    found = {int(row): amount for (key, row, _), amount in totals.amounts.items() if key == layout.key}
    total = sum(amount.all for amount in found.values())
    rows: list[Row] = []
    for value, amount in sorted(found.items()):
        row: Row = {"value": value, "count": amount.all, "share": amount.all / total}
        rows.append(row | ({"winners": amount.winners} if layout.by_seat else {}))
    columns = [Column("value", "count"), Column("count", "count"), Column("share", "percent")]
    columns += [Column("winners", "count")] if layout.by_seat else []
    return Table(layout, tuple(columns), rows, _summary(rows))


def _summary(rows: list[Row]) -> Row:
    """The middle of a spread, and where nine in ten lie."""
    summary: Row = {"mean": sum(row["value"] * row["share"] for row in rows)}
    for name, part in QUANTILES.items():
        so_far = 0.0
        for row in rows:
            so_far += row["share"]
            if so_far >= part - 1e-9:
                summary[name] = row["value"]
                break
    return summary


def _course(totals: Totals, layout: Course) -> Table:
    numbers = sorted(int(row) for key, row, column in totals.amounts if key == layout.key and not column)
    rows: list[Row] = []
    for number in numbers:
        among = totals.amounts[layout.key, str(number), ""].all
        shares = {key: totals.amounts[layout.key, str(number), key].all / among for key in layout.columns}
        rows.append({"value": number, "count": among, **shares})
    form = "percent" if layout.shares else "number"
    columns = (Column("value", "count"), Column("count", "count"), *(Column(key, form) for key in layout.columns))
    return Table(layout, columns, rows)


def _largest(totals: Totals, layout: Largest) -> Table:
    rows = [
        {"size": moment.size, "name": name, "turn": moment.turn, "record": place, "actions": " · ".join(moment.actions)}
        for moment, name, place in totals.moments.get(layout.key, ())
    ]
    columns = [Column("size", "count"), Column("name", "text"), Column("turn", "count")]
    return Table(layout, (*columns, Column("record", "text"), Column("actions", "text")), rows)


def natural(text: str) -> list[tuple[int, str]]:
    """A key that puts 2 before 10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", text)]
