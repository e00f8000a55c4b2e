"""Bots in the station (rules#bots)."""

from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.gains import gain_points
from labtop.games.aquasphere.rules.state import FEWEST, NEUTRAL, NOBODY, CardKind, State


@kernel
def place_bot(state: State, seat: int, letter: int, symbol: int) -> None:
    """Put a seat's bot on the control space of a sector: that of a symbol, or one of the supply (NOBODY)."""
    sector = state.sectors[letter]
    note(state, EventKind.CONTROL, seat, letter, symbol)
    displaced = int(sector.control)
    sector.control = seat
    if displaced == NOBODY:
        return
    sector.charging[sector.charging_count] = displaced
    sector.charging_count += 1
    note(state, EventKind.DISPLACED, displaced, letter, 1)
    if sector.charging_count > state.components.charging_limits[state.seats - FEWEST]:
        thin_out(state, letter)
    if displaced != seat and state.players[seat].displace > 0:
        reward_displacing(state, seat)


@kernel
def reward_displacing(state: State, seat: int) -> None:
    """All cards for it pay out together. At most one bot is programmed here: the owner has no choice at a red line."""
    player = state.players[seat]
    for index in range(player.research_count):
        card = state.components.research[player.research[index]]
        if card.kind == CardKind.DISPLACE_REWARD:
            note(state, EventKind.REWARD_POINTS, seat, player.research[index], card.amount)
    gain_points(state, seat, int(player.displace))


@kernel
def thin_out(state: State, letter: int) -> None:
    """Everybody takes back all but the first of the own bots; neutral ones leave the game."""
    sector = state.sectors[letter]
    note(state, EventKind.THINNED_OUT, NOBODY, letter, 0)
    kept = 0
    colours = 0
    for index in range(sector.charging_count):
        colour = int(sector.charging[index])
        if not colours >> colour & 1:
            sector.charging[kept] = colour
            kept += 1
            colours |= 1 << colour
        else:
            note(state, EventKind.BACK, colour, letter, 1)
            if colour != NEUTRAL:
                state.players[colour].supply += 1
    sector.charging_count = kept
