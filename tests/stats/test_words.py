"""Every table, column and row has its words in every language."""

import json
from collections.abc import Iterator

import pytest

from labtop.cli.stats.command import GENERAL
from labtop.core.statistics import Course, Layout, Means, Spread, Wins
from labtop.core.texts import LANGUAGES, Texts
from labtop.registry import GAMES, statistics
from labtop.stats import general
from labtop.stats.aggregation import Collection, collect
from labtop.stats.sources import Source
from labtop.stats.tables import Table, tables
from labtop.stats.words import Words
from stats.recording import random_record


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def found(game: str) -> Collection:
    """Some games of two to four players."""
    records = [random_record(game, players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)]
    return collect([Source("games.jsonl", 1, json.dumps(record).encode()) for record in records])[0]


def test_languages_agree(game: str) -> None:
    assert Texts(GENERAL, statistics(game).texts).disagreements() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(game: str, found: Collection, language: str) -> None:
    words = Words(GENERAL, statistics(game), language)
    made = list(tables(found.totals[game], statistics(game)))
    assert len(made) > 10
    for table in made:
        assert words.title(table)
        assert words.caption(table)
        for column in table.columns:
            assert words.heading(table, column)
            assert all(words.cell(table, column, row) for row in table.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_tables_that_these_games_leave_empty_can_be_said_too(game: str, language: str) -> None:
    words = Words(GENERAL, statistics(game), language)
    for layout in (*general.LAYOUTS, *statistics(game).layouts):
        assert words.title(Table(layout, (), []))
        for row in layout.rows if isinstance(layout, Means) else ():
            assert words.label(layout.key, row)
        for key in _columns(layout):
            assert words.say(key)


def _columns(layout: Layout) -> Iterator[str]:
    if isinstance(layout, Wins):
        yield from (f"column-{key}" for key in (*layout.means, *layout.totals))
    if isinstance(layout, Course):
        yield from (f"column-{key}" for key in layout.columns)
    if isinstance(layout, Course | Spread):
        yield f"x-{layout.key}"


def test_rows_of_a_table_have_different_labels(game: str, found: Collection) -> None:
    """A word for each row, not the same for several."""
    words = Words(GENERAL, statistics(game), "en")
    for table in tables(found.totals[game], statistics(game)):
        first = table.columns[0]
        if first.form == "row":
            labels = [words.label(table.key, row[first.key]) for row in table.rows]
            assert len(set(labels)) == len(labels), table.key


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, german = (Words(GENERAL, statistics(GAMES[0]), language) for language in ("en", "de"))
    assert english.figure("number", -1.25) == "−1.2"
    assert german.figure("number", 1234.5) == "1.234,5"
    assert english.figure("percent", 0.5) == "50%"
    assert german.figure("percent", 0.5) == "50\u00a0%"
    assert (english.figure("change", 0.125), english.figure("plus", -2)) == ("+12.5", "−2.0")
    assert english.figure("number", None) == "–"


def test_names_from_outside_cannot_steer_the_terminal() -> None:
    assert Words(GENERAL, statistics(GAMES[0]), "en").label("names", "A\x1b[2J") == "A?[2J"
