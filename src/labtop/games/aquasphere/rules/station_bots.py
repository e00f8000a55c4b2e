"""Bots in the station (rules#bots)."""

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.gains import gain_points
from labtop.games.aquasphere.rules.state import FEWEST, NEUTRAL, NOBODY, Sector, State


@kernel
def place_bot(state: State, seat: int, letter: int) -> None:
    """Put a seat's bot on the control space of a sector."""
    sector = state.sectors[letter]
    displaced = int(sector.control)
    sector.control = seat
    if displaced == NOBODY:
        return
    sector.charging[sector.charging_count] = displaced
    sector.charging_count += 1
    if sector.charging_count > state.components.charging_limits[state.seats - FEWEST]:
        thin_out(state, sector)
    if displaced != seat and state.players[seat].displace > 0:
        # At most one bot is programmed here, so the owner has no choice at a red line.
        gain_points(state, seat, int(state.players[seat].displace))


@kernel
def thin_out(state: State, sector: Sector) -> None:
    """Everybody takes back all but the first of the own bots; neutral ones leave the game."""
    kept = 0
    colours = 0
    for index in range(sector.charging_count):
        colour = int(sector.charging[index])
        if not colours >> colour & 1:
            sector.charging[kept] = colour
            kept += 1
            colours |= 1 << colour
        elif colour != NEUTRAL:
            state.players[colour].supply += 1
    sector.charging_count = kept
