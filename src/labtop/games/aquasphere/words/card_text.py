"""The words of AquaSphere: names, cards, extensions and programs in English, German and Polish, made from the data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeVar

from labtop.core.texts import Listed, Message, Say, Texts
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.catalogue import DESIGNED_MARK, Catalogue, Extension, Research

_FOLDER = files(__package__) / "texts"
TEXTS = Texts(_FOLDER, _FOLDER / "told")
speaker = TEXTS.speaker
Components = dict[str, Any]
Thing = TypeVar("Thing")


def name(key: str, language: str) -> str:
    """The rulebook's word for a place or a thing: "headquarters", "control-space"."""
    return TEXTS.format(f"name-{key}", language)


def program_name(program: str, language: str) -> str:
    """A program's colour."""
    return TEXTS.format("colour", language, colour=_known(program, PROGRAMS))


def program_action(program: str, language: str) -> str:
    """What a program does, in a few words."""
    return TEXTS.format("program-action", language, colour=_known(program, PROGRAMS))


def program_text(program: str, language: str) -> str:
    """What a program does, in sentences."""
    return TEXTS.format("program-text", language, colour=_known(program, PROGRAMS))


def card_title(card_id: str, language: str, components: Components | None = None) -> str:
    """A research card's id and kind in one short line."""
    card = find(_set(components).research, card_id)
    return TEXTS.format("card-title", language, card=card_id, kind=card["kind"])


def card_text(card_id: str, language: str, components: Components | None = None) -> str:
    """What a research card does, in one or two sentences."""
    return card_message(find(_set(components).research, card_id)).text(language)


def extension_title(extension_id: str, language: str, chosen: Catalogue) -> str:
    """A lab extension's id and letters in one short line."""
    letters = find(chosen.extensions, extension_id).letters
    facts = {"count": len(letters), "letters": " ".join(letters), "mark": chosen.mark("extension")}
    return TEXTS.format("extension-title", language, extension=extension_id, **facts)


def extension_text(extension_id: str, language: str, components: Components | None = None) -> str:
    """What a lab extension brings, designed values marked; `designed_note` says what the mark means."""
    chosen = _set(components)
    told = extension_messages(find(chosen.extensions, extension_id), chosen.mark("extension"))
    return " ".join(message.text(language) for message in told)


def designed_note(language: str) -> str:
    """What the mark behind a value means: it is designed rather than printed."""
    return TEXTS.format("designed-note", language, mark=DESIGNED_MARK)


def find(things: Mapping[str, Thing], thing_id: str) -> Thing:
    """The card or extension of this id; ValueError if there is none."""
    if thing_id not in things:
        raise ValueError(f"there is no component {thing_id!r:.60}")
    return things[thing_id]


def enumerate_words(say: Say, items: Sequence[str]) -> str:
    """The items as the language lists them: "a, b and c"; nothing for no items."""
    *first, text = items or [""]
    for place, item in enumerate(reversed(first)):
        text = say("list-more" if place else "list-and", first=item, rest=text)
    return text


def card_message(card: Research) -> Message:
    """What a research card does."""
    time = card.get("cost_time", card.get("time", 0))
    facts = {"colour": card.get("program", ""), "time": time, "otherwise": card.get("time_if_not_placed", 0)}
    return TEXTS.message(f"card-{card['kind']}", reward=card.get("reward", ""), amount=card.get("amount", 0), **facts)


def extension_messages(extension: Extension, mark: str = "") -> list[Message]:
    """What a lab extension brings: room, and bots for its letters; each value with the mark."""
    room, letters = rooms(extension, mark), extension.letters
    told = [TEXTS.message("extension-rooms", rooms=Listed(room)) if room else TEXTS.message("extension-no-room")]
    if letters:
        told.append(TEXTS.message("extension-letters", count=len(letters), letters=Listed(letters), mark=mark))
    return told


def texts(components: Components) -> dict[str, list[Message]]:
    """What the research cards and lab extensions of a set do, by their ids."""
    chosen = sets.read(components)
    cards = {card_id: [card_message(card)] for card_id, card in chosen.research.items()}
    return cards | {tile_id: extension_messages(tile) for tile_id, tile in chosen.extensions.items()}


def rooms(extension: Extension, mark: str) -> list[Message]:
    """The room that a lab extension adds, by what it is for."""
    return [
        TEXTS.message(f"room-{kind}", count=count, mark=mark) for kind, count in extension.capacity.items() if count
    ]


def _set(components: Components | None) -> Catalogue:
    return sets.packaged() if components is None else sets.read(components)


def _known(word: str, words: Sequence[str]) -> str:
    if word not in words:
        raise ValueError(f"{word!r:.60} is none of {', '.join(words)}")
    return word
