"""All rules."""

import numpy as np

from labtop.core.chance import NONE, Chance, below, draw
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.pig.rules.state import FACES, GOAL, KEEP, OVER, ROLL, State

DIE = np.ones(FACES, np.int8)  # one of each face


@kernel
def setup(state: State, players: int) -> None:
    """Everybody hides a die; seat 0 begins."""
    state.seats = players
    state.to_play = state.rolled = 0
    for seat in range(players):
        state.players[seat].points = 0
        state.players[seat].die = 1 + below(state.chance, FACES)


@kernel
def legal(state: State, actions: Ints) -> int:
    """Nobody keeps nothing."""
    actions[0], actions[1] = ROLL, KEEP
    return 0 if state.to_play == OVER else 1 if state.rolled == 0 else 2


@kernel
def apply(state: State, action: int) -> None:
    """Roll or keep."""
    state.chance.came = NONE
    if action == ROLL:
        face = 1 + draw(state.chance, DIE, FACES)
        if face > 1:
            state.rolled += face
        else:
            end_turn(state)
        return
    player = state.players[state.to_play]
    player.points += state.rolled
    end_turn(state)
    if player.points >= GOAL:
        state.to_play = OVER


@kernel
def end_turn(state: State) -> None:
    """The next seat's turn."""
    state.rolled = 0
    state.to_play = (state.to_play + 1) % state.seats


@kernel
def restore(state: State) -> None:
    """No value follows from others."""


@kernel
def determinise(state: State, seat: int, chance: Chance) -> None:
    """The others' dice are hidden until the end."""
    if state.to_play != OVER:
        for other in range(state.seats):
            if other != seat:
                state.players[other].die = 1 + below(chance, FACES)


@kernel
def score(state: State, seat: int) -> int:
    """Hidden dice do not count before they are shown."""
    player = state.players[seat]
    return player.points + (player.die if state.to_play == OVER else 0)
