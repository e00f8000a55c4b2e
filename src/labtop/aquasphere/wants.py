"""What somebody may want to do at a moment, legal or not: the questions that reasons.py answers."""

from labtop.aquasphere.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.aquasphere.reasons import TEXTS
from labtop.aquasphere.state import Kind, State
from labtop.core.rules import Want
from labtop.core.structs import States


def wants(states: States) -> list[Want]:
    """Kinds of action, each with those that the player's bots and cards suggest."""
    state: State = states[0]
    player = state.players[state.to_play]
    has = [program for number, program in enumerate(PROGRAMS) if int(player.programmed) >> number & 1]
    without = [f"act {SECTORS[player.scientist]} {program}" for program in PROGRAMS if program not in has]
    held = player.research[: player.research_count]
    cards = [card for card in held if state.components.research[card].kind == Kind.SCORING_PROGRAM]
    kinds = {
        "engineer": [f"engineer {field}" for number, field in enumerate(FIELDS) if number != player.engineer],
        "buy": [f"buy {program}" for program in PROGRAMS],
        "act": [*(f"act {sector} {program}" for program in has for sector in SECTORS), *without],
        "recall": [f"recall {program}" for program in has],
        "program": [f"program {RESEARCH_IDS[card]}" for card in cards],
        "pass": ["pass"],
    }
    return [Want(TEXTS.message(f"want-{kind}"), actions) for kind, actions in kinds.items()]
