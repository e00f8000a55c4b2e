"""A wish that is not fulfilled, with the code that the client is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labtop.server.messages import Code, Text

if TYPE_CHECKING:
    from labtop.core.texts import Message

STATUS: dict[Code, int] = {
    "unknown_secret": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_your_turn": 403,
    "unknown_table": 404,
    "not_found": 404,
    "bad_message": 400,
    "unknown_game": 400,
    "unknown_bot": 400,
    "wrong_players": 400,
    "bad_record": 400,
    "bad_components": 400,
    "too_large": 413,
    "too_many": 429,
    "failed": 500,
    "compiling": 503,
    "stopping": 503,
}  # all others: 409, not now


class Refused(Exception):
    """Nothing has changed; `code` says why."""

    def __init__(self, code: Code, reason: Text | None = None) -> None:
        super().__init__(code)
        self.code: Code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)


def text(message: Message) -> Text:
    """A message of a game's texts as it is sent."""
    return Text(message.key, {name: _plain(value) for name, value in message.args.items()})


def _plain(value: object) -> str | int:
    return value if isinstance(value, str | int) else str(value)
