"""Score and ties (rules#end)."""

from typing import Literal

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import POINTS, SCORES_ENERGY, SCORES_TOKENS
from labtop.games.gizmos.rules.state import SEATS, Player, State

TIE_BITS = 8  # room for each tie-breaker in a standing


@kernel
def score(state: State, seat: int) -> int:
    """Printed points, tokens and end scores of a seat."""
    player = state.players[seat]
    printed_and_tokens = int(player.points) + int(player.tokens)
    return printed_and_tokens + end_score(player, int(player.scores_energy), int(player.scores_tokens))


@kernel
def end_score(player: Player, scores_energy: int, scores_tokens: int) -> int:
    """What cards that score stored energy, and cards that score tokens, are worth to a player."""
    return int(player.ring) * scores_energy + int(player.tokens) * scores_tokens


@kernel
def worth(player: Player, card: int) -> int:
    """The points of a card among a player's active gizmos."""
    return int(POINTS[card]) + end_score(player, int(SCORES_ENERGY[card]), int(SCORES_TOKENS[card]))


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


def decided_by(first: int, second: int) -> Literal["points", "gizmos", "energy", "seat"]:
    """By what one standing is before another."""
    order, other = first // SEATS, second // SEATS
    if order >> 2 * TIE_BITS != other >> 2 * TIE_BITS:
        return "points"
    if order >> TIE_BITS != other >> TIE_BITS:
        return "gizmos"
    return "energy" if order != other else "seat"
