"""A position in a few words: a lesson names what matters in it, everything else is filled in.

Two players: `me`, whose base lab is A, and `other`, whose is B. C and D have the neutral pieces.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from labtop.core.rules import Position
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    NEUTRAL_NAME,
    PACKAGED_NAME,
    PROGRAMS,
    RESEARCH_IDS,
    packaged_set,
)

RING = ["A", "F", "B", "E", "D", "C"]
BOTS, SUBMARINES, LAST = 15, 6, 4
NOBODY = "nobody"  # on a control space
FACTS = {"round": 1, "me": {}, "other": {}, "sectors": {}, "passed": []}
BOARD = {
    **{"score": 0, "time": 4, "crystals": 0, "programmed": "", "extensions": "", "research": ""},
    **{"scientist": "", "engineer": "start", "bought": False},
}
SECTOR: dict[str, Any] = {"submarines": [], "control": NOBODY, "charging": [], "research": "", "extensions": ""}
SECTORS: dict[str, dict[str, Any]] = {
    "A": {"time": 4, "crystals": 1, "octopods": 1, "submarines": [0]},
    "B": {"time": 4, "crystals": 1, "octopods": 1, "submarines": [1]},
    "C": {"time": 2, "crystals": 1, "octopods": 1, "submarines": [NEUTRAL_NAME], "control": NEUTRAL_NAME},
    "D": {"time": 2, "crystals": 1, "octopods": 1, "submarines": [NEUTRAL_NAME], "control": NEUTRAL_NAME},
    "E": {"time": 0, "crystals": 1, "octopods": 2},
    "F": {"time": 0, "crystals": 2, "octopods": 3},
}
PROGRAM_CARDS = ["P3", "P7", "P2"]  # under the one that is laid out
IDS = {"research": RESEARCH_IDS, "extensions": EXTENSION_IDS}


def scene(facts: dict[str, Any]) -> Position:
    """The learner's turn. Boards and sectors are as in the notation, with lists of names in one string."""
    whole = _with_usual(facts, FACTS)
    boards = [_with_usual(whole[key], BOARD) for key in ("me", "other")]
    sectors = {letter: _with_usual(whole["sectors"].get(letter, {}), {**SECTOR, **SECTORS[letter]}) for letter in RING}
    number = whole["round"]
    decks = {key: _deal(key, boards, sectors, number) for key in IDS}
    card = next(card for card in packaged_set()["program_cards"]["contents"]["cards"] if card["id"] == "P1")
    return {
        "game": "aquasphere",
        "components": PACKAGED_NAME,
        "round": number,
        "play_order": [0, 1],
        "passed": whole["passed"],
        "station": {"ring": RING, "sectors": {letter: _sector(sector) for letter, sector in sectors.items()}},
        "programs": {field: program for field, program in card.items() if field != "id"},
        "program_cards": PROGRAM_CARDS[number - 1 :],
        "centre": [{"tile": tile, "rotation": 0} for tile in range(number + 1, LAST + 2)],
        "supply": {key: _left(key, boards, sectors) for key in ("crystals", "octopods")},
        "decks": decks,
        "players": [_player(seat, board, sectors) for seat, board in enumerate(boards)],
        "turn": {"seat": 0, "stage": "action", "letters": [], "gain": 0, "cards": []},
    }


def _with_usual(facts: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    unknown = facts.keys() - usual.keys()
    if unknown:
        raise ValueError(f"a scene knows no {', '.join(sorted(unknown))}; it knows {', '.join(usual)}")
    return {**usual, **facts}


def _deal(key: str, boards: list[dict[str, Any]], sectors: dict[str, dict[str, Any]], number: int) -> list[str]:
    """Fill up the piles of the sectors; the deck. As many cards are out as so many rounds bring."""
    for thing in (*boards, *sectors.values()):
        thing[key] = thing[key].split()
    named = {card for thing in (*boards, *sectors.values()) for card in thing[key]}
    rest = [card for card in IDS[key] if card not in named]
    missing = len(RING) * number - len(named)
    for pile in _shortest_first([sector[key] for sector in sectors.values()], number):
        if missing > 0:
            pile.append(rest.pop())
            missing -= 1
    return rest


def _shortest_first(piles: list[list[str]], number: int) -> Iterator[list[str]]:
    """The piles to be filled, each as often as there is room on it."""
    for height in range(number):
        yield from (pile for pile in piles if len(pile) <= height)


def _player(seat: int, board: dict[str, Any], sectors: dict[str, dict[str, Any]]) -> dict[str, Any]:
    programmed = sorted(board["programmed"].split(), key=PROGRAMS.index)
    deployed = sum([sector["control"], *sector["charging"]].count(seat) for sector in sectors.values())
    launched = sum(sector["submarines"].count(seat) for sector in sectors.values())
    return {
        **board,
        "programmed": programmed,
        "supply": BOTS - len(programmed) - deployed,
        "submarines": SUBMARINES - launched,
        "base_lab": "AB"[seat],
        "research": [{"card": card, "spent": False} for card in board["research"]],
        "scientist": board["scientist"] or "AB"[seat],
    }


def _sector(sector: dict[str, Any]) -> dict[str, Any]:
    return sector | {"control": None if sector["control"] == NOBODY else sector["control"]}


def _left(key: str, boards: list[dict[str, Any]], sectors: dict[str, dict[str, Any]]) -> int:
    """What is not out of the general supply."""
    total = packaged_set()["supplies"][key]["value"]
    return int(total - sum(thing.get(key, 0) for thing in (*sectors.values(), *boards)))
