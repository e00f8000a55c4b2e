"""What an action does, noted by the rules while they do it.

This is the one telling of what happens: sentences, the log, previews, scoring sheets, animations and statistics are
made from it. The rules are compiled twice for it: for states that have room for events and for those of searches and
mass simulation that have none, where nothing is left of noting.
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cache, lru_cache
from struct import Struct
from typing import Annotated, Any, NamedTuple

import numpy as np
from numba import extending

from labtop.core.kernel import OPTIONS, kernel
from labtop.core.structs import I8, I16, I64, U8, States, layout

MOST_EVENTS = 96  # of one action
NOTHING = -1  # where an event has no thing, or no seat
EVENTS = "events"  # the field before all others; behind them, Numba would take the record for one without
overload: Callable[..., Callable[[Any], Any]] = extending.overload


class Noted:
    """One event in the record."""

    kind: U8
    seat: I8  # whom it happens to
    thing: I16  # a card, a colour, a sector …, as its kind says
    amount: I16


class Events:
    """The events of the last action."""

    count: I64  # so wide that what comes behind is aligned as it is without
    noted: Annotated[list[Noted], MOST_EVENTS]


EVENTS_SIZE = layout(Events).itemsize
COUNT, NOTED, FIRST = Struct("=q"), Struct("=Bbhh"), 8  # the same, as bytes


def note(state: Any, kind: int, seat: int, thing: int, amount: int) -> None:
    """Something happens."""
    if noting(state):
        _write(state.events, kind, seat, thing, amount)


def noting(state: Any) -> bool:
    """Is what happens noted? For what is worked out for events alone."""
    return EVENTS in state.dtype.names


@kernel
def _write(events: Events, kind: int, seat: int, thing: int, amount: int) -> None:
    if events.count < MOST_EVENTS:
        event = events.noted[events.count]
        event.kind = kind
        event.seat = seat
        event.thing = thing
        event.amount = amount
        events.count += 1


@overload(note, jit_options=OPTIONS)
def _note(state: Any, kind: int, seat: int, thing: int, amount: int) -> Callable[..., None]:
    def write(state: Any, kind: int, seat: int, thing: int, amount: int) -> None:
        _write(state.events, kind, seat, thing, amount)

    def ignore(state: Any, kind: int, seat: int, thing: int, amount: int) -> None:
        pass

    return write if EVENTS in state.fields else ignore


@overload(noting, jit_options=OPTIONS)
def _noting(state: Any) -> Callable[[Any], bool]:
    def yes(state: Any) -> bool:
        return True

    def no(state: Any) -> bool:
        return False

    return yes if EVENTS in state.fields else no


class Event(NamedTuple):
    """One event, for Python; its kind is a member of the game's own `EventKind`."""

    kind: IntEnum
    seat: int
    thing: int = NOTHING
    amount: int = 0


def play_noting(apply: Callable[[States, int], None], states: States, action: int) -> tuple[States, States]:
    """The first record after an action, and that record once more with what the action did."""
    room = bytearray(EVENTS_SIZE) + states[:1].tobytes()
    noted = np.frombuffer(room, with_events(states.dtype))
    apply(noted, action)
    return np.frombuffer(room, states.dtype, offset=EVENTS_SIZE), noted


class Rehearsal:
    """A record on which actions are tried, each from the same beginning: quicker than a new record for each."""

    def __init__(self, apply: Callable[[States, int], None], states: States) -> None:
        self._apply = apply
        self._beginning = bytes(EVENTS_SIZE) + states[:1].tobytes()
        self._room = bytearray(self._beginning)
        self._noted = np.frombuffer(self._room, with_events(states.dtype))
        self._after = np.frombuffer(self._room, states.dtype, offset=EVENTS_SIZE)

    def play(self, action: int) -> tuple[States, States]:
        """As `play_noting`, until the next one is played."""
        self._room[:] = self._beginning
        self._apply(self._noted, action)
        return self._after, self._noted

    def events(self, action: int, kinds: type[IntEnum]) -> tuple[Event, ...]:
        """What an action does, in order."""
        self.play(action)
        return _events(self._room, kinds)


def events_of(noted: States, kinds: type[IntEnum]) -> tuple[Event, ...]:
    """What the last action did, in order."""
    return _events(noted.tobytes(), kinds)


def _events(contents: bytes | bytearray, kinds: type[IntEnum]) -> tuple[Event, ...]:
    return _read(bytes(contents[FIRST : FIRST + COUNT.unpack_from(contents)[0] * NOTED.size]), kinds)


@lru_cache(maxsize=4096)  # what is foretold again and again, and then happens
def _read(contents: bytes, kinds: type[IntEnum]) -> tuple[Event, ...]:
    members = _members(kinds)
    return tuple([Event(members[kind], *facts) for kind, *facts in NOTED.iter_unpack(contents)])


@cache
def _members(kinds: type[IntEnum]) -> dict[int, IntEnum]:
    """By number: quicker than asking the enumeration."""
    return {kind.value: kind for kind in kinds}


@cache
def with_events(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The layout of a record with room for events before it."""
    assert dtype.names is not None
    fields = [(name, dtype[name]) for name in dtype.names]
    return np.dtype((np.record, np.dtype([(EVENTS, layout(Events)), *fields], align=True)))
