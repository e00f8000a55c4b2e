"""Records from the command line: shown readably, or checked move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

import labtop
from labtop import registry
from labtop.cli import files, screen
from labtop.cli.compilation import compile_game
from labtop.cli.seats import seat_name
from labtop.cli.story import Told, story
from labtop.cli.words import printable, speaker
from labtop.core.errors import told

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.core.game import Game

RIGHT, WRONG, UNREADABLE = 0, 1, 2  # exit codes


def check(path: Path, console: Console, language: str, components: Path | None) -> int:
    """Replay a record; say that it is right, or where it is wrong."""
    try:
        record = read(path, console, language)
        game = labtop.replay(record, **files.edition(record["game"], components))
    except ValueError as error:
        return complain(error, path, console, language)
    facts = {"file": printable(str(path)), "moves": len(record["moves"]), "state": _state(game)}
    console.print(Text(speaker(language)("check-right", **facts), "green"))
    return RIGHT


def show(path: Path, console: Console, language: str, components: Path | None) -> int:
    """Print a record: who played, every move as a sentence, the result; as far as it is right."""
    lines: list[Told] = []
    try:
        record = read(path, console, language)
        edition = files.edition(record["game"], components)
        console.print(_opening(record, language))
        for line in story(record, None, language, edition, open_cards=True):
            lines.append(line)
        game = labtop.replay(record, **edition)
    except ValueError as error:
        console.print(screen.log(lines))
        return complain(error, path, console, language)
    console.print(screen.log(lines))
    console.print(_result(game, language))
    return RIGHT


def read(path: Path, console: Console, language: str) -> dict[str, Any]:
    """A record whose outer form is right, and its game ready to replay it."""
    record = files.read_record(path)
    compile_game(record["game"], console, language)
    return record


def complain(error: ValueError, path: Path, console: Console, language: str) -> int:
    """One line on what is wrong, and the exit code."""
    if isinstance(error, files.FileProblem):
        console.print(Text(error.text(language), "red"))
        return WRONG if isinstance(error, files.NotJson) else UNREADABLE
    facts = {"file": printable(str(path)), "error": printable(told(error, language))}
    console.print(Text(speaker(language)("check-wrong", **facts), "red"))
    return WRONG


def _state(game: Game) -> str:
    return "over" if game.to_play is None else "open"


def _opening(record: dict[str, Any], language: str) -> RenderableType:
    title = registry.meta(record["game"]).title
    say = speaker(language)
    names = printable(" · ".join(seat_name(name, say) for name in record.get("names", ())))
    facts = {"names": names, "moves": len(record["moves"]), "seed": str(record.get("seed", "–"))}
    return Group(Rule(Text(title)), Text(say("record-facts", **facts)))


def _result(game: Game, language: str) -> RenderableType:
    say = speaker(language)
    names = [printable(seat_name(name, say)) for name in game.names]
    if game.to_play is None:
        return registry.terminal(game.rules.name).scoring(game.position(), names, game.ranking(), language)
    scores = " · ".join(f"{name} {score}" for name, score in zip(names, game.scores(), strict=True))
    return Text(say("record-open", scores=scores))
