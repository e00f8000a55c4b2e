"""What an action will bring its player, as one sentence."""

from __future__ import annotations

from labtop.core.happening import Happening
from labtop.core.texts import Listed, Message
from labtop.games.aquasphere.rules.data import SECTORS
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.state import ROUNDS
from labtop.games.aquasphere.words.card_text import TEXTS, rooms
from labtop.games.aquasphere.words.course import Course, colour_of

message = TEXTS.message


def brings(happening: Happening) -> list[Message]:
    """What is done, what it brings and what red lines take."""
    course = Course(happening)
    what, gains, pays = _what(course), _gains(course), _pays(course)
    if gains and pays:
        return [message("preview-brings-pays", what=what, gains=Listed(gains), pays=Listed(pays))]
    if items := gains or pays or ([message("preview-nothing")] if course.verb == "use" else []):
        return [message("preview-brings", what=what, gains=Listed(items))]
    return [message("preview", what=what)]


def _what(course: Course) -> Message:
    """What is done, with its price in time."""
    price: dict[str, int | str] = {"cost": course.lost("time"), "mark": ""}
    thing = course.things[0] if course.things else ""
    match course.verb:
        case "act":
            return _act(course, price)
        case "engineer":
            return message("preview-engineer", colour=course.before["programs"][thing])
        case "program":
            return message("preview-program", card=thing, colour=course.catalogue.research[thing]["program"], **price)
        case "pass":
            last = course.before["round"] == ROUNDS
            return message("preview-pass", place=0 if last else len(course.before["passed"]) + 1)
        case "use":
            return message("preview-use", card=thing)
        case "done":
            return message(f"preview-done-{course.turn['stage']}", cards=Listed(course.turn["cards"]))
        case _:
            return message(f"preview-{course.verb}", colour=thing, sector=thing, **price)


def _act(course: Course, price: dict[str, int | str]) -> Message:
    """The effect of the colour, or that there is none beside control of the sector."""
    for event in course.events:
        match event.kind:
            case EventKind.EXTENSION:
                return message("preview-green", extension=course.extension(event).id, **price)
            case EventKind.TIME:
                return message("preview-yellow", **price)
            case EventKind.INSTEAD if event.amount:
                return message("preview-yellow", **price)
            case EventKind.CRYSTALS:
                return message("preview-black", **price)
            case EventKind.CAUGHT:
                return message("preview-purple", octopods=event.amount, **price)
            case EventKind.LAUNCHED:
                return message("preview-blue", **price)
            case EventKind.RESEARCH:
                return message("preview-red", card=course.card(event)["id"], **price)
            case EventKind.PROGRAMMED:
                return message("preview-white", colour=colour_of(event.thing), **price)
    return message("preview-control", sector=course.things[0], **price)


def _gains(course: Course) -> list[Message]:
    """What the player has more of afterwards, and the bots that come back."""
    final, back = course.final(), len(course.every(EventKind.BACK))
    # A bot still to be chosen for a red line is reckoned with: then the points behind it come.
    points = course.gained("score") - final - course.amount(EventKind.STOPPED)
    told = []
    if course.is_scored():
        told.append(message("preview-scored", sign="−" if points < 0 else "", points=abs(points)))
    elif points:
        told.append(message("points", points=points))
    if final:
        told.append(message("preview-final", points=final))
    if time := course.gained("time"):
        told.append(message("time", time=time))
    if crystals := course.gained("crystals"):
        told.append(message("crystals", crystals=crystals))
    if back:
        told.append(message("preview-back", bots=back))
    told += _from_cards(course) if course.verb == "act" else []
    if cards := course.asked():
        told.append(message("preview-rewards", cards=Listed(cards)))
    return told


def _from_cards(course: Course) -> list[Message]:
    """What a new extension or research card does at once, and a bot recalled in the course of the action."""
    told = []
    for event in course.every(EventKind.EXTENSION):
        listed = rooms(course.extension(event), "")
        told += [message("preview-room", rooms=Listed(listed))] if listed else []
    if letters := [SECTORS[event.thing] for event in course.every(EventKind.LETTER)]:
        told.append(message("preview-letters", count=len(letters), letters=Listed(letters)))
    if course.first(EventKind.INSTANT):
        programmed = course.every(EventKind.PROGRAMMED)
        told += [message("preview-programmed", colour=colour_of(event.thing)) for event in programmed]
    way = course.first(EventKind.WAY)
    after = "way" if way and way.amount else "price"
    recalled = course.every(EventKind.RECALLED)
    return told + [message("preview-recalled", colour=colour_of(event.thing), after=after) for event in recalled]


def _pays(course: Course) -> list[Message]:
    """What red lines take."""
    told = []
    if crystals := course.lost("crystals"):
        told.append(message("preview-line-crystals", count=crystals))
    bots = course.every(EventKind.LINE_BOT)[1 if course.verb == "give" else 0 :]
    told += [message("preview-line-bot", colour=colour_of(event.amount)) for event in bots]
    if course.first(EventKind.WAITING):
        told.append(message("preview-line-choice"))
    if stopped := course.first(EventKind.STOPPED):
        told.append(message("preview-lost", points=stopped.amount))
    return told
