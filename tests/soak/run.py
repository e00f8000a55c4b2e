"""`make soak`: people play at a real server for hours, and one does everything else.

Memory, that of its child processes too, descriptors and waiting times stay as they were.
"""

from __future__ import annotations

import os
import random
import re
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

import labtop
from labtop.games.aquasphere.rules.data import packaged_set
from server.running import COMPILING, Process, command
from soak.durations import seconds

PLAYERS = 4
PAUSE = 0.05  # seconds before each move
FIRST = 3  # moves before anything is measured
SAMPLES = 60  # in all
WARM_UP = 0.25  # of the time: caches fill
GROWTH, SLACK = 1.1, 24_000_000  # of memory that may be more at the end than before: a factor, and bytes
DESCRIPTORS = 10
SLOWER, MOMENT = 2, 0.02  # times as slow, and seconds
BOT = {"kind": "bot", "level": "easy"}
SEATS = [{"kind": "person", "name": "Ada"}, BOT]
SETTINGS = {"LABTOP_GAMES": "gizmos,aquasphere", "LABTOP_HINT": "100"}
RESTING = 300  # seconds for a stop: the decision that is being reviewed, behind everything else, is finished first
TURNS = 20  # looks at a table of one who does everything else
REVIEWED = 5  # games, again and again
SETS = 4  # of components, each with another name every time


@dataclass
class Sample:
    """How the server is at one moment."""

    memory: float  # bytes
    descriptors: float
    waits: list[float] = field(default_factory=list)  # seconds that moves took since the last sample
    children: float = 0  # bytes of its child processes; 0 where the system does not tell
    things: int = 0  # rounds of everything else, so far


class Guest(threading.Thread):
    """Makes a table, plays against bots, comes by on a socket, deletes the table, and so on until told to leave."""

    def __init__(self, server: Process, seed: int) -> None:
        super().__init__(daemon=True)
        self._server, self._chance = server, random.Random(seed)
        self._seed = seed
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
        made = self._server.post("/api/tables", {"game": "gizmos", "seats": SEATS})
        table, secret = made["table"], made["secrets"][0]
        while not self.leaving.wait(PAUSE):
            state = self._server.get(f"/api/tables/{table}", secret)["state"]
            if state["over"]:
                break
            if state["legal"]:
                begun = monotonic()
                self._play(state, table, secret)
                self.waits.append(monotonic() - begun)
        with self._server.socket(table, secret) as line:
            line.recv()
        self._erase(table, secret)

    def _play(self, state: dict[str, Any], table: str, secret: str) -> None:
        move = command(state, self._chance.choice(state["legal"]))
        self._server.post(f"/api/tables/{table}/messages", move, secret)

    def _erase(self, table: str, secret: str) -> None:
        headers = {"Authorization": f"Bearer {secret}"}
        with urlopen(Request(f"{self._server.link}/api/tables/{table}", None, headers, method="DELETE"), timeout=60):
            pass


class Visitor(Guest):
    """Plays AquaSphere with components of their own, looks at steps and words, takes hints, has games reviewed."""

    def _game(self) -> None:
        number = self._seed + self.games
        own = packaged_set()
        own["scoring"]["intermediate"]["majority_alone"] = 5 + number % SETS
        components = {"name": f"{number}.json", "components": own}
        made = self._server.post("/api/tables", {"game": "aquasphere", "seats": SEATS, "components": components})
        table, secret = made["table"], made["secrets"][0]
        for _ in range(TURNS):
            if self.leaving.wait(PAUSE):
                break
            state = self._server.get(f"/api/tables/{table}", secret)["state"]
            if state["legal"]:
                self._play(state, table, secret)
            self._server.get(f"/api/tables/{table}/steps", secret)
            self._server.get(f"/api/tables/{table}/words?language=de", secret)
        hint = {"type": "hint", "position": self._server.get(f"/api/tables/{table}", secret)["state"]["position"]}
        told = self._server.post(f"/api/tables/{table}/messages", hint, secret)
        assert told["type"] == "analysis" or told["code"] in ("compiling", "not_your_turn", "stale"), told
        self._erase(table, secret)
        bots = [labtop.bot("random")] * 2
        record = labtop.match("gizmos", bots, games=1, seed=number % REVIEWED).records[0]
        review = self._server.post("/api/reviews", record)
        assert review["type"] == "review", review


