"""What networks see of a game of AquaSphere beyond the observation: each player's prospects."""

from typing import Any

from labtop.core.encoding import Part
from labtop.core.inputs import SAID, Inputs, say
from labtop.core.kernel import kernel
from labtop.games.aquasphere.bots.features import COUNT, features
from labtop.games.aquasphere.rules.state import SEATS, State

PARTS = (Part("features", SEATS * COUNT, kinds=SAID + 1),)  # of each seat, counted from the one that looks


@kernel
def look(state: State, seat: int, room: Any, values: Any) -> None:
    """Write these parts."""
    for place in range(len(values)):
        values[place] = 0
    for offset in range(state.seats):
        features(state, (seat + offset) % state.seats, room)
        for feature in range(COUNT):
            values[offset * COUNT + feature] = say(room[feature])


INPUTS = Inputs(PARTS, look, COUNT)
