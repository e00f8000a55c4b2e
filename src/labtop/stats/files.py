"""What was found, for other programs: one JSON object, or a CSV file for each table."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any

from labtop.stats.aggregation import Collection
from labtop.stats.tables import Row, Table
from labtop.stats.words import Words

DIGITS = 6


def as_json(found: Collection, tables: Mapping[str, Sequence[Table]]) -> dict[str, Any]:
    """Everything; `tables` by game."""
    return {
        "records": found.readable,
        "unfinished": found.unfinished,
        "problems": [
            {"file": problem.path, "line": problem.line, "reason": problem.reason} for problem in found.problems
        ],
        "games": {
            game: {
                "games": found.totals[game].games,
                "players": found.totals[game].seats,
                "tables": {table.key: [_rounded(row) for row in table.rows] for table in of_game},
                "summaries": {table.key: _rounded(table.summary) for table in of_game if table.summary},
            }
            for game, of_game in tables.items()
        },
    }


def as_csv(table: Table, words: Words) -> str:
    """A table with the keys of its columns as heads; things also in words."""
    sheet = io.StringIO(newline="")
    writer = csv.writer(sheet, lineterminator="\n")
    (first, *_), keys = table.columns, [column.key for column in table.columns]
    named = first.form == "row"
    writer.writerow([*keys, "words"] if named else keys)
    for row in map(_rounded, table.rows):
        told = [_told(table.key, row[first.key], words)] if named else []
        writer.writerow([*("" if row[key] is None else row[key] for key in keys), *told])
    return sheet.getvalue()


def _told(table: str, row: str, words: Words) -> str:
    return words.more(table, row) or words.label(table, row)


def _rounded(row: Row) -> Row:
    return {key: _number(value) if isinstance(value, float) else value for key, value in row.items()}


def _number(value: float) -> float | int:
    return int(value) if value.is_integer() else round(value, DIGITS)
