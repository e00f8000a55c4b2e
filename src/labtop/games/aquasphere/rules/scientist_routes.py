"""The scientist's cheapest way from sector to sector, worked out once a game (rules#act)."""

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.state import SECTOR_COUNT, State

# Which of the state's ways a player has: a bit for each of the two cards.
FREE_TWO_LOCKS = 1
CROSS_STATION = 2
OPPOSITE = SECTOR_COUNT // 2
FREE_WITH_CARD = 2  # the value of the locks that `free_two_locks` opens


@kernel
def work_out_ways(state: State) -> None:
    """Fill the table of the cheapest ways, without and with each of the cards that help."""
    for cards in (0, FREE_TWO_LOCKS):
        for start in range(SECTOR_COUNT):
            walk(state, cards, start)
        for start in range(SECTOR_COUNT):
            for end in range(SECTOR_COUNT):
                jump(state, cards, start, end)


@kernel
def walk(state: State, cards: int, start: int) -> None:
    """The ways from a place in the ring to all others: the cheaper direction."""
    round_trip = 0
    for place in range(SECTOR_COUNT):
        round_trip += lock_price(state, cards, place)
    clockwise = 0
    for steps in range(SECTOR_COUNT):
        end = (start + steps) % SECTOR_COUNT
        state.ways[cards, state.ring[start], state.ring[end]] = min(clockwise, round_trip - clockwise)
        clockwise += lock_price(state, cards, end)


@kernel
def lock_price(state: State, cards: int, place: int) -> int:
    """What the lock on the clockwise side of a place in the ring costs."""
    value = int(state.components.locks[state.ring[place]])
    return 0 if cards & FREE_TWO_LOCKS and value == FREE_WITH_CARD else value


@kernel
def jump(state: State, cards: int, start: int, end: int) -> None:
    """The way between two places in the ring with at most one jump, from any place on the way."""
    ring = state.ring
    least = int(state.ways[cards, ring[start], ring[end]])
    for place in range(SECTOR_COUNT):
        across = ring[(place + OPPOSITE) % SECTOR_COUNT]
        before = int(state.ways[cards, ring[start], ring[place]])
        after = int(state.ways[cards, across, ring[end]])
        least = min(least, before + int(state.components.cross_cost) + after)
    state.ways[cards + CROSS_STATION, ring[start], ring[end]] = least


@kernel
def way_cost(state: State, seat: int, sector: int) -> int:
    """What it costs to bring the scientist to a sector."""
    player = state.players[seat]
    return int(state.ways[player.ways, player.scientist, sector])
