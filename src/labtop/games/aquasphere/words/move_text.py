"""A move as somebody at the table saw it happen: Ada uses a green bot in B and takes X07."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import get_args

from labtop.core.events import Event
from labtop.core.happening import Happening
from labtop.core.texts import Listed, Message, Named
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.events import (
    FINAL_ITEMS,
    ROUND_ITEMS,
    EventKind,
    Good,
    Hindrance,
    Source,
    gained,
    lost,
)
from labtop.games.aquasphere.rules.state import NEUTRAL
from labtop.games.aquasphere.words.card_text import TEXTS
from labtop.games.aquasphere.words.course import Course, colour_of

message = TEXTS.message


def tells(happening: Happening) -> list[Message]:
    """The move, what followed from it, what it brought, and the scoring that came with it."""
    course = Course(happening)
    return [
        _move(course),
        *_recalled(course),
        *_displaced(course),
        *_thinned_out(course),
        *_programmed(course),
        *_taken(course),
        *_changes(course),
        *_submarines(course),
        *_scored(course, "told-scoring", ROUND_ITEMS),
        *_scored(course, "told-final", FINAL_ITEMS),
        *_round(course),
    ]


def _move(course: Course) -> Message:
    name, things = Named(course.seat), course.things
    match course.verb:
        case "engineer":
            return message("told-engineer", name=name, field=things[0], colour=course.before["programs"][things[0]])
        case "act":
            return _act(course)
        case "place":
            return message("told-place", name=name, sector=things[0])
        case "program":
            return message("told-program", name=name, card=things[0], colour=_program_of(course, things[0]))
        case "use":
            return message("told-use", name=name, card=things[0])
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


def _program_of(course: Course, card: str) -> str:
    return course.catalogue.research[card]["program"]


def _displaced(course: Course) -> list[Message]:
    """The bot that had to leave its control space, by its owner."""
    return [
        message("told-displaced", whose="neutral", name="")
        if event.seat == NEUTRAL
        else message("told-displaced", whose="own" if event.seat == course.seat else "other", name=Named(event.seat))
        for event in course.all
        if event.kind == EventKind.DISPLACED
    ]


def _thinned_out(course: Course) -> list[Message]:
    """A charging station that was too full, and whose bots left it."""
    back = Counter(event.seat for event in course.all if event.kind == EventKind.BACK)
    bots = [
        message("told-back-neutral", count=count)
        if seat == NEUTRAL
        else message("told-back", name=Named(seat), count=count)
        for seat, count in sorted(back.items())
    ]
    full = course.every(EventKind.THINNED_OUT) if bots else []
    return [message("told-thinned-out", sector=SECTORS[event.thing], bots=Listed(bots)) for event in full]


def _programmed(course: Course) -> list[Message]:
    """What a white bot or a card that is carried out at once programmed, or brought instead."""
    if course.verb != "act":
        return []
    told, name = [], Named(course.seat)
    for event in course.events:
        match event.kind:
            case EventKind.PROGRAMMED:
                told.append(message("told-programs", name=name, colour=colour_of(event.thing)))
            case EventKind.INSTEAD:
                facts = {"colour": colour_of(event.thing), "time": event.amount}
                told.append(message("told-programs-taken", name=name, **facts))
            case EventKind.NO_EFFECT if event.thing == Hindrance.EMPTY:
                told.append(message("told-programs-none", name=name))
    return told


def _taken(course: Course) -> list[Message]:
    """A new extension, research card or submarine."""
    name = Named(course.seat)
    things = [EXTENSION_IDS[event.thing] for event in course.every(EventKind.EXTENSION)]
    things += [RESEARCH_IDS[event.thing] for event in course.every(EventKind.RESEARCH)]
    launched = [message("told-launches", name=name) for _ in course.every(EventKind.LAUNCHED)]
    return [*(message("told-takes", name=name, thing=thing) for thing in things), *launched]


def _changes(course: Course) -> list[Message]:
    """What the player has more or less now, apart from what scorings brought."""
    scored = {
        "score": course.change("score") if course.is_scored() else course.final(),
        "time": course.amount(EventKind.SUBMARINE_TIME),
    }
    changes = [
        _change(good, change) for good in get_args(Good) if (change := course.change(good) - scored.get(good, 0))
    ]
    if not changes:
        return []
    listed = reduce(lambda rest, first: message("list-more", first=first, rest=rest), reversed(changes))
    return [message("told-changes", name=Named(course.seat), changes=listed)]


def _change(good: Good, change: int) -> Message:
    return message(f"change-{good}", **_signed(change))


def _signed(change: int) -> dict[str, str | int]:
    return {"sign": "−" if change < 0 else "+", "count": abs(change)}


def _submarines(course: Course) -> list[Message]:
    """The time that submarines bring in a scoring."""
    brought = [event for event in course.all if event.kind == EventKind.SUBMARINE_TIME and event.amount]
    times = [message("told-time", name=Named(event.seat), **_signed(event.amount)) for event in brought]
    return [message("told-submarines", times=Listed(times))] if times else []


def _scored(course: Course, key: str, sources: tuple[Source, ...]) -> list[Message]:
    """How far a scoring moved each marker that it moved; one that waits at a red line goes on later."""
    seats = dict.fromkeys(event.seat for event in course.all if _is_points(event, sources))
    points = [_marker(course, seat, sources) for seat in seats]
    facts = {"round": course.before["round"]} if sources == ROUND_ITEMS else {}
    return [message(key, **facts, points=Listed(points))] if points else []


def _marker(course: Course, seat: int, sources: tuple[Source, ...]) -> Message:
    points = sum(event.amount for event in course.all if event.seat == seat and _is_points(event, FINAL_ITEMS))
    if sources == ROUND_ITEMS:
        points = gained(course.all, seat, "score") - lost(course.all, seat, "score") - points
    return message("told-points", name=Named(seat), **_signed(points))


def _is_points(event: Event, sources: tuple[Source, ...]) -> bool:
    return event.kind == EventKind.POINTS and event.thing in sources


def _round(course: Course) -> list[Message]:
    """How everybody stands when a round is scored; that may be the end."""
    if not course.first(EventKind.ROUND_SCORED):
        return []
    markers = [event for event in course.all if event.kind == EventKind.SCORE]
    scores = [message("told-score", name=Named(event.seat), points=event.amount) for event in markers]
    told = message("told-round", round=course.before["round"], scores=Listed(scores))
    return [told, message("told-over")] if course.first(EventKind.OVER) else [told]
