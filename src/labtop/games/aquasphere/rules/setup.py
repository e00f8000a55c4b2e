"""Setting up a game (rules#setup), also for two and three players (rules#few)."""

from labtop.core.chance import Chance, below, shuffle
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.aquasphere.rules.derived import restore
from labtop.games.aquasphere.rules.gains import program
from labtop.games.aquasphere.rules.rounds import deal_to_sectors, lay_out_programs
from labtop.games.aquasphere.rules.state import (
    BOTS,
    EXTENSIONS,
    FILLS,
    NEUTRAL,
    NOBODY,
    PROGRAM_CARDS,
    RESEARCH_CARDS,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    START_FIELD,
    SUBMARINES,
    Fill,
    Sector,
    Stage,
    State,
    Stock,
)
from labtop.games.aquasphere.rules.view import drawn


@kernel
def setup(state: State, players: int) -> None:
    """A new game; chance and components are already there."""
    state.seats = players
    state.round_number = 1
    state.passed_count = 0
    clear_turn(state)
    join_sectors(state)
    prepare_piles(state)
    choose_start_player(state)
    deal_base_labs(state)
    restore(state)


@kernel
def clear_turn(state: State) -> None:
    """Nothing is under way."""
    turn = state.turn
    turn.stage = Stage.ACTION
    turn.letter_count = 0
    turn.gain = 0
    turn.cards = 0


@kernel
def join_sectors(state: State) -> None:
    """Steps 1 and 2: the ring, the centre tiles, the general supply."""
    shuffled(state.chance, state.ring[:], SECTOR_COUNT)
    for tile in range(ROUNDS):
        state.rotations[tile] = below(state.chance, SECTOR_COUNT)
    for letter in range(SECTOR_COUNT):
        clear_sector(state.sectors[letter])
    state.crystals = state.components.crystals
    state.octopods = state.components.octopods


@kernel
def shuffled(chance: Chance, pieces: Ints, count: int) -> None:
    """The numbers from 0 on in a random order."""
    for index in range(count):
        pieces[index] = index
    shuffle(chance, pieces, count)


@kernel
def clear_sector(sector: Sector) -> None:
    """A sector with nothing in it."""
    sector.time = 0
    sector.crystals = 0
    sector.octopods = 0
    sector.control = NOBODY
    sector.research_count = 0
    sector.extension_count = 0
    sector.submarine_count = 0
    sector.charging_count = 0


@kernel
def prepare_piles(state: State) -> None:
    """Steps 2 and 3: program cards, research cards and lab extensions."""
    unseen = (1 << PROGRAM_CARDS) - 1
    for index in range(ROUNDS):
        state.program_cards[index] = drawn(state.chance, unseen)
        unseen &= ~(1 << int(state.program_cards[index]))
    state.unseen_cards = (1 << PROGRAM_CARDS) - 1
    lay_out_programs(state)
    shuffled(state.chance, state.research_deck[:], RESEARCH_CARDS)
    shuffled(state.chance, state.extension_deck[:], EXTENSIONS)
    state.research_left = RESEARCH_CARDS
    state.extensions_left = EXTENSIONS
    deal_to_sectors(state)


@kernel
def choose_start_player(state: State) -> None:
    """Step 4: a random start player, then clockwise."""
    start = below(state.chance, state.seats)
    for place in range(state.seats):
        state.play_order[place] = (start + place) % state.seats
    state.to_play = start


@kernel
def deal_base_labs(state: State) -> None:
    """Steps 5 to 9: the labs name the sectors of the players, of neutral pieces, and of the two fills that remain."""
    left = (1 << SECTOR_COUNT) - 1
    for index in range(SECTOR_COUNT):
        letter = drawn(state.chance, left)
        left &= ~(1 << letter)
        if index < state.seats:
            fill(state, letter, Fill.PLAYER.value)
            launch_first(state.sectors[letter], index)
            start_player(state, index, letter)
        elif index < SEATS:
            fill(state, letter, Fill.NEUTRAL.value)
            launch_first(state.sectors[letter], NEUTRAL)
            state.sectors[letter].control = NEUTRAL
        else:
            fill(state, letter, Fill.FIRST_UNUSED.value + index - SEATS)


@kernel
def fill(state: State, letter: int, kind: int) -> None:
    """Put time, crystals and octopods into a sector."""
    fewer = 1 if state.seats < SEATS else 0
    put(state, state.sectors[letter], state.components.fills[fewer * FILLS + kind])


@kernel
def put(state: State, sector: Sector, stock: Stock) -> None:
    """Move a stock from the general supply into a sector."""
    sector.time = stock.time
    sector.crystals = stock.crystals
    sector.octopods = stock.octopods
    state.crystals -= stock.crystals
    state.octopods -= stock.octopods


@kernel
def launch_first(sector: Sector, colour: int) -> None:
    """The free submarine on the first space."""
    sector.submarines[0] = colour
    sector.submarine_count = 1


@kernel
def start_player(state: State, seat: int, letter: int) -> None:
    """A player at the start, with the one bot that remains programmed."""
    player = state.players[seat]
    player.score = 0
    player.time = state.components.start_time[1 if touches_open_lock(state, letter) else 0]
    player.crystals = 0
    player.supply = BOTS
    player.programmed = 0
    program(state, seat, int(state.components.fields[letter]))
    player.submarines = SUBMARINES - 1
    player.base_lab = letter
    player.scientist = letter
    player.engineer = START_FIELD
    player.bought = 0
    player.extension_count = 0
    player.research_count = 0
    player.spent = 0


@kernel
def touches_open_lock(state: State, letter: int) -> bool:
    """Is one of the two locks of a sector of value 0?"""
    locks = state.components.locks
    place = 0
    while state.ring[place] != letter:
        place += 1
    before = state.ring[(place - 1) % SECTOR_COUNT]
    return bool(locks[letter] == 0 or locks[before] == 0)
