"""AquaSphere, all parts together, for the generic code."""

from typing import Any

from labtop.aquasphere import notation
from labtop.aquasphere.actions import name_action, read_action
from labtop.aquasphere.apply import apply
from labtop.aquasphere.components import fresh
from labtop.aquasphere.data import PLAYER_COUNTS
from labtop.aquasphere.derived import restore
from labtop.aquasphere.filling import filled
from labtop.aquasphere.legal import legal
from labtop.aquasphere.preview import preview
from labtop.aquasphere.reasons import why_not
from labtop.aquasphere.scoring import score, standing
from labtop.aquasphere.scorings import scorings
from labtop.aquasphere.setup import setup
from labtop.aquasphere.text import describe
from labtop.aquasphere.view import determinise, hidden, seen_action, view
from labtop.aquasphere.wants import wants
from labtop.core.doors import Kernels, doors
from labtop.core.rules import Rules
from labtop.core.structs import States

KERNELS = Kernels(setup, legal, apply, restore, determinise, score, standing)
DOORS = doors("aquasphere", KERNELS)


def _load(position: dict[str, Any], components: dict[str, Any] | None = None) -> States:
    return notation.load(DOORS, position, components)


def _outcome_possible(states: States, outcome: int) -> bool:
    """There is no chance during play."""
    return False


RULES = Rules(
    name="aquasphere",
    players=PLAYER_COUNTS,
    outcomes=(),
    doors=DOORS,
    fresh=fresh,
    position=notation.position,
    load=_load,
    filled=filled,
    outcome_possible=_outcome_possible,
    view=view,
    seen_action=seen_action,
    hidden=hidden,
    name_action=name_action,
    read_action=read_action,
    why_not=why_not,
    wants=wants,
    describe=describe,
    preview=preview,
    scorings=scorings,
)
