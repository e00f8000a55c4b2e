"""`labtop bench server`: a real server under load; a committed move counts as done when all sockets have its update."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from rich.text import Text

from labtop.cli.bench.clients import Crowd
from labtop.cli.bench.command import TEXTS
from labtop.cli.bench.machine import machine
from labtop.cli.bench.measurement import Figures, Report, part
from labtop.server.runner import allow_many_sockets

TOO_MANY = 16  # times the usual rate, so that what is done is all that can be


class NotServed(Exception):
    """The server does not start, and says why."""


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    tables: int  # of four sockets each
    rate: int  # moves a second
    seconds: float  # of a run
    runs: int  # of every measurement; the best one counts, for other work on the machine only makes them worse
    searches: int  # bots that think meanwhile
    reviews: int  # of games, under way meanwhile
    lookers: int  # who ask for the past meanwhile


FULL = Load(tables=500, rate=250, seconds=5, runs=6, searches=8, reviews=10, lookers=10)
QUICK = Load(tables=20, rate=20, seconds=1, runs=1, searches=2, reviews=2, lookers=2)


def bench(
    out: Console, language: str, as_json: bool, quick: bool, database: str | None = None, workers: int = 1
) -> None:
    """Measure the server and print the figures; it keeps its tables in `database`, or in a file that is thrown away."""
    say = TEXTS.speaker(language)
    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=watched, transient=True) as progress:
        task = progress.add_task("", total=1)

        def follow(what: str) -> Report:
            progress.reset(task, description=say(f"doing-server-{what}"))
            return lambda done: progress.update(task, completed=done)

        try:
            found = asyncio.run(measure(QUICK if quick else FULL, follow, database, workers, language))
        except NotServed as problem:
            watched.print(Text(str(problem).strip(), "red"))
            raise typer.Exit(1) from None
        figures = {"machine": machine(), "server": found}
    if as_json:
        print(json.dumps(figures, indent=1, ensure_ascii=False))
    else:
        out.print(Text(say("machine", **figures["machine"]), "dim"))
        out.print(_grid(figures["server"], say))


async def measure(
    load: Load, follow: Callable[[str], Report], database: str | None = None, workers: int = 1, language: str = "en"
) -> Figures:
    """All figures of one server; NotServed if there is none."""
    allow_many_sockets()
    chooser = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder, "tables.sqlite3"))
        async with _server(place, workers, load.searches, language) as (link, process):
            crowd = Crowd(link, chooser)
            await _ready(crowd, follow("start"))
            empty = _memory(process.pid) if workers == 1 else None
            await crowd.sit_down(load.tables, follow("tables"))
            full = _memory(process.pid)
            figures: Figures = {
                "tables": load.tables,
                "sockets": load.tables * 4,
                "memory_per_table_kb": round((full - empty) / load.tables / 1024, 1) if full and empty else None,
                "usual": await _best(crowd, load, load.rate, follow("usual")),
                "twice": await _best(crowd, load, load.rate * 2, follow("twice")),
                "fourfold": await _best(crowd, load, load.rate * 4, follow("fourfold")),
                "most": await _best(crowd, load, load.rate * TOO_MANY, follow("most")),
            }
            figures["reviews"] = load.reviews
            async with crowd.reviewing(load.reviews):
                figures["reviewing"] = await _best(crowd, load, load.rate, follow("reviewing"))
            figures["lookers"] = load.lookers
            async with crowd.looking(load.lookers) as looks:
                found = await _best(crowd, load, load.rate, follow("looking"))
            figures["looking"] = found | {"looks": looks}
            figures["bot"] = await crowd.let_bots_play(load.searches)
            figures["searches"] = load.searches
            figures["thinking"] = await _best(crowd, load, load.rate, follow("thinking"))
            crowd.leave()
    return figures


async def _best(crowd: Crowd, load: Load, rate: int, report: Report) -> Figures:
    """The best of several runs, with the p99 of all of them and their median."""
    runs = [await crowd.play(rate, load.seconds, part(report, run, load.runs)) for run in range(load.runs)]
    best = min(runs, key=lambda run: float(run["p99_ms"]))
    every = [run["p99_ms"] for run in runs]
    return best | {"p99_of_all_runs_ms": every, "p99_median_ms": median(every)}


@asynccontextmanager
async def _server(
    place: str, workers: int, searches: int, language: str
) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    code = "from labtop.cli.main import app; app()"
    arguments = ["serve", "--no-open", "--port", "0", "--database", place, "--workers", str(workers)]
    settings = {"LABTOP_PROXIES": "127.0.0.1", "LABTOP_SEARCHES": str(searches)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments, "--language", language),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | settings,
    )
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    try:
        if "http://" not in said:
            raise NotServed(said + (await process.stdout.read()).decode())
        yield said.split()[-1].rstrip("/"), process
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


async def _ready(crowd: Crowd, report: Report) -> None:
    while True:
        about = await crowd.get("/api/about")
        games, bots = about["games"], len(about["bots"])
        report(sum(len(game["bots"]) for game in games) / len(games) / bots)
        if all(len(game["bots"]) == bots for game in games):  # what is still compiled takes time from the moves
            return
        await asyncio.sleep(0.1)


def _memory(process: int) -> int | None:
    """Bytes in use, where the system tells."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return None


def _grid(figures: Figures, say: Callable[..., str]) -> Grid:
    grid = Grid(title=say("title-server", tables=figures["tables"], sockets=figures["sockets"]), title_justify="left")
    for column in ("", "asked", "done", "p50", "p99", "p99-median", "slowest"):
        grid.add_column(say(f"column-{column}") if column else "", justify="right" if column else "left")
    for name in ("usual", "twice", "fourfold", "most", "reviewing", "looking", "thinking"):
        found = figures[name]
        label = say(f"row-server-{name}", **{key: figures[key] for key in ("searches", "bot", "reviews", "lookers")})
        rates = [say("per-second", value=found[key]) for key in ("asked_per_second", "done_per_second")]
        times = [say("milliseconds", value=found[f"{key}_ms"]) for key in ("p50", "p99", "p99_median", "slowest")]
        grid.add_row(label, *rates, *times)
    if figures["memory_per_table_kb"] is not None:
        grid.caption = say("server-memory", value=figures["memory_per_table_kb"])
    return grid
