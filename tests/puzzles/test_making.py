"""`labtop puzzles make`: what is found is written at once, gone on from, and the same however many processes work."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from gizmos.positions import player, position
from labtop import registry
from labtop.cli.puzzles import make as command
from labtop.cli.puzzles.make import Options, make
from labtop.core.texts import LANGUAGES
from labtop.puzzles import Puzzle, prove, read
from labtop.puzzles.making import made
from puzzles.proving import puzzle

EXAMPLE = puzzle(position(player("blue3 yellow1", "I-33 III-25"), display="I-02 II-03"), "points", "build II-03", 3)


def run(path: Path, language: str = "en", game: str = "gizmos") -> tuple[int, str]:
    screen = io.StringIO()
    console = Console(file=screen, width=200, markup=False, emoji=False, highlight=False)
    return make(Options(game, 2, 0, 1, path), console, language), screen.getvalue()


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is found, in place of mining: puzzles deal by deal, or an exception. What was known comes to its end."""
    deals: list[Any] = []

    def pretended(
        game: str, count: int, seed: int, jobs: int, known: tuple[Puzzle, ...], ray: str | None
    ) -> Iterator[list[Puzzle]]:
        for deal in list(deals):
            if isinstance(deal, BaseException):
                raise deal
            yield deal
        deals.append(known)

    monkeypatch.setattr(command, "made", pretended)
    return deals


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_and_what_it_holds_are_named(found: list[Any], tmp_path: Path, language: str) -> None:
    found += [[EXAMPLE], [], [replace(EXAMPLE, deal=3)]]
    code, screen = run(tmp_path / "puzzles.jsonl", language)
    assert code == 0
    assert "2" in screen
    assert {"en": "Most points: 2", "de": "Die meisten Punkte: 2", "pl": "Najwięcej punktów: 2"}[language] in screen
    assert [one.deal for one in read((tmp_path / "puzzles.jsonl").read_text("utf-8").splitlines())] == [0, 3]


def test_broken_off_nothing_is_lost_and_the_same_command_goes_on(found: list[Any], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    found += [[EXAMPLE], KeyboardInterrupt()]
    code, screen = run(path)
    assert code == 130
    assert "Stopped early." in screen
    found[:] = []
    assert run(path)[0] == 0
    assert found == [(EXAMPLE,)], "what the file holds is gone on from"


def test_a_file_that_holds_something_else_is_refused_and_kept(found: list[Any], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text("{}\n", encoding="utf-8")
    code, screen = run(path, "de")
    assert code == 1
    assert "Zeile 1: puzzle:" in screen
    assert path.read_text("utf-8") == "{}\n"


def test_a_file_that_cannot_be_written_is_named(found: list[Any], tmp_path: Path) -> None:
    code, screen = run(tmp_path / "missing" / "puzzles.jsonl")
    assert code == 1
    assert "missing" in screen


@pytest.mark.long
def test_the_same_seed_makes_the_same_puzzles_in_any_number_of_processes() -> None:
    new = [one for deal in made("aquasphere", 2, 0, 2) for one in deal]
    assert new == [one for deal in made("aquasphere", 2, 0, 1) for one in deal]
    assert len({one.kind for one in new}) == len(new) == 2, "no kind makes up more than its share"
    for one in new:
        prove(one)
    (more,) = [one for deal in made("aquasphere", 3, 0, 1, new) for one in deal]
    assert more.deal > new[-1].deal


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "has", lambda game, room: False)
    assert run(tmp_path / "puzzles.jsonl") == (1, "There are no puzzles for gizmos.\n")
