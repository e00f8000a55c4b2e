"""Score and ties (rules#end)."""

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.state import SEATS, State

TIE_BITS = 8  # room for each tie-breaker in a standing


@kernel
def score(state: State, seat: int) -> int:
    """Printed points, tokens and end scores of a seat."""
    player = state.players[seat]
    tokens = int(player.tokens)
    printed = int(player.points)
    return printed + tokens + tokens * int(player.scores_tokens) + int(player.ring) * int(player.scores_energy)


@kernel
def place_in_turn_order(state: State, seat: int) -> int:
    """How far clockwise from the first player a seat is: 0 for the first player."""
    return (seat + int(state.seats) - int(state.first)) % int(state.seats)


@kernel
def standing(state: State, seat: int) -> int:
    """Orders the seats: score, then active gizmos, spheres in the ring, and who is later in turn order; never equal."""
    player = state.players[seat]
    order = (score(state, seat) << TIE_BITS) + int(player.active_count)
    return ((order << TIE_BITS) + int(player.ring)) * SEATS + place_in_turn_order(state, seat)
