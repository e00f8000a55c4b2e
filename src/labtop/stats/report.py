"""Everything as one page: a part for each game, a picture and a table under each title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from labtop import registry
from labtop.report.page import Cell, Html, Section, figure, folded, page, paragraph, table
from labtop.stats.aggregation import Collection
from labtop.stats.pictures import picture
from labtop.stats.tables import Table
from labtop.stats.words import Words

LONG = 16  # rows from which on a table is folded


def report(found: Collection, tables: Mapping[str, Sequence[Table]], words: Mapping[str, Words]) -> str:
    """The page; tables and words by game."""
    any_words = next(iter(words.values()))
    sections = [section for game in tables for section in _game(game, found, tables[game], words[game])]
    return page(any_words.say("page-title"), sections, any_words.language)


def _game(game: str, found: Collection, tables: Sequence[Table], words: Words) -> Iterator[Section]:
    yield Section(registry.meta(game).title, [paragraph(words.say("summary", games=found.totals[game].games))])
    for one in tables:
        yield Section(words.title(one), list(_parts(one, words)), level=3)


def _parts(one: Table, words: Words) -> Iterator[Html]:
    if note := words.note(one):
        yield paragraph(note)
    if drawn := picture(one, words):
        yield figure(drawn, words.caption(one))
    rows = _table(one, words)
    yield folded(words.say("all-rows"), rows) if drawn and len(one.rows) > LONG else rows


def _table(one: Table, words: Words) -> Html:
    named = one.columns[0].form == "row"
    heads = [words.heading(one, column) for column in one.columns]
    told = named and any(words.more(one.key, row[one.columns[0].key]) for row in one.rows)
    rows = []
    for row in one.rows:
        cells: list[str | Cell] = []
        for column in one.columns:
            text = words.cell(one, column, row)
            cells.append(text if column.form in ("row", "text") else Cell(text, row[column.key]))
        rows.append([*cells, words.more(one.key, row[one.columns[0].key])] if told else cells)
    return table([*heads, words.say("column-words")] if told else heads, rows)
