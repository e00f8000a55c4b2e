"""The words of the command line, and the language to say them in."""

from __future__ import annotations

import os
from importlib.resources import files

from labtop.core.texts import LANGUAGES, Texts

FOLDER = files(__package__).joinpath("texts")
TEXTS = Texts(FOLDER, FOLDER.joinpath("proof"))  # the latter are the pages' too
speaker = TEXTS.speaker


def usual_language() -> str:
    """The language of the user's locale where there is one, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := os.environ.get(variable):
            return chosen[:2] if chosen[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def printable(text: str) -> str:
    """Text from outside without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
