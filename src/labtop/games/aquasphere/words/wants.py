"""What somebody may want to do at a moment, legal or not: the questions that reasons.py answers."""

from labtop.core.rules import Want
from labtop.core.structs import States
from labtop.games.aquasphere.rules.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.state import CardKind, Player, State
from labtop.games.aquasphere.words.reasons import TEXTS


def wants(states: States) -> list[Want]:
    """Kinds of action, each with those that the player's bots and cards suggest."""
    state: State = states[0]
    player = state.players[state.to_play]
    has = [program for number, program in enumerate(PROGRAMS) if int(player.programmed) >> number & 1]
    here = SECTORS[player.scientist]
    pairs = [(program, other) for program in has for other in has if other != program]
    kinds = {
        "engineer": [f"engineer {field}" for number, field in enumerate(FIELDS) if number != player.engineer],
        "buy": [f"buy {program}" for program in PROGRAMS],
        "act": [
            *(f"act {sector} {program}" for program in has for sector in SECTORS),
            *(f"act {here} {program}" for program in PROGRAMS if program not in has),
        ],
        "catching": [f"act {here} purple catching 0"],
        "recall": [f"recall {program}" for program in has],
        "recalling": [f"act {sector} {program} recalling {other}" for program, other in pairs for sector in SECTORS],
        "use": [f"use {card}" for card in _held(state, player, CardKind.ENGINEER_REWARD, CardKind.OCTOPOD_REWARD)],
        "program": [f"program {card}" for card in _held(state, player, CardKind.SCORING_PROGRAM)],
        "pass": ["pass"],
    }
    return [Want(TEXTS.message(f"want-{kind}"), actions) for kind, actions in kinds.items()]


def _held(state: State, player: Player, *kinds: CardKind) -> list[str]:
    """The player's cards of these kinds."""
    held = player.research[: player.research_count]
    return [RESEARCH_IDS[card] for card in held if state.components.research[card].kind in kinds]
