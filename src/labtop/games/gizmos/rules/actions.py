"""Actions by number. An action is a dense id; a payment carries its spheres and converters above the id's bits.

ids       action
  0..107  file, by card from I-01
108..215  build, likewise
216..323  under, likewise
324..383  use, by gizmo with a trigger
384..387  pick, by colour
388..390  research, by level
391..     neither, under rest, end, stop, draw, pass, pay
"""

from enum import IntEnum
from functools import lru_cache

import numpy as np

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import (
    CARD_COUNT,
    COLOURS,
    CONVERTERS,
    GIZMOS,
    IDS,
    LEVEL_COUNT,
    NUMBERS,
    STARTING,
)
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS


class Kind(IntEnum):
    """What an action does; those with a card, colour or level come first."""

    FILE = 0
    BUILD = 1
    UNDER = 2
    USE = 3
    PICK = 4
    RESEARCH = 5
    NEITHER = 6
    UNDER_REST = 7
    END = 8
    STOP = 9
    DRAW = 10
    PASS = 11
    PAY = 12


BOUGHT = list(range(STARTING, CARD_COUNT))  # all cards but the starting ones
LAYOUT: list[tuple[Kind, list[int]]] = [
    (Kind.FILE, BOUGHT),
    (Kind.BUILD, BOUGHT),
    (Kind.UNDER, BOUGHT),
    (Kind.USE, GIZMOS),
    (Kind.PICK, list(range(COLOURS))),
    (Kind.RESEARCH, list(range(LEVEL_COUNT))),
    *((kind, [0]) for kind in Kind if kind >= Kind.NEITHER),
]
KIND = np.array([kind for kind, things in LAYOUT for _ in things], np.int64)
THING = np.array([thing for _, things in LAYOUT for thing in things], np.int64)  # card, colour or level
COUNT = len(KIND)  # of ids


def first(kind: Kind) -> int:
    """The lowest id of a kind of action."""
    return int(np.argmax(kind == KIND))


FILE = first(Kind.FILE) - STARTING  # so that FILE + card is the id
BUILD = first(Kind.BUILD) - STARTING
UNDER = first(Kind.UNDER) - STARTING
USE = first(Kind.USE)  # + bit of the gizmo
PICK = first(Kind.PICK)  # + colour
RESEARCH = first(Kind.RESEARCH)  # + level, 0 to 2
NEITHER = first(Kind.NEITHER)
UNDER_REST = first(Kind.UNDER_REST)
END = first(Kind.END)
STOP = first(Kind.STOP)
DRAW = first(Kind.DRAW)
PASS = first(Kind.PASS)
PAY = first(Kind.PAY)

ID_BITS = 9
ID_MASK = (1 << ID_BITS) - 1
NIBBLE = 4  # bits for the spheres of one colour, 13 at the most
SPENT_BITS = NIBBLE * COLOURS
SPENT_MASK = (1 << SPENT_BITS) - 1
assert COUNT <= ID_MASK


@kernel
def payment(spent: int, converters: int) -> int:
    """The action that pays these spheres (a nibble a colour) with these converters (a mask)."""
    return PAY | (spent | converters << SPENT_BITS) << ID_BITS


@kernel
def spent_of(action: int) -> int:
    """The spheres of a payment, a nibble a colour."""
    return (action >> ID_BITS) & SPENT_MASK


@kernel
def converters_of(action: int) -> int:
    """The mask of the converters of a payment."""
    return action >> (ID_BITS + SPENT_BITS)


def _plain_names() -> list[str]:
    words = {Kind.UNDER_REST: "under rest"}
    things = {Kind.PICK: ENERGIES, Kind.RESEARCH: LEVELS[1:]}
    names = []
    for kind, thing in zip(map(Kind, KIND.tolist()), THING.tolist(), strict=True):
        word = words.get(kind, kind.name.lower())
        names.append(f"{word} {things.get(kind, IDS)[thing]}" if kind < Kind.NEITHER else word)
    return names


REMEMBERED = 1 << 14  # parts of payments whose names are kept: lists of payments can be long, and share them
NAMES = _plain_names()  # by id; that of payments is unused
_IDS = {name: number for number, name in enumerate(NAMES) if number != PAY}


def name_action(action: int) -> str:
    """The action in the notation."""
    if action & ID_MASK != PAY:
        return NAMES[action]
    code = action >> ID_BITS
    return _name_spheres(code & SPENT_MASK) + _name_converters(code >> SPENT_BITS)


@lru_cache(REMEMBERED)
def _name_spheres(spent: int) -> str:
    counts = [spent >> NIBBLE * colour & ((1 << NIBBLE) - 1) for colour in range(COLOURS)]
    spheres = [f"{energy}{count}" for energy, count in zip(ENERGIES, counts, strict=True) if count]
    return " ".join(["pay", *(spheres or ["nothing"])])


@lru_cache(REMEMBERED)
def _name_converters(mask: int) -> str:
    converters = [IDS[card] for bit, card in enumerate(CONVERTERS) if mask >> bit & 1]
    return " ".join([" via", *converters]) if converters else ""


def read_action(text: str) -> int | None:
    """The action of exactly this spelling, or None."""
    if text in _IDS:
        return _IDS[text]
    words = text.split(" ")
    if words[0] != "pay" or len(text) > 400:
        return None
    spheres, _, converters = text.removeprefix("pay ").partition(" via ")
    code = 0
    for word in spheres.split(" ") if spheres != "nothing" else ():
        colour = word.rstrip("0123456789")
        count = word[len(colour) :]
        if colour not in ENERGIES or not count.isascii() or not 0 < len(count) < 3 or int(count) >> NIBBLE:
            return None
        code |= int(count) << NIBBLE * ENERGIES.index(colour)
    for name in converters.split(" ") if converters else ():
        if NUMBERS.get(name) not in CONVERTERS:
            return None
        code |= 1 << SPENT_BITS + CONVERTERS.index(NUMBERS[name])
    action = PAY | code << ID_BITS
    return action if name_action(action) == text else None
