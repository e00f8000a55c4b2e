"""Positions from outside: read with distrust, refused with the place and the reason, made a state only if valid."""

from typing import Any

from labtop.core.entry_points import EntryPoints
from labtop.core.structs import Ints, States, empty
from labtop.core.validation import boolean, choice, fields, integer, items
from labtop.games.gizmos.notation.card_names import need, read_card, read_list
from labtop.games.gizmos.notation.positions import LEVEL_NAMES
from labtop.games.gizmos.notation.turn_validation import check_turn, read_turn
from labtop.games.gizmos.rules.cards import (
    IDS,
    LEVEL,
    LEVEL_III_USED,
    NO_CARD,
    NUMBERS,
    PER_LEVEL,
    ROW_SIZE,
    SPHERES_OF_A_COLOUR,
    STARTING,
)
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.state import FIRST_SLOT, SEATS, STATE

KEYS = ("game", "players", "row", "dispenser", "display", "decks", "turn", "end_triggered")
MOST_TOKENS = 2_000_000_000  # tokens are unlimited; this is what the record can hold


def load(entry_points: EntryPoints, value: Any) -> States:
    """The state of a valid position; InvalidPosition names what is wrong with another."""
    fields(value, "position", KEYS, optional=("first",))
    choice(value["game"], "game", ("gizmos",))
    states = empty(STATE, 2)
    state = states[0]
    state.seats = len(items(value["players"], "players", 2, SEATS))
    state.first = integer(value.get("first", 0), "first", 0, int(state.seats) - 1)
    for seat, player in enumerate(value["players"]):
        _read_player(state.players[seat], player, f"players.{seat}", seat)
    _read_energy(state.row, value["row"], "row")
    _read_energy(state.dispenser, value["dispenser"], "dispenser")
    _read_cards(state, value)
    read_turn(state, value["turn"])
    entry_points.restore(states)
    _check_spheres(state)
    _check_places(state, value)
    _check_limits(state)
    triggered = boolean(value["end_triggered"], "end_triggered")
    right = str(bool(state.end_triggered))
    need(triggered == state.end_triggered, "end_triggered", "end-triggered", right=right)
    check_turn(entry_points, states)
    return states


def _read_player(player: Any, value: Any, where: str, seat: int) -> None:
    fields(value, where, ("energy", "active", "archive", "tokens"))
    _read_energy(player.energy, value["energy"], f"{where}.energy")
    player.active_count = read_list(player.active, value["active"], f"{where}.active")
    need(value["active"][:1] == [IDS[seat]], f"{where}.active", "starting-card", card=IDS[seat])
    player.archive_count = read_list(player.archive, value["archive"], f"{where}.archive")
    player.tokens = integer(value["tokens"], f"{where}.tokens", 0, MOST_TOKENS)


def _read_energy(counts: Ints, value: Any, where: str) -> None:
    fields(value, where, ENERGIES)
    for colour, energy in enumerate(ENERGIES):
        counts[colour] = integer(value[energy], f"{where}.{energy}", 0, SPHERES_OF_A_COLOUR)


def _read_cards(state: Any, value: Any) -> None:
    """The display and the decks."""
    fields(value["display"], "display", LEVEL_NAMES)
    fields(value["decks"], "decks", LEVEL_NAMES)
    for level, name in enumerate(LEVEL_NAMES):

        def fits(card: int, level: int = level) -> bool:
            return bool(LEVEL[card] == level + 1)

        first, end = FIRST_SLOT[level : level + 2].tolist()
        for index, card in enumerate(items(value["display"][name], f"display.{name}", end - first, end - first)):
            where = f"display.{name}.{index}"
            state.display[first + index] = NO_CARD if card is None else read_card(card, where, fits)
        deck = state.decks[level]
        deck.count = read_list(deck.cards, value["decks"][name], f"decks.{name}", fits)
        full = None not in value["display"][name]
        need(full or deck.count == 0, f"display.{name}", "gap")


def _check_spheres(state: Any) -> None:
    need(state.row.sum() == ROW_SIZE, "row", "row-size", count=int(state.row.sum()), size=ROW_SIZE)
    for colour, energy in enumerate(ENERGIES):
        rings = sum(int(player.energy[colour]) for player in state.players[: state.seats])
        count = int(state.row[colour]) + int(state.dispenser[colour]) + rings
        need(count == SPHERES_OF_A_COLOUR, energy, "spheres-in-all", count=count, all=SPHERES_OF_A_COLOUR)


def _check_places(state: Any, value: Any) -> None:
    """Every card is in exactly one place; of level III only some are in the game."""
    places: dict[str, str] = {}

    def put(card: str | None, place: str) -> None:
        if card is not None:
            need(card not in places, place, "two-places", card=card, other=places.get(card))
            places[card] = place

    for seat, player in enumerate(value["players"]):
        for key in ("active", "archive"):
            for card in player[key]:
                own = NUMBERS[card] in (seat, *range(STARTING, len(IDS)))
                need(own, f"players.{seat}.{key}", "anothers", card=card)
                put(card, f"players.{seat}.{key}")
    for key in ("display", "decks"):
        for name, cards in value[key].items():
            for card in cards:
                put(card, f"{key}.{name}")
    for card in (value["turn"]["research"] or {}).get("cards", ()):
        put(card, "turn.research")
    for level, (name, count) in enumerate(zip(LEVEL_NAMES, (PER_LEVEL, PER_LEVEL, LEVEL_III_USED), strict=True), 1):
        found = sum(LEVEL[NUMBERS[card]] == level for card in places)
        need(found == count, "position", "level-cards", level=name, found=int(found), count=count)


def _check_limits(state: Any) -> None:
    for seat, player in enumerate(state.players[: state.seats]):
        ring, archive = f"players.{seat}.energy", f"players.{seat}.archive"
        stored, most = int(player.ring), int(player.storage_limit)
        need(stored <= most, ring, "ring-limit", count=stored, limit=most)
        filed, most = int(player.archive_count), int(player.file_limit)
        need(filed <= most, archive, "archive-limit", count=filed, limit=most)
