"""Threads of the server use types for the first time at the same moment: nothing crashes."""

import subprocess
import sys

import pytest

PROCESSES = 12  # of which about four crashed when types were not ready
USE = """
import sys, threading
import msgspec
from {module} import {name}
whole = msgspec.to_builtins({whole})
sys.setswitchinterval(1e-6)
gate = threading.Barrier(16)
def use():
    gate.wait()
    for _ in range(5):
        msgspec.convert(whole, {name})
threads = [threading.Thread(target=use) for _ in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""
PUZZLE = "Puzzle('a', 'pig', 'win', {}, 0, 1, [['pass']], {'action': 'pass', 'value': 0}, 1500, {'easy': 0.5}, 0)"


@pytest.mark.parametrize(
    ("module", "name", "whole"),
    [
        ("labtop.puzzles.puzzle", "Puzzle", PUZZLE),
        ("labtop.review.annotations", "Annotations", "Annotations(1, 2000, [])"),
    ],
)
def test_types_are_ready_before_threads_use_them(module: str, name: str, whole: str) -> None:
    program = USE.format(module=module, name=name, whole=whole)
    codes = [subprocess.run([sys.executable, "-c", program], check=False).returncode for _ in range(PROCESSES)]
    assert codes == [0] * PROCESSES
