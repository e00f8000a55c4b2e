"""The examples learn, where what they need is installed."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDED = {"ppo": "torch", "maskable_ppo": "sb3_contrib"}


def run(name: str, folder: Path, *options: str) -> str:
    """What an example prints; what it writes is in the folder."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *options]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def need(name: str) -> None:
    pytest.importorskip(NEEDED[name], reason=f"{NEEDED[name]} is not installed")


@pytest.mark.parametrize("name", [*NEEDED, "baselines"])
def test_examples_are_short(name: str) -> None:
    assert len((EXAMPLES / f"{name}.py").read_text("utf-8").splitlines()) < 100


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ppo", ["--game", "gizmos", "--against", "random"]),
        ("ppo", ["--game", "aquasphere", "--against", "random"]),
        ("maskable_ppo", ["--game", "Gizmos", "--games", "5"]),
    ],
)
def test_a_few_steps(name: str, options: list[str], tmp_path: Path) -> None:
    need(name)
    assert "against random" in run(name, tmp_path, *options, "--decisions", "4096")


@pytest.mark.long
def test_in_a_few_minutes_it_beats_random_and_is_in_the_table(tmp_path: Path) -> None:
    need("ppo")
    told = run("ppo", tmp_path, "--decisions", "200000", "--seed", "1", "--against", "random", "--out", "learnt.pt")
    assert int(re.findall(r"wins (\d+)%", told)[-1]) > 90
    table = run("baselines", tmp_path, "--networks", "learnt.pt", "--bots", "random", "--games", "100", "--jobs", "1")
    assert int(re.findall(r"\| learnt \| (\d+)%", table)[0]) > 90


@pytest.mark.long
def test_baselines_of_bots(tmp_path: Path) -> None:
    options = ["--bots", "random", "greedy", "--games", "50", "--jobs", "1", "--out", "found.json"]
    assert "| greedy | 100% (93–100%) | – |" in run("baselines", tmp_path, *options)
    [rate] = json.loads((tmp_path / "found.json").read_text("utf-8"))["rates"]
    assert (rate["player"], rate["against"]) == ("greedy", "random")
    assert rate["low"] < rate["value"] == 1


@pytest.mark.parametrize("games", ["0", "30", "-50", "75"])
def test_baselines_of_no_games_or_of_some_that_would_be_left_out(games: str) -> None:
    """They played none of them, and said nothing."""
    command = [sys.executable, str(EXAMPLES / "baselines.py"), "--games", games]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert f"--games is a multiple of 50, not {games}" in refused.stderr


def test_each_says_what_it_needs() -> None:
    for name, needed in NEEDED.items():
        source = (EXAMPLES / f"{name}.py").read_text("utf-8")
        assert f"Needs {needed.replace('_', '-')}" in source
