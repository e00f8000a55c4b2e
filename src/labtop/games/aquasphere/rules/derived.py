"""Values that follow from others and are kept up to date as things are taken; `restore` works them out anew."""

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.scientist_routes import CROSS_STATION, FREE_TWO_LOCKS, work_out_ways
from labtop.games.aquasphere.rules.state import CAPACITIES, Card, CardKind, Extension, Player, State

NO_LINE = 32000  # a score that nobody reaches: there is no red line


@kernel
def restore(state: State) -> None:
    """Work out all derived values."""
    work_out_ways(state)
    for seat in range(state.seats):
        player = state.players[seat]
        player.line = line_above(state, int(player.score))
        start_lab(state, player)
        for index in range(player.extension_count):
            count_extension(player, state.components.extensions[player.extensions[index]])
        for index in range(player.research_count):
            spent = int(player.spent) >> index & 1
            count_card(player, state.components.research[player.research[index]], spent)


@kernel
def start_lab(state: State, player: Player) -> None:
    """The lab without extensions and cards."""
    for kind in range(CAPACITIES):
        player.capacity[kind] = state.components.base_labs[player.base_lab, kind]
    player.letters = 1 << int(player.base_lab)
    player.ways = 0
    player.displace = 0
    player.half_price = 0
    player.sideways = 0
    player.rewarded = 0


@kernel
def count_extension(player: Player, extension: Extension) -> None:
    """An extension joins the lab."""
    for kind in range(CAPACITIES):
        player.capacity[kind] += extension.capacity[kind]
    for letter in extension.letters:
        if letter >= 0:
            player.letters |= 1 << int(letter)


@kernel
def count_card(player: Player, card: Card, spent: int) -> None:
    """A research card comes into the lab."""
    kind = card.kind
    if kind == CardKind.ENGINEER_REWARD:
        player.rewarded |= 1 << int(card.program)
    elif kind == CardKind.CROSS_STATION:
        player.ways |= CROSS_STATION
    elif kind == CardKind.FREE_TWO_LOCKS:
        player.ways |= FREE_TWO_LOCKS
    elif kind == CardKind.DISPLACE_REWARD:
        player.displace += card.amount
    elif kind == CardKind.HALF_PRICE_SUBMARINE:
        player.half_price += 1
    elif kind == CardKind.SIDEWAYS_ENGINEER:
        player.sideways += 1 - spent


@kernel
def line_above(state: State, score: int) -> int:
    """The first red line above a score."""
    lines = int(state.components.lines)
    if lines == 0:
        return NO_LINE
    line = score + 1
    while not lines >> (line % int(state.components.lap)) & 1:
        line += 1
    return line


@kernel
def line_below(state: State, score: int) -> int:
    """The last red line that a score has passed, or 0."""
    lines = int(state.components.lines)
    line = score
    while line > 0 and not lines >> (line % int(state.components.lap)) & 1:
        line -= 1
    return line
