"""`make soak`: people play at a real server for hours. Memory, descriptors and waiting times stay as they were."""

from __future__ import annotations

import random
import re
import socket
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

from server.running import Process, command
from soak.durations import seconds

PLAYERS = 4
PAUSE = 0.05  # seconds before each move
SAMPLES = 60  # in all
WARM_UP = 0.25  # of the time: caches fill
GROWTH, SLACK = 1.1, 24_000_000  # of memory that may be more at the end than before: a factor, and bytes
DESCRIPTORS = 10
SLOWER, MOMENT = 2, 0.02  # times as slow, and seconds
BOT = {"kind": "bot", "level": "easy"}


@dataclass
class Sample:
    """How the server is at one moment."""

    memory: float  # bytes
    descriptors: float
    waits: list[float] = field(default_factory=list)  # seconds that moves took since the last sample


class Guest(threading.Thread):
    """Makes a table, plays against bots on a socket, deletes the table, and so on until told to leave."""

    def __init__(self, server: Process, seed: int) -> None:
        super().__init__(daemon=True)
        self._server, self._chance = server, random.Random(seed)
        self.leaving = threading.Event()
        self.waits: list[float] = []
        self.games = 0
        self.trouble: Exception | None = None

    def run(self) -> None:
        """Play."""
        try:
            while not self.leaving.is_set():
                self._game()
                self.games += 1
        except Exception as error:
            self.trouble = error

    def _game(self) -> None:
        seats = [{"kind": "person", "name": "Ada"}, BOT]
        made = self._server.post("/api/tables", {"game": "gizmos", "seats": seats})
        table, secret = made["table"], made["secrets"][0]
        while not self.leaving.wait(PAUSE):
            state = self._server.get(f"/api/tables/{table}", secret)["state"]
            if state["over"]:
                break
            if state["legal"]:
                begun = monotonic()
                move = command(state, self._chance.choice(state["legal"]))
                self._server.post(f"/api/tables/{table}/messages", move, secret)
                self.waits.append(monotonic() - begun)
        with self._server.socket(table, secret) as line:
            line.recv()
        headers = {"Authorization": f"Bearer {secret}"}
        with urlopen(Request(f"{self._server.link}/api/tables/{table}", None, headers, method="DELETE"), timeout=60):
            pass


def soak(duration: float, database: Path) -> list[Sample]:
    """Let guests play for so long; how the server was meanwhile."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    samples = []
    with Process(database, LABTOP_METRICS=f"127.0.0.1:{port}", LABTOP_SEARCHES="2") as server:
        guests = [Guest(server, seed) for seed in range(PLAYERS)]
        for guest in guests:
            guest.start()
        until = monotonic() + duration
        while monotonic() < until:
            sleep(duration / SAMPLES)
            samples.append(_sample(port, guests))
            if trouble := [guest.trouble for guest in guests if guest.trouble]:
                raise AssertionError(f"a guest has trouble: {trouble[0]!r}")
        for guest in guests:
            guest.leaving.set()
        for guest in guests:
            guest.join()
        assert server.stop()[0] == 0
    return samples


def _sample(port: int, guests: list[Guest]) -> Sample:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()

    def figure(name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        assert found, name
        return float(found[1])

    sample = Sample(figure("process_resident_memory_bytes"), figure("process_open_fds"))
    for guest in guests:
        waits, guest.waits = guest.waits, []
        sample.waits += waits
    return sample


def judged(samples: list[Sample]) -> dict[str, Any]:
    """The first and the last third after the warm-up, side by side; AssertionError if something has grown."""
    warm = samples[int(len(samples) * WARM_UP) :]
    third = len(warm) // 3
    first, last = warm[:third], warm[-third:]
    memory, fds = (
        [median(getattr(one, name) for one in part) for part in (first, last)] for name in ("memory", "descriptors")
    )
    wait = [median(one for sample in part for one in sample.waits) for part in (first, last)]
    told = {"memory": memory, "descriptors": fds, "wait": wait, "moves": sum(len(one.waits) for one in samples)}
    assert memory[1] <= memory[0] * GROWTH + SLACK, told
    assert fds[1] <= fds[0] + DESCRIPTORS, told
    assert wait[1] <= wait[0] * SLOWER + MOMENT, told
    return told


def main(duration: str) -> int:
    """Soak, and say what came of it; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        told = judged(soak(seconds(duration), Path(folder, "tables.sqlite3")))
    (before, after), (fds, more_fds), (wait, later) = told["memory"], told["descriptors"], told["wait"]
    print(f"{told['moves']} moves; medians of the first and the last third after the warm-up:")
    print(f"memory {before / 1e6:.0f} and {after / 1e6:.0f} MB, descriptors {fds:.0f} and {more_fds:.0f},")
    print(f"a move took {wait * 1000:.1f} and {later * 1000:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
