"""Code is compiled part by part in processes of their own, left on disk, and found there by everybody else."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from every_game.games import TOY_FOLDER
from labtop.bots import compilation
from labtop.bots.compilation import BOTS, PLAY, PROGRAMS, Compilation, Part
from labtop.core.kernel import config

PARTS = [Part("pig", name) for name in (*PROGRAMS, *BOTS)]
COUNTED = """
import json, subprocess
from labtop.bots.compilation import PLAY, Compilation, Part
started, ready = [], []
class Counted(subprocess.Popen):
    def __init__(self, command, **how):
        started.append(command[-1])
        super().__init__(command, **how)
subprocess.Popen = Counted
Compilation([Part("pig", name) for name in PLAY]).run(lambda part: ready.append(part.name))
print(json.dumps([started, ready]))
"""


def counted(cache: Path) -> list[list[str]]:
    """The parts for which a process was started, and those that became ready, in a process that compiles the toy."""
    environment = os.environ | {"LABTOP_CACHE": str(cache), "LABTOP_GAMES_PATH": str(TOY_FOLDER)}
    answer = subprocess.run(
        [sys.executable, "-c", COUNTED], env=environment, capture_output=True, text=True, check=True
    )
    found: list[list[str]] = json.loads(answer.stdout)
    return found


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="nothing is compiled")
def test_each_part_is_compiled_by_a_process_of_its_own_once(tmp_path: Path) -> None:
    names = sorted(PLAY)
    started, ready = counted(tmp_path)
    assert (sorted(started), sorted(ready)) == (names, names)
    started, ready = counted(tmp_path)
    assert (started, sorted(ready)) == ([], names), "all of it is on disk"


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """The parts that were loaded, of a game without code and with nothing on disk."""
    found: list[Part] = []
    monkeypatch.setattr(Part, "load", lambda part: found.append(part))
    monkeypatch.setattr(Part, "on_disk", lambda part: False)
    monkeypatch.setattr(compilation.config, "DISABLE_JIT", 0)
    return found


def test_what_another_process_cannot_do_is_done_here(loaded: list[Part], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    ready: list[Part] = []
    Compilation(PARTS).run(ready.append)
    assert sorted(loaded) == sorted(ready) == sorted(PARTS)


def test_what_comes_first_is_compiled_first(loaded: list[Part], monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    class Process:
        def __init__(self, command: list[str], **how: Any) -> None:
            begun.append(command[-1])

        def wait(self) -> None: ...

    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(compilation, "_processors", lambda: 1)
    Compilation(PARTS).run(lambda part: None)
    assert begun == [part.name for part in PARTS]


def test_stopping_leaves_the_rest_undone(loaded: list[Part], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    monkeypatch.setattr(compilation, "_processors", lambda: 1)
    compiling, ready = Compilation(PARTS), list[Part]()

    def stop(part: Part) -> None:
        ready.append(part)
        compiling.stop()

    compiling.run(stop)
    assert len(ready) == len(loaded) == 1
