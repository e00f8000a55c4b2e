"""An arena as a folder: its plan, and every game as soon as it is over.

A game counts when its row stands in `games.csv`; its record was written before, as the same line of `records.jsonl`. So
whenever the power fails, at most the last line of a file is half written, and it is dropped on the way back in.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import accumulate
from pathlib import Path
from typing import IO, Any

import labtop
from labtop.arena.file_lock import Locked, locked
from labtop.arena.match import Played
from labtop.arena.problems import ArenaProblem
from labtop.arena.schedule import Plan, Trouble
from labtop.core.system_errors import system_error

FORMAT = 1
PLAN, RECORDS, GAMES, SUMMARY, REPORT = "arena.json", "records.jsonl", "games.csv", "summary.json", "report.html"
ONCE = ("number", "deal", "seed", "first", "moves")
BY_SEAT = ("bot", "score", "rank", "decisions", "mean_ms", "max_ms", "trouble", "note")


class Folder:
    """Where an arena is kept and the games that were played so far; nobody else adds any until it is closed."""

    def __init__(self, path: Path, plan: Plan, played: list[Played], lock: IO[bytes]) -> None:
        self.path = path
        self.plan = plan
        self.played = played
        self._open = [lock, (path / RECORDS).open("ab"), (path / GAMES).open("ab")]

    def add(self, played: Played, record: dict[str, Any]) -> None:
        """Keep a game for good."""
        _, records, games = self._open
        _append(records, json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
        _append(games, _line(_cells(played)))
        self.played.append(played)

    def write(self, name: str, text: str) -> None:
        """Write one of the files that are made from the games; it is the old one or the new one, never half of it."""
        _write(self.path / name, text)

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *error: object) -> None:
        for file in self._open:
            file.close()


def create(path: Path, plan: Plan) -> Folder:
    """A new folder, or an empty one, for this plan; ArenaProblem if there cannot be one."""
    with _explained(path):
        if (path / PLAN).exists():
            raise ArenaProblem("folder-has-arena", folder=path)
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise ArenaProblem("folder-not-empty", folder=path)
        path.mkdir(parents=True, exist_ok=True)
        _write(path / GAMES, _line(_heading(plan.players)))
        _write(path / RECORDS, "")
        settings = {"labtop_arena": FORMAT, "version": labtop.__version__, **asdict(plan)}
        _write(path / PLAN, json.dumps(settings, ensure_ascii=False, indent=1) + "\n")
        return Folder(path, plan, [], locked(path / PLAN))


def reopen(path: Path) -> Folder:
    """An arena that was interrupted, as far as it is complete; ArenaProblem if the folder holds none."""
    plan = read_plan(path)
    with _explained(path):
        lock = locked(path / PLAN)
        try:
            played = read_games(path, plan)
            rows, records = _line_ends(path / GAMES), _line_ends(path / RECORDS)
            count = min(len(played), len(records) - 1)
            _cut(path / GAMES, rows[count + 1])  # after the heading
            _cut(path / RECORDS, records[count])
            return Folder(path, plan, played[:count], lock)
        except BaseException:
            lock.close()
            raise


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Whatever goes wrong with a folder as an ArenaProblem."""
    try:
        yield
    except Locked:
        raise ArenaProblem("folder-in-use", folder=path) from None
    except OSError as error:
        raise ArenaProblem("folder-unwritable", folder=path, error=system_error(error)) from None


def read_plan(path: Path) -> Plan:
    """What the arena of this folder plays; ArenaProblem if it is none, or one of another version."""
    try:
        settings = json.loads((path / PLAN).read_text(encoding="utf-8"))
        if settings.pop("labtop_arena") != FORMAT:
            raise ArenaProblem("folder-no-arena", folder=path)
        version = settings.pop("version")
        settings["bots"] = tuple(settings["bots"])
        plan = Plan(**settings)
        if not all(type(number) is int for number in (plan.players, plan.games, plan.seed)):
            raise TypeError("a number is needed")
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ArenaProblem("folder-no-arena", folder=path) from None
    if version != labtop.__version__:
        raise ArenaProblem("folder-other-version", folder=path, theirs=version, ours=labtop.__version__)
    return plan


def read_games(path: Path, plan: Plan) -> list[Played]:
    """The games whose rows are complete, in the order in which they ended; ArenaProblem if other rows are there."""
    text = (path / GAMES).read_bytes()
    complete = text[: text.rfind(b"\n") + 1]
    try:
        heading, *rows = csv.reader(io.StringIO(complete.decode(), newline=""))
        if heading != _heading(plan.players):
            raise ValueError("another heading")
        games = [_read(row, plan) for row in rows]
        if len({game.number for game in games}) < len(games):
            raise ValueError("a game stands twice")
        return games
    except (ValueError, IndexError):
        raise ArenaProblem("folder-broken", folder=path, file=GAMES) from None


def _heading(players: int) -> list[str]:
    return [*ONCE, *(f"{name}_{seat + 1}" for seat in range(players) for name in BY_SEAT)]


def _cells(game: Played) -> list[object]:
    cells: list[object] = [game.number, game.deal, game.seed, game.first + 1, game.moves]
    troubles = {trouble.seat: trouble for trouble in game.troubles}
    for seat, bot in enumerate(game.bots):
        trouble = troubles.get(seat)
        cells += [bot, game.scores[seat], game.ranks[seat]]
        cells += [game.decisions[seat], game.mean_ms[seat], game.max_ms[seat]]
        cells += [trouble.kind, trouble.text] if trouble else ["", ""]
    return cells


def _read(row: list[str], plan: Plan) -> Played:
    """A row of the table; only what is known to be of this plan is let in."""
    number, deal, seed, first, moves = map(int, row[: len(ONCE)])
    by_seat = (row[len(ONCE) + column :: len(BY_SEAT)] for column in range(len(BY_SEAT)))
    bots, scores, ranks, decisions, mean_ms, max_ms, kinds, texts = by_seat
    task = plan.task(number)
    if (deal, seed, tuple(bots)) != (task.deal, task.seed, task.bots) or len(texts) != plan.players:
        raise ValueError("not a game of this arena")
    if first not in range(1, plan.players + 1):
        raise ValueError("not a game of this arena")
    return Played(
        number=number,
        deal=deal,
        seed=seed,
        bots=tuple(bots),
        first=first - 1,
        scores=list(map(int, scores)),
        ranks=list(map(int, ranks)),
        moves=moves,
        decisions=list(map(int, decisions)),
        mean_ms=list(map(float, mean_ms)),
        max_ms=list(map(float, max_ms)),
        troubles=[Trouble(seat, kind, texts[seat]) for seat, kind in enumerate(kinds) if kind],
    )


def _line(cells: Sequence[object]) -> str:
    """One line of a table, whatever the cells hold."""
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(" ".join(str(cell).splitlines()) for cell in cells)
    return line.getvalue()


def _append(file: IO[bytes], text: str) -> None:
    file.write(text.encode(errors="replace"))
    file.flush()
    os.fsync(file.fileno())


def _line_ends(path: Path) -> list[int]:
    """Where the complete lines of a file end, after 0 for none."""
    with path.open("rb") as file:
        return list(accumulate((len(line) for line in file if line.endswith(b"\n")), initial=0))


def _cut(path: Path, length: int) -> None:
    with path.open("r+b") as file:
        file.truncate(length)
        os.fsync(file.fileno())


def _write(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
