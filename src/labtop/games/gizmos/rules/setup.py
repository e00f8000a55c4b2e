"""Setting up a game (rules#setup)."""

from labtop.core.chance import NONE, below, shuffle
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.building import place, triggered_end
from labtop.games.gizmos.rules.cards import (
    COLOURS,
    DISCOUNTS,
    LEVEL_COUNT,
    LEVEL_III_USED,
    NO_CARD,
    PER_LEVEL,
    ROW_SIZE,
    SPHERES,
    SPHERES_OF_A_COLOUR,
    STARTING,
)
from labtop.games.gizmos.rules.converter_counts import kit_of
from labtop.games.gizmos.rules.data import STARTING_LIMITS
from labtop.games.gizmos.rules.state import FIRST_SLOT, NOBODY, SEATS, Player, Stage, State, Turn
from labtop.games.gizmos.rules.supply import fill_slot, refill_row

STORAGE, ARCHIVE, RESEARCH = (STARTING_LIMITS[limit] for limit in ("storage", "archive", "research"))


@kernel
def setup(state: State, players: int) -> None:
    """A new game for so many players, shuffled by the record's own chance."""
    state.seats = players
    state.first = below(state.chance, players)  # 1.
    state.to_play = state.first
    state.end_triggered = False
    state.chance.forced = state.chance.came = NONE
    for seat in range(SEATS):
        clear_player(state.players[seat])
        if seat < players:
            place(state.players[seat], seat)  # 2. seat n starts with card S-(n+1)
    for level in range(LEVEL_COUNT):  # 3.
        deck = state.decks[level]
        deck.top = 0
        deck.count = PER_LEVEL
        for number in range(PER_LEVEL):
            deck.cards[number] = STARTING + level * PER_LEVEL + number
        shuffle(state.chance, deck.cards[:], PER_LEVEL)
    state.decks[LEVEL_COUNT - 1].count = LEVEL_III_USED
    for level in range(LEVEL_COUNT):  # 4.
        for slot in range(FIRST_SLOT[level], FIRST_SLOT[level + 1]):
            fill_slot(state, slot, level)
    fill_row(state)  # 5.
    state.chance.came = NONE
    state.turn.number = 0
    state.turn.stage = Stage.ACTION
    clear_turn(state.turn)


@kernel
def fill_row(state: State) -> None:
    """All spheres into the dispenser, six random ones into the row."""
    for colour in range(COLOURS):
        state.dispenser[colour] = SPHERES_OF_A_COLOUR
        state.row[colour] = 0
    state.dispenser_count = SPHERES
    for _ in range(ROW_SIZE):
        refill_row(state)


@kernel
def clear_player(player: Player) -> None:
    """An empty dashboard."""
    for colour in range(COLOURS):
        player.energy[colour] = 0
    player.active_count = player.archive_count = player.tokens = 0
    clear_limits(player)


@kernel
def clear_limits(player: Player) -> None:
    """The values derived from energy and active gizmos as they are without any."""
    player.ring = player.points = player.level_3 = 0
    player.storage_limit, player.file_limit, player.research_amount = STORAGE, ARCHIVE, RESEARCH
    for when in range(DISCOUNTS):
        player.discount[when] = 0
    player.files_forbidden = player.research_forbidden = player.scores_energy = player.scores_tokens = 0
    player.gizmos = player.converters = player.kit = 0


@kernel
def clear_turn(turn: Turn) -> None:
    """Nothing ready, nothing used, nothing under way."""
    turn.effect = turn.build = NO_CARD
    turn.effect_left = turn.source = turn.research_level = turn.research_count = 0
    turn.ready = turn.used = turn.used_converters = 0


@kernel
def restore(state: State) -> None:
    """Work out again all that is derived: from the rings, the active gizmos and the converters used this turn."""
    state.dispenser_count = 0
    for colour in range(COLOURS):
        state.dispenser_count += state.dispenser[colour]
    state.end_triggered = False
    for seat in range(state.seats):
        player = state.players[seat]
        clear_limits(player)
        for colour in range(COLOURS):
            player.ring += player.energy[colour]
        count = int(player.active_count)
        player.active_count = 0
        for index in range(count):
            place(player, int(player.active[index]))
        if triggered_end(player) > 0:
            state.end_triggered = True
    if state.to_play != NOBODY:
        state.players[state.to_play].kit -= kit_of(state.turn.used_converters)
