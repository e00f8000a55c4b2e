"""`labtop arena`: as it is typed, from the folder it leaves to the tables it prints."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from arena.test_match import FIRST, LAST, without_times
from labtop.arena.match import play
from labtop.arena.schedule import Plan
from labtop.arena.store import read_games, read_plan
from labtop.cli.arena import command
from labtop.cli.main import app
from labtop.cli.multi_option import repeated
from labtop.core.texts import LANGUAGES

FILES = {"arena.json", "games.csv", "records.jsonl", "report.html", "summary.json"}


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words, "--language", "en"])


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played here and not by workers, which have tests of their own."""

    def games(plan: Plan, tasks: Any, workers: int, stopped: Any) -> Any:
        for task in tasks:
            if stopped():
                return
            yield play(plan, task)

    monkeypatch.setattr(command, "games", games)


def outcomes(folder: Path) -> list[Any]:
    """Everything about the games but the times, in their order."""
    games = read_games(folder, read_plan(folder))
    records = [json.loads(line) for line in (folder / "records.jsonl").read_text().splitlines()]
    return sorted(
        (without_times(*game) for game in zip(games, records, strict=True)), key=lambda pair: pair[0]["number"]
    )


def test_an_arena_leaves_a_folder_and_prints_its_tables(tmp_path: Path) -> None:
    done = arena("gizmos", "--bots", "random", FIRST, LAST, "--games", "4", "--out", "there")
    assert done.exit_code == 0, done.output
    assert {path.name for path in (tmp_path / "there").iterdir()} == FILES
    for words in (
        "gizmos, 2 players, seed 0: 12 games on 2 deals",
        "Head to head",
        "Turn order",
        "first player’s advantage",
    ):
        assert words in done.stdout
    assert "Everything is in there" in done.stderr


def test_bots_are_listed_in_a_row_or_one_by_one() -> None:
    assert list(repeated(["gizmos", "--bots", "a", "b", "--players", "2"])) == list(
        repeated(["gizmos", "--bots", "a", "--bots=b", "--players", "2"])
    )
    assert list(repeated(["--bots", "a", "b", "--seed", "5", "c"])) == [
        "--bots",
        "a",
        "--bots",
        "b",
        "--seed",
        "5",
        "c",
    ]


def test_json_is_the_summary_and_nothing_else(tmp_path: Path) -> None:
    done = arena("gizmos", "--bots", "random", FIRST, "--games", "4", "--out", "there", "--json")
    summary = json.loads(done.stdout)
    assert summary == json.loads((tmp_path / "there" / "summary.json").read_text())
    assert summary["games"] == summary["planned"] == 4
    assert [bot["bot"] for bot in summary["bots"]] == ["random", FIRST]
    assert sum(bot["wins"] for bot in summary["bots"]) == 4


def test_without_a_name_the_folder_has_one_that_is_free(tmp_path: Path) -> None:
    for _ in range(2):
        assert arena("aquasphere", "--bots", "random", "random", "--games", "1").exit_code == 0
    first, second = sorted(path.name for path in tmp_path.iterdir())
    assert first.startswith("arena-aquasphere-20")
    assert second == f"{first}-2"


def test_four_players_and_a_bot_in_three_seats(tmp_path: Path) -> None:
    bots = ("random", *[FIRST] * 3)
    done = arena("gizmos", "--bots", *bots, "--players", "4", "--games", "4", "--out", "there", "--json")
    summary = json.loads(done.stdout)
    assert [(bot["bot"], bot["games"]) for bot in summary["bots"]] == [("random", 4), (FIRST, 12)]
    assert summary["pairs"] == []
    assert [place["place"] for place in summary["turn_order"]] == [1, 2, 3, 4]


