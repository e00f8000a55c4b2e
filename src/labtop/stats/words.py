"""Tables of one game in one language: titles, headings, rows and figures as people read them."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from labtop.core.statistics import Course, Spread, Statistics, Wins
from labtop.core.texts import Texts
from labtop.stats.tables import Column, Row, Table

NONE = "–"


class Words:
    """`general` is the folder with the words that every game needs."""

    def __init__(self, general: Traversable, statistics: Statistics, language: str) -> None:
        self.language = language
        self.say = Texts(*filter(None, (general, statistics.texts))).speaker(language)
        self._statistics = statistics

    def title(self, table: Table) -> str:
        """What a table is about."""
        return self.say(f"title-{table.key}")

    def note(self, table: Table) -> str:
        """What a reader has to know of it, or nothing."""
        return self.say("note-compared") if isinstance(table.layout, Wins) and table.layout.compared else ""

    def caption(self, table: Table) -> str:
        """What its picture shows."""
        if isinstance(table.layout, Wins):
            return self.say("caption-compared" if table.layout.compared else "caption-wins")
        if isinstance(table.layout, Spread):
            facts = {key: self.figure("count", value) for key, value in table.summary.items()}
            return self.say("caption-spread", **facts)
        return self.say("caption-course" if isinstance(table.layout, Course) else "caption-means")

    def heading(self, table: Table, column: Column) -> str:
        """The head of a column."""
        if column.key == "value" and isinstance(table.layout, Spread | Course):
            return self.say(f"x-{table.key}")
        return self.say(f"column-{column.key}")

    def label(self, table: str, row: str) -> str:
        """A row in a few words."""
        if table == "names":
            return printable(row)
        if table == "order":
            players, place = row.split("-")
            return self.say("row-order", players=players, place=place)
        return self._statistics.label(table, row, self.language)

    def more(self, table: str, row: str) -> str:
        """All that is to be said of a row, or nothing."""
        return "" if table in ("names", "order") else self._statistics.words(table, row, self.language)

    def cell(self, table: Table, column: Column, row: Row) -> str:
        """A cell."""
        value = row[column.key]
        if column.form == "row":
            return self.label(table.key, value)
        return printable(str(value)) if column.form == "text" else self.figure(column.form, value)

    def figure(self, form: str, value: Any) -> str:
        """A number; a change of a percentage is in percentage points."""
        if value is None:
            return NONE
        if form == "percent":
            return self.say("percent", value=100 * value)
        if form in ("change", "plus"):
            value = round(100 * value if form == "change" else value, 1)
            return self.say("points-up" if value >= 0 else "points-down", value=abs(value))
        return self.say(form, value=value).replace("-", "−")


def printable(text: str) -> str:
    """Text from outside without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
