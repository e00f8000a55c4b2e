"""`labtop stats`, as it is called."""

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES, meta
from stats.recording import random_record, write

TITLES = {
    "en": "Which gizmos win games",
    "de": "Welche Gizmos Partien gewinnen",
    "pl": "Które Machiny wygrywają partie",
}


def run(*words: object, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["stats", *map(str, words), "--language", language])


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Both games, by bots of different names, and a broken line."""
    lines = [random_record(game, 2, seed, ["Ada", "Ben"]) for game in GAMES for seed in (1, 2, 3)]
    return write(tmp_path / "games.jsonl", *lines, "{broken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_part_in_every_language(records: Path, language: str) -> None:
    result = run(records, language=language)
    assert result.exit_code == 0
    assert all(meta(game).title in result.stdout for game in GAMES)
    assert TITLES[language] in result.stdout
    assert "Ada" in result.stdout


def test_a_wrong_record_is_named_on_standard_error(records: Path) -> None:
    result = run(records)
    assert "1 record or file cannot be used" in result.stderr
    assert "games.jsonl:7: broken JSON" in result.stderr


@pytest.mark.parametrize(
    ("language", "reason"),
    [("de", "fehlerhaftes JSON in Zeile 1, Spalte 2"), ("pl", "błędny JSON w wierszu 1, kolumnie 2")],
)
def test_a_wrong_record_is_named_in_the_language_asked_for(records: Path, language: str, reason: str) -> None:
    assert f"games.jsonl:7: {reason}" in run(records, language=language).stderr


def test_many_problems_are_told_shortly(tmp_path: Path) -> None:
    result = run(write(tmp_path / "games.jsonl", random_record(GAMES[0]), *["{"] * 25))
    assert result.exit_code == 0
    assert result.stderr.count("broken JSON") == 10
    assert "… and 15 more" in result.stderr


@pytest.mark.parametrize("content", ["", "{", "null", '{"labtop": 1}'])
def test_nothing_readable_is_an_error(tmp_path: Path, content: str) -> None:
    result = run(write(tmp_path / "games.json", content))
    assert result.exit_code == 1
    assert "no readable record" in result.stderr


def test_unfinished_games_alone_are_no_error_but_said(tmp_path: Path) -> None:
    record = random_record(GAMES[0])
    del record["result"], record["moves"][20:]
    result = run(write(tmp_path / "open.json", record), "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert "1 game is not over" in result.stderr
    assert "nothing to count yet" in result.stderr
    assert not (tmp_path / "out").exists()


def test_json_stands_alone_on_standard_output_and_has_everything(records: Path) -> None:
    result = run(records, "--json")
    found = json.loads(result.stdout)
    assert (found["records"], found["unfinished"]) == (6, 0)
    assert found["problems"] == [{"file": str(records), "line": 7, "reason": found["problems"][0]["reason"]}]
    for game in GAMES:
        of_game = found["games"][game]
        assert (of_game["games"], of_game["players"]) == (3, 6)
        assert sum(row["won"] for row in of_game["tables"]["names"]) == 3
        assert {"mean", "median", "low", "high"} == set(of_game["summaries"]["scores"])


@pytest.mark.long
def test_the_same_records_give_the_same_output(records: Path, tmp_path: Path) -> None:
    once, again = run(records, "--json", "--out", tmp_path / "a"), run(records, "--json", "--out", tmp_path / "b")
    assert once.stdout == again.stdout
    first, second = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in "ab")
    assert first == second


def test_out_writes_tables_and_one_page_that_needs_nothing_else(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    assert run(records, "--out", out).exit_code == 0
    page = (out / "statistics.html").read_text(encoding="utf-8")
    assert page.count("<svg") > 20
    assert "src=" not in page
    assert "<link" not in page
    assert "@import" not in page
    cards = list(csv.DictReader(io.StringIO((out / f"{GAMES[0]}-cards.csv").read_text(encoding="utf-8"))))
    assert cards[0]["words"]
    assert 0 <= float(cards[0]["win_rate"]) <= 1
    assert {path.suffix for path in out.iterdir()} == {".csv", ".html"}


def test_names_from_records_are_escaped_in_the_page(tmp_path: Path) -> None:
    record = random_record(GAMES[0], names=["<script>alert(1)</script>", "$x$ & y"])
    run(write(tmp_path / "game.json", record), "--out", tmp_path / "out")
    page = (tmp_path / "out" / "statistics.html").read_text(encoding="utf-8")
    assert "<script>alert" not in page
    assert "$x$ &amp; y" in page


def test_names_from_records_cannot_steer_the_terminal(tmp_path: Path) -> None:
    record = random_record(GAMES[0], names=["\x1b[2JAda", "Ben"])
    result = run(write(tmp_path / "game.json", record))
    assert "?[2JAda" in result.stdout
    assert "\x1b[2J" not in result.output


def test_a_folder_that_cannot_be_written_is_said(records: Path) -> None:
    result = run(records, "--out", records)
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    result = run(tmp_path / "missing.json")
    assert result.exit_code == 1
    assert "missing.json" in result.stderr


def test_records_are_needed() -> None:
    assert run().exit_code == 2


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_the_terminal(records: Path, monkeypatch: pytest.MonkeyPatch, width: int, language: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = run(records, language=language).stdout
    assert max(map(len, told.splitlines())) <= width
    assert (
        told.count({"en": "2 players, place 1", "de": "2 Spieler, Platz 1", "pl": "graczy: 2, miejsce 1"}[language])
        == 2
    )
