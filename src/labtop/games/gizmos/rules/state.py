"""The state of a game of Gizmos: one record, from which everything else follows."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from labtop.core.chance import Chance
from labtop.core.structs import I8, I16, I32, I64, U8, Ints, dtype_of
from labtop.games.gizmos.rules.cards import (
    COLOURS,
    DISCOUNTS,
    LEVEL_COUNT,
    MOST_ACTIVE,
    MOST_ARCHIVE,
    MOST_RESEARCH,
    PER_LEVEL,
)

SEATS = 4
SLOTS = 9  # of the display: 4 of level I, 3 of level II, 2 of level III
FIRST_SLOT = np.array([0, 4, 7, SLOTS], np.int64)  # of each level, and the end
NOBODY = -1


class Stage(IntEnum):
    """What is being decided; the names are the notation's."""

    ACTION = 0
    PAY = 1
    CHOOSE = 2
    RETURN = 3
    USE = 4
    PICK = 5
    DRAW = 6
    FILE = 7
    RESEARCH = 8
    BUILD = 9
    OVER = 10


class Source(IntEnum):
    """Where a card to be built comes from."""

    DISPLAY = 0
    ARCHIVE = 1
    RESEARCH = 2


class Player:
    """A player's dashboard. What follows from the active gizmos is kept up to date as each is built.

    What is asked for most often lies together, in the order of observations.
    """

    energy: Annotated[Ints, np.int8, COLOURS]  # spheres in the ring, by colour
    ring: I8  # spheres in the ring

    level_3: I8  # active gizmos of level III
    active_count: U8
    archive_count: I8
    storage_limit: I8
    file_limit: I8
    research_amount: I8
    discount: Annotated[Ints, np.int8, DISCOUNTS]
    files_forbidden: I8  # by so many cards
    research_forbidden: I8
    scores_energy: I8  # cards that score the stored energy at the end
    scores_tokens: I8
    points: I16  # printed on the active gizmos
    tokens: I32  # their value
    gizmos: I64  # active gizmos with a trigger
    converters: I64  # active converters
    kit: I64  # conversions of the converters unused this turn, see converter_counts.py

    active: Annotated[Ints, np.uint8, MOST_ACTIVE]  # in the order built
    archive: Annotated[Ints, np.uint8, MOST_ARCHIVE]  # in the order filed


class Deck:
    """A face-down pile of one level, in a ring buffer: cards leave at the top and come back underneath."""

    cards: Annotated[Ints, np.uint8, PER_LEVEL]
    top: I8
    count: I8


class Turn:
    """The turn under way."""

    number: I32
    stage: I8
    effect_left: I8  # spheres or actions of the effect still to come
    effect: U8  # the card whose effect is under way, or NO_CARD
    build: U8  # the card that is being paid for, or NO_CARD
    source: I8  # where it comes from
    research_level: I8  # 0 to 2
    research_count: I8  # cards in hand; 0 when no research is under way
    research: Annotated[Ints, np.uint8, MOST_RESEARCH]
    ready: I64  # gizmos that are triggered and unused
    used: I64  # gizmos used this turn
    used_converters: I64  # converters used this turn
    ways: Annotated[Ints, np.int64, 2]  # room to see whether there is more than one way to pay


class State:
    """Everything."""

    chance: Chance
    to_play: I8  # the seat that decides, or NOBODY
    seats: I8  # number of players
    first: I8  # the seat that began
    end_triggered: I8
    row: Annotated[Ints, np.int8, COLOURS]
    dispenser: Annotated[Ints, np.int8, COLOURS]
    dispenser_count: I8  # spheres in the dispenser
    display: Annotated[Ints, np.uint8, SLOTS]  # NO_CARD for a gap
    decks: Annotated[list[Deck], LEVEL_COUNT]
    players: Annotated[list[Player], SEATS]
    turn: Turn


STATE = dtype_of(State)
