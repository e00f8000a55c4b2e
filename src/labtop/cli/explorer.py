"""`labtop explorer make GAME`: strong bots play against themselves, and what wins is written down as a summary."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from labtop.cli import files
from labtop.cli.compilation import compile_game
from labtop.cli.record import RIGHT, complain
from labtop.cli.words import printable, speaker
from labtop.explorer.making import begin, go_on
from labtop.explorer.plan import Plan
from labtop.explorer.summary import summary

BROKEN_OFF = 130  # as a shell says it
KEEP = 10  # seconds after which what is counted is written down


def make(plan: Plan, jobs: int, out: Path, console: Console, language: str, ray: str | None = None) -> int:
    """Play, count and write; the exit code. What is counted is kept beside the file until all is done."""
    say = speaker(language)
    kept = out.with_name(f"{out.name}.part")
    compile_game(plan.game, console, language, bots=True)
    progress = begin(plan, kept)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(say("explorer-playing"), total=plan.games, completed=progress.done)
            kept_at = monotonic()
            with suppress(KeyboardInterrupt):
                for done in go_on(progress, jobs, ray):
                    bar.update(task, completed=done)
                    if monotonic() > kept_at + KEEP:
                        files.write_text(kept, progress.dump())
                        kept_at = monotonic()
        if progress.done < plan.games:
            files.write_text(kept, progress.dump())
            console.print(say("explorer-broken-off", done=progress.done, all=plan.games))
            return BROKEN_OFF
        files.write_text(out, json.dumps(summary(progress), separators=(",", ":")) + "\n")
    except files.FileProblem as error:
        return complain(error, out, console, language)
    kept.unlink(missing_ok=True)
    console.print(say("explorer-written", file=printable(str(out)), games=plan.games), soft_wrap=True)
    return RIGHT
