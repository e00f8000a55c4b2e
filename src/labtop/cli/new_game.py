"""From the options of `labtop play` to a game under way; what was left open is asked in a line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

import labtop
from labtop import registry
from labtop.cli import files
from labtop.cli.compilation import compile_game
from labtop.cli.dialogue import Talk
from labtop.cli.play import Session
from labtop.cli.prompt import complete_lines
from labtop.cli.seats import read_seats
from labtop.cli.words import printable, speaker
from labtop.core.errors import told

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.core.game import Game

Read = Callable[[str], str]


@dataclass(frozen=True)
class Start:
    """The options of `labtop play`."""

    game: str | None = None
    seats: str | None = None
    seed: int | None = None
    load: Path | None = None
    components: Path | None = None


def start(console: Console, read: Read, language: str, options: Start) -> int:
    """Play; the exit code."""
    say = speaker(language)
    try:
        make = _new if options.load is None else _loaded
        game, edition = make(console, read, language, options)
    except files.FileProblem as problem:
        console.print(Text(problem.text(language), "red"))
        return 1
    except labtop.InvalidRecord as error:
        console.print(Text(say("load-wrong", error=printable(told(error, language))), "red"))
        return 1
    except ValueError as error:
        console.print(Text(printable(told(error, language)), "red"))
        return 2
    except (KeyboardInterrupt, EOFError):
        console.print()
        return 1
    session = Session(game, console, read, language, edition, options.seed)
    if sys.stdin.isatty():
        complete_lines(session.options)
    session.run()
    return 0


def _loaded(console: Console, read: Read, language: str, options: Start) -> tuple[Game, dict[str, Any]]:
    """Go on from a record; other seats may take over."""
    assert options.load is not None
    record = files.read_record(options.load, options.game)
    name = record["game"]
    names = None
    if options.seats is not None:
        talk = Talk(console, read, language)
        names = read_seats(options.seats, registry.rules(name).players, talk.say, _meant(talk))
    compile_game(name, console, language, bots=True)
    edition = files.edition(name, options.components)
    game = labtop.replay(record, **edition)
    if names is not None:
        if len(names) != game.players:
            facts = {"given": len(names), "count": game.players, "file": printable(str(options.load))}
            raise ValueError(speaker(language)("seats-other", **facts))
        game.names = names
    return game, edition


def _new(console: Console, read: Read, language: str, options: Start) -> tuple[Game, dict[str, Any]]:
    name = options.game or (registry.GAMES[0] if options.seats else _ask_game(console, read, language))
    players = registry.rules(name).players
    if options.seats is None:
        names = _ask_seats(console, read, language, players)
    else:
        talk = Talk(console, read, language)
        names = read_seats(options.seats, players, talk.say, _meant(talk))
    compile_game(name, console, language, bots=True)
    edition = files.edition(name, options.components)
    return labtop.new_game(name, len(names), options.seed, names, **edition), edition


def _meant(talk: Talk) -> Callable[[str, str], bool]:
    """Asks whether a name that is nearly a bot's was to be one."""
    return lambda name, bot: talk.agrees("seat-meant", name=printable(name), bot=bot)


def _ask_game(console: Console, read: Read, language: str) -> str:
    say = speaker(language)
    while True:
        answer = read(say("ask-game", games=", ".join(registry.GAMES), usual=registry.GAMES[0]) + " ").strip().lower()
        for name in registry.GAMES:
            if name.startswith(answer):
                return name
        console.print(Text(say("game-unknown", games=", ".join(registry.GAMES)), "yellow"))


def _ask_seats(console: Console, read: Read, language: str, players: range) -> list[str]:
    """Name the bots, each with a word where there is room, and ask until the seats are right."""
    talk = Talk(console, read, language)
    say = talk.say
    explained = Text(say("bots-explained"), "dim")
    console.print(explained if explained.cell_len <= console.width else Text(say("bots-named"), "dim"))
    while True:
        answer = read(say("ask-seats", usual=say("usual-seats")) + " ").strip()
        try:
            return read_seats(answer or say("usual-seats"), players, say, _meant(talk))
        except ValueError as error:
            console.print(Text(printable(str(error)), "yellow"))
