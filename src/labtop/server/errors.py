"""A command that is not fulfilled, with the code that the client is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from labtop.core.errors import told
from labtop.core.texts import LANGUAGES, Listed, Message, Named
from labtop.server.messages import Code, SeatName, Text, TextList

if TYPE_CHECKING:
    from labtop.core.texts import Message

LONGEST = 300  # letters of a detail
PLAIN = (str, int)  # what is sent as it is
STATUS: dict[Code, int] = {
    "unknown_secret": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_your_turn": 403,
    "unknown_table": 404,
    "not_found": 404,
    "older_rules": 410,
    "bad_message": 400,
    "unknown_game": 400,
    "unknown_bot": 400,
    "wrong_players": 400,
    "bad_record": 400,
    "bad_components": 400,
    "bad_position": 400,
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
        self._reason = reason

    @property
    def reason(self) -> Text | None:
        """Why, as a message with its arguments."""
        return self._reason

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)


class Left(Refused):
    """What is kept of a table was changed while somebody waited: who finds it again goes on with it as it is now."""

    def __init__(self) -> None:
        super().__init__("stopping")


class Overtaken(Exception):
    """Somebody else has written at the table before; it is read again, and what was wanted may be tried again."""


class RefusedFile(Refused):
    """A record, position or component set that is wrong, said in the language of whoever sent it, if that is named."""

    def __init__(self, code: Code, error: Exception) -> None:
        super().__init__(code)
        self._error = error
        self.language = LANGUAGES[0]

    @property
    def reason(self) -> Text:
        """What is wrong, and where."""
        return Text(self.code.replace("_", "-"), {"detail": told(self._error, self.language)[:LONGEST]})


def text(message: Message) -> Text:
    """A message of a game's texts as it is sent."""
    args = message.args.items()
    return Text(message.key, {name: value if isinstance(value, PLAIN) else _argument(value) for name, value in args})


def _argument(value: Any) -> Any:
    match value:
        case str() | int():
            return value
        case Message():
            return text(value)
        case Named():
            return SeatName(value.seat)
        case Listed():
            return TextList([_argument(item) for item in value.items], value.by)
    return str(value)
