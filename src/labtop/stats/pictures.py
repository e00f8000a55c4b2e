"""Tables as plots for the page, and what both plots and terminals need: long tables made short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from labtop.core.statistics import Course, Means, Spread, Wins
from labtop.report import plots
from labtop.stats.tables import RARE, Column, Row, Table
from labtop.stats.words import Words

EDGE = 12  # rows of a long table that are shown from its top, and from its end
BINS = 24
SELDOM = 0.05  # of the most frequent row: later rows of a course say little


def picture(table: Table, words: Words) -> str:
    """The plot of a table, or nothing where words say it better."""
    if isinstance(table.layout, Wins):
        return _wins(table, words)
    if isinstance(table.layout, Means):
        return _means(table, words)
    if isinstance(table.layout, Spread):
        return _spread(table, words)
    return _course(table, words) if isinstance(table.layout, Course) else ""


def _wins(table: Table, words: Words) -> str:
    top, _, bottom = ends(table, EDGE)
    rows = [*top, *bottom]
    labels = [words.label(table.key, row["thing"]) for row in rows]
    if all(row.get("compared") is not None for row in rows):
        values = [(row["compared_low"], row["compared"], row["compared_high"]) for row in rows]
        return plots.intervals(labels, values, 0.0, words.say("x-compared"), percent=True)
    values = [(row["win_low"], row["win_rate"], row["win_high"]) for row in rows]
    return plots.intervals(labels, values, [row["expected"] for row in rows], words.say("x-win-rate"), percent=True)


def _means(table: Table, words: Words) -> str:
    labels = [words.label(table.key, row["row"]) for row in table.rows]
    series = {words.say(f"column-{key}"): [row[key] for row in table.rows] for key in ("winners", "others")}
    return plots.rows(labels, series)


def _spread(table: Table, words: Words) -> str:
    rows = binned(table, BINS)
    labels = [row["label"] for row in rows]
    axis = words.say(f"x-{table.key}")
    if "winners" not in rows[0]:
        return plots.bars(labels, {"": [row["share"] for row in rows]}, axis, percent=True)
    winners = [row["winners"] for row in rows]
    others = [row["count"] - row["winners"] for row in rows]
    parts = {"winners": [part / (sum(winners) or 1) for part in winners]}
    parts["others"] = [part / (sum(others) or 1) for part in others]
    return plots.bars(labels, {words.say(f"column-{key}"): part for key, part in parts.items()}, axis, percent=True)


def _course(table: Table, words: Words) -> str:
    rows = frequent(table)
    columns = course_columns(table)
    series = {words.heading(table, column): [row[column.key] for row in rows] for column in columns}
    places = [row["value"] for row in rows]
    shares = isinstance(table.layout, Course) and table.layout.shares
    return plots.lines(places, series, words.say(f"x-{table.key}"), percent=shares)


def course_columns(table: Table) -> Sequence[Column]:
    """The columns of a course that are not empty."""
    return [column for column in table.columns[2:] if any(row[column.key] for row in table.rows)]


def ends(table: Table, edge: int) -> tuple[list[Row], int, list[Row]]:
    """The first rows, how many are left out, and the last ones; rare things are left out of long tables."""
    rows = table.rows
    if len(rows) > 2 * edge:
        rows = [row for row in rows if row["seats"] >= RARE and row.get("compared", 0) is not None] or rows
    if len(rows) <= 2 * edge:
        return rows, len(table.rows) - len(rows), []
    return rows[:edge], len(table.rows) - 2 * edge, rows[-edge:]


def frequent(table: Table) -> list[Row]:
    """The rows of a course that many games reached."""
    most = max(row["count"] for row in table.rows)
    return [row for row in table.rows if row["count"] >= SELDOM * most]


def binned(table: Table, bins: int) -> list[Row]:
    """A spread in about so many rows of equal width, gaps included; `label` says what each holds."""
    first, last = table.rows[0]["value"], table.rows[-1]["value"]
    width = next(width for width in _round_numbers() if (last - first) // width < bins)
    keys = [key for key in ("count", "share", "winners") if key in table.rows[0]]
    found: dict[int, Row] = {}
    for low in range(first // width * width, last + 1, width):
        label = f"{low}" if width == 1 else f"{low}–{low + width - 1}"
        found[low] = {"label": label, **dict.fromkeys(keys, 0.0)}
    for row in table.rows:
        into = found[row["value"] // width * width]
        for key in keys:
            into[key] += row[key]
    return list(found.values())


def _round_numbers() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    return (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))
