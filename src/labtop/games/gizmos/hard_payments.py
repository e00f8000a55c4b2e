"""Constructed positions with very many payments, to measure that even these are answered in full.

14 converters are the most that a player can own who pays for the 16th gizmo, which ends the game; more of them are not
met in play, but a position from outside can have them.
"""

from typing import Any

from labtop.games.gizmos.notation.positions import LEVEL_NAMES
from labtop.games.gizmos.rules.building import GIZMOS_TO_END
from labtop.games.gizmos.rules.cards import CONVERTERS, IDS, LEVEL_III_USED, PER_LEVEL, SPHERES_OF_A_COLOUR
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.rules.state import FIRST_SLOT

RING = {"red": 2, "yellow": 1, "blue": 1, "black": 1}  # as many as it holds without upgrades
ROW = {"red": 2, "yellow": 2, "blue": 1, "black": 1}
NO_SPHERES = dict.fromkeys(ENERGIES, 0)
NOTHING: dict[str, Any] = {"ready": [], "used": [], "effect": None, "research": None}

# The converters of the cases
DOUBLING = "I-09 I-10 I-13 II-09 II-10 II-11 II-12 II-13 II-14 II-15 II-16 III-18 III-19 III-20"
MOVING = "I-09 I-11 I-14 I-16 II-07 II-08 II-09 II-11 II-13 II-15 II-16 III-17 III-19 III-20"
ALL = [IDS[card] for card in CONVERTERS]
MANY = [card for card in ALL if not card.startswith("III")]
GENERIC, RED = "III-13", "III-29"  # both cost 7


def hard_positions() -> dict[str, dict[str, Any]]:
    """Positions at stage pay, by the number of converters and the card to be paid."""
    cases = [
        (DOUBLING.split(), GENERIC),
        (MOVING.split(), RED),
        (MANY, GENERIC),
        (MANY, RED),
        (ALL, GENERIC),
        (ALL, RED),
    ]
    return {f"{len(converters)} → {card}": paying(converters, card) for converters, card in cases}


def paying(converters: list[str], card: str) -> dict[str, Any]:
    """Two players; the first pays for a card of the display and has these converters."""
    display, decks = _lay_out(converters, card)
    active = ["S-1", *converters]
    return {
        "game": "gizmos",
        "first": 0,
        "players": [
            {"energy": RING, "active": active, "archive": [], "tokens": 0},
            {"energy": NO_SPHERES, "active": ["S-2"], "archive": [], "tokens": 0},
        ],
        "row": ROW,
        "dispenser": {energy: SPHERES_OF_A_COLOUR - ROW[energy] - RING[energy] for energy in ENERGIES},
        "display": display,
        "decks": decks,
        "turn": {"number": 0, "seat": 0, "stage": "pay", **NOTHING, "build": {"card": card, "from": "display"}},
        "end_triggered": len(active) >= GIZMOS_TO_END,
    }


def _lay_out(active: list[str], shown: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The display, with this card in it, and the decks."""
    display, decks = {}, {}
    for level, name in enumerate(LEVEL_NAMES):
        cards = [card for card in CARDS if CARDS[card]["level"] == level + 1 and card not in active]
        cards.sort(key=lambda card: card != shown)
        left_out = PER_LEVEL - LEVEL_III_USED if name == "III" else 0
        slots = int(FIRST_SLOT[level + 1] - FIRST_SLOT[level])
        display[name], decks[name] = cards[:slots], cards[slots : len(cards) - left_out]
    return display, decks
