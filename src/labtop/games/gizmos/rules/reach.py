"""What the player to play can pay at most: asked for reasons, where Python calls in."""

from labtop.core.kernel import bind
from labtop.core.structs import States
from labtop.games.gizmos.rules.converter_counts import ring_of
from labtop.games.gizmos.rules.payments import buying_power
from labtop.games.gizmos.rules.state import State


def _power(states: States, colour: int) -> int:
    state: State = states[0]
    player = state.players[state.to_play]
    return buying_power(ring_of(player), player.kit, colour)


power = bind(_power, "gizmos")
