"""Tables with bars for the terminal; the long ones only with their beginning and their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.bar import Bar
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from labtop.core.statistics import Course, Largest, Means, Spread, Wins
from labtop.stats.pictures import binned, course_columns, ends, frequent
from labtop.stats.tables import Column, Row, Table
from labtop.stats.words import Words

EDGE = 8  # rows of a long table that are shown from its top, and from its end
BINS = 16
MOMENTS = 5
BAR = 12  # letters
GAP = 2  # letters between columns
NAME = 24  # letters of what a row is about that are always shown
WIDE = 110  # letters of a terminal in which the widest tables have room for everything
LEFT_OUT = {"won", "lost", "expected", "win_low", "win_high", "compared_low", "compared_high"}
ABOVE, BELOW = "cyan", "dark_orange"


def shown(table: Table, words: Words, width: int) -> Iterator[RenderableType]:
    """A table under its title, for a terminal of this width."""
    yield Text(words.title(table), "bold")
    if isinstance(table.layout, Wins):
        yield from _wins(table, words, width >= WIDE)
    elif isinstance(table.layout, Means):
        yield _means(table, words)
    elif isinstance(table.layout, Spread):
        yield from _spread(table, words)
    elif isinstance(table.layout, Course):
        yield _course(table, words)
    elif isinstance(table.layout, Largest):
        yield _largest(table, words)


class _Narrowing(Grid):
    """A table whose last columns are left out where there is no room for them beside the first."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        name, *others = (
            max(Measurement.get(console, options, cell).maximum for cell in (column.header, *column.cells))
            for column in self.columns
        )
        needed = min(name, NAME)
        kept = 1
        for width in others:
            needed += width + GAP
            kept += needed <= options.max_width
        self.columns = self.columns[: max(kept, 2)]
        self.columns[0].min_width = min(name, NAME)
        yield from super().__rich_console__(console, options)


def _grid(heads: Sequence[str]) -> Grid:
    """An empty table; where the terminal is narrow, the first column gives way, then the last ones."""
    grid = _Narrowing(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column(Text(heads[0]), vertical="bottom")
    for head in heads[1:]:
        grid.add_column(Text("\n".join(head.split())), justify="right", no_wrap=True)
    return grid


def _first(text: str) -> Text:
    return Text(text, no_wrap=True, overflow="ellipsis")


def _wins(table: Table, words: Words, wide: bool) -> Iterator[RenderableType]:
    assert isinstance(table.layout, Wins)
    key = "compared" if table.layout.compared else "lift"
    left_out = LEFT_OUT if wide or not table.layout.compared else {*LEFT_OUT, *table.layout.totals}
    thing, *columns = (column for column in table.columns if column.key not in left_out)
    top, missing, bottom = ends(table, EDGE)
    bars = wide or not table.layout.compared
    grid = _grid([*(words.heading(table, column) for column in (thing, *columns)), *([""] if bars else [])])
    reach = max((abs(row[key] or 0.0) for row in (*top, *bottom)), default=0.0) or 1.0
    for row in (*top, *bottom):
        cells = [_win_cell(table, column, row, words) for column in columns]
        bar = [_change(row[key] or 0.0, reach)] if bars else []
        grid.add_row(_first(words.cell(table, thing, row)), *cells, *bar)
        if bottom and row is top[-1]:
            grid.add_row("…")
    yield grid
    if missing:
        yield Text(words.say("rows-left-out", count=missing), "dim")


def _win_cell(table: Table, column: Column, row: Row, words: Words) -> Text:
    """A cell, for estimates with half the width of the interval."""
    text = Text(words.cell(table, column, row))
    interval = {"win_rate": "win", "compared": "compared"}.get(column.key)
    if interval and row[column.key] is not None:
        half = 100 * (row[f"{interval}_high"] - row[f"{interval}_low"]) / 2
        text.append(f" ±{words.figure('whole', half):<2}", "dim")
    return text


def _change(value: float, reach: float) -> Bar:
    """A bar to the right of the middle for more, to the left for less."""
    return Bar(2 * reach, reach + min(value, 0), reach + max(value, 0), width=BAR, color=ABOVE if value >= 0 else BELOW)


def _means(table: Table, words: Words) -> Grid:
    grid = _grid([*(words.heading(table, column) for column in table.columns), ""])
    reach = max(abs(row["mean"]) for row in table.rows) or 1
    for row in table.rows:
        bar = Bar(reach, 0, abs(row["mean"]), width=BAR, color=ABOVE if row["mean"] >= 0 else BELOW)
        first, *cells = (words.cell(table, column, row) for column in table.columns)
        grid.add_row(_first(first), *map(Text, cells), bar)
    return grid


def _spread(table: Table, words: Words) -> Iterator[RenderableType]:
    grid = _grid([words.say(f"x-{table.key}"), words.say("column-count"), words.say("column-share"), ""])
    rows = binned(table, BINS)
    reach = max(row["share"] for row in rows)
    for row in rows:
        figures = words.figure("count", row["count"]), words.figure("percent", row["share"])
        grid.add_row(Text(row["label"]), *map(Text, figures), Bar(reach, 0, row["share"], width=2 * BAR, color=ABOVE))
    yield grid
    yield Text(words.caption(table), "dim")


def _course(table: Table, words: Words) -> Grid:
    columns = course_columns(table)
    grid = _grid([words.say(f"x-{table.key}"), *(words.heading(table, column) for column in columns), ""])
    rows = frequent(table)
    step = -(-len(rows) // BINS)
    reach = max(row[columns[0].key] for row in rows) or 1
    for row in rows[::step]:
        bar = Bar(reach, 0, row[columns[0].key], width=2 * BAR, color=ABOVE) if len(columns) == 1 else ""
        grid.add_row(str(row["value"]), *(Text(words.cell(table, column, row)) for column in columns), bar)
    return grid


def _largest(table: Table, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for row in table.rows[:MOMENTS]:
        cells = {column.key: words.cell(table, column, row) for column in table.columns if column.key != "actions"}
        grid.add_row(Text(words.say("moment", **cells)))
        grid.add_row(Padding(Text(row["actions"], "dim"), (0, 0, 0, 2)))
    return grid
