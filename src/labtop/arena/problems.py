"""What can be wrong with an arena that somebody asks for, in three languages; and the arena's other words."""

from __future__ import annotations

from importlib.resources import files

from labtop.core.texts import Message, Texts

TEXTS = Texts(files(__package__).joinpath("texts"))
speaker = TEXTS.speaker


class ArenaProblem(ValueError):
    """An arena that cannot be played as asked; `text(language)` says why. Nothing was changed."""

    def __init__(self, key: str, **args: object) -> None:
        self.message = TEXTS.message(key, **{name: _printable(value) for name, value in args.items()})
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The reason as a sentence."""
        return self.message.text(language)


def _printable(value: object) -> object:
    """Text from outside without anything that could steer the terminal; numbers and our own words as they are."""
    if isinstance(value, int | float | Message):
        return value
    return "".join(letter if letter.isprintable() else "?" for letter in str(value))
