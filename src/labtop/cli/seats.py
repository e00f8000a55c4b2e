"""Who sits where: a seat is a person's name or a bot's. Records keep the bots' English names, whoever loads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache

from labtop.bots import catalog
from labtop.cli.words import speaker
from labtop.core.texts import LANGUAGES, Say

RANDOM = "random"
LONGEST_NAME = 24
NEARLY = 0.75  # how much a name is like another that may have been meant


def read_seats(
    text: str, players: range, say: Say, meant: Callable[[str, str], bool] = lambda name, bot: False
) -> list[str]:
    """The names of as many seats as can play, from a line with commas; ValueError says what is wrong with another.

    Levels may be named in any of the languages, and bots of the same name are told apart by numbers. Where a name is
    nearly a bot's, `meant` says whether it was to be that bot.
    """
    names: list[str] = []
    words = _levels_by_word()
    for part in (part.strip()[:LONGEST_NAME] for part in text.split(",")):
        kind, number = _numbered(part)
        kind = words.get(kind, kind)
        if kind.partition(":")[0] in catalog.FAMILIES and not _is_bot(kind):
            raise ValueError(say("bot-wrong", name=part))
        if not _is_bot(kind) and (near := _nearly(kind)) and meant(part, near):
            kind = words.get(near, near)
        names.append(_unused(kind, number, names) if _is_bot(kind) else part)
    if len(names) not in players or not all(names):
        raise ValueError(say("seats-wrong", least=players[0], most=players[-1]))
    return names


def bot_of(name: str) -> str | None:
    """The bot that plays at a seat of this name, None for a person: so a loaded game knows its seats."""
    kind, _ = _numbered(name)
    return kind if _is_bot(kind) else None


def persons(names: Sequence[str]) -> list[int]:
    """The seats of people."""
    return [seat for seat, name in enumerate(names) if bot_of(name) is None]


def seat_name(name: str, say: Say) -> str:
    """A seat's name to be shown: levels are named in the language."""
    kind, number = _numbered(name)
    return f"{say(f'level-{kind}')} {number}".strip() if kind in catalog.LEVELS else name


def _numbered(name: str) -> tuple[str, str]:
    """A name in lower case without the number behind it, and the number."""
    whole = name.strip().lower()
    kind, _, number = whole.rpartition(" ")
    return (kind, number) if kind and number.isdecimal() else (whole, "")


@cache
def _is_bot(kind: str) -> bool:
    """Is there a bot of this name? Those of one's own do not sit here: a record must not name code to be run."""
    if catalog.is_own(kind):
        return False
    try:
        catalog.check(kind)
    except catalog.UnknownBot:
        return False
    return True


def _nearly(kind: str) -> str | None:
    """The name of a bot that this one is like, as somebody may have meant it."""
    return next(iter(get_close_matches(kind, (*_levels_by_word(), *catalog.OTHERS), 1, NEARLY)), None)


def _unused(kind: str, number: str, names: Sequence[str]) -> str:
    """The bot's name with its number, or the next that is free."""
    name = f"{kind} {number}".strip()
    count = 2
    while name in names:
        name = f"{kind} {count}"
        count += 1
    return name


@cache
def _levels_by_word() -> dict[str, str]:
    """What may be typed for a level in any language."""
    return {
        word: level
        for language in LANGUAGES
        for level in catalog.LEVELS
        for word in speaker(language)(f"words-{level}").split()
    }
