"""What an action will do, to the player who may choose it."""

from __future__ import annotations

from labtop.core.events import Event
from labtop.core.happening import Happening
from labtop.core.texts import Listed, Message
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.words.card_text import TEXTS
from labtop.games.aquasphere.words.course import PAID_LINES, Course, bot
from labtop.games.aquasphere.words.event_text import sentences

message = TEXTS.message


def describes(happening: Happening) -> list[Message]:
    """Whole sentences; designed values are marked."""
    course = Course(happening)
    return [*(_done(course) if course.verb == "done" else sentences(course)), *_red_lines(course)]


def _done(course: Course) -> list[Message]:
    """No more letter bots, rewards or cards."""
    things = course.turn["letters"] or course.turn["cards"]
    return [message(f"done-{course.turn['stage']}", count=len(things), things=Listed(things))]


def _red_lines(course: Course) -> list[Message]:
    """The red lines that are met, and what pays for them; those of a scoring are told when it comes."""
    lines = [] if course.is_scored() else course.every(*PAID_LINES, EventKind.WAITING, EventKind.STOPPED)
    return [_red_line(course, event) for event in lines[1 if course.verb == "give" else 0 :]]


def _red_line(course: Course, event: Event) -> Message:
    payments = {EventKind.LINE_CRYSTAL: "crystal", EventKind.LINE_BOT: "bot", EventKind.WAITING: "choice"}
    payment = payments.get(EventKind(event.kind), "nothing")
    paid = bot(event.amount) if payment == "bot" else ""
    return message("line", line=event.thing, mark=course.catalogue.mark("line"), payment=payment, bot=paid)
