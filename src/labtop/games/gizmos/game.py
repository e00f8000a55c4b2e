"""Gizmos, all parts together, for the generic code."""

from typing import Any

from labtop.core.entry_points import Kernels, entry_points
from labtop.core.rules import Rules
from labtop.core.structs import States, empty
from labtop.core.terminal import Terminal
from labtop.games.gizmos import hard_payments
from labtop.games.gizmos.meta import META
from labtop.games.gizmos.notation import facts, positions, validation
from labtop.games.gizmos.rules import actions, answers, view
from labtop.games.gizmos.rules.apply import apply
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.legal import legal
from labtop.games.gizmos.rules.scoring import score, standing
from labtop.games.gizmos.rules.setup import restore, setup
from labtop.games.gizmos.rules.state import STATE
from labtop.games.gizmos.rules.view import determinise
from labtop.games.gizmos.words import action_text, move_text, reasons, wants

KERNELS = Kernels(setup, legal, apply, restore, determinise, score, standing)
ENTRY_POINTS = entry_points("gizmos", KERNELS)


def _fresh() -> States:
    return empty(STATE, 2)


def _load(position: dict[str, Any]) -> States:
    return validation.load(ENTRY_POINTS, position)


def _terminal() -> Terminal:
    from labtop.games.gizmos.terminal import TERMINAL

    return TERMINAL


RULES = Rules(
    name="gizmos",
    players=META.players,
    outcomes=ENERGIES,
    entry_points=ENTRY_POINTS,
    fresh=_fresh,
    position=positions.position,
    load=_load,
    filled=view.filled,
    outcome_possible=lambda states, colour: bool(states[0].dispenser[colour] > 0),
    view=view.view,
    insiders=view.insiders,
    seen_action=view.seen_action,
    hidden=view.hidden,
    name_action=actions.name_action,
    read_action=actions.read_action,
    why_not=reasons.why_not,
    wants=wants.wants,
    event_kinds=EventKind,
    describes=action_text.describes,
    tells=move_text.tells,
    seen_event=view.seen_event,
    revealed=view.revealed,
    facts=facts.facts,
    more_entry_points=(answers.power, answers.price, answers.worth, answers.standing),
    hard_positions=hard_payments.hard_positions,
    terminal=_terminal,
)
