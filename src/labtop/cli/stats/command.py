"""Replay records with a progress bar on standard error; what they show goes to standard output and into files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.text import Text

from labtop import registry
from labtop.cli.compilation import compile_game
from labtop.cli.stats.tables import shown
from labtop.cli.words import printable
from labtop.core.system_errors import system_error
from labtop.core.texts import Say, Texts
from labtop.stats import sources
from labtop.stats.aggregation import Collection, read
from labtop.stats.files import as_csv, as_json
from labtop.stats.report import report
from labtop.stats.tables import Table, tables
from labtop.stats.words import Words

GENERAL = files(__package__).joinpath("texts")
TEXTS = Texts(GENERAL)
PAGE = "statistics.html"
COMPLAINTS = 10  # problems that are told one by one
RIGHT, NOTHING, UNWRITABLE = 0, 1, 2  # exit codes


def stats(
    paths: Sequence[Path],
    out: Console,
    language: str,
    folder: Path | None = None,
    json_only: bool = False,
    ray: str | None = None,
) -> int:
    """Read everything and show it; the exit code."""
    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    say = TEXTS.speaker(language)
    found = _read(paths, watched, say, language, ray)
    _complain(found, watched, say, language)
    made = {
        game: list(tables(found.totals[game], registry.statistics(game)))
        for game in registry.GAMES
        if game in found.totals
    }
    words = {game: Words(GENERAL, registry.statistics(game), language) for game in made}
    if json_only:
        print(json.dumps(as_json(found, made), indent=1, ensure_ascii=False))
    else:
        _show(found, made, words, out)
    if not found.readable:
        watched.print(Text(say("nothing-readable"), "red"))
        return NOTHING
    if not made:
        watched.print(Text(say("nothing-finished"), "yellow"))
        return RIGHT
    return RIGHT if folder is None else _write(folder, found, made, words, watched)


def _read(paths: Sequence[Path], watched: Console, say: Say, language: str, ray: str | None) -> Collection:
    known, problems = sources.find(paths)
    for game in sources.mentioned(known, registry.GAMES):
        compile_game(game, watched, language)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task(say("reading"), total=1)
        found = read(known, lambda done: progress.update(task, completed=done), ray=ray)
    found.problems[:0] = problems
    return found


def _complain(found: Collection, watched: Console, say: Say, language: str) -> None:
    """Name what cannot be used, and say what is not counted."""
    count = len(found.problems)
    if count:
        watched.print(Text(say("problems", count=count), "yellow"))
    for problem in found.problems[:COMPLAINTS]:
        told = say("problem", place=printable(problem.place), reason=printable(problem.text(language)))
        watched.print(Text(f"  {told}"), soft_wrap=True)
    if count > COMPLAINTS:
        watched.print(Text(f"  {say('more-problems', count=count - COMPLAINTS)}"))
    if found.unfinished:
        watched.print(Text(say("unfinished", count=found.unfinished), "yellow"))


def _show(found: Collection, made: Mapping[str, Sequence[Table]], words: Mapping[str, Words], out: Console) -> None:
    for game, of_game in made.items():
        out.print(Rule(Text(registry.meta(game).title, "bold")))
        out.print(words[game].say("summary", games=found.totals[game].games))
        explained = {""}
        for table in of_game:
            out.print()
            for part in shown(table, words[game], out.width):
                out.print(part)
            if (note := words[game].note(table)) not in explained:
                out.print(Text(note, "dim"))
            explained.add(note)


def _write(
    folder: Path,
    found: Collection,
    made: Mapping[str, Sequence[Table]],
    words: Mapping[str, Words],
    watched: Console,
) -> int:
    """Write the tables and the page; the exit code."""
    first = next(iter(words.values()))
    say, language = first.say, first.language
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for game, of_game in made.items():
            for table in of_game:
                sheet = as_csv(table, words[game])
                (folder / f"{game}-{table.key}.csv").write_text(sheet, encoding="utf-8", newline="")
        (folder / PAGE).write_text(report(found, made, words), encoding="utf-8")
    except OSError as error:
        told = say("folder-unwritable", folder=printable(str(folder)), error=system_error(error).text(language))
        watched.print(Text(told, "red"), soft_wrap=True)
        return UNWRITABLE
    watched.print(say("written", folder=printable(str(folder)), page=PAGE), soft_wrap=True)
    return RIGHT
