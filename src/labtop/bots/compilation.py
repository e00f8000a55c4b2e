"""Code is compiled once, part by part: all processors work at it, and each part is left on disk for everybody.

`python -m labtop.bots.compilation GAME moves` compiles one part.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from labtop import registry
from labtop.bots import compiled
from labtop.core import cache
from labtop.core.kernel import config
from labtop.core.rules import Step

PLAY = ("choices", "moves")  # what a table needs
PROGRAMS = (*PLAY, "simulation")
QUICK = ("policy", "look_ahead")  # bots that take no time
BOTS = (*QUICK, "network", "search")


class Part(NamedTuple):
    """A part of a game's code."""

    game: str
    name: str

    def steps(self) -> list[Step]:
        """What makes it ready in this process."""
        if self.name in BOTS:
            return compiled.compile_steps(self.game)[self.name]
        return registry.rules(self.game).compile_steps()[self.name]

    def load(self) -> None:
        """Make it ready in this process, from disk if it is there."""
        for step in self.steps():
            step()
        with suppress(OSError):  # a folder that cannot be written only costs time
            self._mark().touch()

    def on_disk(self) -> bool:
        """Has it been compiled before?"""
        return self._mark().exists()

    def _mark(self) -> Path:
        return cache.folder(self.game, "bots" if self.name in BOTS else "core") / f"{self.name}.ready"


class Compilation:
    """Parts on their way, those first that come first."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = list(parts)
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def run(self, ready: Callable[[Part], None]) -> None:
        """Make them ready in this process, and tell of each. What another process could not do is done here."""
        missing = [part for part in self._parts if not (config.DISABLE_JIT or part.on_disk())]
        apart = missing if len(missing) > 1 else []
        with ThreadPoolExecutor(_processors()) as pool:
            compiling: list[Future[Part]] = [pool.submit(self._compile, part) for part in apart]
            for part in self._parts:
                if part not in apart:
                    self._finish(part, ready)
            for future in as_completed(compiling):
                self._finish(future.result(), ready)

    def stop(self) -> None:
        """Leave the rest undone."""
        self._stopped = True
        for process in list(self._processes):
            process.kill()

    def _finish(self, part: Part, ready: Callable[[Part], None]) -> None:
        if not self._stopped:
            part.load()
            ready(part)

    def _compile(self, part: Part) -> Part:
        """Compile it in a process of its own, quietly: if that fails, this process will meet the reason."""
        if not self._stopped:
            command = [sys.executable, "-m", __name__, *part]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self._processes.add(process)
            if self._stopped:
                process.kill()
            process.wait()
            self._processes.discard(process)
        return part


def _processors() -> int:
    """How many this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


if __name__ == "__main__":
    Part(*sys.argv[1:]).load()
