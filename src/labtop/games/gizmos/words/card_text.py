"""The words of Gizmos: names, and what each card does, in English, German and Polish, made from the card data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from labtop.core.texts import Say, Texts
from labtop.games.gizmos.rules.data import CARDS, LEVELS, STARTING_LIMITS, Card, Conversion, Effect, Trigger, Upgrade

TEXTS = Texts(files(__package__).joinpath("texts"))
speaker = TEXTS.speaker


def name(key: str, language: str) -> str:
    """The rulebook's word for an action, a place or a limit: "pick", "display", "storage-limit"."""
    return TEXTS.format(f"name-{key}", language)


def energy_name(colour: str, language: str) -> str:
    """The rulebook's name of an energy: red is heat."""
    return TEXTS.format("energy-name", language, colour=colour)


def card_title(card_id: str, language: str) -> str:
    """A card's id, colour, cost and points in one short line."""
    card = find(card_id)
    if card["level"] == 0:
        return TEXTS.format("card-title-starting", language, card=card_id)
    facts = {"colour": card["color"], "cost": card["cost"], "points": card["points"]}
    return TEXTS.format("card-title", language, card=card_id, **facts)


def card_text(card_id: str, language: str) -> str:
    """What a card does, in one or two sentences."""
    return sentences(speaker(language), find(card_id))


def find(card_id: str) -> Card:
    """The card of this id; ValueError if there is none."""
    if card_id not in CARDS:
        raise ValueError(f"there is no card {card_id!r}")
    return CARDS[card_id]


def enumerate_words(say: Say, conjunction: str, items: Sequence[str]) -> str:
    """The items as the language lists them: "a, b and c"; nothing for no items."""
    *first, text = items or [""]
    for place, item in enumerate(reversed(first)):
        text = say("list-more" if place else f"list-{conjunction}", first=item, rest=text)
    return text


def spheres_in_words(say: Say, spheres: Mapping[Any, int]) -> str:
    """So many spheres of each colour: "2 red and 1 blue"."""
    return enumerate_words(say, "and", [say("price", colour=colour, price=count) for colour, count in spheres.items()])


def sentences(say: Say, card: Card) -> str:
    """What a card does."""
    if "trigger" in card:
        return say("card-triggered", **_trigger(say, card["trigger"]), **effect_words(card["effect"]))
    if "conversions" in card:
        return _conversions(say, card["conversions"])
    return _upgrade(say, card["upgrade"])


def _trigger(say: Say, trigger: Trigger) -> dict[str, Any]:
    if "from" in trigger:
        return {"trigger": "archive"}
    if "level" in trigger:
        return {"trigger": "level", "level": LEVELS[trigger["level"]]}
    if "colors" in trigger:
        form = {"pick": "colour-energy", "build": "colour-gizmo"}[trigger["on"]]
        colours = [say(form, colour=colour) for colour in trigger["colors"]]
        return {"trigger": trigger["on"], "colours": enumerate_words(say, "or", colours)}
    return {"trigger": trigger["on"]}


def effect_words(effect: Effect) -> dict[str, Any]:
    """The arguments of the message `effect`."""
    if "level" in effect:
        return {"effect": effect["do"], "free": LEVELS[effect["level"]]}
    return {"effect": effect["do"], "count": effect.get("times", effect.get("points"))}


def _conversions(say: Say, conversions: list[Conversion]) -> str:
    if conversions[0]["from"] == "any":
        return say("card-converts-all")
    if conversions[0]["to"] != "any":
        return " ".join(say("card-doubles", colour=conversion["from"]) for conversion in conversions)
    key = "card-converts" if len(conversions) == 1 else "card-converts-two"
    return say(key, colour=conversions[0]["from"])


def _upgrade(say: Say, upgrade: Upgrade) -> str:
    if "forbids" in upgrade:
        return say(f"card-forbids-{upgrade['forbids']}")
    if "when" in upgrade:
        return say(f"card-discount-{upgrade['when']}", discount=upgrade["discount"])
    if "end_score" in upgrade:
        return say(f"card-end-{upgrade['end_score']}")
    return say(f"card-limits-{'-'.join(limit for limit in STARTING_LIMITS if limit in upgrade)}", **upgrade)
