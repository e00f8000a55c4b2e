"""The examples learn, where what they need is installed."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDED = {"ppo": "torch", "maskable_ppo": "sb3_contrib"}


def run(name: str, *options: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", NEEDED)
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
def test_a_few_steps(name: str, options: list[str]) -> None:
    pytest.importorskip(NEEDED[name], reason=f"{NEEDED[name]} is not installed")
    assert "against random" in run(name, *options, "--decisions", "4096")


def test_each_says_what_it_needs() -> None:
    for name, needed in NEEDED.items():
        source = (EXAMPLES / f"{name}.py").read_text("utf-8")
        assert f"Needs {needed.replace('_', '-')}" in source
