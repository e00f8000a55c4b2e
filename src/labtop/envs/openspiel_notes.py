"""The records of a node of a game's tree."""

from typing import Annotated

import numpy as np

from labtop.core.encoding import Chain
from labtop.core.structs import I8, I32, I64, Ints, dtype_of

CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for who decides
EVERYBODY = -1  # in place of the seat that sees something
MOST_SOURCES, MOST_THINGS, MOST_ACTIONS = 8, 64, 512
MOST_SURFACED = 16  # cards that have come back underneath and an action takes


class Notes:
    """What there is to know about a node beyond the game's own record."""

    chain: Chain
    action: I64  # of the rules that waits for chance, or GOES_ON
    max_turns: I32
    max_decisions: I32
    turns: I32  # that have been played
    decisions: I32
    dealt: I8  # things of the deal
    asked: I8  # the source that chance is asked for
    fresh: Annotated[Ints, np.int8, MOST_SOURCES]  # things that nobody has seen, by source
    laid: Annotated[Ints, np.int8, MOST_SOURCES]  # those that the action or the deal under way has been given
    surfaced: Annotated[Ints, np.int16, MOST_SURFACED]  # by the last action: MOST_THINGS * source + thing


class Room:
    """Where the options of a node are written."""

    numbers: Annotated[Ints, np.int16, MOST_ACTIONS]
    weights: Annotated[Ints, np.int16, MOST_THINGS]
    mask: Annotated[Ints, np.uint8, MOST_ACTIONS]
    actions: Annotated[Ints, np.int64, MOST_ACTIONS]


NOTES, ROOM = dtype_of(Notes), dtype_of(Room)
Node = tuple[int, int, int, int]  # who decides, the number of options, who sees what comes, how many things surfaced
