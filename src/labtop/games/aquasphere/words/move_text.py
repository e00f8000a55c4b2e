"""A move as somebody at the table saw it happen: Ada uses a green bot in B and takes X07."""

from __future__ import annotations

from functools import reduce
from typing import get_args

from labtop.core.happening import Happening
from labtop.core.texts import Listed, Message, Named
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, RESEARCH_IDS
from labtop.games.aquasphere.rules.events import EventKind, Good, Hindrance
from labtop.games.aquasphere.words.card_text import TEXTS
from labtop.games.aquasphere.words.course import Course, colour_of

message = TEXTS.message


def tells(happening: Happening) -> list[Message]:
    """The move, what it brought, and a round that ended with it."""
    course = Course(happening)
    end = _round(course) if course.first(EventKind.ROUND_SCORED) else _changes(course)
    return [_move(course), *_recalled(course), *_taken(course), *end]


def _move(course: Course) -> Message:
    name, things = Named(course.seat), course.things
    match course.verb:
        case "engineer":
            return message("told-engineer", name=name, field=things[0], colour=course.before["programs"][things[0]])
        case "act":
            return _act(course)
        case "place":
            return message("told-place", name=name, sector=things[0])
        case "program" | "use":
            return message(f"told-{course.verb}", name=name, card=things[0])
        case "pass":
            return message("told-pass", name=name)
        case "done":
            return message(f"told-done-{course.turn['stage']}", name=name, cards=Listed(course.turn["cards"]))
        case _:
            return message(f"told-{course.verb}", name=name, colour=things[0])


def _act(course: Course) -> Message:
    """The bot that acts, and fewer octopods than possible."""
    facts = {"name": Named(course.seat), "sector": course.things[0], "colour": course.things[1]}
    caught, none = course.first(EventKind.CAUGHT), course.first(EventKind.NO_EFFECT)
    if caught and caught.amount < caught.thing:
        return message("told-catching", **facts, octopods=caught.amount)
    if none and none.thing == Hindrance.ZERO:
        return message("told-catching", **facts, octopods=0)
    return message("told-act", **facts)


def _recalled(course: Course) -> list[Message]:
    """A bot recalled in the course of an act."""
    recalled = course.every(EventKind.RECALLED) if course.verb == "act" else []
    return [message("told-recalling", name=Named(course.seat), colour=colour_of(event.thing)) for event in recalled]


def _taken(course: Course) -> list[Message]:
    """A new extension, research card or submarine."""
    name = Named(course.seat)
    things = [EXTENSION_IDS[event.thing] for event in course.every(EventKind.EXTENSION)]
    things += [RESEARCH_IDS[event.thing] for event in course.every(EventKind.RESEARCH)]
    launched = [message("told-launches", name=name) for _ in course.every(EventKind.LAUNCHED)]
    return [*(message("told-takes", name=name, thing=thing) for thing in things), *launched]


def _changes(course: Course) -> list[Message]:
    """What the player has more or less now."""
    changes = [
        message(f"change-{good}", sign="+" if change > 0 else "−", count=abs(change))
        for good in get_args(Good)
        if (change := course.change(good))
    ]
    if not changes:
        return []
    listed = reduce(lambda rest, first: message("list-more", first=first, rest=rest), reversed(changes))
    return [message("told-changes", name=Named(course.seat), changes=listed)]


def _round(course: Course) -> list[Message]:
    """A round is scored; that may be the end."""
    markers = [event for event in course.all if event.kind == EventKind.SCORE]
    scores = [message("told-score", name=Named(event.seat), points=event.amount) for event in markers]
    told = message("told-round", round=course.before["round"], scores=Listed(scores))
    return [told, message("told-over")] if course.first(EventKind.OVER) else [told]
