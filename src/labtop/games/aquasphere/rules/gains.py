"""Gains, limits (rules#lab) and red lines (rules#lines)."""

import numpy as np

from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.derived import line_above, line_below
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.state import PROGRAM_COUNT, Capacity, Player, State

LOWEST = np.array([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 1 << PROGRAM_COUNT)], np.int8)
RECALLED = 2  # time for a bot put back into the supply


@kernel
def take_time(player: Player, amount: int) -> int:
    """Take time up to the capacity; the rest is lost. How much comes."""
    taken = min(amount, player.capacity[Capacity.TIME] - player.time)
    player.time += taken
    return int(taken)


@kernel
def take_crystals(state: State, player: Player, amount: int) -> int:
    """Take crystals from the general supply, as many as there are and fit. How many come."""
    taken = min(amount, min(state.crystals, player.capacity[Capacity.CRYSTALS] - player.crystals))
    player.crystals += taken
    state.crystals -= taken
    return int(taken)


@kernel
def program(state: State, seat: int, symbol: int) -> None:
    """Put a bot from the supply on a symbol."""
    player = state.players[seat]
    player.programmed |= 1 << symbol
    player.supply -= 1
    note(state, EventKind.PROGRAMMED, seat, symbol, 1)


@kernel
def unprogram(player: Player, symbol: int) -> None:
    """Put a programmed bot back into the supply."""
    player.programmed &= ~(1 << symbol)
    player.supply += 1


@kernel
def recall(state: State, seat: int, symbol: int) -> None:
    """The free step: a programmed bot goes back into the supply for time."""
    player = state.players[seat]
    unprogram(player, symbol)
    note(state, EventKind.RECALLED, seat, symbol, take_time(player, RECALLED))


@kernel
def several(mask: int) -> bool:
    """Does the mask hold more than one?"""
    return mask & (mask - 1) != 0


@kernel
def lowest(mask: int) -> int:
    """The first in a mask of programs that is not empty."""
    return int(LOWEST[mask])


@kernel
def score_points(state: State, seat: int, source: int, points: int) -> bool:
    """Gain points for something; True if the owner has to choose a bot for a red line."""
    note(state, EventKind.POINTS, seat, source, points)
    return gain_points(state, seat, points)


@kernel
def gain_points(state: State, seat: int, points: int) -> bool:
    """Move the marker forwards and pay at red lines; True if the owner has to choose a bot, `turn.gain` being left."""
    player = state.players[seat]
    while points > 0:
        if player.score + points < player.line:
            player.score += points
            return False
        line = int(player.line)
        points -= line - 1 - player.score
        player.score = line - 1
        programmed = int(player.programmed)
        if player.crystals > 0:
            player.crystals -= 1
            state.crystals += 1
            note(state, EventKind.LINE_CRYSTAL, seat, line, 1)
        elif several(programmed):
            state.turn.gain = points
            note(state, EventKind.WAITING, seat, line, points)
            return True
        elif programmed != 0:
            pay_with_bot(state, seat, lowest(programmed))
        else:
            note(state, EventKind.STOPPED, seat, line, points)
            return False
        points = cross_line(state, seat, points)
    return False


@kernel
def pay_with_bot(state: State, seat: int, symbol: int) -> None:
    """Give up a programmed bot for the next red line."""
    player = state.players[seat]
    unprogram(player, symbol)
    note(state, EventKind.LINE_BOT, seat, player.line, symbol)


@kernel
def cross_line(state: State, seat: int, points: int) -> int:
    """The line is paid: step over it. The points that are left."""
    player = state.players[seat]
    player.score += 1
    player.line = line_above(state, int(player.score))
    return points - 1


@kernel
def lose_points(state: State, seat: int, points: int) -> None:
    """Move the marker backwards, not behind the last red line passed and not below 0."""
    player = state.players[seat]
    stop = line_below(state, int(player.score))
    if player.score - points < stop:
        note(state, EventKind.SPARED, seat, stop, points - (player.score - stop))
    player.score = max(player.score - points, stop)
