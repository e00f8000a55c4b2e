"""The cards as tables for the kernels, made from the data file and checked when this module is imported.

Cards are numbered in card order: 0 to 3 the starting cards, then 36 of each level. Gizmos with a trigger and converters
also have a bit each, in the same order, so that sets of them are masks.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS, STARTING_LIMITS, Card

COLOURS = len(ENERGIES)
ANY = COLOURS  # the colour of generic gizmos
LEVEL_COUNT = 3
PER_LEVEL = 36
STARTING = 4  # starting cards
LEVEL_III_USED = 16  # of level III only so many are in a game
CARD_COUNT = STARTING + LEVEL_COUNT * PER_LEVEL
NO_CARD = 255
SPHERES_OF_A_COLOUR = 13
SPHERES = COLOURS * SPHERES_OF_A_COLOUR
ROW_SIZE = 6

IDS: list[str] = list(CARDS)
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(IDS)}
CARD_LIST: list[Card] = list(CARDS.values())


class EffectKind(IntEnum):
    """The effects of triggered gizmos; NOTHING for cards without a trigger."""

    NOTHING = 0
    DRAW = 1
    PICK = 2
    GAIN_POINTS = 3
    FILE = 4
    RESEARCH = 5
    BUILD_FREE = 6


class DiscountKind(IntEnum):
    """The conditions of discounts."""

    BUILD_LEVEL_2 = 0
    BUILD_FROM_ARCHIVE = 1
    BUILD_FROM_RESEARCH = 2


DISCOUNTS = len(DiscountKind)


def table(values: list[int], dtype: npt.DTypeLike = np.int8) -> npt.NDArray[np.int64]:
    """A constant table for kernels, one entry a card."""
    return np.array(values, dtype)


def upgrade(key: str) -> list[int]:
    """What each card adds to a limit."""
    return [int(card.get("upgrade", {}).get(key, 0)) for card in CARD_LIST]  # type: ignore[call-overload]


def forbids(action: str) -> list[int]:
    """1 for each card that forbids the action."""
    return [int(card.get("upgrade", {}).get("forbids") == action) for card in CARD_LIST]


def end_score(what: str) -> list[int]:
    """1 for each card with this end score."""
    return [int(card.get("upgrade", {}).get("end_score") == what) for card in CARD_LIST]


LEVEL = table([card["level"] for card in CARD_LIST])
COST = table([card["cost"] for card in CARD_LIST])
POINTS = table([card["points"] for card in CARD_LIST])
COLOUR = table([(*ENERGIES, "any", "none").index(card["color"]) for card in CARD_LIST])

ADDS_STORAGE = table(upgrade("storage"))
ADDS_ARCHIVE = table(upgrade("archive"))
ADDS_RESEARCH = table(upgrade("research"))
FORBIDS_FILE = table(forbids("file"))
FORBIDS_RESEARCH = table(forbids("research"))
SCORES_ENERGY = table(end_score("stored_energy"))
SCORES_TOKENS = table(end_score("point_tokens"))
DISCOUNT = np.array(
    [[card.get("upgrade", {}).get("when") == when.name.lower() for when in DiscountKind] for card in CARD_LIST], np.int8
)

DOES = table(
    [EffectKind[card["effect"]["do"].upper()] if "effect" in card else EffectKind.NOTHING for card in CARD_LIST]
)
TIMES = table([card.get("effect", {}).get("times", 1) for card in CARD_LIST])
GAINS = table([card.get("effect", {}).get("points", 0) for card in CARD_LIST])

GIZMOS = [number for number, card in enumerate(CARD_LIST) if "trigger" in card]  # by bit
CONVERTERS = [number for number, card in enumerate(CARD_LIST) if "conversions" in card]  # by bit
GIZMO_CARD = table(GIZMOS, np.int64)  # by bit
CONVERTER_CARD = table(CONVERTERS, np.int64)
GIZMO_INDEX = table([GIZMOS.index(n) if n in GIZMOS else -1 for n in range(CARD_COUNT)], np.int64)
GIZMO_BIT = table([1 << GIZMOS.index(n) if n in GIZMOS else 0 for n in range(CARD_COUNT)], np.int64)
CONVERTER_BIT = table([1 << CONVERTERS.index(n) if n in CONVERTERS else 0 for n in range(CARD_COUNT)], np.int64)


def gizmos_where(test: Callable[[Any], bool]) -> int:
    """The mask of the gizmos whose card meets the test."""
    return sum(int(GIZMO_BIT[number]) for number in GIZMOS if test(CARD_LIST[number]))


def triggered_by_pick(energy: str) -> int:
    """The mask of the gizmos that picking this energy triggers."""
    return gizmos_where(lambda card: card["trigger"]["on"] == "pick" and energy in card["trigger"]["colors"])


def triggered_by_build(built: Card) -> int:
    """The mask of the gizmos that building this card triggers, wherever it came from."""
    colours = ENERGIES if built["color"] == "any" else (built["color"],)
    return gizmos_where(
        lambda card: (
            card["trigger"]["on"] == "build"
            and (
                any(colour in card["trigger"].get("colors", ()) for colour in colours)
                or card["trigger"].get("level") == built["level"]
            )
        )
    )


# What each action triggers (rules#triggers).
TRIGGERED_BY_FILE = gizmos_where(lambda card: card["trigger"]["on"] == "file")
TRIGGERED_BY_PICK = table([triggered_by_pick(energy) for energy in ENERGIES], np.int64)
TRIGGERED_BY_BUILD = table([triggered_by_build(card) for card in CARD_LIST], np.int64)
TRIGGERED_BY_ARCHIVE = gizmos_where(lambda card: card["trigger"].get("from") == "archive")

# Which gizmos have which effect, for "can it be used now".
DO_ENERGY = gizmos_where(lambda card: card["effect"]["do"] in ("draw", "pick"))
DO_POINTS = gizmos_where(lambda card: card["effect"]["do"] == "gain_points")
DO_FILE = gizmos_where(lambda card: card["effect"]["do"] == "file")
DO_RESEARCH = gizmos_where(lambda card: card["effect"]["do"] == "research")
DO_BUILD_FREE = gizmos_where(lambda card: card["effect"]["do"] == "build_free")

MOST_ARCHIVE = STARTING_LIMITS["archive"] + sum(upgrade("archive"))
MOST_RESEARCH = STARTING_LIMITS["research"] + sum(upgrade("research"))
MOST_ACTIVE = 1 + 2 * PER_LEVEL + LEVEL_III_USED


def check() -> None:
    """The facts about the cards on which the tables rely."""
    for level, name in enumerate(LEVELS):
        count = STARTING if level == 0 else PER_LEVEL
        cards = [card for card in CARD_LIST if card["level"] == level]
        wanted = [f"{name}-{number}" if level == 0 else f"{name}-{number:02}" for number in range(1, count + 1)]
        if [card["id"] for card in cards] != wanted:
            raise ValueError(f"cards.json: level {name} is {count} cards, in order, each once")
        colours = [card["color"] for card in cards]
        if len({colours.count(energy) for energy in ENERGIES}) > 1:
            raise ValueError(f"cards.json: level {name} does not have equally many cards of each colour")
    if [card["level"] for card in CARD_LIST] != sorted(card["level"] for card in CARD_LIST):
        raise ValueError("cards.json: the cards stand by level")


check()
