"""What can be wrong with what comes from outside; each says so in a sentence, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labtop.core.texts import Message


def shown(value: Any) -> str:
    """A value from outside in an error message: short, and whatever it is."""
    try:
        return f"{value!r:.60}"
    except (RecursionError, ValueError):  # nested too deeply, or a number with thousands of digits
        return f"a {type(value).__name__}"


class Refusal(ValueError):
    """Places, as they are spelled in what was given, and what is wrong there; `text` says it in any language."""

    def __init__(self, *parts: str | Message) -> None:
        self.parts = parts
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The reason as a sentence behind its place: `start: row: it has 5 spheres, not 6`."""
        return ": ".join(part if isinstance(part, str) else part.text(language) for part in self.parts)


class IllegalAction(Refusal):
    """An action that is not legal now."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


class InvalidPosition(Refusal):
    """A position that is not one of the game; the message names the place and what is wrong there."""


class InvalidRecord(Refusal):
    """A record that cannot be replayed; the message names the move, counted from 1."""


class InvalidComponents(Refusal):
    """A component set that cannot be played with; the message names the place and what is wrong there."""


def parts_of(error: Exception) -> tuple[str | Message, ...]:
    """What an error says, to be said behind a place."""
    return error.parts if isinstance(error, Refusal) else (str(error),)


def told(error: object, language: str) -> str:
    """What is wrong, in this language as far as it can be said in it."""
    return error.text(language) if isinstance(error, Refusal) else str(error)
