"""The record of a game."""

from typing import Annotated

from labtop.core.chance import Chance
from labtop.core.structs import I8, I16, dtype_of

SEATS = 4  # at most
FACES = 6
GOAL = 30
OVER = -1
ROLL, KEEP = 0, 1
ACTIONS = ("roll", "keep")


class Player:
    """A seat."""

    points: I16  # kept so far
    die: I8  # the hidden one, 1 to FACES


class State:
    """A game."""

    chance: Chance
    to_play: I8  # the seat that decides, or OVER
    seats: I8
    rolled: I16  # points of this turn
    players: Annotated[list[Player], SEATS]


STATE = dtype_of(State)
