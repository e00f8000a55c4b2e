"""The components of a game whose players may enter others: printed with their provenance, or written to a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labtop import registry
from labtop.cli import files
from labtop.cli.words import speaker

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.core.terminal import Components


def show(game: str, file: Path | None, console: Console, language: str) -> int:
    """Print every value of a set, the package's own without a file; the exit code."""
    try:
        chosen = files.edition(game, file).get("components") or _offered(game).packaged()
    except files.FileProblem as problem:
        console.print(problem.text(language))
        return 1
    console.print(_offered(game).listing(chosen, language))
    return 0


def export(game: str, file: Path, console: Console, language: str) -> int:
    """Write the package's own set to a new file; the exit code."""
    try:
        if files.exists(file):
            raise files.FileProblem("file-exists", file)
        files.write(file, _offered(game).packaged())
    except files.FileProblem as problem:
        console.print(problem.text(language))
        return 1
    console.print(speaker(language)("components-exported", file=str(file), game=game))
    return 0


def _offered(game: str) -> Components:
    offered = registry.terminal(game).components
    assert offered is not None, f"{game} is listed as a game with components"
    return offered
