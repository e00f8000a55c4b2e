"""Measure with a progress bar on standard error; the figures alone go to standard output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from labtop.cli.bench.figures import measure
from labtop.cli.bench.measurement import FULL, QUICK, Report
from labtop.cli.bench.peers import PEERS
from labtop.cli.bench.tables import tables
from labtop.cli.compilation import compile_game
from labtop.core.texts import Texts

TEXTS = Texts(files(__package__).joinpath("texts"))


def bench(games: Sequence[str], out: Console, language: str, as_json: bool, quick: bool) -> None:
    """Measure these games and print the figures."""

    def say(key: str, **args: object) -> str:
        return TEXTS.format(key, language, **args)

    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    for name in games:
        compile_game(name, watched, language)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=watched, transient=True) as progress:
        task = progress.add_task("", total=1)

        def follow(what: str, whose: str) -> Report:
            progress.reset(task, description=say(f"doing-{what.replace('_', '-')}", name=whose))
            return lambda done: progress.update(task, completed=done)

        figures = measure(games, QUICK if quick else FULL, PEERS, follow)
    if as_json:
        print(json.dumps(figures, indent=1, ensure_ascii=False))
    else:
        for table in tables(figures, say):
            out.print(table)
