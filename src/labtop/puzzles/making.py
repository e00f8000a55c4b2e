"""Making many puzzles: games are mined in several processes, and what they bring is put together in their order."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from itertools import count as numbers
from math import ceil

from labtop import registry
from labtop.executors import executor
from labtop.puzzles.likeness import Different
from labtop.puzzles.mining import mined
from labtop.puzzles.puzzle import Puzzle

SHARE = 1.5  # of one kind there are at most so many times as if all were alike
AHEAD = 2  # games for each process that wait, are mined or have been


def made(
    game: str, count: int, seed: int, jobs: int, known: Sequence[Puzzle] = (), ray: str | None = None
) -> Iterator[list[Puzzle]]:
    """Puzzles unlike those `known` and each other, deal by deal, until there are `count` in all.

    The same seed makes the same, however many jobs there are. With what is known it goes on behind the last deal.
    """
    kept = Different()
    for puzzle in known:
        kept.add(puzzle)
    deals = numbers(max([seed, *(puzzle.deal + 1 for puzzle in known)]))
    most = ceil(SHARE * count / len(registry.puzzles(game).kinds))
    pool = executor(jobs, ray)
    under_way: deque[Future[list[Puzzle]]] = deque()
    try:
        while len(kept.puzzles) < count:
            while len(under_way) < jobs * AHEAD:
                under_way.append(pool.submit(mined, game, next(deals), _enough(kept, most)))
            new = []
            for puzzle in under_way.popleft().result():
                if puzzle.kind not in _enough(kept, most) and len(kept.puzzles) < count and kept.add(puzzle):
                    new.append(puzzle)
            yield new
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _enough(kept: Different, most: int) -> list[str]:
    """The kinds of which there are enough."""
    return [kind for kind, number in Counter(puzzle.kind for puzzle in kept.puzzles).items() if number >= most]
