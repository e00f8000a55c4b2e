"""Games on a Ray cluster: the same games as on the cores of one machine, whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from labtop.arena.match import play
from labtop.arena.schedule import Plan, Task
from labtop.arena.warmup import warm
from labtop.arena.workers import GLANCE, Game
from labtop.executors import executor, jobs_of

AHEAD = 2  # games for each core that are played or wait to be
READY: set[str] = set()  # games whose code this process has loaded


def elsewhere(plan: Plan, tasks: Iterator[Task], ray: str, stopped: Callable[[], bool]) -> Iterator[Game]:
    """Play the tasks, in no certain order, until all are done or `stopped`."""
    with executor(0, ray) as pool:
        under_way: set[Future[Game]] = set()
        left = AHEAD * jobs_of(None, ray)
        while not stopped():
            under_way |= {pool.submit(ready_and_play, plan, task) for task in islice(tasks, left)}
            if not under_way:
                return
            done, under_way = wait(under_way, GLANCE, FIRST_COMPLETED)
            left = len(done)
            for game in done:
                yield game.result()


def ready_and_play(plan: Plan, task: Task) -> Game:
    """One game; before the first one of a process its code is loaded, or compiled where nobody has done so."""
    if plan.game not in READY:
        warm(plan)
        READY.add(plan.game)
    return play(plan, task)
