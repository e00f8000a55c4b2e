"""What can be wrong with what comes from outside; each says so in a sentence, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labtop.core.texts import Message


class IllegalAction(ValueError):
    """An action that is not legal now; `text(language)` gives the reason in another language."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.text("en"))
        self.reason = reason

    def text(self, language: str) -> str:
        """The reason as a sentence."""
        return self.reason.text(language)


class InvalidPosition(ValueError):
    """A position that is not one of the game; the message names the place and what is wrong there."""


class InvalidRecord(ValueError):
    """A record that cannot be replayed; the message names the move, counted from 1."""
