"""What an action does, noted by the rules while they do it.

This is the one telling of what happens: sentences, the log, previews, scoring sheets, animations and statistics are
made from it. In searches and mass simulation nothing is noted.
"""

from enum import IntEnum
from typing import Annotated, NamedTuple

import numpy as np

from labtop.core.kernel import kernel
from labtop.core.structs import I8, I16, U8, States

MOST_EVENTS = 96  # of one action
NOTHING = -1  # where an event has no thing, or no seat


class Noted:
    """One event in the record."""

    kind: U8
    seat: I8  # whom it happens to
    thing: I16  # a card, a colour, a sector …, as its kind says
    amount: I16


class Events:
    """The events of the last action; part of every game's state."""

    open: I8  # are they noted?
    count: I16
    noted: Annotated[list[Noted], MOST_EVENTS]


@kernel
def note(events: Events, kind: int, seat: int, thing: int, amount: int) -> None:
    """Something happens."""
    if events.open and events.count < MOST_EVENTS:
        event = events.noted[events.count]
        event.kind = kind
        event.seat = seat
        event.thing = thing
        event.amount = amount
        events.count += 1


class Event(NamedTuple):
    """One event, for Python; its kind is a member of the game's own `EventKind`."""

    kind: IntEnum
    seat: int
    thing: int = NOTHING
    amount: int = 0


def open_events(states: States) -> None:
    """Let the first record note what the next action does."""
    states["events"]["open"][0] = 1
    states["events"]["count"][0] = 0


def forget_events(states: States) -> None:
    """Nothing is noted, and what was is gone: for whoever may not know what the last action did."""
    states["events"] = np.zeros((), states.dtype["events"])


def events_of(states: States, kinds: type[IntEnum]) -> tuple[Event, ...]:
    """What the last action of the first record did, in order."""
    count = states["events"]["count"].item(0)
    return tuple(Event(kinds(kind), *rest) for kind, *rest in states["events"]["noted"][0, :count].tolist())
