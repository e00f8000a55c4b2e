"""The tables of an arena in the terminal."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from labtop.arena.sheets import Sheet


def table(sheet: Sheet) -> Table:
    """One sheet for the terminal."""
    drawn = Table(title=Text(sheet.title, "bold"), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for index, column in enumerate(sheet.columns):
        number = index > 0 and not sheet.words
        drawn.add_column(Text(column), justify="right" if number else "left", overflow="fold")
    for row in sheet.rows:
        drawn.add_row(*map(Text, row))
    return drawn
