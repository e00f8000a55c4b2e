"""Gizmos in words: every action as a sentence in English, German and Polish, from the notation alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sized
from typing import Any

from labtop.core.errors import IllegalAction
from labtop.core.texts import Say
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS
from labtop.games.gizmos.words import dashboard
from labtop.games.gizmos.words.card_text import (
    TEXTS,
    card_text,
    card_title,
    effect_words,
    energy_name,
    enumerate_words,
    name,
    sentences,
    speaker,
    spheres_in_words,
)

__all__ = ["TEXTS", "card_text", "card_title", "describe", "energy_name", "name"]

Position = dict[str, Any]


def describe(action: str, position: Position, language: str) -> str:
    """What an action that is legal in this position, or view, will do."""
    stage = position["turn"]["stage"]
    if stage == "over":
        raise IllegalAction(TEXTS.message("illegal-over"))
    for pattern, stages, sentence in ACTIONS:
        if words := re.fullmatch(pattern, action):
            if stage not in stages.split():
                raise IllegalAction(TEXTS.message("illegal-stage", stage=stage))
            return sentence(speaker(language), position, **words.groupdict())
    raise IllegalAction(TEXTS.message("illegal-unknown", action=action))


def _file(say: Say, position: Position, card: str) -> str:
    source = "research" if position["turn"]["stage"] == "choose" else "display"
    gizmo = CARDS[card]
    facts = {"price": gizmo["cost"], "colour": gizmo["color"], "points": gizmo["points"]}
    return f"{say('file', card=card, source=source, **facts)} {sentences(say, gizmo)}"


def _build(say: Say, position: Position, card: str) -> str:
    stage = position["turn"]["stage"]
    gizmo = CARDS[card]
    archived = card in _player(position)["archive"]
    source = "research" if stage == "choose" else "archive" if archived else "display"
    # As an effect, a build is free.
    discount = (
        gizmo["cost"] if stage == "build" else min(gizmo["cost"], dashboard.discount(_player(position), gizmo, source))
    )
    facts = {"colour": gizmo["color"], "cost": gizmo["cost"], "points": gizmo["points"]}
    price = gizmo["cost"] - discount
    return f"{say('build', card=card, source=source, price=price, discount=discount, **facts)} {sentences(say, gizmo)}"


def _pick(say: Say, position: Position, colour: str) -> str:
    return say("pick", colour=colour, more=_more(position))


def _research(say: Say, position: Position, level: str) -> str:
    count = min(dashboard.limit(_player(position), "research"), _count(position["decks"][level]))
    return say("research", level=level, count=count)


def _pass(say: Say, position: Position) -> str:
    return say("pass")


def _pay(say: Say, position: Position, spent: str | None, via: str | None) -> str:
    card = position["turn"]["build"]["card"]
    if spent is None:
        return say("pay-nothing", card=card)
    spheres = {colour: int(count) for colour, count in re.findall(r"([a-z]+)(\d+)", spent)}
    converters = via.split() if via else []
    listed = enumerate_words(say, "and", converters)
    return say("pay", card=card, spheres=spheres_in_words(say, spheres), count=len(converters), via=listed)


def _neither(say: Say, position: Position) -> str:
    research = position["turn"]["research"]
    return say("neither", level=research["level"], count=_count(research["cards"]))


def _under(say: Say, position: Position, card: str | None) -> str:
    research = position["turn"]["research"]
    if card is None:
        return say("under-hidden", level=research["level"])
    if card == "rest":
        return say("under-rest", level=research["level"], count=_count(research["cards"]))
    return say("under", level=research["level"], card=card)


def _use(say: Say, position: Position, card: str) -> str:
    return say("use", card=card, **effect_words(CARDS[card]["effect"]))


def _end(say: Say, position: Position) -> str:
    return say("end", ready=enumerate_words(say, "and", position["turn"]["ready"]))


def _draw(say: Say, position: Position) -> str:
    return say("draw", card=position["turn"]["effect"]["card"], more=_more(position))


def _stop(say: Say, position: Position) -> str:
    turn = position["turn"]
    return say(f"stop-{turn['stage']}", card=turn["effect"]["card"], left=_more(position) + 1)


def _any_of(choices: Iterable[str]) -> str:
    return "|".join(choices)


def _several(pattern: str) -> str:
    return f"(?:{pattern})(?: (?:{pattern}))*"


_GIZMO = f"(?P<card>{_any_of(card for card in CARDS if CARDS[card]['level'])})"
_TRIGGERED = f"(?P<card>{_any_of(card for card in CARDS if 'trigger' in CARDS[card])})"
_COLOUR = _any_of(ENERGIES)
_SPHERES = _several(f"(?:{_COLOUR})[1-9][0-9]*")
_CONVERTERS = _several(_any_of(card for card in CARDS if "conversions" in CARDS[card]))

# How an action is spelled, the stages it belongs to, and its sentence.
ACTIONS: tuple[tuple[str, str, Callable[..., str]], ...] = (
    (f"file {_GIZMO}", "action choose file", _file),
    (f"pick (?P<colour>{_COLOUR})", "action pick", _pick),
    (f"build {_GIZMO}", "action choose build", _build),
    (f"research (?P<level>{_any_of(LEVELS[1:])})", "action research", _research),
    ("pass", "action", _pass),
    (f"pay (?:nothing|(?P<spent>{_SPHERES})(?: via (?P<via>{_CONVERTERS}))?)", "pay", _pay),
    ("neither", "choose", _neither),
    # The other seats see `under` without the card.
    (f"under(?: (?P<card>rest|{_any_of(CARDS)}))?", "return", _under),
    (f"use {_TRIGGERED}", "use", _use),
    ("end", "use", _end),
    ("draw", "draw", _draw),
    ("stop", "pick draw", _stop),
)


# What the sentences need to know of a position


def _player(position: Position) -> dict[str, Any]:
    player: dict[str, Any] = position["players"][position["turn"]["seat"]]
    return player


def _count(cards: int | Sized) -> int:
    """The number of cards, which a view may give instead of the cards."""
    return cards if isinstance(cards, int) else len(cards)


def _more(position: Position) -> int:
    """The spheres an effect may still bring after the next one, as far as the ring has room."""
    effect = position["turn"]["effect"]
    left: int = effect["left"] if effect else 1
    player = _player(position)
    room = dashboard.limit(player, "storage") - dashboard.stored(player)
    return max(0, min(left, room) - 1)
