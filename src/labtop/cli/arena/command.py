"""Play an arena, or go on with one: the bar on standard error, the summary alone on standard output."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from itertools import chain, count
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from labtop.arena import store
from labtop.arena.cluster import elsewhere
from labtop.arena.problems import ArenaProblem, speaker
from labtop.arena.report import report
from labtop.arena.schedule import Plan
from labtop.arena.sheets import notes, sheets
from labtop.arena.store import Folder
from labtop.arena.summary import summarise
from labtop.arena.verification import verify
from labtop.arena.warmup import warm
from labtop.arena.workers import WorkersLost, games
from labtop.cli import files
from labtop.cli.arena.progress import following
from labtop.cli.arena.tables import table
from labtop.cli.compilation import compile_game
from labtop.executors import jobs_of
from labtop.registry import GAMES

RIGHT, WRONG, INTERRUPTED = 0, 2, 130  # exit codes
SETTINGS = ("game", "bots", "players", "games", "seed", "limit")


@dataclass(frozen=True)
class Options:
    """The options of `labtop arena`; None for those that were not given."""

    game: str | None = None
    bots: tuple[str, ...] | None = None
    players: int | None = None
    games: int | None = None
    seed: int | None = None
    limit: float | None = None
    workers: int | None = None
    out: Path | None = None
    resume: Path | None = None
    components: Path | None = None
    ray: str | None = None

    @property
    def settings(self) -> dict[str, object]:
        """Those that decide about the games."""
        return {name: value for name in SETTINGS if (value := getattr(self, name)) is not None}


def arena(options: Options, out: Console, language: str, as_json: bool = False) -> int:
    """Play; the exit code."""
    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    sys.path.append(str(Path.cwd()))  # where bots of one's own are looked for last
    try:
        with _folder(options) as folder:
            compile_game(folder.plan.game, watched, language)
            warm(folder.plan)  # once here, or every worker would compile the same
            complete = _play(folder, jobs_of(options.workers, options.ray), watched, language, options.ray)
            _conclude(folder, out, watched, language, as_json)
    except (ArenaProblem, files.FileProblem) as problem:
        watched.print(Text(problem.text(language), "red"), soft_wrap=True)
        return WRONG
    return RIGHT if complete else INTERRUPTED


def verify_arena(path: Path, others: Options, out: Console, language: str, as_json: bool = False) -> int:
    """Check the folder of an arena; the exit code."""
    watched = Console(stderr=True, markup=False, emoji=False, highlight=False)
    try:
        _refuse(others)
        compile_game(store.read_plan(path).game, watched, language)
        with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
            task = progress.add_task(str(path), total=1)
            games, wrong = verify(path, lambda done: progress.update(task, completed=done))
    except ArenaProblem as problem:
        watched.print(Text(problem.text(language), "red"), soft_wrap=True)
        return WRONG
    for one in wrong:
        watched.print(Text(one.text(language), "red"), soft_wrap=True)
    if as_json:
        found = {"folder": str(path), "games": games, "wrong": [one.text(language) for one in wrong]}
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif not wrong:
        out.print(Text(speaker(language)("verified", games=games, folder=str(path)), "green"), soft_wrap=True)
    return WRONG if wrong else RIGHT


def _refuse(others: Options) -> None:
    """ArenaProblem for an option that --verify would not heed."""
    for name, value in vars(others).items():
        if value is not None:
            raise ArenaProblem("verify-alone", option=_spelled(name))


def _folder(options: Options) -> Folder:
    """The folder in which to play, new or with the games so far."""
    if options.resume is None:
        plan = _plan(options)
        return store.create(options.out or _unused_name(plan.game), plan)
    if options.out is not None:
        raise ArenaProblem("out-and-resume")
    plan = store.read_plan(options.resume)
    given = options.settings
    if options.components is not None:
        given["edition"] = files.edition(plan.game, options.components)
    for name, ours in given.items():
        if ours != getattr(plan, name):
            raise _differs(options.resume, name, getattr(plan, name), ours)
    plan.check()
    return store.reopen(options.resume)


def _plan(options: Options) -> Plan:
    if options.game is None:
        raise ArenaProblem("game-missing", games=", ".join(GAMES))
    if not options.bots:
        raise ArenaProblem("bots-missing")
    edition = files.edition(options.game, options.components)
    plan = Plan(**options.settings, edition=edition)  # type: ignore[arg-type]  # they have the plan's types
    plan.check()
    return plan


def _differs(folder: Path, name: str, theirs: object, ours: object) -> ArenaProblem:
    if name == "edition":
        return ArenaProblem("components-differ", folder=folder)
    shown = [" ".join(value) if isinstance(value, tuple) else str(value) for value in (theirs, ours)]
    return ArenaProblem("option-differs", folder=folder, option=_spelled(name), theirs=shown[0], ours=shown[1])


def _spelled(name: str) -> str:
    return name.upper() if name == "game" else f"--{name}"


def _unused_name(game: str) -> Path:
    """A name for a folder that nothing has yet."""
    stem = f"arena-{game}-{date.today().isoformat()}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    return next(path for ending in endings if not files.exists(path := Path(f"{stem}{ending}")))


def _play(folder: Folder, workers: int, watched: Console, language: str, ray: str | None) -> bool:
    """Play what is still to be played, until it is done or somebody interrupts; is it complete?"""
    plan = folder.plan
    tasks = plan.tasks({game.number for game in folder.played})
    try:
        with _interrupts() as stopped, following(plan, folder.played, watched, speaker(language)) as tell:
            playing = games(plan, tasks, workers, stopped) if ray is None else elsewhere(plan, tasks, ray, stopped)
            for played, record in playing:
                folder.add(played, record)
                tell(played)
    except WorkersLost as error:
        raise ArenaProblem("workers-lost", error=error) from None
    return len(folder.played) == plan.total


@contextmanager
def _interrupts() -> Iterator[Callable[[], bool]]:
    """Has somebody pressed Ctrl-C? A second time it interrupts at once."""
    heard: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def hear(number: int, frame: object) -> None:
        heard.append(number)
        signal.signal(number, before[signal.Signals(number)])

    for number in before:
        signal.signal(number, hear)
    try:
        yield lambda: bool(heard)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _conclude(folder: Folder, out: Console, watched: Console, language: str, as_json: bool) -> None:
    """Write and print what came out so far."""
    say = speaker(language)
    summary = summarise(folder.plan, folder.played)
    written = json.dumps(summary, ensure_ascii=False, indent=1)
    folder.write(store.SUMMARY, written + "\n")
    folder.write(store.REPORT, report(folder.plan, folder.played, summary, say, language))
    if as_json:
        print(written)
    else:
        for sheet in sheets(summary, say):
            out.print(table(sheet))
        for note in notes(summary, say):
            out.print(Text(note))
    facts = {"games": summary["games"], "planned": summary["planned"], "folder": str(folder.path)}
    done = summary["games"] == summary["planned"]
    told = say("finished", folder=str(folder.path), report=store.REPORT) if done else say("kept", **facts)
    watched.print(Text(told, "green" if done else "yellow"), soft_wrap=True)
