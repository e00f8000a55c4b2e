"""Compile a game's code, or load it from disk, with a progress bar."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from labtop.cli.words import speaker

if TYPE_CHECKING:
    from rich.console import Console


def compile_game(name: str, console: Console, language: str, bots: bool = False) -> float:
    """Make a game, or its bots too, ready to play; the seconds it took. The bar is gone afterwards."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    started = time.perf_counter()
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        from labtop.bots.compilation import BOTS, PROGRAMS, Compilation, Part

        parts = [Part(name, part) for part in (*PROGRAMS, *(BOTS if bots else ()))]
        task = progress.add_task(speaker(language)("compiling", game=name), total=len(parts))
        Compilation(parts).run(lambda part: progress.advance(task))
    return time.perf_counter() - started
