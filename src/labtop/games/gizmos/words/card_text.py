"""The words of Gizmos: names, and what each card does, in English, German and Polish, made from the card data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from labtop.core.sentences import said
from labtop.core.texts import Listed, Message, Texts
from labtop.games.gizmos.rules.data import CARDS, LEVELS, STARTING_LIMITS, Card, Conversion, Effect, Trigger, Upgrade

_FOLDER = files(__package__).joinpath("texts")
TEXTS = Texts(_FOLDER, _FOLDER.joinpath("told"))
message = TEXTS.message


def name(key: str, language: str) -> str:
    """The rulebook's word for an action, a place or a limit: "pick", "display", "storage-limit"."""
    return TEXTS.format(f"name-{key}", language)


def energy_name(colour: str, language: str) -> str:
    """The rulebook's name of an energy: red is heat."""
    return TEXTS.format("energy-name", language, colour=colour)


def card_title(card_id: str, language: str) -> str:
    """A card's id, colour, cost and points in one short line."""
    return title(find(card_id)).text(language)


def card_text(card_id: str, language: str) -> str:
    """What a card does, in one or two sentences."""
    return said(sentences(find(card_id)), language)


def find(card_id: str) -> Card:
    """The card of this id; ValueError if there is none."""
    if card_id not in CARDS:
        raise ValueError(f"there is no card {card_id!r}")
    return CARDS[card_id]


def spheres_in_words(spheres: Iterable[tuple[str, int]]) -> Listed:
    """So many spheres of each colour: "2 red and 1 blue"."""
    return Listed([message("price", colour=colour, price=count) for colour, count in spheres])


def title(card: Card) -> Message:
    """A card's id, colour, cost and points."""
    if card["level"] == 0:
        return message("card-title-starting", card=card["id"])
    return message("card-title", card=card["id"], colour=card["color"], cost=card["cost"], points=card["points"])


def sentences(card: Card) -> list[Message]:
    """What a card does."""
    return list(_sentences(card["id"]))


@cache
def _sentences(card_id: str) -> list[Message]:
    card = CARDS[card_id]
    if "trigger" in card:
        return [message("card-triggered", **_trigger(card["trigger"]), **effect_words(card["effect"]))]
    if "conversions" in card:
        return _conversions(card["conversions"])
    return [_upgrade(card["upgrade"])]


def _trigger(trigger: Trigger) -> dict[str, Any]:
    if "from" in trigger:
        return {"trigger": "archive"}
    if "level" in trigger:
        return {"trigger": "level", "level": LEVELS[trigger["level"]]}
    if "colors" in trigger:
        form = {"pick": "colour-energy", "build": "colour-gizmo"}[trigger["on"]]
        colours = [message(form, colour=colour) for colour in trigger["colors"]]
        return {"trigger": trigger["on"], "colours": Listed(colours, "or")}
    return {"trigger": trigger["on"]}


def effect_words(effect: Effect) -> dict[str, Any]:
    """The arguments of the message `effect`."""
    if "level" in effect:
        return {"effect": effect["do"], "free": LEVELS[effect["level"]]}
    if "times" in effect or "points" in effect:
        return {"effect": effect["do"], "count": effect.get("times", effect.get("points"))}
    return {"effect": effect["do"]}


def _conversions(conversions: list[Conversion]) -> list[Message]:
    if conversions[0]["from"] == "any":
        return [message("card-converts-all")]
    if conversions[0]["to"] != "any":
        return [message("card-doubles", colour=conversion["from"]) for conversion in conversions]
    key = "card-converts" if len(conversions) == 1 else "card-converts-two"
    return [message(key, colour=conversions[0]["from"])]


def _upgrade(upgrade: Upgrade) -> Message:
    if "forbids" in upgrade:
        return message(f"card-forbids-{upgrade['forbids']}")
    if "when" in upgrade:
        return message(f"card-discount-{upgrade['when']}", discount=upgrade["discount"])
    if "end_score" in upgrade:
        return message(f"card-end-{upgrade['end_score']}")
    return message(f"card-limits-{'-'.join(limit for limit in STARTING_LIMITS if limit in upgrade)}", **upgrade)
