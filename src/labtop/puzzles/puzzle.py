"""A puzzle as data: a line of JSON, checked when it comes from outside."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import msgspec

from labtop import registry
from labtop.core import validation
from labtop.core.errors import Refusal, parts_of
from labtop.core.puzzles import Kind
from labtop.core.rules import Position
from labtop.core.texts import Message, Texts

FILE = "puzzles.jsonl"
LEVELS = ("beginner", "easy", "medium", "hard", "expert")  # that try puzzles
MOST_ACTIONS = 200  # of a line
RATINGS = range(400, 3001)
TEXTS = Texts(files(__package__).joinpath("texts"))


class InvalidPuzzle(Refusal):
    """What is no puzzle; the message names the place and what is wrong there."""


class Obvious(msgspec.Struct, frozen=True):
    """What looks best at first sight."""

    action: str
    value: int  # the most that can still be gained after it


class Puzzle(msgspec.Struct, frozen=True):
    """A question with its proved answer."""

    id: str
    game: str
    kind: str
    position: Position  # as the seat sees it
    seat: int
    best: int  # the most that can be gained
    lines: list[list[str]]  # actions that gain it
    obvious: Obvious
    rating: int  # how hard it is, in points as those of chess players
    found: dict[str, float]  # by level, how often it was found
    deal: int  # the seed of the game in which it came up


# What msgspec knows of a type is built when it is first used: by two threads at once, that crashes the process.
msgspec.json.Decoder(Puzzle)


def id_of(kind: str, position: Position) -> str:
    """The same question has the same name."""
    asked = json.dumps([kind, position], sort_keys=True)
    return blake2b(asked.encode(), digest_size=5).hexdigest()


def kind_of(game: str, name: str) -> Kind:
    """A kind of question by its name; KeyError for one that there is not."""
    return {kind.name: kind for kind in registry.puzzles(game).kinds}[name]


@cache
def texts_of(game: str) -> Texts:
    """What is said of a game's puzzles."""
    return Texts(registry.puzzles(game).folder.joinpath("texts"))


def question(puzzle: Puzzle) -> Message:
    """What is asked."""
    facts = registry.puzzles(puzzle.game).facts(puzzle.position)
    return texts_of(puzzle.game).message(f"ask-{puzzle.kind}", **facts)


def packaged(game: str) -> list[Puzzle]:
    """The puzzles that come with a game; none where there are none."""
    if not registry.has(game, "puzzles"):
        return []
    path = registry.puzzles(game).folder.joinpath(FILE)
    return list(read(path.read_text("utf-8").splitlines())) if path.is_file() else []


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as it is written."""
    return msgspec.json.encode(puzzle).decode()


def read(lines: Iterable[str]) -> Iterator[Puzzle]:
    """Puzzles, one a line; InvalidPuzzle for what is none."""
    for number, line in enumerate(lines, 1):
        try:
            yield _puzzle(validation.parse(line))
        except ValueError as error:
            raise InvalidPuzzle(TEXTS.message("line", number=str(number)), *parts_of(error)) from None


def _puzzle(given: Any) -> Puzzle:
    """A puzzle whose form is right; its position and its lines are looked at when it is opened."""
    whole = validation.fields(given, "puzzle", Puzzle.__struct_fields__)
    game = validation.choice(whole["game"], "game", [name for name in registry.GAMES if registry.has(name, "puzzles")])
    validation.choice(whole["kind"], "kind", [kind.name for kind in registry.puzzles(game).kinds])
    if not isinstance(whole["position"], dict) or whole["position"].get("game") != game:
        raise InvalidPuzzle("position", TEXTS.message("other-game", game=game))
    if whole["id"] != (right := id_of(whole["kind"], whole["position"])):
        raise InvalidPuzzle("id", TEXTS.message("wrong-id", id=right))
    validation.integer(whole["seat"], "seat", 0, registry.rules(game).players[-1] - 1)
    validation.integer(whole["best"], "best", 1, 1000)
    for place, actions in enumerate(validation.items(whole["lines"], "lines", 1)):
        _actions(actions, f"lines.{place}")
    obvious = validation.fields(whole["obvious"], "obvious", Obvious.__struct_fields__)
    _actions([obvious["action"]], "obvious")
    validation.integer(obvious["value"], "obvious.value", -1000, whole["best"] - 1)
    validation.integer(whole["rating"], "rating", RATINGS[0], RATINGS[-1])
    for level, share in validation.fields(whole["found"], "found", LEVELS).items():
        if not isinstance(share, int | float) or not 0 <= share <= 1:
            raise InvalidPuzzle(f"found.{level}", TEXTS.message("no-share"))
    validation.integer(whole["deal"], "deal", 0, 2**63 - 1)
    return msgspec.convert(whole, Puzzle)


def _actions(value: Any, where: str) -> None:
    for action in validation.items(value, where, 1, MOST_ACTIONS):
        if not isinstance(action, str):
            raise InvalidPuzzle(where, TEXTS.message("no-action"))
