"""`labtop explorer make`: writes a summary, goes on, and says what it does not take."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from labtop.cli.explorer import make
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from labtop.explorer import plan
from labtop.explorer.plan import Plan


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_written_and_nothing_is_left_beside_it(tmp_path: Path, language: str) -> None:
    out, told = tmp_path / "summary.json", io.StringIO()
    assert make(Plan("aquasphere", 30, "random"), 1, out, Console(file=told, width=200), language) == 0
    assert str(out) in told.getvalue()
    assert json.loads(out.read_text(encoding="utf-8"))["games"] == 30
    assert list(tmp_path.iterdir()) == [out]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = io.StringIO()
    console = Console(file=told, width=400)
    assert make(Plan("gizmos", 25, "random"), 1, tmp_path / "none" / "summary.json", console, "en") != 0
    assert "none" in told.getvalue()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["gizmos", "--level", "easy"], "only network, search:N and search-v1:N"),
        (["gizmos", "--level", "grandmaster"], "go by the clock"),
        (["chess"], "gizmos, aquasphere"),
        (["gizmos", "--games", "0"], "--games"),
        (["gizmos", "--jobs", "0"], "--jobs"),
    ],
)
def test_wrong_options_are_refused_with_a_reason(tmp_path: Path, arguments: list[str], reason: str) -> None:
    assert reason in refused(tmp_path, *arguments)


def test_a_game_without_a_network_is_not_played_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A weaker bot would have played, and the summary would have said that it was the network."""
    monkeypatch.setattr(plan, "has_network", lambda game: game == "aquasphere")
    reason = refused(tmp_path, "--level", "network", "gizmos", "--games", "1")
    assert "Invalid value for --level: Gizmos has no network" in reason
    assert not Plan("gizmos", 1, "search:40").lacks_network
    assert not Plan("aquasphere", 1, "network").lacks_network


def refused(tmp_path: Path, *arguments: str) -> str:
    """Why nothing is made."""
    environment = {"COLUMNS": "300", "LANG": "en_GB.UTF-8"}
    made = CliRunner().invoke(app, ["explorer", "make", *arguments, "--out", str(tmp_path / "x.json")], env=environment)
    assert made.exit_code == 2
    assert list(tmp_path.iterdir()) == []
    return " ".join(made.output.replace("│", " ").split())
