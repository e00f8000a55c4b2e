"""Tables as plots for the page, and what both plots and terminals need: long tables made short."""

from __future__ import annotations

from collections.abc import Sequence

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
    prefix = "compared" if all(row.get("compared") is not None for row in rows) else "win"
    key = "compared" if prefix == "compared" else "win_rate"
    values = [(row[f"{prefix}_low"], row[key], row[f"{prefix}_high"]) for row in rows]
    expected = {round(row["expected"], 6) for row in rows}
    baseline = 0.0 if prefix == "compared" else expected.pop() if len(expected) == 1 else None
    axis = words.say("column-compared" if prefix == "compared" else "x-win-rate")
    labels = [words.label(table.key, row["thing"]) for row in rows]
    return plots.intervals(labels, values, baseline, axis, percent=True)


def _means(table: Table, words: Words) -> str:
    labels = [words.label(table.key, row["row"]) for row in table.rows]
    series = {words.say(f"column-{key}"): [row[key] for row in table.rows] for key in ("winners", "others")}
    return plots.rows(labels, series, words.say("x-means"))


def _spread(table: Table, words: Words) -> str:
    rows = binned(table, BINS)
    labels = [row["label"] for row in rows]
    axis = words.say(f"x-{table.key}")
    if not any("winners" in row for row in rows):
        return plots.bars(labels, {"": [row["share"] for row in rows]}, axis, percent=True)
    total = sum(row["count"] for row in rows)
    parts = {"winners": [row["winners"] / total for row in rows]}
    parts["others"] = [(row["count"] - row["winners"]) / total for row in rows]
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
    if len(rows) > 2 * edge and rows[0].get("compared") is not None:
        rows = [row for row in rows if row["seats"] >= RARE and row["compared"] is not None]
    if len(rows) <= 2 * edge:
        return rows, len(table.rows) - len(rows), []
    return rows[:edge], len(table.rows) - 2 * edge, rows[-edge:]


def frequent(table: Table) -> list[Row]:
    """The rows of a course that many games reached."""
    most = max(row["count"] for row in table.rows)
    return [row for row in table.rows if row["count"] >= SELDOM * most]


def binned(table: Table, bins: int) -> list[Row]:
    """A spread in at most so many rows of equal width, gaps included; `label` says what each holds."""
    first, last = table.rows[0]["value"], table.rows[-1]["value"]
    width = -(-(last - first + 1) // bins)
    start = first // width * width
    found = [{"value": low, "count": 0.0, "share": 0.0} for low in range(start, last + 1, width)]
    for row in table.rows:
        into: Row = found[(row["value"] - start) // width]
        for key in ("count", "share", "winners"):
            if key in row:
                into[key] = into.get(key, 0.0) + row[key]
    for entry in found:
        low = entry["value"]
        entry["label"] = f"{low}" if width == 1 else f"{low}–{low + width - 1}"  # type: ignore[assignment]
    return found
