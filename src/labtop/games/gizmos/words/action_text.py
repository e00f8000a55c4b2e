"""What an action will do, as sentences to whoever decides, from the events that it would bring about."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache

from labtop.core.events import NOTHING, Event
from labtop.core.happening import Happening
from labtop.core.structs import REMEMBERED
from labtop.core.texts import Listed, Message
from labtop.games.gizmos.rules.cards import CARD_LIST, IDS
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS, Card
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.state import Source
from labtop.games.gizmos.words.card_text import effect_words, message, sentences, spheres_in_words


def describes(happening: Happening) -> list[Message]:
    """What an action will do; of a card that is filed or built also what it does."""
    verb = happening.action.partition(" ")[0]
    if verb in BY_VIEW:
        return BY_VIEW[verb](happening)
    return list(_by_events(happening.action, happening.events))


@lru_cache(REMEMBERED)  # the same is foretold again and again
def _by_events(action: str, events: tuple[Event, ...]) -> list[Message]:
    return BY_EVENTS[action.partition(" ")[0]](Happening(action, NOTHING, None, events, {}))


def card_of(happening: Happening, kind: IntEnum) -> Card:
    """The card of the first event of a kind."""
    return CARD_LIST[happening.of(kind)[0].thing]


def source_of(happening: Happening, kind: IntEnum) -> str:
    """Where the card of an event lay."""
    return Source(happening.amount(kind)).name.lower()


def spent(happening: Happening) -> Listed:
    """The spheres that were paid."""
    return spheres_in_words((ENERGIES[event.thing], event.amount) for event in happening.of(EventKind.SPHERES_SPENT))


def used_converters(happening: Happening) -> Listed:
    """The converters used in a payment."""
    return Listed([IDS[event.thing] for event in happening.of(EventKind.CONVERTER_USED)])


def _file(happening: Happening) -> list[Message]:
    card, source = card_of(happening, EventKind.CARD_FILED), source_of(happening, EventKind.CARD_FILED)
    facts = {"price": card["cost"], "colour": card["color"], "points": card["points"]}
    return [message("file", card=card["id"], source=source, **facts), *sentences(card)]


def _build(happening: Happening) -> list[Message]:
    card, source = card_of(happening, EventKind.CARD_CHOSEN), source_of(happening, EventKind.CARD_CHOSEN)
    price, cost = happening.amount(EventKind.PRICE), card["cost"]
    facts = {"colour": card["color"], "points": card["points"], "price": price, "cost": cost, "discount": cost - price}
    return [message("build", card=card["id"], source=source, **facts), *sentences(card)]


def _pick(happening: Happening) -> list[Message]:
    (picked,) = happening.of(EventKind.SPHERE_PICKED)
    return [message("pick", colour=ENERGIES[picked.thing], more=happening.amount(EventKind.SPHERES_TO_COME))]


def _research(happening: Happening) -> list[Message]:
    researched = happening.of(EventKind.CARD_RESEARCHED)
    return [message("research", level=LEVELS[researched[0].amount], count=len(researched))]


def _pay(happening: Happening) -> list[Message]:
    card, spheres = card_of(happening, EventKind.CARD_BUILT)["id"], spent(happening)
    if not spheres.items:
        return [message("pay-nothing", card=card)]
    via = used_converters(happening)
    return [message("pay", card=card, spheres=spheres, count=len(via.items), via=via)]


def _neither(happening: Happening) -> list[Message]:
    research = happening.before["turn"]["research"]
    return [message("neither", level=research["level"], count=len(research["cards"]))]


def _under(happening: Happening) -> list[Message]:
    returned = happening.of(EventKind.CARD_RETURNED)
    level = LEVELS[returned[0].amount]
    if happening.action == "under rest":
        return [message("under-rest", level=level, count=len(returned))]
    if returned[0].thing == NOTHING:
        return [message("under-hidden", level=level)]
    return [message("under", level=level, card=IDS[returned[0].thing])]


def _use(happening: Happening) -> list[Message]:
    card = card_of(happening, EventKind.GIZMO_USED)
    return [message("use", card=card["id"], **effect_words(card["effect"]))]


def _end(happening: Happening) -> list[Message]:
    return [message("end", ready=Listed(happening.before["turn"]["ready"]))]


def _draw(happening: Happening) -> list[Message]:
    card = happening.before["turn"]["effect"]["card"]
    return [message("draw", card=card, more=happening.amount(EventKind.SPHERES_TO_COME))]


def _stop(happening: Happening) -> list[Message]:
    (forgone,) = happening.of(EventKind.SPHERES_FORGONE)
    stage = happening.before["turn"]["stage"]
    return [message(f"stop-{stage}", card=IDS[forgone.thing], left=forgone.amount)]


BY_EVENTS: dict[str, Callable[[Happening], list[Message]]] = {  # what they say depends on nothing else
    "file": _file,
    "build": _build,
    "pick": _pick,
    "research": _research,
    "pass": lambda happening: [message("pass")],
    "pay": _pay,
    "under": _under,
    "use": _use,
}
BY_VIEW: dict[str, Callable[[Happening], list[Message]]] = {
    "neither": _neither,
    "end": _end,
    "draw": _draw,
    "stop": _stop,
}