def soak(duration: float, database: Path) -> list[Sample]:
    """Let guests play for so long; how the server was meanwhile."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    samples = []
    with Process(database, LABTOP_METRICS=f"127.0.0.1:{port}", LABTOP_SEARCHES="2", **SETTINGS) as server:
        _until(lambda: all(game["hints"] and game["bots"] for game in server.get("/api/about")["games"]))
        guests = [*(Guest(server, seed) for seed in range(PLAYERS)), Visitor(server, PLAYERS)]
        for guest in guests:
            guest.start()
        _until(lambda: all(guest.games or len(guest.waits) > FIRST for guest in guests) or _trouble(guests))
        until = monotonic() + duration
        while monotonic() < until and not _trouble(guests):
            sleep(duration / SAMPLES)
            samples.append(_sample(server.process.pid, port, guests))
        assert not _trouble(guests), f"a guest has trouble: {_trouble(guests)}"
        for guest in guests:
            guest.leaving.set()
        for guest in guests:
            guest.join()
        assert server.stop(RESTING)[0] == 0
    return samples


def _until(true: Callable[[], object]) -> None:
    """Wait until all is compiled, and loaded by who has played: that takes memory, and makes people wait."""
    until = monotonic() + 3 * COMPILING
    while not true():
        assert monotonic() < until, "compiling takes too long"
        sleep(1)


def _trouble(guests: list[Guest]) -> list[Exception]:
    return [guest.trouble for guest in guests if guest.trouble]


def _of_children(process: int) -> float:
    """The memory of all processes that it has started, and that those have, in bytes."""
    found = 0.0
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            for child in map(int, task.read_text().split()):
                pages = int(Path(f"/proc/{child}/statm").read_text().split()[1])
                found += pages * os.sysconf("SC_PAGE_SIZE") + _of_children(child)
        except OSError:
            pass  # it has just ended
    return found


def _sample(process: int, port: int, guests: list[Guest]) -> Sample:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()

    def figure(name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        assert found, name
        return float(found[1])

    sample = Sample(figure("process_resident_memory_bytes"), figure("process_open_fds"))
    sample.children = _of_children(process)
    for guest in guests:
        sample.things += guest.games if isinstance(guest, Visitor) else 0
        waits, guest.waits = guest.waits, []
        sample.waits += waits
    return sample


def judged(samples: list[Sample]) -> dict[str, Any]:
    """The first and the last third after the warm-up, side by side; AssertionError if something has grown."""
    warm = samples[int(len(samples) * WARM_UP) :]
    third = len(warm) // 3
    first, last = warm[:third], warm[-third:]
    memory, fds, children = (
        [median(getattr(one, name) for one in part) for part in (first, last)]
        for name in ("memory", "descriptors", "children")
    )
    wait = [median(one for sample in part for one in sample.waits) for part in (first, last)]
    told = {"memory": memory, "descriptors": fds, "children": children, "wait": wait}
    told |= {"moves": sum(len(one.waits) for one in samples), "things": samples[-1].things}
    assert children[1] <= children[0] * GROWTH + SLACK, told
    assert memory[1] <= memory[0] * GROWTH + SLACK, told
    assert fds[1] <= fds[0] + DESCRIPTORS, told
    assert wait[1] <= wait[0] * SLOWER + MOMENT, told
    return told


def main(duration: str) -> int:
    """Soak, and say what came of it; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        told = judged(soak(seconds(duration), Path(folder, "tables.sqlite3")))
    (before, after), (fds, more_fds), (wait, later) = told["memory"], told["descriptors"], told["wait"]
    child, grown = told["children"]
    print(f"{told['moves']} moves, {told['things']} rounds of everything else;")
    print("medians of the first and the last third after the warm-up:")
    print(f"memory {before / 1e6:.0f} and {after / 1e6:.0f} MB, of child processes {child / 1e6:.0f} and")
    print(f"{grown / 1e6:.0f} MB, descriptors {fds:.0f} and {more_fds:.0f},")
    print(f"a move took {wait * 1000:.1f} and {later * 1000:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
