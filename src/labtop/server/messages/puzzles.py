"""Puzzles, in the language asked for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from labtop.server.messages.answers import Scoring, Step
from labtop.server.messages.state import Text
from labtop.server.messages.wire import Action, Facts, Message, View


class PuzzleKind(Message):
    """What puzzles are about."""

    kind: str
    title: str


class PuzzleInfo(Message):
    """A puzzle in short."""

    puzzle: str  # its id
    kind: str
    rating: int  # how hard it is, in points as those of chess players


class Puzzles(Message):
    """GET /api/games/{game}/puzzles: all of a game, the easiest first."""

    date: str  # today's, in UTC
    daily: str  # the puzzle of this day
    kinds: list[PuzzleKind]
    puzzles: list[PuzzleInfo]


class Puzzle(Message):
    """GET /api/puzzles/{puzzle}: the question."""

    puzzle: str
    game: str
    kind: str
    rating: int
    seat: int  # whose turn it is
    names: list[str]  # of all at the table
    title: str  # of its kind
    question: str
    certain: str  # what counts and what does not
    position: View  # full, for the analysis board: what is hidden from the seat is dealt at random


class PuzzleActions(Message):
    """POST /api/puzzles/{puzzle}, POST /api/puzzles/{puzzle}/hint: all that was played; nothing of it is kept here."""

    actions: Annotated[list[Action], Meta(max_length=200)]


class PuzzleMissed(Message):
    """An action after which the best was out of reach."""

    number: int  # from 1
    told: list[Text]  # what it did
    text: str  # how much was possible after it


class PuzzleStep(Message):
    """POST /api/puzzles/{puzzle}: the table after these actions."""

    done: int  # actions that could be played; what comes behind the first that could not does not count
    refusal: str  # why that one could not; empty if all could
    moves: list[Step]  # what the last action set off
    view: View
    facts: Facts
    scores: list[int]
    scorings: list[Scoring]
    legal: list[str]  # that counts; empty when it is over
    actions: dict[str, str]  # what each of them will do
    previews: dict[str, str]  # what each brings; empty for a game that does not say
    over: bool
    solved: bool  # the most was gained
    verdict: str  # what came of it, once it is over
    missed: PuzzleMissed | None  # once it is over without


class PuzzleHint(Message):
    """POST /api/puzzles/{puzzle}/hint: what helps, one after the other; the last of it shows the action."""

    said: list[str]
    action: str


class PuzzleSolution(Message):
    """GET /api/puzzles/{puzzle}/solution."""

    steps: list[Step]  # the first is the start
    verdict: str
    obvious: PuzzleMissed  # what looks best at first sight
