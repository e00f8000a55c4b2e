"""`labtop review FILE`: a game judged decision by decision, kept in its record, printed, and written as a page."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as packaged
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import labtop
from labtop import registry
from labtop.cli import files
from labtop.cli.compilation import compile_game
from labtop.cli.record import RIGHT, complain
from labtop.cli.seats import seat_name
from labtop.cli.words import printable, speaker
from labtop.core.errors import told
from labtop.core.texts import Say, Texts
from labtop.review import Decision, accounts, lucky_breaks, review
from labtop.review.annotations import annotated, known
from labtop.review.course import choices
from labtop.review.report import report, sheet

if TYPE_CHECKING:
    from labtop.review import Account, Luck

TEXTS = Texts(packaged("labtop.review").joinpath("texts"))
BROKEN_OFF = 130  # as a shell says it


@dataclass(frozen=True)
class Options:
    """What is wanted."""

    simulations: int
    page: Path | None
    as_json: bool
    components: Path | None


def review_file(path: Path, out: Console, language: str, options: Options) -> int:
    """Review a record; the exit code. What is judged is kept in the record, also when it is broken off."""
    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    say = TEXTS.speaker(language)
    try:
        record = files.read_record(path)
        edition = files.edition(record["game"], options.components)
        compile_game(record["game"], watched, language, bots=True)
        wanted = choices(record, **edition)
        before = known(record, options.simulations)
        found = _judged(record, before, len(wanted), options.simulations, watched, say, edition)
    except ValueError as error:
        return complain(error, path, watched, language)
    if len(found) > len(before):
        _keep(path, annotated(record, found, options.simulations), watched, say, language)
    if len(found) < len(wanted):
        watched.print(say("broken-off", done=len(found), all=len(wanted)))
        return BROKEN_OFF
    if not found:
        out.print(say("nothing-decided"))
        return RIGHT
    luck = lucky_breaks(record, found, **edition)
    of_players = accounts(len(record["start"]["players"]), found, luck)
    shown = _Shown(record, edition, found, luck, of_players, language)
    if options.as_json:
        print(json.dumps(shown.as_json(), indent=1, ensure_ascii=False))
    else:
        shown.print(out, say)
    if options.page:
        return _write(options.page, shown.page(say), watched, say, language)
    return RIGHT


def _judged(
    record: dict[str, Any],
    before: Sequence[Decision],
    count: int,
    simulations: int,
    watched: Console,
    say: Say,
    edition: dict[str, Any],
) -> list[Decision]:
    """The decisions, as far as one waits for them."""
    found: list[Decision] = []
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task(say("reviewing"), total=count)
        judging = review(record, before, simulations, os.cpu_count() or 1, **edition)
        with suppress(KeyboardInterrupt):
            for decision in judging:
                found.append(decision)
                progress.advance(task)
    return found


def _keep(path: Path, record: dict[str, Any], watched: Console, say: Say, language: str) -> None:
    try:
        files.write(path, record)
        watched.print(say("kept", file=printable(str(path))), soft_wrap=True)
    except files.FileProblem as error:
        watched.print(Text(say("not-kept", file=printable(str(path)), error=told(error.error, language)), "yellow"))


def _write(page: Path, content: str, watched: Console, say: Say, language: str) -> int:
    try:
        files.write_text(page, content)
    except files.FileProblem as error:
        return complain(error, page, watched, language)
    watched.print(say("page-written", file=printable(str(page))), soft_wrap=True)
    return RIGHT


class _Shown:
    """A review to be looked at."""

    def __init__(
        self,
        record: dict[str, Any],
        edition: dict[str, Any],
        decisions: Sequence[Decision],
        luck: Sequence[Luck],
        of_players: Sequence[Account],
        language: str,
    ) -> None:
        self._game = record["game"]
        self._decisions, self._luck, self._players, self._language = decisions, luck, of_players, language
        self._names = [printable(seat_name(name, speaker(language))) for name in labtop.replay(record, **edition).names]
        self._describe = _describer(record, edition, language)

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        facts = {"decisions": self._decisions, "luck": self._luck, "players": self._players}
        return {"game": self._game, "names": self._names} | {
            key: msgspec.to_builtins(one) for key, one in facts.items()
        }

    def print(self, out: Console, say: Say) -> None:
        """The table of players, and the decisions that cost most."""
        out.print(Rule(Text(say("title", game=registry.meta(self._game).title), "bold")))
        head, rows = sheet(self._names, self._players, say)
        table = Table(show_edge=False)
        for column in head:
            table.add_column(column, justify="right" if column else "left")
        for row in rows:
            table.add_row(*row)
        out.print(table)
        moments = {move for account in self._players for move in account.moments}
        worst = [decision for decision in self._decisions if decision.move in moments]
        for one in worst:
            facts = {"move": one.move, "name": self._names[one.seat], "percent": round(100 * one.loss)}
            described = {key: self._describe(one.move, action) for key, action in _played_and_best(one).items()}
            out.print(Text(say("moment", **facts, **described)))
        if not worst:
            out.print(say("no-moments"))

    def page(self, say: Say) -> str:
        """As HTML."""
        title = say("title", game=registry.meta(self._game).title)
        return report(
            title, self._names, self._decisions, self._luck, self._players, self._describe, say, self._language
        )


def _played_and_best(decision: Decision) -> dict[str, str]:
    return {"played": decision.action, "best": decision.options[0].action}


def _describer(record: dict[str, Any], edition: dict[str, Any], language: str) -> Callable[[int, str], str]:
    """Says what an action at a move would have done, as its player saw it."""
    views = {step.number: step.before.view(step.seat) for step in labtop.steps(record, **edition)}
    return cache(lambda move, action: labtop.describe(action, views[move], language))
