"""What the server answers over HTTP."""

from __future__ import annotations

from labtop.server.messages.state import Move, Sitting
from labtop.server.messages.wire import Message, View


class MadeTable(Message):
    """The answer: the secret of each person's seat; None for the others."""

    table: str
    secrets: list[str | None]


class Joined(Message):
    """The answer: the seat and its secret."""

    seat: int
    secret: str


class GameInfo(Message):
    """A game that can be played."""

    name: str
    players: list[int]
    ready: bool
    progress: float  # of compiling, 0 to 1


class About(Message):
    """GET /api/about."""

    version: str
    games: list[GameInfo]
    bots: list[str]  # by name, weakest first
    stand_in: str  # the bot that plays where none is named


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
    view: View
    scores: list[int]


class Steps(Message):
    """GET /api/tables/{table}/steps: how the game went, as the viewer saw it. POST /api/replay: with open cards."""

    game: str
    names: list[str]
    steps: list[Step]
    ranking: list[list[int]]
    over: bool


class Words(Message):
    """GET /api/tables/{table}/words, POST /api/replay/words: sentences in the language asked for."""

    actions: dict[str, str]  # what each legal action will do
    story: list[str]  # what happened, a text for each move after the `after` first
