"""The words of the command line, and the language to say them in."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from itertools import pairwise

from labtop.core.texts import LANGUAGES, Texts

FOLDER = files(__package__).joinpath("texts")
TEXTS = Texts(FOLDER, FOLDER.joinpath("proof"), FOLDER.joinpath("operations"))  # the proof is the pages' too
speaker = TEXTS.speaker
OPTION = "--language"


def usual_language() -> str:
    """The language that the call names, else that of the user's locale where there is one, else English."""
    for before, word in pairwise(sys.argv):
        option, _, value = word.partition("=")
        named = word if before == OPTION else value if option == OPTION else ""
        if named in LANGUAGES:
            return named
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := os.environ.get(variable):
            return chosen[:2] if chosen[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def printable(text: str) -> str:
    """Text from outside without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
