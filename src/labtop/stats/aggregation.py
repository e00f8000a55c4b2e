"""Many records replayed, every move checked, and what they show added up; on all cores where that pays."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import TypeAlias

from labtop import registry
from labtop.core.errors import parts_of
from labtop.core.replay import steps
from labtop.core.validation import parse
from labtop.executors import executor, jobs_of
from labtop.stats import general, sources
from labtop.stats.sources import File, Problem, Source
from labtop.stats.totals import Totals

Watch: TypeAlias = Callable[[float], None]
CHUNK = 250_000  # bytes that are replayed at a stretch
WORTH_PROCESSES = 4_000_000  # bytes from which on starting processes pays


@dataclass
class Collection:
    """What was found in the records."""

    totals: dict[str, Totals] = field(default_factory=lambda: defaultdict(Totals))  # by game
    unfinished: int = 0  # records of games that are not over
    problems: list[Problem] = field(default_factory=list)

    @property
    def readable(self) -> int:
        """Records that are right."""
        return self.unfinished + sum(totals.games for totals in self.totals.values())

    def add(self, other: Collection) -> None:
        """Add what was found elsewhere."""
        for game, totals in other.totals.items():
            self.totals[game].add(totals)
        self.unfinished += other.unfinished
        self.problems += other.problems


def read(
    files: Sequence[File], watch: Watch = lambda done: None, cores: int | None = None, ray: str | None = None
) -> Collection:
    """Everything that these files hold; `watch` is told which part is done. Who shares the work changes no figure."""
    size = sum(map(sources.size, files)) or 1
    if cores is None:
        cores = jobs_of(None, ray) if ray is not None or size > WORTH_PROCESSES else 1
    found, done = Collection(), 0
    for part, length in _collected(_chunks(files), cores, ray):
        found.add(part)
        done += length
        watch(done / size)
    return found


def _collected(
    chunks: Iterator[list[Source | Problem]], cores: int, ray: str | None
) -> Iterator[tuple[Collection, int]]:
    """Each chunk's share of it all with its length, in order."""
    if cores == 1 and ray is None:
        yield from map(collect, chunks)
        return
    with executor(cores, ray) as pool:
        try:
            waiting = deque(pool.submit(collect, chunk) for chunk in islice(chunks, 2 * cores))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(collect, chunk) for chunk in islice(chunks, 1))
        finally:
            pool.shutdown(cancel_futures=True)


def _chunks(files: Iterable[File]) -> Iterator[list[Source | Problem]]:
    chunk: list[Source | Problem] = []
    length = 0
    for text in chain.from_iterable(map(sources.read, files)):
        chunk.append(text)
        length += _length(text)
        if length >= CHUNK:
            yield chunk
            chunk, length = [], 0
    if chunk:
        yield chunk


def _length(text: Source | Problem) -> int:
    return len(text.text) if isinstance(text, Source) else 0


def collect(chunk: Sequence[Source | Problem]) -> tuple[Collection, int]:
    """What these texts show, and how long they are."""
    found = Collection()
    for text in chunk:
        if isinstance(text, Problem):
            found.problems.append(text)
            continue
        try:
            _count(found, text)
        except ValueError as error:
            found.problems.append(Problem(text.path, text.line, parts_of(error)))
    return found, sum(map(_length, chunk))


def _count(found: Collection, source: Source) -> None:
    """Replay a record and add what it shows; ValueError says why it cannot be used."""
    record = parse(source.text)
    if source.found and not (isinstance(record, dict) and "labtop" in record):
        return  # some other JSON in the folder
    name = registry.game_of(record)
    walk = steps(registry.rules(name), record)
    game = next(walk)  # which then goes on, step by step
    statistics = registry.statistics(name)
    first = statistics.first(game.position())
    facts = statistics.observe(record, chain([game], walk))
    if game.to_play is not None:
        found.unfinished += 1
        return
    general.observe(facts, game.names, game.scores(), game.played, first)
    found.totals[name].count(facts, game.names, game.ranking(), sources.place(source.path, source.line))
