"""What somebody may want to do at a moment, legal or not: the questions that reasons.py answers."""

from labtop.core.rules import Want
from labtop.core.structs import States
from labtop.games.gizmos.rules.cards import GIZMOS, IDS, NO_CARD
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS
from labtop.games.gizmos.rules.state import Stage, State
from labtop.games.gizmos.words.card_text import TEXTS


def wants(states: States) -> list[Want]:
    """Kinds of action, each with those that the cards and spheres on the table suggest."""
    state: State = states[0]
    player = state.players[state.to_play]
    hand = state.turn.research[: state.turn.research_count]
    archive = player.archive[: player.archive_count]
    at_hand = hand if state.turn.stage == Stage.CHOOSE else state.display
    active = player.active[: player.active_count]
    kinds = {
        "pick": [f"pick {energy}" for energy in ENERGIES],
        "file": [f"file {IDS[card]}" for card in at_hand if card != NO_CARD],
        "build": [f"build {IDS[card]}" for card in (*at_hand, *archive) if card != NO_CARD],
        "research": [f"research {level}" for level in LEVELS[1:]],
        "use": [f"use {IDS[card]}" for card in active if card in GIZMOS],
        "end": ["end"],
        "pass": ["pass"],
    }
    return [Want(TEXTS.message(f"want-{kind}"), actions) for kind, actions in kinds.items()]