class Interrupted:
    """Ctrl-C after some games."""

    def __init__(self, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
        add = command.Folder.add

        def counted(folder: Any, *game: Any) -> None:
            add(folder, *game)
            if len(folder.played) == games:
                os.kill(os.getpid(), signal.SIGINT)

        monkeypatch.setattr(command.Folder, "add", counted)


def test_after_an_interrupt_the_arena_goes_on_to_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("gizmos", "--bots", "random", FIRST, "--games", "8", "--seed", "3")
    before = signal.getsignal(signal.SIGINT)
    assert arena(*words, "--out", "whole").exit_code == 0
    with monkeypatch.context() as patch:
        Interrupted(3, patch)
        stopped = arena(*words, "--out", "parts")
    assert stopped.exit_code == 130
    assert "3 games of 8 are kept in parts. To continue: labtop arena --resume parts" in stopped.stderr
    assert {path.name for path in (tmp_path / "parts").iterdir()} == FILES
    assert signal.getsignal(signal.SIGINT) is before
    assert arena("--resume", "parts").exit_code == 0
    assert outcomes(tmp_path / "parts") == outcomes(tmp_path / "whole")
    figures = [json.loads((tmp_path / name / "summary.json").read_text()) for name in ("whole", "parts")]
    for summary in figures:
        for bot in summary["bots"]:
            del bot["mean_ms"], bot["max_ms"]
    assert figures[0] == figures[1]


def test_resuming_with_the_same_options_is_the_same_as_without(tmp_path: Path) -> None:
    words = ("gizmos", "--bots", "random", FIRST, "--games", "2")
    assert arena(*words, "--out", "there").exit_code == 0
    assert arena(*words, "--resume", "there").exit_code == 0
    assert arena("--resume", "there", "--workers", "2").exit_code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["aquasphere"], "another value of GAME: gizmos, not aquasphere"),
        (["--bots", FIRST, "random"], f"another value of --bots: random {FIRST}, not {FIRST} random"),
        (["--players", "3"], "another value of --players: 2, not 3"),
        (["--games", "5"], "another value of --games: 2, not 5"),
        (["--seed", "5"], "another value of --seed: 0, not 5"),
        (["--limit", "5"], r"another value of --limit: 60\.0, not 5\.0"),
        (["--out", "elsewhere"], "Either --out or --resume"),
    ],
)
def test_an_arena_goes_on_only_as_it_was_begun(tmp_path: Path, words: list[str], reason: str) -> None:
    assert arena("gizmos", "--bots", "random", FIRST, "--games", "2", "--out", "there").exit_code == 0
    before = {path.name: path.read_bytes() for path in (tmp_path / "there").iterdir()}
    done = arena(*words, "--resume", "there")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert re.search(reason, done.stderr.replace("\n", " "))
    assert before == {path.name: path.read_bytes() for path in (tmp_path / "there").iterdir()}
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["gizmos"],
        ["--bots", "random", "random"],
        ["gizmos", "--bots", "random"],
        ["gizmos", "--bots", "random", "nobody"],
        ["gizmos", "--bots", "random", "random", "--players", "5"],
        ["gizmos", "--bots", "random", "random", "--players", "3"],
        ["gizmos", "--bots", "random", "random", "--games", "0"],
        ["gizmos", "--bots", "random", "random", "--limit", "0"],
        ["gizmos", "--bots", "random", "random", "--out", "taken"],
        ["gizmos", "--bots", "random", "random", "--out", "taken/inside"],
        ["gizmos", "--bots", "random", "random", "--components", "taken"],
        ["aquasphere", "--bots", "random", "random", "--components", "missing"],
        ["--resume", "nowhere"],
        ["--resume", "taken"],
        ["chess", "--bots", "random", "random"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_options_are_named_and_change_nothing(tmp_path: Path, words: list[str], language: str) -> None:
    (tmp_path / "taken").write_text("something")
    done = CliRunner().invoke(app, ["arena", *words, "--language", language])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_other_components_are_played_and_kept(tmp_path: Path) -> None:
    runner = CliRunner()
    assert runner.invoke(app, ["aquasphere", "components", "--export", "set.json"]).exit_code == 0
    words = ("--bots", "random", "random", "--games", "1")
    assert arena("aquasphere", *words, "--components", "set.json", "--out", "there").exit_code == 0
    assert read_plan(tmp_path / "there").edition["components"] == json.loads((tmp_path / "set.json").read_text())
    assert arena("--resume", "there", "--components", "set.json").exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_file_in_the_chosen_language_with_everything_escaped(tmp_path: Path, language: str) -> None:
    words = ["arena", "gizmos", "--bots", "random", "arena.strangers:Raises", "--games", "4", "--out", "there"]
    done = CliRunner().invoke(app, [*words, "--language", language])
    assert done.exit_code == 0
    page = (tmp_path / "there" / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 5
    assert "&lt;b&gt;no idea&lt;/b&gt;" in page
    assert "<b>" not in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert command.speaker(language)("title-method") in page


def test_an_arena_stopped_before_its_first_game_has_a_summary_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "games", lambda *given: iter(()))
    done = arena("gizmos", "--bots", "random", FIRST, "--games", "2", "--out", "there")
    assert done.exit_code == 130
    assert "0 games of 2 are kept" in done.stderr
    assert {path.name for path in (tmp_path / "there").iterdir()} == FILES


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_arena_goes_on_to_the_same_result(tmp_path: Path, number: signal.Signals) -> None:
    """A real process with real workers, interrupted or killed as soon as some games are kept."""
    words = [sys.executable, "-c", "from labtop.cli.main import app; app()", "arena"]
    chosen = ["gizmos", "--bots", "random", FIRST, "--games", "200", "--workers", "2", "--out", "there"]
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONPATH": path}
    running = subprocess.Popen([*words, *chosen], env=environment, stderr=subprocess.PIPE, text=True)
    table = tmp_path / "there" / "games.csv"
    while not table.exists() or table.read_text().count("\n") < 4:
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(number)
    _, told = running.communicate()
    kept = len(read_games(tmp_path / "there", read_plan(tmp_path / "there")))
    assert 3 <= kept < 200
    assert running.returncode == (130 if number == signal.SIGINT else -number)
    assert ("--resume there" in told) == (number == signal.SIGINT)
    assert "Traceback" not in told
    assert arena("--resume", "there").exit_code == 0
    assert arena(*chosen[:-1], "whole").exit_code == 0
    assert outcomes(tmp_path / "there") == outcomes(tmp_path / "whole")
