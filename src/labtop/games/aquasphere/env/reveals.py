"""What chance brings, thing by thing: the cards, the centre tiles, and all of the setup. Nothing of it is a secret."""

from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAM_CARD_IDS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.derived import restore
from labtop.games.aquasphere.rules.rounds import deal_to_sectors, lay_out_programs
from labtop.games.aquasphere.rules.setup import clear_sector, fill, launch_first, setup, start_player
from labtop.games.aquasphere.rules.state import (
    EXTENSIONS,
    NEUTRAL,
    PROGRAM_CARDS,
    RESEARCH_CARDS,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    Fill,
    State,
)

RESEARCH, EXTENSION, PROGRAM, ROTATION, RING, LABS, START = range(7)  # sources
SOURCES = (
    ("research deck", RESEARCH_IDS),
    ("extension deck", EXTENSION_IDS),
    ("program cards", PROGRAM_CARD_IDS),
    ("centre tile", tuple(f"turned by {edges}" for edges in range(SECTOR_COUNT))),
    ("ring", tuple(f"sector {letter}" for letter in SECTORS)),
    ("base lab", SECTORS),
    ("first", tuple(f"seat {seat}" for seat in range(SEATS))),
)
DEAL = (
    *(RING,) * (SECTOR_COUNT - 1),  # the last sector follows from the others
    *(LABS,) * (SEATS + 1),  # and so does the last base lab
    START,
    ROTATION,
    *(PROGRAM,) * 2,  # that of the first round and the next
    *(RESEARCH,) * SECTOR_COUNT,
    *(EXTENSION,) * SECTOR_COUNT,
)
NAMED: dict[int, tuple[int, int]] = {}
LAST = len(DEAL) - 1
ALL_UNSEEN = (1 << PROGRAM_CARDS) - 1  # only before the first round
PLAYERS_LAB, NEUTRAL_LAB = Fill.PLAYER.value, Fill.NEUTRAL.value
FIRST_UNUSED, SECOND_UNUSED = Fill.FIRST_UNUSED.value, Fill.SECOND_UNUSED.value


@kernel
def undealt(state: State, players: int) -> None:
    """A new game with all cards in their piles and nothing in the sectors."""
    setup(state, players)
    for letter in range(SECTOR_COUNT):
        clear_sector(state.sectors[letter])
    state.crystals = state.components.crystals
    state.octopods = state.components.octopods
    state.unseen_cards = ALL_UNSEEN
    state.research_left = RESEARCH_CARDS
    state.extensions_left = EXTENSIONS


@kernel
def dealt(state: State, number: int) -> None:
    """Deal the cards when all of them are laid."""
    if number == LAST:
        lay_out_programs(state)
        deal_to_sectors(state)
        restore(state)


@kernel
def taken(before: State, after: State, source: int) -> int:
    """How many cards an action took, or whether it turned to the next centre tile."""
    if source == RESEARCH:
        return int(before.research_left) - int(after.research_left)
    if source == EXTENSION:
        return int(before.extensions_left) - int(after.extensions_left)
    new_round = after.round_number != before.round_number
    if source == PROGRAM:  # the last round has no next one
        return int(new_round and after.round_number < ROUNDS)
    return int(source == ROTATION and new_round)


@kernel
def weigh(state: State, source: int, depth: int, fresh: int, weights: Ints) -> None:
    """All that can come are equally likely."""
    if source == RESEARCH:
        weigh_pile(state.research_deck[:], 0, int(state.research_left) - depth, RESEARCH_CARDS, weights)
    elif source == EXTENSION:
        weigh_pile(state.extension_deck[:], 0, int(state.extensions_left) - depth, EXTENSIONS, weights)
    elif source == RING:
        weigh_pile(state.ring[:], depth, SECTOR_COUNT, SECTOR_COUNT, weights)
    elif source == PROGRAM:
        first = first_unseen(state)
        for card in range(PROGRAM_CARDS):
            weights[card] = int(state.unseen_cards) >> card & 1
        for index in range(first, first + depth):
            weights[state.program_cards[index]] = 0
    elif source == LABS:
        for letter in range(SECTOR_COUNT):
            weights[letter] = int(state.sectors[letter].submarine_count == 0)
    elif source == START:
        for seat in range(SEATS):
            weights[seat] = int(seat < state.seats)
    else:
        for edge in range(SECTOR_COUNT):
            weights[edge] = 1


@kernel
def weigh_pile(cards: Ints, start: int, end: int, things: int, weights: Ints) -> None:
    """A piece of a pile holds all that can come."""
    for card in range(things):
        weights[card] = 0
    for index in range(start, end):
        weights[cards[index]] = 1


@kernel
def first_unseen(state: State) -> int:
    """The place of the next program card that is seen: below the next one, or at the setup the top."""
    return 0 if state.unseen_cards == ALL_UNSEEN else int(state.round_number) + 1


@kernel
def lay(state: State, source: int, depth: int, thing: int) -> None:
    """Let this come next; base labs are dealt at once."""
    if source == RESEARCH:
        place = int(state.research_left) - 1 - depth
        exchange(state.research_deck[:], place, 0, place, thing)
    elif source == EXTENSION:
        place = int(state.extensions_left) - 1 - depth
        exchange(state.extension_deck[:], place, 0, place, thing)
    elif source == RING:
        exchange(state.ring[:], depth, depth, SECTOR_COUNT, thing)
    elif source == PROGRAM:
        place = first_unseen(state) + depth
        exchange(state.program_cards[:], place, place, ROUNDS, thing)
    elif source == LABS:
        deal_lab(state, depth, thing)
    elif source == START:
        for place in range(state.seats):
            state.play_order[place] = (thing + place) % state.seats
        state.to_play = thing
    else:
        first = 0 if state.unseen_cards == ALL_UNSEEN else int(state.round_number)
        state.rotations[first + depth] = thing


@kernel
def exchange(cards: Ints, place: int, start: int, end: int, card: int) -> None:
    """Exchange a card for another of a piece of its pile, or for one that is out of the game."""
    for index in range(start, end):
        if cards[index] == card:
            cards[index] = cards[place]
    cards[place] = card


@kernel
def deal_lab(state: State, index: int, letter: int) -> None:
    """What a base lab brings into its sector (rules#setup, 5 to 9)."""
    if index < state.seats:
        fill(state, letter, PLAYERS_LAB)
        launch_first(state.sectors[letter], index)
        start_player(state, index, letter)
    elif index < SEATS:
        fill(state, letter, NEUTRAL_LAB)
        launch_first(state.sectors[letter], NEUTRAL)
        state.sectors[letter].control = NEUTRAL
    else:
        for other in range(SECTOR_COUNT):
            if state.sectors[other].submarine_count == 0:
                fill(state, other, FIRST_UNUSED if other == letter else SECOND_UNUSED)


@kernel
def thing_at(state: State, source: int, depth: int) -> int:
    """Never asked for: nothing comes back into a pile."""
    return 0


@kernel
def secret(state: State, action: int) -> bool:
    """Everybody sees everything."""
    return False
