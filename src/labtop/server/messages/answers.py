"""What the server answers over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from labtop.server.messages.state import Move, Sitting, Text
from labtop.server.messages.wire import Facts, Message, View


class MadeTable(Message):
    """The answer: the secret of each person's seat; None for the others."""

    table: str
    secrets: list[str | None]


class Joined(Message):
    """The answer: the seat and its secret."""

    seat: int
    secret: str


class Erased(Message):
    """DELETE /api/tables/{table}: name and secret of the seat are deleted, and the table with its last person."""

    whole: bool  # nothing is left of the table


class OlderRecord(Message):
    """GET /api/tables/{table}/record of a table begun under older rules: what is kept, as far as its viewer saw it."""

    start: dict[str, Any]
    events: list[dict[str, Any]]


class GameInfo(Message):
    """A game that can be played."""

    name: str
    title: str
    tagline: dict[str, str]  # by language
    players: list[int]
    lessons: bool  # it can be learnt
    components: bool  # tables may have their own
    explored: bool  # there is a summary of what wins
    puzzles: bool  # there are some
    ready: bool
    progress: float  # of compiling, 0 to 1
    bots: list[str]  # that can play at once; others are still being compiled, and play as soon as they can
    hints: bool  # they are answered at once; otherwise their search is still being compiled


class GameTexts(Message):
    """GET /api/games/{game}/texts: what the keys of a game's texts say, in the language asked for."""

    fluent: str  # the source of its Fluent files; empty for a game without words of its own


class About(Message):
    """GET /api/about."""

    version: str
    games: list[GameInfo]
    bots: list[str]  # by name, weakest first
    stand_in: str  # the bot that plays where none is named
    address: str  # by which others reach this server; empty if only its own machine does
    hints: list[float]  # seconds that a hint is thought about, and one that takes longer


class Listed(Message):
    """A table that everybody may see."""

    table: str
    game: str
    seats: list[Sitting]
    waiting: bool
    over: bool


class Tables(Message):
    """GET /api/tables: the newest tables that were made to be listed."""

    tables: list[Listed]


class Step(Message):
    """The game after a move, or at its start, where `move` is None."""

    move: Move | None
    told: list[Text]  # what the move did
    view: View
    facts: Facts
    scores: list[int]


class ScoringItem(Message):
    """Points for one thing, by seat."""

    name: str
    points: list[int]


class Scoring(Message):
    """A scoring that is complete; lists are by seat."""

    name: Literal["round", "final"]
    round: int
    played: int  # moves after which it was complete
    items: list[ScoringItem]
    before: list[int]  # scores
    after: list[int]
    facts: Facts  # what else is drawn of it


class OwnComponents(Message):
    """GET /api/tables/{table}/components: the table's own set, and what its cards and the like do, by their ids."""

    name: str  # of the file
    components: dict[str, Any]
    texts: dict[str, list[Text]]


class Steps(Message):
    """GET /api/tables/{table}/steps: how the game went, as the viewer saw it. POST /api/replay: with open cards."""

    game: str
    names: list[str]
    steps: list[Step]
    scorings: list[Scoring]  # all so far
    ranking: list[list[int]]
    over: bool


class Checked(Message):
    """One thing of a proof that was looked at."""

    name: Literal["commitment", "seed", "deal", "draws"]
    right: bool
    move: int  # the first at which chance brought something else, counted from 1; otherwise 0


class Proved(Message):
    """POST /api/prove: what of a record's proof holds."""

    checks: list[Checked]


class Words(Message):
    """GET /api/tables/{table}/words, POST /api/replay/words: sentences in the language asked for."""

    actions: dict[str, str]  # what each legal action will do
    previews: dict[str, str]  # what each brings; empty for a game that does not say
    story: list[str]  # what happened, a text for each move after the `after` first


class LessonTitle(Message):
    """A lesson, by the id that its route takes."""

    lesson: str
    title: str


class Lessons(Message):
    """GET /api/learn/{game}: the lessons of a game, in the language asked for."""

    lessons: list[LessonTitle]


class LessonAnswer(Message):
    """What is said to an action that was not the right one: legal it was, or not."""

    kind: Literal["mistake", "illegal"]
    text: str


class LessonStep(Message):
    """POST /api/learn/{game}/{lesson}: the lesson after these actions, with all that is said there."""

    done: int  # actions that were right; what comes behind the first that was not does not count
    step: int  # steps that are behind
    steps: int
    said: str  # the idea
    task: str  # what is to be done; empty where there is only something to read
    answer: LessonAnswer | None  # to the first action that was not right
    told: list[str]  # what the other player did since
    moves: list[Step]  # what the last right action set off
    view: View
    facts: Facts
    scores: list[int]
    scorings: list[Scoring]  # those of this scene
    legal: list[str]
    actions: dict[str, str]  # what each legal action will do
    previews: dict[str, str]  # what each brings; empty for a game that does not say
    shown: str | None  # the action that is right, `next` where there is only something to read; None at the end
    other: str  # the other player's name
