"""What can happen at a table."""

from __future__ import annotations

from typing import TypeAlias

from labtop.server.messages.state import Move
from labtop.server.messages.wire import Message


class Moved(Message, tag_field="kind", tag="moved"):
    """A move was played."""

    move: Move


class TookBack(Message, tag_field="kind", tag="took_back"):
    """The game went back."""

    seat: int  # who wished it
    to: int  # moves left


class Proposed(Message, tag_field="kind", tag="proposed"):
    """Somebody asks everybody to go back."""

    seat: int
    to: int


class Answered(Message, tag_field="kind", tag="answered"):
    """Somebody agreed, or did not, which ends the proposal."""

    seat: int
    agree: bool


class CameIn(Message, tag_field="kind", tag="came_in"):
    """A person took an open seat."""

    seat: int
    name: str
    promise: str | None = None  # of a nonce for the shuffle


class BotCame(Message, tag_field="kind", tag="bot_came"):
    """A bot plays the seat from now on."""

    seat: int
    level: str
    out_of_time: bool = False


class CameBack(Message, tag_field="kind", tag="came_back"):
    """The seat's player plays again."""

    seat: int


class Renamed(Message, tag_field="kind", tag="renamed"):
    """A player has another name."""

    seat: int
    name: str


class Rematched(Message, tag_field="kind", tag="rematched"):
    """There is a new table."""

    table: str


class Revealed(Message, tag_field="kind", tag="revealed"):
    """A player showed the nonce that was promised."""

    seat: int
    nonce: str


class Withdrew(Message, tag_field="kind", tag="withdrew"):
    """The nonce that a player promised is not waited for any longer."""

    seat: int


Event: TypeAlias = (
    Moved | TookBack | Proposed | Answered | CameIn | BotCame | CameBack | Renamed | Rematched | Revealed | Withdrew
)
