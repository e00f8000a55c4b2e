"""Gizmos, all parts together, for the generic code."""

from typing import Any

from labtop.core.entry_points import Kernels, entry_points
from labtop.core.rules import Rules
from labtop.core.structs import States, empty
from labtop.games.gizmos import hard_payments
from labtop.games.gizmos.notation import positions, validation
from labtop.games.gizmos.rules import actions, view
from labtop.games.gizmos.rules.apply import apply
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.legal import legal
from labtop.games.gizmos.rules.reach import power
from labtop.games.gizmos.rules.scoring import score, standing
from labtop.games.gizmos.rules.setup import restore, setup
from labtop.games.gizmos.rules.state import SEATS, STATE
from labtop.games.gizmos.rules.view import determinise
from labtop.games.gizmos.words import action_text, reasons, wants

KERNELS = Kernels(setup, legal, apply, restore, determinise, score, standing)
ENTRY_POINTS = entry_points("gizmos", KERNELS)


def _fresh() -> States:
    return empty(STATE, 2)


def _load(position: dict[str, Any]) -> States:
    return validation.load(ENTRY_POINTS, position)


RULES = Rules(
    name="gizmos",
    players=range(2, SEATS + 1),
    outcomes=ENERGIES,
    entry_points=ENTRY_POINTS,
    fresh=_fresh,
    position=positions.position,
    load=_load,
    filled=view.filled,
    outcome_possible=lambda states, colour: bool(states[0].dispenser[colour] > 0),
    view=view.view,
    seen_action=view.seen_action,
    hidden=view.hidden,
    name_action=actions.name_action,
    read_action=actions.read_action,
    why_not=reasons.why_not,
    wants=wants.wants,
    describe=action_text.describe,
    more_entry_points=(power,),
    hard_positions=hard_payments.hard_positions,
)
