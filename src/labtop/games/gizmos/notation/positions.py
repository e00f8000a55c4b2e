"""States as positions of the notation. The way back is in validation.py, which trusts nothing."""

from functools import lru_cache
from typing import Any

import msgspec

from labtop.core.structs import REMEMBERED, Ints, States, snapshot
from labtop.games.gizmos.notation import schema
from labtop.games.gizmos.notation.schema import LEVEL_NAMES
from labtop.games.gizmos.rules.cards import CONVERTER_BIT, GIZMO_BIT, IDS, NO_CARD
from labtop.games.gizmos.rules.state import FIRST_SLOT, Deck, Player, Stage, State

MASKS = list(zip(IDS, GIZMO_BIT.tolist(), CONVERTER_BIT.tolist(), strict=True))


def position(states: States) -> dict[str, Any]:
    """Everything, in the notation; only to be read, since parts of it are remembered."""
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
        "turn": msgspec.to_builtins(_turn(state)),
        "end_triggered": bool(state.end_triggered),
    }


@lru_cache(REMEMBERED)
def _player(player: Player) -> dict[str, Any]:
    return msgspec.structs.asdict(
        schema.Player(
            energy=_energy(player.energy),
            active=_names(player.active, player.active_count),
            archive=_names(player.archive, player.archive_count),
            tokens=player.tokens,
        )
    )


def _turn(state: State) -> schema.Turn:
    turn = state.turn
    hand = _names(turn.research, turn.research_count)
    return schema.Turn(
        number=turn.number,
        seat=state.to_play if turn.stage != Stage.OVER else None,
        stage=schema.STAGES[turn.stage],
        ready=_marked(turn.ready, 0),
        used=_marked(turn.used, turn.used_converters),
        effect=schema.Effect(IDS[turn.effect], turn.effect_left) if turn.effect != NO_CARD else None,
        research=schema.Research(LEVEL_NAMES[turn.research_level], hand) if hand else None,
        build=schema.Build(IDS[turn.build], schema.SOURCES[turn.source]) if turn.build != NO_CARD else None,
    )


def _energy(counts: Ints) -> schema.Spheres:
    return dict(zip(schema.ENERGIES, counts, strict=True))


def _names(cards: Ints, count: int) -> list[str]:
    return [IDS[card] for card in cards[:count]]


def _name(card: int) -> str | None:
    return IDS[card] if card != NO_CARD else None


@lru_cache(REMEMBERED)
def _deck(deck: Deck) -> list[str]:
    return _names([*deck.cards[deck.top :], *deck.cards[: deck.top]], deck.count)


def _marked(gizmos: int, converters: int) -> list[str]:
    """The cards of two masks in card order."""
    if not gizmos and not converters:
        return []
    return [name for name, gizmo, converter in MASKS if gizmo & gizmos or converter & converters]
