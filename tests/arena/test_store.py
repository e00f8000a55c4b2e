"""The folder of an arena: nothing that was kept is lost, and what is not an arena's is left alone."""

import json
import os
from pathlib import Path

import pytest

import labtop
from labtop.arena import store
from labtop.arena.match import Played, play
from labtop.arena.problems import ArenaProblem
from labtop.arena.schedule import Plan, Task, Trouble
from labtop.core.texts import LANGUAGES

PLAN = Plan("gizmos", ("random", "arena.strangers:Raises"), games=6, seed=2)


@pytest.fixture(scope="module")
def played() -> list[tuple[Played, dict[str, object]]]:
    return [play(PLAN, task) for task in PLAN.tasks()]


@pytest.fixture
def folder(tmp_path: Path, played: list[tuple[Played, dict[str, object]]]) -> Path:
    """An arena with three games of six."""
    with store.create(tmp_path / "arena", PLAN) as new:
        for game in played[:3]:
            new.add(*game)
    return tmp_path / "arena"


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refused(path: Path, reason: str) -> None:
    """Reopening is refused for this reason, in three languages, and changes nothing."""
    before = files_of(path) if path.is_dir() else None
    with pytest.raises(ArenaProblem, match=reason) as refused:
        store.reopen(path)
    assert len({refused.value.text(language) for language in LANGUAGES}) == 3
    assert before == (files_of(path) if path.is_dir() else None)


def test_games_are_read_back_as_they_were(folder: Path, played: list[tuple[Played, dict[str, object]]]) -> None:
    with store.reopen(folder) as again:
        assert again.plan == PLAN
        assert again.played == [game for game, _ in played[:3]]
    records = [json.loads(line) for line in (folder / "records.jsonl").read_text().splitlines()]
    assert records == [record for _, record in played[:3]]
    assert all(labtop.replay(record).to_play is None for record in records)


def test_the_table_has_a_row_for_each_game(folder: Path) -> None:
    heading, *rows = (folder / "games.csv").read_text().splitlines()
    assert heading.startswith(
        "number,deal,seed,first,moves,bot_1,score_1,rank_1,decisions_1,mean_ms_1,max_ms_1,trouble_1"
    )
    assert len(rows) == 3
    assert rows[0].startswith("0,0,")
    assert "error,ValueError: <b>no idea</b>" in rows[0]


@pytest.mark.parametrize("name", ["games.csv", "records.jsonl"])
@pytest.mark.parametrize("cut", [1, 20])
def test_a_half_written_line_is_dropped(
    folder: Path, played: list[tuple[Played, dict[str, object]]], name: str, cut: int
) -> None:
    """Whichever file was being written when the power failed, both go on from the last game that both have."""
    whole = files_of(folder)
    os.truncate(folder / name, len(whole[name]) - cut)
    with store.reopen(folder) as again:
        assert [game.number for game in again.played] == [0, 1]
        again.add(*played[2])
    assert files_of(folder) == whole


def test_a_record_whose_row_is_missing_is_dropped(folder: Path, played: list[tuple[Played, dict[str, object]]]) -> None:
    whole = files_of(folder)
    with (folder / "records.jsonl").open("a") as file:
        file.write(json.dumps(played[3][1]) + "\n")
    with store.reopen(folder) as again:
        assert len(again.played) == 3
    assert files_of(folder) == whole


def test_a_folder_that_is_played_is_left_alone(folder: Path) -> None:
    with store.reopen(folder):
        refused(folder, "another process")
    with store.reopen(folder):
        pass


@pytest.mark.parametrize("name", ["missing", "empty", "file"])
def test_what_is_no_arena_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("{}")
    refused(tmp_path / name, "not the folder of an arena")


@pytest.mark.parametrize(
    "settings",
    ["", "[]", "{}", "nonsense", "null", '{"labtop_arena": 2}', '{"labtop_arena": 1, "version": "0"}', "[" * 100_000],
)
def test_other_settings_are_no_arena(folder: Path, settings: str) -> None:
    (folder / "arena.json").write_text(settings)
    refused(folder, "not the folder of an arena")


@pytest.mark.parametrize("field", ["players", "games", "seed", "bots"])
def test_settings_of_another_type_are_no_arena(folder: Path, field: str) -> None:
    settings = json.loads((folder / "arena.json").read_text()) | {field: None}
    (folder / "arena.json").write_text(json.dumps(settings))
    refused(folder, "not the folder of an arena")


def test_an_arena_of_another_version_is_refused(folder: Path) -> None:
    settings = json.loads((folder / "arena.json").read_text()) | {"version": "0.0.1"}
    (folder / "arena.json").write_text(json.dumps(settings))
    refused(folder, r"begun with labtop 0\.0\.1")


@pytest.mark.parametrize(
    "table",
    [
        b"",
        b"nonsense\n",
        b"\xff\xfe\n",
        b"number,deal\n1,2\n",
    ],
)
def test_a_table_of_something_else_is_refused(folder: Path, table: bytes) -> None:
    (folder / "games.csv").write_bytes(table)
    refused(folder, "does not fit")


@pytest.mark.parametrize(("old", "new"), [(",random,", ",greedy,"), ("\n0,0,", "\n77,0,"), ("\n0,0,", "\nx,0,")])
def test_rows_of_other_games_are_refused(folder: Path, old: str, new: str) -> None:
    table = (folder / "games.csv").read_text()
    (folder / "games.csv").write_text(table.replace(old, new, 1))
    refused(folder, "does not fit")


def test_a_game_that_stands_twice_is_refused(folder: Path) -> None:
    lines = (folder / "games.csv").read_text().splitlines(keepends=True)
    (folder / "games.csv").write_text("".join([*lines, lines[-1]]))
    refused(folder, "does not fit")


def test_missing_files_are_named(folder: Path) -> None:
    (folder / "records.jsonl").unlink()
    refused(folder, "cannot be written: there is no such file")


def test_a_new_arena_takes_no_folder_that_holds_something(folder: Path, tmp_path: Path) -> None:
    before = files_of(tmp_path)
    with pytest.raises(ArenaProblem, match="already holds an arena"):
        store.create(folder, PLAN)
    with pytest.raises(ArenaProblem, match="not an empty folder"):
        store.create(tmp_path, PLAN)
    with pytest.raises(ArenaProblem, match="not an empty folder"):
        store.create(folder / "games.csv", PLAN)
    with pytest.raises(ArenaProblem, match="cannot be written"):
        store.create(folder / "games.csv" / "inside", PLAN)
    assert files_of(tmp_path) == before


def test_anything_a_bot_says_fits_into_one_row(tmp_path: Path) -> None:
    game, record = play(PLAN, Task(0, 0, PLAN.task(0).seed, PLAN.task(0).bots))
    strange = Trouble(1, "error", 'a,"b"\r\n\x85\u2028\x00;=1+1 \ud800')
    with store.create(tmp_path / "arena", PLAN) as new:
        new.add(Played(**{**vars(game), "troubles": [strange]}), record)
    with store.reopen(tmp_path / "arena") as again:
        assert again.played[0].troubles[0].text.startswith('a,"b"')
