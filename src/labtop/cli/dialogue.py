"""Talking with whoever sits at the terminal, in one language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from labtop.cli.words import speaker

if TYPE_CHECKING:
    from rich.console import Console
    from rich.status import Status

FORGET_SCROLLED = "\x1b[3J"  # the terminal's order to empty what has scrolled away


class Talk:
    """`read` asks for a line as `input` does."""

    def __init__(self, console: Console, read: Callable[[str], str], language: str) -> None:
        self.console = console
        self.read = read
        self.say = speaker(language)

    def print(self, text: str, style: str = "") -> None:
        """Print a text as it is."""
        self.console.print(Text(text, style))

    def tell(self, key: str, style: str = "", **args: str) -> None:
        """Print one of our sentences."""
        self.print(self.say(key, **args), style)

    def ask(self, question: str, **args: str) -> str:
        """The answer to a question, in lower case."""
        return self.read(self.say(question, **args) + " ").strip().lower()

    def agrees(self, question: str, **args: str) -> bool:
        """Is the answer anything but no?"""
        return self.ask(question, **args) not in self.words("no")

    def words(self, answer: str) -> list[str]:
        """What may be typed for an answer or a command."""
        return [*speaker("en")(f"words-{answer}").split(), *self.say(f"words-{answer}").split()]

    def busy(self, doing: str, **args: str) -> Status:
        """A line that moves as long as something takes."""
        return self.console.status(Text(self.say(doing, **args), "dim"))

    def clear(self, secret: bool) -> None:
        """An empty screen; where something `secret` may have been on it, what scrolled away goes too."""
        self.console.clear()
        if secret and self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)
