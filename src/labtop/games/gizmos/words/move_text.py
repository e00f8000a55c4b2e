"""What a move did, as somebody at the table saw it: Ada picks red, a blue sphere rolls into the row."""

from __future__ import annotations

from typing import Any

from labtop.core.events import NOTHING
from labtop.core.happening import Happening
from labtop.core.texts import Message, Named
from labtop.games.gizmos.rules.cards import IDS
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.words.action_text import card_of, source_of, spent, used_converters
from labtop.games.gizmos.words.card_text import message


def tells(happening: Happening) -> list[Message]:
    """The move, and what chance, the decks and the end brought."""
    key, facts = _move(happening)
    name = Named(happening.seat)
    told = [message(f"told-{key}", name=name, **facts)]
    for event in happening.events:
        match event.kind:
            case EventKind.ROW_FILLED:
                told.append(message("came-row", colour=ENERGIES[event.thing]))
            case EventKind.SPHERE_DRAWN:
                told.append(message("came-ring", name=name, colour=ENERGIES[event.thing]))
            case EventKind.CARD_SHOWN:
                told.append(message("came-display", card=IDS[event.thing]))
            case EventKind.END_TRIGGERED:
                told.append(message("told-end-triggered"))
    return told


def _move(happening: Happening) -> tuple[str, dict[str, Any]]:
    """The key of the move's own sentence, and its arguments besides the name."""
    verb = happening.action.partition(" ")[0]
    match verb:
        case "file":
            card, source = card_of(happening, EventKind.CARD_FILED), source_of(happening, EventKind.CARD_FILED)
            return verb, {"card": card["id"], "source": source}
        case "pick":
            return verb, {"colour": ENERGIES[happening.of(EventKind.SPHERE_PICKED)[0].thing]}
        case "build":
            return _build(happening)
        case "pay":
            return _pay(happening)
        case "research":
            researched = happening.of(EventKind.CARD_RESEARCHED)
            return verb, {"level": LEVELS[researched[0].amount], "count": len(researched)}
        case "under":
            return _under(happening)
        case "use":
            used = card_of(happening, EventKind.GIZMO_USED)
            return verb, {"card": used["id"], "points": happening.amount(EventKind.POINTS_GAINED)}
    return verb, {}


def _build(happening: Happening) -> tuple[str, dict[str, Any]]:
    card, source = card_of(happening, EventKind.CARD_CHOSEN), source_of(happening, EventKind.CARD_CHOSEN)
    if not happening.of(EventKind.CARD_BUILT):
        return "choose", {"card": card["id"]}
    spheres = spent(happening)
    return "build", {"card": card["id"], "source": source, "paid": spheres if spheres.items else "free"}


def _pay(happening: Happening) -> tuple[str, dict[str, Any]]:
    card, spheres = card_of(happening, EventKind.CARD_BUILT)["id"], spent(happening)
    if not spheres.items:
        return "pay-nothing", {"card": card}
    via = used_converters(happening)
    return "pay", {"card": card, "paid": spheres, "count": len(via.items), "via": via}


def _under(happening: Happening) -> tuple[str, dict[str, Any]]:
    (first, *_) = happening.of(EventKind.CARD_RETURNED)
    level = LEVELS[first.amount]
    if happening.action == "under rest":
        return "under-rest", {"level": level}
    if first.thing == NOTHING:
        return "under-hidden", {"level": level}
    return "under", {"level": level, "card": IDS[first.thing]}
