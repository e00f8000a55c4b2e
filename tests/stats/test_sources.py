"""Where records are found, and how everything that is none is named."""

import json
from pathlib import Path

import pytest

from labtop.registry import GAMES
from labtop.stats import sources
from stats.recording import collected, random_record, reasons, write

GAME = GAMES[0]


def test_a_json_file_is_one_record_and_a_jsonl_file_one_a_line(tmp_path: Path) -> None:
    one = write(tmp_path / "one.json", json.dumps(random_record(GAME), indent=1))
    many = write(tmp_path / "many.jsonl", random_record(GAME, seed=2), "", random_record(GAME, seed=3))
    assert collected(one, many).totals[GAME].games == 3


def test_a_folder_gives_all_records_in_it_and_skips_other_json(tmp_path: Path) -> None:
    write(tmp_path / "records.jsonl", random_record(GAME), random_record(GAME, seed=2))
    write(tmp_path / "game.json", random_record(GAME, seed=3))
    write(tmp_path / "summary.json", '{"bots": []}')
    write(tmp_path / "notes.txt", "not looked at")
    found = collected(tmp_path)
    assert found.totals[GAME].games == 3
    assert found.problems == []


def test_json_that_is_named_has_to_be_a_record(tmp_path: Path) -> None:
    assert reasons(collected(write(tmp_path / "summary.json", '{"bots": []}'))) == [
        "summary.json None record: unknown key 'bots'"
    ]


def test_a_file_is_counted_once_however_often_it_is_named(tmp_path: Path) -> None:
    one = write(tmp_path / "one.json", random_record(GAME))
    assert collected(one, tmp_path, tmp_path / "." / "one.json").totals[GAME].games == 1


def test_a_missing_file_and_an_empty_folder_are_named(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    missing, empty = reasons(collected(tmp_path / "empty", tmp_path / "missing.json"))[::-1]
    assert missing.startswith("missing.json None there is no such file")
    assert empty == "empty None no .json or .jsonl file in this folder"


def test_what_is_no_plain_file_is_named(tmp_path: Path) -> None:
    assert reasons(collected(Path("/dev/null"))) == ["null None not a plain file"]


@pytest.mark.parametrize("name", ["long.json", "long.jsonl"])
def test_far_too_large_texts_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(sources, "LARGEST", 1000)
    found = collected(write(tmp_path / name, random_record(GAME)))
    assert [problem.reason for problem in found.problems] == ["far too large for a record"]


def test_the_games_that_files_mention_are_seen_at_a_glance(tmp_path: Path) -> None:
    files, _ = sources.find([write(tmp_path / "one.json", random_record(GAMES[1]))])
    assert sources.mentioned(files, GAMES) == [GAMES[1]]
