"""The threads of a vector, when they are interrupted, and in other processes."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from labtop.envs import workers
from labtop.envs.workers import Workers

LINES = 60  # more than a run has
FORKED = """
import os, signal, sys
import labtop.envs

envs, twin = (labtop.envs.vector("gizmos", 48, threads=3, seed=3) for _ in range(2))
child = os.fork()
if child:
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
signal.alarm(60)  # instead of waiting for ever
for one in (envs, twin):
    for _ in range(3):
        one.step(one.legal_action_mask.argmax(1))
os._exit(0 if (envs.observation == twin.observation).all() and envs.current_player.min() >= 0 else 3)
"""


class Interrupting:
    """A lock at which the first wait is interrupted; the next one opens a gate."""

    def __init__(self, lock: threading.Lock, gate: threading.Event) -> None:
        self._lock, self._gate, self._waits = lock, gate, 0
        self.locked, self.release = lock.locked, lock.release

    def acquire(self) -> None:
        self._waits += 1
        if self._waits == 1:
            raise KeyboardInterrupt
        self._gate.set()
        self._lock.acquire()


def test_an_interrupt_is_raised_after_all_have_ended() -> None:
    """Those that had not yet been waited for went on, and the next step hung or came back too early."""
    made, gate, ended = Workers(3), threading.Event(), set[int]()
    made._calls[0].done = Interrupting(made._calls[0].done, gate)  # type: ignore[assignment]

    def work(number: int) -> None:
        if number:
            gate.wait()
        ended.add(number)

    try:
        with pytest.raises(KeyboardInterrupt):
            made.run(work)
        assert ended == {0, 1, 2}
    finally:
        gate.set()


def interrupted_at(line: int, run: Callable[[], None]) -> bool:
    """Raise KeyboardInterrupt before so many lines of the workers' own code have been run here; was it so far?"""
    left = line

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != workers.__file__:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        run()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def test_wherever_a_run_is_interrupted_the_next_one_is_whole() -> None:
    """A second interrupt, while the first one waits, does no harm either."""
    reached, wrong = [], []

    def try_all() -> None:
        for line in range(1, LINES):
            made = Workers(3)
            reached.append(interrupted_at(line, lambda made=made: made.run(lambda _: None)))  # type: ignore[misc]
            interrupted_at(line, lambda made=made: made.run(lambda _: None))  # type: ignore[misc]
            for _ in range(2):
                ended: list[int] = []
                made.run(ended.append)
                if sorted(ended) != [0, 1, 2]:
                    wrong.append((line, ended))
            made.close()

    trying = threading.Thread(target=try_all, daemon=True)
    trying.start()
    trying.join(60)
    assert not trying.is_alive()
    assert wrong == []
    assert reached[0]
    assert not reached[-1]  # all lines were


def test_what_goes_wrong_is_raised_once() -> None:
    made = Workers(3)

    def fail(number: int) -> None:
        if number == 2:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        made.run(fail)
    ended: list[int] = []
    made.run(ended.append)
    assert sorted(ended) == [0, 1, 2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_process_that_was_forked_has_threads_of_its_own(tmp_path: Path) -> None:
    """It waited for ever for those of the process it came from."""
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED]
    assert subprocess.run(command, cwd=tmp_path, check=False, timeout=300).returncode == 0
