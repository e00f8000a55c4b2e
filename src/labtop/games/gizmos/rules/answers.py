"""What Python asks of the rules: prices and reach of the player to play, what active gizmos are worth, standings."""

from labtop.core.kernel import bind
from labtop.core.structs import States
from labtop.games.gizmos.rules.building import price_now
from labtop.games.gizmos.rules.cards import CARD_COUNT
from labtop.games.gizmos.rules.converter_counts import ring_of
from labtop.games.gizmos.rules.payments import buying_power
from labtop.games.gizmos.rules.scoring import standing as standing_of
from labtop.games.gizmos.rules.scoring import worth as worth_to
from labtop.games.gizmos.rules.state import State


def _power(states: States, colour: int) -> int:
    """The highest price in a colour that the player to play can pay."""
    state: State = states[0]
    player = state.players[state.to_play]
    return buying_power(ring_of(player), player.kit, colour)


def _price(states: States, card: int) -> int:
    """The least that a card costs the player to play, from where it lies and at this stage."""
    return price_now(states[0], card)


def _worth(states: States, owned: int) -> int:
    """The points of an active gizmo, named by `owned`."""
    return worth_to(states[0].players[owned // CARD_COUNT], owned % CARD_COUNT)


def _standing(states: States, seat: int) -> int:
    """What orders the seats."""
    return standing_of(states[0], seat)


def owned(seat: int, card: int) -> int:
    """A card and its owner as one number."""
    return seat * CARD_COUNT + card


power = bind(_power, "gizmos")
price = bind(_price, "gizmos")
worth = bind(_worth, "gizmos")
standing = bind(_standing, "gizmos")
