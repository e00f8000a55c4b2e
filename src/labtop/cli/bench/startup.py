"""How long a start takes, measured in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from labtop.cli.bench.measurement import Report, Size
from labtop.core.rules import Rules

# The first prints its seconds, the others how many steps they have and after each the time.
IMPORT = """
import time
started = time.time()
import labtop
print(time.time() - started)
"""
FIRST_GAME = """
import sys, time
import labtop
print(1)
labtop.new_game(sys.argv[1]).legal_actions()
print(time.time())
"""
COMPILE = """
import sys, time
from labtop.bots.compilation import PLAY, Compilation, Part
print(len(PLAY), flush=True)
Compilation([Part(sys.argv[1], name) for name in PLAY]).run(lambda part: print(time.time(), flush=True))
"""


def import_seconds(size: Size, report: Report) -> float:
    """Seconds of `import labtop`, the best of several."""
    return min(seconds for _ in _counted(size.starts, report) for seconds in _lines(IMPORT))


def first_game_seconds(rules: Rules, size: Size, report: Report) -> float:
    """Seconds from the start of Python to the first list of actions with all compiled before, the best of several."""
    return min(_seconds(FIRST_GAME, rules.name) for _ in _counted(size.starts, report))


def compile_seconds(rules: Rules, size: Size, report: Report) -> float | None:
    """Seconds from the start of Python until a game can begin, nothing compiled before; None where that is too long."""
    if not size.from_nothing:
        return None
    with tempfile.TemporaryDirectory() as cache:
        return _seconds(COMPILE, rules.name, report=report, cache=cache)


def _seconds(code: str, *args: str, report: Report = lambda done: None, cache: str | None = None) -> float:
    """The seconds from now to the last of the times that a process prints, after the number of them."""
    started = time.time()
    lines = _lines(code, *args, cache=cache)
    count = int(next(lines))
    times = []
    for done in lines:
        times.append(done)
        report(len(times) / count)
    return times[-1] - started


def _counted(runs: int, report: Report) -> Iterator[int]:
    for run in range(runs):
        yield run
        report((run + 1) / runs)


def _lines(code: str, *args: str, cache: str | None = None) -> Iterator[float]:
    """The numbers that a Python process of its own prints."""
    environment = os.environ | ({"LABTOP_CACHE": cache} if cache else {})
    command = [sys.executable, "-c", code, *args]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield float(line)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
