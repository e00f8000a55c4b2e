"""Games played and counted by many processes, part after part; what is counted is kept, so that it can go on later."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from labtop.executors import executor
from labtop.explorer.plan import Plan
from labtop.explorer.tally import Tally

PART = 25  # games that a process plays at a stretch


@dataclass
class Progress:
    """How far it is."""

    plan: Plan
    counted: tuple[int, Tally] = field(
        default_factory=lambda: (0, Tally())
    )  # always together: Ctrl-C may come anywhere

    @property
    def done(self) -> int:
        """Games, the first of the plan."""
        return self.counted[0]

    @property
    def tally(self) -> Tally:
        """What they showed."""
        return self.counted[1]

    def dump(self) -> str:
        """As it is kept."""
        counted = [[list(key), seats, self.tally.won[key]] for key, seats in sorted(self.tally.seats.items(), key=str)]
        return json.dumps({"plan": _about(self.plan), "done": self.done, "counted": counted})


def begin(plan: Plan, kept: Path) -> Progress:
    """Where to go on: the games of this very plan that are counted already, as far as it goes, or none."""
    try:
        found: Any = json.loads(kept.read_text(encoding="utf-8"))
        if found["plan"] == _about(plan) and found["done"] <= plan.games:
            counted = [(tuple(key), seats, won) for key, seats, won in found["counted"]]
            tally = Tally(Counter({key: seats for key, seats, _ in counted}), Counter({k: w for k, _, w in counted}))
            return Progress(plan, (found["done"], tally))
    except (OSError, ValueError, KeyError, TypeError):
        pass  # there is none, or it is broken: all games are played anew
    return Progress(plan)


def _about(plan: Plan) -> dict[str, Any]:
    """What decides about each single game."""
    return {name: value for name, value in asdict(plan).items() if name != "games"}


def go_on(progress: Progress, jobs: int, ray: str | None = None) -> Iterator[int]:
    """Play and count what is left; after each part, the games that are done. Who shares it changes nothing."""
    plan = progress.plan
    parts = deque((first, min(first + PART, plan.games)) for first in range(progress.done, plan.games, PART))
    if jobs == 1 and ray is None:
        for first, end in parts:
            yield _added(progress, end, part(plan, first, end))
        return
    with executor(jobs, ray) as pool:
        try:
            waiting: deque[Any] = deque()
            while parts or waiting:
                while parts and len(waiting) < 2 * jobs:
                    first, end = parts.popleft()
                    waiting.append((end, pool.submit(part, plan, first, end)))
                end, found = waiting.popleft()
                yield _added(progress, end, found.result())
        finally:
            pool.shutdown(cancel_futures=True)


def part(plan: Plan, first: int, end: int) -> Tally:
    """Some games, played and counted."""
    tally = Tally()
    for number in range(first, end):
        tally.count(plan.record(number))
    return tally


def _added(progress: Progress, done: int, tally: Tally) -> int:
    progress.counted = (done, progress.tally + tally)
    return done
