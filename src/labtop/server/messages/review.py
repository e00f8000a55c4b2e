"""The review of a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from labtop.server.messages.news import Expected
from labtop.server.messages.state import Text
from labtop.server.messages.wire import Message

GradeName: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class JudgedOption(Message):
    """An action that there was."""

    action: str
    win: float  # the chance to win after it, 0 to 1
    points: float  # expected at the end
    described: list[Text]  # what it would have done
    brought: list[Text]  # what it would have brought; empty for a game that does not say


class Judged(Message):
    """A decision; chances to win are by seat."""

    move: int  # its number, from 1
    seat: int
    action: str  # that was played
    grade: GradeName
    loss: float  # of the chance to win, against the best
    before: list[float]
    after: list[float]  # after the action played, whatever chance might bring
    options: list[JudgedOption]  # the best first; the one played is among them
    expected: list[Expected]  # after the best, as far as that is certain


class LuckyBreak(Message):
    """What chance brought after a move: by seat, the chance to win gained or lost."""

    move: int
    gained: list[float]


class PlayerAccount(Message):
    """How one player did."""

    accuracy: float  # 0 to 1
    grades: dict[str, int]
    lost: float  # of the chance to win, by own decisions
    luck: float  # gained by what chance brought
    moments: list[int]  # the moves that cost most, the worst first


class Review(Message, tag_field="type", tag="review"):
    """POST /api/reviews, GET /api/reviews/{review}: how far it is; luck and players come with the end."""

    review: str  # its name
    total: int  # decisions in all
    place: int | None  # in the queue, 0 is being worked on; None when it is complete
    decisions: list[Judged]  # those after the number that was asked for
    luck: list[LuckyBreak]
    players: list[PlayerAccount]
