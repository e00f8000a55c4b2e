"""The tables of an arena in the terminal."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from labtop.arena.sheets import Sheet
from labtop.cli.words import printable
from labtop.report.page import Cell


def table(sheet: Sheet) -> Table:
    """One sheet for the terminal, numbers on the right."""
    drawn = Table(title=Text(sheet.title, "bold"), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, cell in zip(sheet.columns, sheet.rows[0], strict=True):
        drawn.add_column(Text(column), justify="right" if isinstance(cell, Cell) else "left", overflow="fold")
    for row in sheet.rows:
        drawn.add_row(*(Text(cell.text if isinstance(cell, Cell) else printable(cell)) for cell in row))
    return drawn
