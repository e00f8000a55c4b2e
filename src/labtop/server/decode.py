"""Messages from outside: read with distrust, refused with the place that is wrong."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from labtop.server.errors import Refused
from labtop.server.messages import (
    FromClient,
    Join,
    LessonActions,
    NewTable,
    PositionQuestion,
    PuzzleActions,
    Request,
    Text,
    ThoughtsQuestion,
)

Result = TypeVar("Result")

_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_new_table = msgspec.json.Decoder(NewTable)
_join = msgspec.json.Decoder(Join)
_lesson = msgspec.json.Decoder(LessonActions)
_puzzle = msgspec.json.Decoder(PuzzleActions)
_position = msgspec.json.Decoder(PositionQuestion)
_thoughts = msgspec.json.Decoder(ThoughtsQuestion)


def from_client(data: str | bytes) -> FromClient:
    """A message on a socket."""
    return _read(_from_client, data)


def request(data: bytes) -> Request:
    """A message by HTTP."""
    return _read(_request, data)


def new_table(data: bytes) -> NewTable:
    """The command for a table."""
    return _read(_new_table, data)


def join(data: bytes) -> Join:
    """The command for a seat."""
    return _read(_join, data)


def lesson(data: bytes) -> LessonActions:
    """What was done in a lesson."""
    return _read(_lesson, data)


def puzzle(data: bytes) -> PuzzleActions:
    """What was played in a puzzle."""
    return _read(_puzzle, data)


def position(data: bytes) -> PositionQuestion:
    """A position, and what is done in it."""
    return _read(_position, data)


def thoughts(data: bytes) -> ThoughtsQuestion:
    """A position to think about."""
    return _read(_thoughts, data)


def _read(decoder: msgspec.json.Decoder[Result], data: str | bytes) -> Result:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", Text("bad-message", {"detail": f"{error!s:.200}"})) from None
