"""Rows of the tables in words: cards, kinds of actions and gizmos, energies, ends."""

from __future__ import annotations

from importlib.resources import files

from labtop.core.texts import Texts
from labtop.games.gizmos.rules.data import CARDS
from labtop.games.gizmos.terminal.labels import brief
from labtop.games.gizmos.terminal.words import speaker as terminal_speaker
from labtop.games.gizmos.words.card_text import TEXTS as WORDS
from labtop.games.gizmos.words.card_text import card_text, card_title, energy_name, name

TEXTS = Texts(files(__package__).joinpath("texts"))


def label(table: str, row: str, language: str) -> str:
    """A row in a few words."""
    if table == "cards":
        return f"{row}  {brief(CARDS[row], terminal_speaker(language)).plain}"
    if table == "energy":
        return energy_name(row, language)
    if table == "kinds":
        return name(row, language)
    if table == "openings":
        return " · ".join(_turn(action, language) for action in row.split(" "))
    return TEXTS.format(f"row-{table}", language, row=row)


def _turn(action: str, language: str) -> str:
    """One turn of an opening, such as `file-II`."""
    verb, _, level = action.partition("-")
    return WORDS.format("opening-turn", language, action=verb, level=level)


def words(table: str, row: str, language: str) -> str:
    """What a card is and does."""
    if table != "cards":
        return ""
    title = card_title(row, language).removeprefix(f"{row} · ")
    return f"{title}. {card_text(row, language)}"
