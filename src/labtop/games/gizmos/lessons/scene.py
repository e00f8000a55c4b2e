"""A position in a few words: a lesson names what matters in it, everything else is filled in."""

from collections.abc import Mapping
from typing import Any

from labtop.core.rules import Position
from labtop.games.gizmos.rules.cards import LEVEL_III_USED, SPHERES_OF_A_COLOUR
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS

SLOTS = {"I": 4, "II": 3, "III": 2}
BOARD = {"ring": "", "active": "", "archive": "", "tokens": 0}
FACTS = {"me": {}, "other": {}, "display": "", "top": "", "row": "red2 yellow2 blue1 black1", "number": 0}
TURN: dict[str, Any] = {"stage": "action", "ready": [], "used": [], "effect": None, "research": None, "build": None}


def scene(facts: dict[str, Any]) -> Position:
    """The start of a turn in a game that `me` began. `display` and `top` (of the decks) name their first cards."""
    whole = _with_usual(facts, FACTS)
    players = [_player(seat, whole[key]) for seat, key in enumerate(("me", "other"))]
    row = _spheres(whole["row"])
    held = [row, *(player["energy"] for player in players)]
    taken = {card for player in players for card in (*player["active"], *player["archive"])}
    display, decks = _laid_out(taken, whole["display"].split(), whole["top"].split())
    return {
        "game": "gizmos",
        "first": 0,
        "players": players,
        "row": row,
        "dispenser": {colour: SPHERES_OF_A_COLOUR - sum(one[colour] for one in held) for colour in ENERGIES},
        "display": display,
        "decks": decks,
        "turn": {"number": whole["number"], "seat": whole["number"] % len(players), **TURN},
        "end_triggered": False,
    }


def _with_usual(facts: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    unknown = facts.keys() - usual.keys()
    if unknown:
        raise ValueError(f"a scene knows no {', '.join(sorted(unknown))}; it knows {', '.join(usual)}")
    return {**usual, **facts}


def _player(seat: int, facts: Mapping[str, Any]) -> dict[str, Any]:
    board = _with_usual(facts, BOARD)
    return {
        "energy": _spheres(board["ring"]),
        "active": [f"S-{seat + 1}", *board["active"].split()],
        "archive": board["archive"].split(),
        "tokens": board["tokens"],
    }


def _spheres(text: str) -> dict[str, int]:
    """`yellow2 red1` as counts by colour."""
    counts: dict[str, int] = dict.fromkeys(map(str, ENERGIES), 0)
    for word in text.split():
        counts[word.rstrip("0123456789")] += int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
    return counts


def _laid_out(taken: set[str], shown: list[str], top: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Display and decks: the cards that are named, then all others in card order."""
    display, decks = {}, {}
    for level, slots in SLOTS.items():
        cards = [card for card, facts in CARDS.items() if LEVELS[facts["level"]] == level]
        first, upper = ([card for card in named if card in cards] for named in (shown, top))
        rest = [card for card in cards if card not in {*taken, *first, *upper}]
        if level == "III":
            rest = rest[: LEVEL_III_USED - (len(cards) - len(rest))]
        gap = slots - len(first)
        display[level] = [*first, *rest[:gap]]
        decks[level] = [*upper, *rest[gap:]]
    return display, decks
