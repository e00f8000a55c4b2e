"""Section 6: score and ties."""

from labtop.core.kernel import kernel
from labtop.gizmos.state import SEATS, State

TIE_BITS = 8  # room for each tie-breaker in a standing


@kernel
def score(state: State, seat: int) -> int:
    """Printed points, tokens and end scores of a seat."""
    player = state.players[seat]
    tokens = int(player.tokens)
    printed = int(player.points)
    return printed + tokens + tokens * int(player.scores_tokens) + int(player.ring) * int(player.scores_energy)


@kernel
def standing(state: State, seat: int) -> int:
    """Orders the seats: score, then active gizmos, then spheres in the ring, then the later seat; never equal."""
    player = state.players[seat]
    order = (score(state, seat) << TIE_BITS) + int(player.active_count)
    return ((order << TIE_BITS) + int(player.ring)) * SEATS + seat
