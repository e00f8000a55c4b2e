"""Gizmos, all parts together, for the generic code."""

from typing import Any

from labtop.core.doors import Kernels, doors
from labtop.core.rules import Rules
from labtop.core.structs import States, empty
from labtop.gizmos import actions, checks, hard, notation, reasons, text, view, wants
from labtop.gizmos.apply import apply
from labtop.gizmos.data import ENERGIES
from labtop.gizmos.legal import legal
from labtop.gizmos.scoring import score, standing
from labtop.gizmos.setup import restore, setup
from labtop.gizmos.state import SEATS, STATE
from labtop.gizmos.view import determinise

KERNELS = Kernels(setup, legal, apply, restore, determinise, score, standing)
DOORS = doors("gizmos", KERNELS)


def _fresh() -> States:
    return empty(STATE, 2)


def _load(position: dict[str, Any]) -> States:
    return checks.load(DOORS, position)


RULES = Rules(
    name="gizmos",
    players=range(2, SEATS + 1),
    outcomes=ENERGIES,
    doors=DOORS,
    fresh=_fresh,
    position=notation.position,
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
    describe=text.describe,
    more_doors=(reasons.power,),
    hard_positions=hard.hard_positions,
)
