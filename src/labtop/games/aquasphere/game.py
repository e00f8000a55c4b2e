"""AquaSphere, all parts together, for the generic code."""

from typing import Any

from labtop.core.entry_points import Kernels, entry_points
from labtop.core.rules import Rules
from labtop.core.structs import States
from labtop.core.terminal import Terminal
from labtop.games.aquasphere.meta import META
from labtop.games.aquasphere.notation import facts, positions
from labtop.games.aquasphere.notation.filling import filled
from labtop.games.aquasphere.rules import answers
from labtop.games.aquasphere.rules.actions import name_action, read_action
from labtop.games.aquasphere.rules.apply import apply
from labtop.games.aquasphere.rules.components import edition_of, fresh
from labtop.games.aquasphere.rules.derived import restore
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.legal import legal
from labtop.games.aquasphere.rules.scoring import score, standing
from labtop.games.aquasphere.rules.setup import setup
from labtop.games.aquasphere.rules.view import determinise, hidden, seen_action, view
from labtop.games.aquasphere.words.action_text import describes
from labtop.games.aquasphere.words.move_text import tells
from labtop.games.aquasphere.words.preview import brings
from labtop.games.aquasphere.words.reasons import why_not
from labtop.games.aquasphere.words.scorings import scorings
from labtop.games.aquasphere.words.wants import wants

KERNELS = Kernels(setup, legal, apply, restore, determinise, score, standing)
ENTRY_POINTS = entry_points("aquasphere", KERNELS)


def _load(position: dict[str, Any], components: dict[str, Any] | None = None) -> States:
    return positions.load(ENTRY_POINTS, position, components)


def _own_facts(states: States, viewer: int | None) -> dict[str, Any]:
    return facts.own_facts(ENTRY_POINTS, states, viewer)


def _terminal() -> Terminal:
    from labtop.games.aquasphere.terminal import TERMINAL

    return TERMINAL


RULES = Rules(
    name="aquasphere",
    players=META.players,
    entry_points=ENTRY_POINTS,
    fresh=fresh,
    position=positions.position,
    load=_load,
    filled=filled,
    view=view,
    insiders=lambda position: (),
    seen_action=seen_action,
    hidden=hidden,
    name_action=name_action,
    read_action=read_action,
    why_not=why_not,
    wants=wants,
    edition_of=edition_of,
    event_kinds=EventKind,
    describes=describes,
    tells=tells,
    brings=brings,
    scorings=scorings,
    terminal=_terminal,
    facts=facts.facts,
    own_facts=_own_facts,
    more_entry_points=answers.ENTRY_POINTS,
)
