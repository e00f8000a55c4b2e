"""Lessons as they are written: a game's `lessons.toml`, read once and checked by its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from labtop import registry
from labtop.core.texts import Texts

CHANCE = " > "  # in front of what chance brings: `pick red > blue`


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do; without `want` there is only something to read."""

    want: list[str] = []  # actions that are right, `*` for anything; the first legal one is shown to who asks for it
    start: dict[str, Any] | None = None  # a new scene; the first step of a lesson needs one
    then: list[str] = []  # what the others do afterwards
    until: dict[str, Any] = {}  # the step lasts until this holds: {"turn.seat": 1}
    mistakes: dict[str, str] = {}  # actions, `*` for anything, and the text that answers them
    facts: dict[str, Any] = {}  # what the next words rely on; the tests hold it


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea."""

    id: str
    step: list[Step]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, and the answers to whatever no step has an answer for."""

    lesson: list[Lesson]
    mistakes: dict[str, str]

    def find(self, lesson: str) -> Lesson:
        """The lesson with this id; KeyError if there is none."""
        return {one.id: one for one in self.lesson}[lesson]


@cache
def course(game: str) -> Course:
    """The lessons of a game; KeyError for one without any, ValueError for a name that is none."""
    source = registry.lessons(game).folder.joinpath("lessons.toml").read_bytes()
    return msgspec.toml.decode(source, type=Course)


@cache
def texts(game: str) -> Texts:
    """What is said in the lessons of a game."""
    return Texts(registry.lessons(game).folder.joinpath("texts"))


def fitting(patterns: Sequence[str] | Mapping[str, str], action: str) -> str | None:
    """The first pattern that an action fits."""
    return next((pattern for pattern in patterns if fnmatchcase(action, split(pattern)[0])), None)


def split(pattern: str) -> tuple[str, list[str] | None]:
    """The action of a pattern, and what chance has to bring; None leaves it to the scene's seed."""
    action, arrow, outcome = pattern.partition(CHANCE)
    return action, [outcome] if arrow else None


def holds(facts: Mapping[str, Any], position: Mapping[str, Any]) -> bool:
    """Is this true of a position? Facts are named by their way into it, like `players.0.score`."""
    return all(_at(position, way) == value for way, value in facts.items())


def _at(position: Any, way: str) -> Any:
    for key in _keys(way):
        position = position[key]
    return position


def _keys(way: str) -> Iterator[str | int]:
    return (int(key) if key.isdecimal() else key for key in way.split("."))
