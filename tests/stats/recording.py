"""Records to count: games of the bot `random`, written to files as people keep them."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import labtop
from labtop.bots.catalog import make
from labtop.core.game import Game
from labtop.core.replay import steps
from labtop.core.statistics import Facts
from labtop.registry import rules, statistics
from labtop.stats import sources
from labtop.stats.aggregation import Collection, read

Record = dict[str, Any]


def played(game: Game) -> Record:
    """The record of a game that `random` plays to its end."""
    bots = [make("random", game.rules.name, seat) for seat in range(game.players)]
    while (seat := game.to_play) is not None:
        game.play(bots[seat].choose(game.observe(seat)))
    return game.record()


@cache
def _random_record(game: str, players: int, seed: int, names: tuple[str, ...] | None) -> str:
    return json.dumps(played(labtop.new_game(game, players, seed, names)))


def random_record(game: str, players: int = 2, seed: int = 1, names: Sequence[str] | None = None) -> Record:
    """A game at random, the same for the same seed."""
    record: Record = json.loads(_random_record(game, players, seed, tuple(names) if names else None))
    return record


def facts_of(record: Record) -> Facts:
    """What the game's own observer notes."""
    return statistics(record["game"]).observe(record, steps(rules(record["game"]), record))


def write(path: Path, *records: object) -> Path:
    """A file with these records, one a line if its name says so."""
    lines = [record if isinstance(record, str) else json.dumps(record) for record in records]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def collected(*paths: Path, cores: int = 1) -> Collection:
    """What files and folders hold."""
    files, problems = sources.find(paths)
    found = read(files, cores=cores)
    found.problems[:0] = problems
    return found


def reasons(found: Collection) -> list[str]:
    """The problems, each as a line."""
    return [f"{Path(problem.path).name} {problem.line} {problem.reason}" for problem in found.problems]


def total(facts: Facts, table: str, row: object, column: str = "") -> list[int]:
    """What was counted for seats 0 and 1."""
    return [facts.counts[table, str(row), column, seat] for seat in (0, 1)]


def by_row(rows: Iterable[dict[str, Any]], key: str) -> dict[Any, dict[str, Any]]:
    """The rows of a table by one of their columns."""
    return {row[key]: row for row in rows}
