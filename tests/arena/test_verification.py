"""The folder of an arena is checked: whatever was changed in it is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from labtop.arena import store
from labtop.arena.match import play
from labtop.arena.problems import ArenaProblem
from labtop.arena.schedule import Plan
from labtop.arena.summary import summarise
from labtop.arena.verification import verify
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES

PLAN = Plan("gizmos", ("random", "greedy"), games=4, seed=2)


@pytest.fixture(scope="module")
def played() -> list[tuple[Any, dict[str, Any]]]:
    return [play(PLAN, task) for task in PLAN.tasks()]


@pytest.fixture
def folder(tmp_path: Path, played: list[tuple[Any, dict[str, Any]]]) -> Path:
    with store.create(tmp_path / "arena", PLAN) as new:
        for game in played:
            new.add(*game)
        new.write(store.SUMMARY, json.dumps(summarise(PLAN, new.played)))
    return tmp_path / "arena"


def found(folder: Path) -> list[str]:
    """What is wrong, in English; each in three languages."""
    _, wrong = verify(folder, lambda done: None)
    assert all(len({one.text(language) for language in LANGUAGES}) == 3 for one in wrong)
    return [one.text("en") for one in wrong]


def change_record(folder: Path, number: int, change: Callable[[dict[str, Any]], object]) -> None:
    lines = (folder / store.RECORDS).read_text().splitlines()
    record = json.loads(lines[number])
    change(record)
    lines[number] = json.dumps(record)
    (folder / store.RECORDS).write_text("\n".join(lines) + "\n")


def test_an_arena_as_it_was_played_is_right(folder: Path) -> None:
    assert verify(folder, lambda done: None) == (4, [])


def test_a_move_that_was_changed(folder: Path) -> None:
    change_record(folder, 1, lambda record: record["moves"][3].update(action="pass"))
    [wrong] = found(folder)
    assert wrong.startswith("game 1: move 4")


def test_a_better_result_in_the_table(folder: Path) -> None:
    rows = (folder / store.GAMES).read_text().splitlines()
    cells = rows[1].split(",")
    column = rows[0].split(",").index("score_1")
    cells[column] = str(int(cells[column]) + 1)
    rows[1] = ",".join(cells)
    (folder / store.GAMES).write_text("\n".join(rows) + "\n")
    wrong = found(folder)
    assert wrong[0].startswith("game 0: scores, ranks or moves are not those of games.csv")
    assert wrong[1] == "summary.json is not what the games come to."


def test_another_deal(folder: Path, played: list[tuple[Any, dict[str, Any]]]) -> None:
    other = play(Plan("gizmos", ("random", "greedy"), games=4, seed=3), PLAN.task(0))
    assert other[1]["start"] == played[0][1]["start"]  # a task has its own seed
    stranger = play(PLAN, next(Plan("gizmos", ("random", "greedy"), games=4, seed=3).tasks()))[1]
    change_record(folder, 0, lambda record: (record.clear(), record.update(stranger)))
    assert found(folder) == [f"game 0: it does not begin with the deal of seed {played[0][0].seed}."]


def test_other_players(folder: Path) -> None:
    change_record(folder, 2, lambda record: record.update(names=["greedy", "greedy"]))
    assert found(folder)[0].startswith("game 2: the players are not")


def test_a_record_that_is_not_finished(folder: Path) -> None:
    change_record(folder, 0, lambda record: (record["moves"].pop(), record.pop("result")))
    assert found(folder) == ["game 0: the record ends before the game does."]


def test_what_is_no_record(folder: Path) -> None:
    lines = (folder / store.RECORDS).read_text().splitlines()
    (folder / store.RECORDS).write_text("\n".join(["{", *lines[1:]]) + "\n")
    assert len(found(folder)) == 1


def test_games_that_are_missing(folder: Path) -> None:
    for name in (store.RECORDS, store.GAMES):
        lines = (folder / name).read_text().splitlines()
        (folder / name).write_text("\n".join(lines[:-1]) + "\n")
    assert found(folder) == ["3 of 4 games have been played."]


def test_a_record_that_is_missing(folder: Path) -> None:
    lines = (folder / store.RECORDS).read_text().splitlines()
    (folder / store.RECORDS).write_text("\n".join(lines[:-1]) + "\n")
    assert found(folder) == ["There are 3 records and 4 rows of games."]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(ArenaProblem, match="is not the folder of an arena"):
        verify(tmp_path, lambda done: None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(folder: Path, language: str) -> None:
    right = CliRunner().invoke(app, ["arena", "--verify", str(folder), "--language", language])
    assert (right.exit_code, "4" in right.stdout) == (0, True)
    (folder / store.SUMMARY).write_text("{}")
    wrong = CliRunner().invoke(app, ["arena", "--verify", str(folder), "--language", language])
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "summary.json" in wrong.stderr


def test_json_stands_alone_on_standard_output(folder: Path) -> None:
    call = ["arena", "--verify", str(folder), "--json", "--language", "en"]
    right = CliRunner().invoke(app, call)
    assert (right.exit_code, json.loads(right.stdout)) == (0, {"folder": str(folder), "games": 4, "wrong": []})
    (folder / store.SUMMARY).write_text("{}")
    wrong = CliRunner().invoke(app, call)
    assert wrong.exit_code == 2
    assert json.loads(wrong.stdout)["wrong"] == ["summary.json is not what the games come to."]


@pytest.mark.parametrize(
    "option",
    [["gizmos"], ["--bots", "random"], ["--games", "4"], ["--workers", "2"], ["--out", "x"], ["--resume", "x"]],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_would_not_be_heeded_are_refused(folder: Path, language: str, option: list[str]) -> None:
    refused = CliRunner().invoke(app, ["arena", "--verify", str(folder), *option, "--language", language])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert ("GAME" if option == ["gizmos"] else option[0]) in refused.stderr
