"""Each event as sentences to the player who is about to bring it about; those without any are told with others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from labtop.core.events import NOTHING, Event
from labtop.core.texts import Listed, Message
from labtop.games.aquasphere.rules.data import FIELDS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.events import EventKind, Hindrance, Source
from labtop.games.aquasphere.rules.state import NEUTRAL, ROUNDS
from labtop.games.aquasphere.words.card_text import TEXTS, card_message, extension_messages
from labtop.games.aquasphere.words.course import REWARDS, Course, bot, colour_of

Sentences: TypeAlias = list[Message]
message = TEXTS.message


def sentences(course: Course) -> Sentences:
    """All that happens to the player, in order; the red lines apart."""
    return [sentence for event in course.events for sentence in told(course, event)]


def told(course: Course, event: Event) -> Sentences:
    """What an event is told with."""
    kind = EventKind(event.kind)
    return SENTENCES[kind](course, event) if kind in SENTENCES else []


# In the headquarters


def _engineer(course: Course, event: Event) -> Sentences:
    field = FIELDS[event.thing]
    facts = {"field": field, "colour": course.before["programs"][field]}
    if card := course.first(EventKind.SIDEWAYS):
        return [message("engineer-sideways", card=RESEARCH_IDS[card.thing], **facts)]
    return [message("engineer", **facts)]


def _bought(course: Course, event: Event) -> Sentences:
    return [message("buy", colour=colour_of(event.thing), time=event.amount)]


def _card_paid(course: Course, event: Event) -> Sentences:
    card = course.card(event)
    return [message("program", card=card["id"], time=event.amount, colour=card["program"])]


def _recalled(course: Course, event: Event) -> Sentences:
    """By itself, or in the course of an act: after the way, on it, or after the submarine's price."""
    if course.verb == "recall":
        return [message("recall", colour=colour_of(event.thing), time=event.amount)]
    way = course.first(EventKind.WAY)
    assert way is not None
    moment = "under-way" if way.amount > course.player["time"] else "way" if way.amount else "price"
    return [message("recalled", recalled=bot(event.thing), moment=moment, time=event.amount)]


def _passed(course: Course, event: Event) -> Sentences:
    return [message("pass", last="yes" if course.before["round"] == ROUNDS else "no", place=event.thing)]


# In the station


def _way(course: Course, event: Event) -> Sentences:
    """The way, and the bot on the control space."""
    sector = SECTORS[event.thing]
    way = "stay" if sector == course.player["scientist"] else "paid" if event.amount else "free"
    facts = {"sector": sector, "cost": event.amount, "mark": course.catalogue.mark("lock")}
    return [message("act", way=way, colour=course.things[1], **facts, displaced=_displaced(course))]


def _control(course: Course, event: Event) -> Sentences:
    """A letter bot; others have come with the scientist."""
    if event.amount != NOTHING:
        return []
    return [message("place", sector=SECTORS[event.thing], displaced=_displaced(course))]


def _displaced(course: Course) -> str:
    owner = next((event.seat for event in course.all if event.kind == EventKind.DISPLACED), None)
    if owner is None:
        return "nobody"
    return "neutral" if owner == NEUTRAL else "own" if owner == course.seat else "other"


def _thinned_out(course: Course, event: Event) -> Sentences:
    return [message("thinned-out")]


# What the programs do


def _extension(course: Course, event: Event) -> Sentences:
    extension = course.extension(event)
    taken = message("green", extension=extension.id, mark=course.catalogue.mark("extension"))
    return [taken, *extension_messages(extension)]


def _time(course: Course, event: Event) -> Sentences:
    return [message("yellow", time=event.amount)]


def _crystals(course: Course, event: Event) -> Sentences:
    return [message("black", crystals=event.amount)]


def _caught(course: Course, event: Event) -> Sentences:
    key = "purple" if event.amount == event.thing else "purple-fewer"
    return [message(key, octopods=event.amount, points=course.points(Source.OCTOPODS))]


def _launched(course: Course, event: Event) -> Sentences:
    facts = {"cost": event.amount, "mark": submarine_mark(course), "points": course.points(Source.SUBMARINES)}
    return [message("blue" if event.amount else "blue-free", **facts)]


def submarine_mark(course: Course) -> str:
    """What stands behind the price of a submarine space; that of the first is published."""
    submarines = course.before["station"]["sectors"][course.things[0]]["submarines"]
    return course.catalogue.mark("submarine") if submarines else ""


def _research(course: Course, event: Event) -> Sentences:
    card = course.card(event)
    return [message("red", card=card["id"], points=course.points(Source.RESEARCH)), card_message(card)]


def _programmed(course: Course, event: Event) -> Sentences:
    """By the programming field of a sector; otherwise it has been told why."""
    if course.things[1:2] != ["white"]:
        return []
    return [message("white", colour=colour_of(event.thing), mark=course.catalogue.mark("field"))]


def _instead(course: Course, event: Event) -> Sentences:
    facts = {"colour": colour_of(event.thing), "mark": course.catalogue.mark("field")}
    return [message("white-taken", time=event.amount, **facts)]


def _no_effect(course: Course, event: Event) -> Sentences:
    reason = f"{course.things[1]}-{Hindrance(event.thing).name.lower()}"
    if event.thing != Hindrance.TIME:
        return [message(reason)]
    time = course.player["time"] + course.change("time")
    return [message(reason, cost=event.amount, mark=submarine_mark(course), time=time)]


# Gains


def _reward(course: Course, event: Event) -> Sentences:
    """What a card pays out, by itself or by being used."""
    key = "use" if course.verb == "use" else "reward"
    facts = {"card": RESEARCH_IDS[event.thing], "reward": REWARDS[EventKind(event.kind)]}
    return [message(key, amount=event.amount, **facts) if event.amount else message(f"{key}-nothing", **facts)]


def _in_reach(course: Course, event: Event) -> Sentences:
    return [message("rewards-line", line=event.thing, mark=course.catalogue.mark("line")), *decide(course)]


def decide(course: Course) -> Sentences:
    """The player is asked for reward cards next."""
    cards = course.asked()
    return [message("rewards-decide", count=len(cards), cards=Listed(cards))] if cards else []


def _resumed(course: Course, event: Event) -> Sentences:
    """A bot is given up at a red line."""
    facts = {"line": event.thing, "points": event.amount, "mark": course.catalogue.mark("line")}
    return [message("give", colour=course.things[0], **facts), *decide(course)]


SENTENCES: dict[EventKind, Callable[[Course, Event], Sentences]] = {
    EventKind.ENGINEER: _engineer,
    EventKind.BOUGHT: _bought,
    EventKind.CARD_PAID: _card_paid,
    EventKind.RECALLED: _recalled,
    EventKind.PASSED: _passed,
    EventKind.WAY: _way,
    EventKind.CONTROL: _control,
    EventKind.THINNED_OUT: _thinned_out,
    EventKind.EXTENSION: _extension,
    EventKind.TIME: _time,
    EventKind.CRYSTALS: _crystals,
    EventKind.CAUGHT: _caught,
    EventKind.LAUNCHED: _launched,
    EventKind.RESEARCH: _research,
    EventKind.PROGRAMMED: _programmed,
    EventKind.INSTEAD: _instead,
    EventKind.NO_EFFECT: _no_effect,
    **dict.fromkeys(REWARDS, _reward),
    EventKind.IN_REACH: _in_reach,
    EventKind.RESUMED: _resumed,
}
