"""Interpreted and compiled, a bot thinks the same."""

import json
from pathlib import Path

import pytest

from another_python import INTERPRETED, run
from bots.thinking import thoughts
from labtop.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_think_the_same(name: str) -> None:
    program = Path(__file__).with_name("thinking.py")
    apart = json.loads(run(str(program), name, **INTERPRETED))
    here = json.loads(json.dumps(thoughts(name)))
    assert len(here) > 5
    for (bot, action, visits, win, score), other in zip(here, apart, strict=True):
        assert [bot, action, visits] == other[:3]
        assert [win, score] == pytest.approx(other[3:], rel=1e-4, abs=1e-4)
