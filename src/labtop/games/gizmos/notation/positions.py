"""States as positions of the notation. The way back is in checks.py, which trusts nothing."""

from typing import Any

from labtop.core.structs import Ints, States, snapshot
from labtop.games.gizmos.rules.cards import CONVERTER_BIT, GIZMO_BIT, IDS, NO_CARD, PER_LEVEL
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS
from labtop.games.gizmos.rules.state import FIRST_SLOT, Deck, Player, Source, Stage, State

LEVEL_NAMES = LEVELS[1:]


def position(states: States) -> dict[str, Any]:
    """Everything, in the notation."""
    state: State = snapshot(states)
    display = [_name(card) for card in state.display]
    return {
        "game": "gizmos",
        "first": state.first,
        "players": [_player(player) for player in state.players[: state.seats]],
        "row": _energy(state.row),
        "dispenser": _energy(state.dispenser),
        "display": {level: display[FIRST_SLOT[n] : FIRST_SLOT[n + 1]] for n, level in enumerate(LEVEL_NAMES)},
        "decks": {level: _deck(state.decks[n]) for n, level in enumerate(LEVEL_NAMES)},
        "turn": _turn(state),
        "end_triggered": bool(state.end_triggered),
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "energy": _energy(player.energy),
        "active": _names(player.active, player.active_count),
        "archive": _names(player.archive, player.archive_count),
        "tokens": player.tokens,
    }


def _turn(state: State) -> dict[str, Any]:
    turn = state.turn
    effect = {"card": IDS[turn.effect], "left": turn.effect_left} if turn.effect != NO_CARD else None
    research = None
    if turn.research_count:
        research = {
            "level": LEVEL_NAMES[turn.research_level],
            "cards": _names(turn.research, turn.research_count),
        }
    build = {"card": IDS[turn.build], "from": Source(turn.source).name.lower()} if turn.build != NO_CARD else None
    return {
        "number": turn.number,
        "seat": state.to_play if turn.stage != Stage.OVER else None,
        "stage": Stage(turn.stage).name.lower(),
        "ready": _marked(turn.ready, 0),
        "used": _marked(turn.used, turn.used_converters),
        "effect": effect,
        "research": research,
        "build": build,
    }


def _energy(counts: Ints) -> dict[str, int]:
    return dict(zip(ENERGIES, counts, strict=True))


def _names(cards: Ints, count: int) -> list[str]:
    return [IDS[card] for card in cards[:count]]


def _name(card: int) -> str | None:
    return IDS[card] if card != NO_CARD else None


def _deck(deck: Deck) -> list[str]:
    return [IDS[deck.cards[(deck.top + index) % PER_LEVEL]] for index in range(deck.count)]


def _marked(gizmos: int, converters: int) -> list[str]:
    """The cards of two masks in card order."""
    if not gizmos and not converters:
        return []
    bits = zip(IDS, GIZMO_BIT.tolist(), CONVERTER_BIT.tolist(), strict=True)
    return [name for name, gizmo, converter in bits if gizmo & gizmos or converter & converters]
