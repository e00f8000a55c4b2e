"""Several server processes on one machine, behind the same port: whichever dies is replaced, and others go on."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

log = logging.getLogger("labtop.server")

LOOK = 0.5  # seconds between two looks at whether more can be started
PAUSE = 2  # seconds until a process that met an error is replaced

Serve = Callable[..., None]  # called in each process with its number and what else is given


class Workers:
    """The processes, by their numbers."""

    def __init__(self, count: int, serve: Serve, *given: Any) -> None:
        self._count = count
        self._serve = serve
        self._given = given
        self._processes: dict[int, BaseProcess] = {}
        self._stopping = threading.Event()

    def run(self, more: Callable[[], bool]) -> None:
        """Keep them running until a signal comes; the first starts alone, until there can be `more`."""
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: self._stopping.set())
        while not self._stopping.is_set():
            wanted = self._count if more() else 1
            for number in range(wanted):
                if number not in self._processes:
                    self._start(number)
            wait([process.sentinel for process in self._processes.values()], LOOK)
            self._bury()
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join()

    def _start(self, number: int) -> None:
        process = multiprocessing.get_context("spawn").Process(
            target=_live, args=(self._serve, number, *self._given), name=f"labtop {number}"
        )
        process.start()
        self._processes[number] = process

    def _bury(self) -> None:
        for number, process in list(self._processes.items()):
            if not process.is_alive() and not self._stopping.is_set():
                log.error("a server process ended", extra={"worker": number, "code": process.exitcode})
                del self._processes[number]
                if process.exitcode == 0:  # it was asked to
                    self._stopping.set()
                elif process.exitcode is not None and process.exitcode > 0:  # it could not start, or met an error
                    self._stopping.wait(PAUSE)


def _live(serve: Serve, number: int, *given: Any) -> None:
    """In a process of its own, which ends with the one that started it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    serve(number, *given)
