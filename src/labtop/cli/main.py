"""The command `labtop`. What takes time to import is imported by the command that needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from labtop import __version__, registry
from labtop.cli.admin.group import admin
from labtop.cli.frame import Spoken
from labtop.cli.multi_option import WithBots
from labtop.cli.options import USUAL, Language, console, said
from labtop.cli.words import printable, speaker

SERVER = "server"  # what `labtop bench` measures besides games
app = Spoken(
    add_completion=False,
    help=said("help-labtop", games=", ".join(registry.meta(game).title for game in registry.GAMES)),
)
records = Spoken(help=said("help-record"))
app.add_typer(records, name="record")
app.add_typer(admin, name="admin")
puzzles, explorer = Spoken(help=said("help-puzzles")), Spoken(help=said("help-explorer"))
for name, group in (("puzzles", puzzles), ("explorer", explorer)):
    group.callback()(lambda: None)  # a group even with a single command
    app.add_typer(group, name=name)


def _known_game(game: str | None) -> str | None:
    if game is not None and game not in registry.GAMES:
        raise typer.BadParameter(said("game-unknown", games=", ".join(registry.GAMES)))
    return game


def _known_benches(names: list[str] | None) -> list[str] | None:
    if names != [SERVER]:
        for game in names or ():
            _known_game(game)
    return names


def _strong(level: str) -> str:
    from labtop.explorer.plan import LEVEL

    if not LEVEL.fullmatch(level):
        raise typer.BadParameter(said("explorer-level-wrong"))
    return level


def _reached(address: str | None) -> str | None:
    if address is not None:
        from labtop.executors import RayMissing, connect

        try:
            connect(address)
        except RayMissing:
            raise typer.BadParameter(said("ray-missing")) from None
        except ConnectionError as error:
            reason = printable(str(error.__cause__))
            raise typer.BadParameter(said("ray-unreachable", address=printable(address), reason=reason)) from None
    return address


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"labtop {__version__}")
        raise typer.Exit


Ray = Annotated[str | None, typer.Option(help=said("help-ray"), metavar=said("metavar-address"), callback=_reached)]
Game = Annotated[str | None, typer.Argument(help=said("help-game"), metavar=said("metavar-game"), callback=_known_game)]
Games = Annotated[
    str | None, typer.Argument(help=said("help-games"), metavar=said("metavar-game"), callback=_known_game)
]
Record = Annotated[Path, typer.Argument(help=said("help-file"), metavar=said("metavar-file"))]
Components = Annotated[Path | None, typer.Option(help=said("help-components"), metavar=said("metavar-file"))]
Version = Annotated[bool, typer.Option("--version", help=said("help-version"), callback=_print_version, is_eager=True)]


@app.callback()
def labtop(version: Version = False) -> None:
    """Options of the command itself."""


@app.command(help=said("help-play"))
def play(
    game: Game = None,
    seats: Annotated[str | None, typer.Option(help=said("help-seats"), metavar=said("metavar-names"))] = None,
    seed: Annotated[
        int | None, typer.Option(help=said("help-seed"), metavar=said("metavar-number"), min=0, max=2**128 - 1)
    ] = None,
    load: Annotated[Path | None, typer.Option(help=said("help-load"), metavar=said("metavar-file"))] = None,
    components: Components = None,
    language: Language = USUAL,
) -> None:
    """Play in the terminal."""
    from labtop.cli.new_game import Start, start

    raise typer.Exit(start(console(), input, language, Start(game, seats, seed, load, components)))


@app.command(help=said("help-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=said("help-host"), metavar=said("metavar-address"))] = None,
    port: Annotated[
        int | None, typer.Option(help=said("help-port"), metavar=said("metavar-number"), min=0, max=65535)
    ] = None,
    public: Annotated[bool, typer.Option("--public", help=said("help-public"))] = False,
    database: Annotated[str | None, typer.Option(help=said("help-database"), metavar=said("metavar-file"))] = None,
    workers: Annotated[
        int | None, typer.Option(help=said("help-processes"), metavar=said("metavar-number"), min=1, max=256)
    ] = None,
    opening: Annotated[bool, typer.Option("--open/--no-open", help=said("help-open"))] = True,
    searches: Annotated[
        int | None, typer.Option(help=said("help-searches"), metavar=said("metavar-number"), min=1, max=256)
    ] = None,
    log: Annotated[str | None, typer.Option(help=said("help-log"), metavar=said("metavar-level"))] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log", help=said("help-access-log"))] = None,
    metrics: Annotated[str | None, typer.Option(help=said("help-metrics"), metavar=said("metavar-address"))] = None,
    keep: Annotated[str | None, typer.Option(help=said("help-keep"), metavar=said("metavar-time"))] = None,
    language: Language = USUAL,
) -> None:
    """Play in the browser."""
    from labtop.cli.serve import serve as run

    flags = {
        "host": "0.0.0.0" if public and host is None else host,
        "port": port,
        "database": database,
        "workers": workers,
        "searches": searches,
        "log": log,
        "access_log": access_log,
        "metrics": metrics,
        "keep": keep,
    }
    raise typer.Exit(run(console(), language, opening, flags))


@records.command("show", help=said("help-record-show"))
def record_show(file: Record, components: Components = None, language: Language = USUAL) -> None:
    """Print a record."""
    from labtop.cli.record import show

    raise typer.Exit(show(file, console(), language, components))


@records.command("check", help=said("help-record-check"))
def record_check(file: Record, components: Components = None, language: Language = USUAL) -> None:
    """Replay a record."""
    from labtop.cli.record import check

    raise typer.Exit(check(file, console(), language, components))


@records.command("prove", help=said("help-record-prove"))
def record_prove(file: Record, components: Components = None, language: Language = USUAL) -> None:
    """Check the proof of a shuffle."""
    from labtop.cli.proof import prove

    raise typer.Exit(prove(file, console(), language, components))


@app.command("review", help=said("help-review"))
def review_record(
    file: Record,
    page: Annotated[
        Path | None, typer.Option("--html", help=said("help-review-page"), metavar=said("metavar-file"))
    ] = None,
    simulations: Annotated[
        int, typer.Option(help=said("help-simulations"), metavar=said("metavar-number"), min=100, max=1_000_000)
    ] = 2000,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("help-json"))] = False,
    language: Language = USUAL,
) -> None:
    """Judge a game decision by decision."""
    from labtop.cli.review import Options, review_file

    raise typer.Exit(review_file(file, console(), language, Options(simulations, page, as_json, components)))


@app.command("puzzle", help=said("help-puzzle"))
def solve_puzzle(
    game: Annotated[
        str | None, typer.Option(help=said("help-puzzle-game"), metavar=said("metavar-game"), callback=_known_game)
    ] = None,
    kind: Annotated[str | None, typer.Option(help=said("help-puzzle-kind"), metavar=said("metavar-kind"))] = None,
    name: Annotated[str | None, typer.Option("--id", help=said("help-puzzle-id"), metavar="ID")] = None,
    language: Language = USUAL,
) -> None:
    """Solve puzzles."""
    from labtop.cli.puzzles.solve import solve

    raise typer.Exit(solve(console(), input, language, game, kind, name))


@puzzles.command("make", help=said("help-puzzles-make"))
def make_puzzles(
    game: Annotated[
        str, typer.Argument(help=said("help-puzzles-game"), metavar=said("metavar-game"), callback=_known_game)
    ],
    count: Annotated[
        int, typer.Option(help=said("help-puzzles-count"), metavar=said("metavar-number"), min=1, max=100_000)
    ] = 100,
    seed: Annotated[
        int, typer.Option(help=said("help-arena-seed"), metavar=said("metavar-number"), min=0, max=2**62)
    ] = 0,
    jobs: Annotated[
        int | None, typer.Option(help=said("help-workers"), metavar=said("metavar-number"), min=1, max=1024)
    ] = None,
    out: Annotated[Path | None, typer.Option(help=said("help-puzzles-out"), metavar=said("metavar-file"))] = None,
    ray: Ray = None,
    language: Language = USUAL,
) -> None:
    """Mine puzzles from self-played games."""
    from labtop.cli.puzzles.make import Options, make

    raise typer.Exit(make(Options(game, count, seed, jobs, out, ray), console(), language))


@app.command("compile", help=said("help-compile"))
def compile_games(game: Games = None, language: Language = USUAL) -> None:
    """Compile ahead, so that every later start is quick."""
    from labtop.cli.compilation import compile_game

    out = console()
    for name in registry.GAMES if game is None else (game,):
        seconds = compile_game(name, out, language, bots=True)
        out.print(speaker(language)("compiled", game=name, seconds=f"{seconds:.1f}"))


@app.command("bench", help=said("help-bench"))
def bench_games(
    games: Annotated[
        list[str] | None,
        typer.Argument(help=said("help-bench-what"), metavar=said("metavar-game"), callback=_known_benches),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("help-json"))] = False,
    quick: Annotated[bool, typer.Option("--quick", help=said("help-quick"))] = False,
    database: Annotated[
        str | None, typer.Option(help=said("help-bench-database"), metavar=said("metavar-address"))
    ] = None,
    workers: Annotated[
        int, typer.Option(help=said("help-processes"), metavar=said("metavar-number"), min=1, max=256)
    ] = 1,
    language: Language = USUAL,
) -> None:
    """Measure the speed."""
    from labtop.cli.bench.command import bench

    if games == [SERVER]:
        from labtop.cli.bench.server import bench as bench_server

        bench_server(console(), language, as_json, quick, database, workers)
        return
    bench(games or registry.GAMES, console(), language, as_json, quick)


@app.command("arena", cls=WithBots, help=said("help-arena"))
def arena_of_bots(
    game: Annotated[
        str | None, typer.Argument(help=said("help-arena-game"), metavar=said("metavar-game"), callback=_known_game)
    ] = None,
    bots: Annotated[list[str] | None, typer.Option(help=said("help-bots"), metavar=said("metavar-bots"))] = None,
    players: Annotated[int | None, typer.Option(help=said("help-players"), metavar=said("metavar-number"))] = None,
    games: Annotated[
        int | None, typer.Option(help=said("help-arena-games"), metavar=said("metavar-number"), min=1)
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help=said("help-arena-seed"), metavar=said("metavar-number"), min=0, max=2**63 - 1)
    ] = None,
    limit: Annotated[float | None, typer.Option(help=said("help-limit"), metavar=said("metavar-seconds"))] = None,
    workers: Annotated[
        int | None, typer.Option(help=said("help-workers"), metavar=said("metavar-number"), min=1)
    ] = None,
    out: Annotated[Path | None, typer.Option(help=said("help-out"), metavar=said("metavar-folder"))] = None,
    resume: Annotated[Path | None, typer.Option(help=said("help-resume"), metavar=said("metavar-folder"))] = None,
    verified: Annotated[
        Path | None, typer.Option("--verify", help=said("help-verify"), metavar=said("metavar-folder"))
    ] = None,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("help-arena-json"))] = False,
    ray: Ray = None,
    language: Language = USUAL,
) -> None:
    """Bots against bots."""
    from labtop.cli.arena.command import Options, arena, verify_arena

    chosen = tuple(bots) if bots else None
    options = Options(game, chosen, players, games, seed, limit, workers, out, resume, components, ray)
    if verified is not None:
        raise typer.Exit(verify_arena(verified, options, console(), language, as_json))
    raise typer.Exit(arena(options, console(), language, as_json))


@app.command("stats", help=said("help-stats"))
def stats_of_records(
    records: Annotated[list[Path], typer.Argument(help=said("help-records"), metavar=said("metavar-records"))],
    out: Annotated[Path | None, typer.Option(help=said("help-stats-out"), metavar=said("metavar-folder"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("help-json"))] = False,
    ray: Ray = None,
    language: Language = USUAL,
) -> None:
    """What many records show."""
    from labtop.cli.stats.command import stats

    raise typer.Exit(stats(records, console(), language, out, as_json, ray))


@explorer.command("make", help=said("help-explorer-make"))
def explorer_make(
    game: Annotated[
        str, typer.Argument(help=said("help-explorer-game"), metavar=said("metavar-game"), callback=_known_game)
    ],
    out: Annotated[Path, typer.Option(help=said("help-explorer-out"), metavar=said("metavar-file"))],
    games: Annotated[
        int, typer.Option(help=said("help-explorer-games"), metavar=said("metavar-number"), min=1)
    ] = 100_000,
    level: Annotated[
        str, typer.Option(help=said("help-explorer-level"), metavar=said("metavar-level"), callback=_strong)
    ] = "search:40",
    jobs: Annotated[
        int | None, typer.Option(help=said("help-workers"), metavar=said("metavar-number"), min=1, max=256)
    ] = None,
    seed: Annotated[
        int, typer.Option(help=said("help-explorer-seed"), metavar=said("metavar-number"), min=0, max=2**63 - 1)
    ] = 0,
    ray: Ray = None,
    language: Language = USUAL,
) -> None:
    """Let strong bots play, and write down what wins."""
    from labtop.cli.explorer import make
    from labtop.executors import jobs_of
    from labtop.explorer.plan import Plan

    plan = Plan(game, games, level, seed)
    if plan.lacks_network:
        raise typer.BadParameter(said("explorer-no-network", game=registry.meta(game).title), param_hint="--level")
    raise typer.Exit(make(plan, jobs_of(jobs, ray), out, console(), language, ray))


def _add_components(game: str) -> None:
    commands = Spoken(help=said("help-game-commands", game=game))
    commands.callback()(lambda: None)  # a group even with a single command
    app.add_typer(commands, name=game)

    @commands.command("components", help=said("help-list-components"))
    def show_components(
        components: Components = None,
        export: Annotated[Path | None, typer.Option(help=said("help-export"), metavar=said("metavar-file"))] = None,
        language: Language = USUAL,
    ) -> None:
        from labtop.cli import components as sets

        if export is not None:
            raise typer.Exit(sets.export(game, export, console(), language))
        raise typer.Exit(sets.show(game, components, console(), language))


for known in registry.GAMES:
    if registry.meta(known).components:
        _add_components(known)
