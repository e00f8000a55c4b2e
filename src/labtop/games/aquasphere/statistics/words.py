"""Rows of the tables in words: cards, extensions, programs, sources of points, rounds."""

from __future__ import annotations

from importlib.resources import files

from labtop.core.texts import Texts
from labtop.games.aquasphere.terminal.labels import brief, extension_brief
from labtop.games.aquasphere.terminal.words import speaker as terminal_speaker
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.card_text import TEXTS as WORDS
from labtop.games.aquasphere.words.card_text import card_text, card_title, extension_text, program_action, program_name

TEXTS = Texts(files(__package__).joinpath("texts"))


def label(table: str, row: str, language: str) -> str:
    """A row in a few words."""
    if table == "research":
        return f"{row}  {brief(sets.packaged().research[row], terminal_speaker(language)).plain}"
    if table == "extensions":
        return f"{row}  {extension_brief(sets.packaged().extensions[row]).plain}"
    if table == "openings":
        return " · ".join(_turn(action, language) for action in row.split(" "))
    if table in ("programs", "program-points", "program-lead"):
        return f"{program_name(row, language)}: {program_action(row, language)}"
    if table in ("majority", "pass-order"):
        number, _, place = row.partition("-")
        return TEXTS.format(f"row-{table}", language, round=number, place=int(place) if place.isdecimal() else place)
    if table == "submarines":
        return TEXTS.format(f"row-{table}", language, count=int(row))
    return TEXTS.format(f"row-{table}", language, row=row)


def _turn(action: str, language: str) -> str:
    """One turn of an opening, such as `act-blue`."""
    verb, _, program = action.partition("-")
    name = program_name(program, language) if program else ""
    return WORDS.format("opening-turn", language, action=verb, program=name)


def words(table: str, row: str, language: str) -> str:
    """What a card or an extension is and does."""
    if table == "research":
        return f"{card_title(row, language).removeprefix(f'{row} · ')}. {card_text(row, language)}"
    return extension_text(row, language) if table == "extensions" else ""
