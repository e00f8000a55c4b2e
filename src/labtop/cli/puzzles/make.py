"""`labtop puzzles make GAME`: puzzles mined from self-played games, written as they are found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from labtop import registry
from labtop.cli import files
from labtop.cli.compilation import compile_game
from labtop.cli.words import printable
from labtop.core.errors import Refusal, told
from labtop.core.system_errors import system_error
from labtop.executors import jobs_of
from labtop.puzzles import InvalidPuzzle, Puzzle, read
from labtop.puzzles.making import made
from labtop.puzzles.puzzle import TEXTS, line_of, texts_of

BROKEN_OFF = 130  # as a shell says it


@dataclass(frozen=True)
class Options:
    """What is wanted."""

    game: str
    count: int
    seed: int
    jobs: int | None
    out: Path | None
    ray: str | None = None


def make(options: Options, out: Console, language: str) -> int:
    """Make puzzles until the file holds so many; the exit code. What it holds already is kept, and gone on from."""
    say = TEXTS.speaker(language)
    if not registry.has(options.game, "puzzles"):
        out.print(Text(say("no-puzzles", game=options.game), "red"))
        return 1
    path = options.out or Path(f"puzzles-{options.game}.jsonl")
    try:
        known = _known(path)
        compile_game(options.game, out, language, bots=True)
        broken_off = _write(path, options, known, out, language)
    except (files.FileProblem, InvalidPuzzle) as error:
        out.print(Text(f"{printable(str(path))}: {printable(told(error, language))}", "red"))
        return 1
    except OSError as error:
        out.print(Text(files.FileProblem("file-unwritable", path, Refusal(system_error(error))).text(language), "red"))
        return 1
    out.print(say("broken-off" if broken_off else "made", count=len(known), file=printable(str(path))), soft_wrap=True)
    kinds = texts_of(options.game).speaker(language)
    for kind, count in Counter(puzzle.kind for puzzle in known).most_common():
        out.print(say("by-kind", kind=kinds(f"kind-{kind}"), count=count))
    return BROKEN_OFF if broken_off else 0


def _known(path: Path) -> list[Puzzle]:
    """What a file holds; nothing if there is none."""
    return list(read(path.read_text("utf-8").splitlines())) if path.is_file() else []


def _write(path: Path, options: Options, known: list[Puzzle], out: Console, language: str) -> bool:
    """Add puzzles to a file, and to what is known, until there are enough; was it broken off?"""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    jobs = jobs_of(options.jobs, options.ray)
    with (
        path.open("a", encoding="utf-8") as file,
        Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress,
    ):
        task = progress.add_task(TEXTS.format("making", language), total=options.count, completed=len(known))
        try:
            for new in made(options.game, options.count, options.seed, jobs, tuple(known), options.ray):
                file.write("".join(f"{line_of(puzzle)}\n" for puzzle in new))
                file.flush()
                known += new
                progress.update(task, completed=len(known))
        except KeyboardInterrupt:
            return True
    return False
