"""What a seat may know as bytes, from its side; layout.py says which byte is what.

Nothing is read of the decks but their number of cards, of the program cards below the next, of the rotations below the
top tile: see rules/view.py. Every function that writes a part, or several, says where the next one starts.
"""

from labtop.core.encoding import Chain
from labtop.core.kernel import inlined, kernel
from labtop.core.structs import Ints
from labtop.core.words import BYTE, WORD, eight, write_word
from labtop.games.aquasphere.env.layout import PLAYER_BYTES, PLAYERS_START, SECTOR_BYTES, TABLE_BYTES
from labtop.games.aquasphere.env.words import ONES, first, flags, packed, seen, top_first
from labtop.games.aquasphere.rules.derived import NO_LINE
from labtop.games.aquasphere.rules.state import (
    FIELD_COUNT,
    MOST_CHARGING,
    MOST_EXTENSIONS,
    MOST_LETTERS,
    MOST_RESEARCH,
    MOST_SUBMARINES,
    NOBODY,
    PROGRAM_CARDS,
    PROGRAM_COUNT,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    Player,
    Sector,
    State,
)


@kernel
def observe(state: State, chain: Chain, seat: int, values: Ints) -> None:
    """Write what this seat may know, all of `values`."""
    players = int(state.seats)
    at = write_table(state, seat, players, values)
    at = write_programs(state, values, at)
    write_turn(state, chain, values, at)
    for letter in range(SECTOR_COUNT):
        start = TABLE_BYTES + letter * SECTOR_BYTES
        write_sector(state.sectors[letter], seat, players, values[start : start + SECTOR_BYTES])
    for offset in range(SEATS):
        start = PLAYERS_START + offset * PLAYER_BYTES
        if offset < players:
            place = seat + offset if seat + offset < players else seat + offset - players
            write_player(state, state.players[place], values[start : start + PLAYER_BYTES])
        else:
            write_nobody(values[start : start + PLAYER_BYTES])


@kernel
def write_number(number: int, values: Ints, at: int) -> int:
    """A number of two bytes."""
    values[at] = number & BYTE
    values[at + 1] = number >> 8
    return at + 2


@kernel
def write_things(things: Ints, count: int, start: int, end: int, values: Ints, at: int) -> int:
    """A piece of a list of which the first `count` are there: counted from 1, 0 for none."""
    write_word(first(packed(things, start, end) + ONES, max(count - start, 0)), values, at)
    return at + end - start


@kernel
def write_all(things: Ints, count: int, values: Ints, at: int) -> int:
    """As many things as there always are, counted from 1."""
    write_word(packed(things, 0, count) + ONES, values, at)
    return at + count


@kernel
def write_mask(mask: int, members: int, values: Ints, at: int) -> int:
    """A byte for each member of a mask, at most eight."""
    write_word(flags(mask), values, at)
    return at + members


@kernel
def write_places(mask: int, values: Ints, at: int) -> int:
    """A mask of the places for research cards."""
    at = write_mask(mask, WORD, values, at)
    return write_mask(mask >> WORD, MOST_RESEARCH - WORD, values, at)


@kernel
def seen_seat(colour: int, observer: int, players: int) -> int:
    """One colour from the observer's side, or 0 for nobody."""
    return seen(colour, int(colour != NOBODY), observer, players)


@inlined
def write_table(state: State, seat: int, players: int, values: Ints) -> int:
    """The round, the supply, the players' order, the ring."""
    values[0] = state.turn.stage
    values[1] = state.round_number
    values[2] = players
    values[3] = seat
    values[4] = seen_seat(state.to_play, seat, players)
    values[5] = state.rotations[state.round_number - 1]
    values[6] = state.crystals
    values[7] = state.octopods
    values[8] = state.research_left
    values[9] = state.extensions_left
    write_word(seen(packed(state.play_order[:], 0, SEATS), players, seat, players), values, 10)
    write_word(seen(packed(state.passed[:], 0, SEATS), state.passed_count, seat, players), values, 10 + SEATS)
    return write_all(state.ring[:], SECTOR_COUNT, values, 10 + 2 * SEATS)


@inlined
def write_programs(state: State, values: Ints, at: int) -> int:
    """The programming area and the program cards that are seen."""
    at = write_all(state.programs[:], FIELD_COUNT, values, at)
    at = write_mask(state.unseen_cards, PROGRAM_CARDS, values, at)
    number = state.round_number
    values[at] = state.program_cards[number - 1] + 1
    values[at + 1] = state.program_cards[number] + 1 if number < ROUNDS else 0
    return at + 2


@inlined
def write_turn(state: State, chain: Chain, values: Ints, at: int) -> None:
    """The turn under way; with it the table ends."""
    turn = state.turn
    at = write_places(turn.cards, values, at)
    for index in range(MOST_LETTERS):
        values[at + index] = turn.letters[index] + 1 if index < turn.letter_count else 0
    at = write_number(turn.gain, values, at + MOST_LETTERS)
    values[at] = chain.step
    values[at + 1] = chain.said


@inlined
def write_sector(sector: Sector, observer: int, players: int, values: Ints) -> None:
    """What is in a sector."""
    control = seen_seat(sector.control, observer, players)
    write_word(eight(sector.time, sector.crystals, sector.octopods, control, 0, 0, 0, 0), values, 0)
    submarines = packed(sector.submarines[:], 0, MOST_SUBMARINES)
    write_word(seen(submarines, sector.submarine_count, observer, players), values, 4)
    at = 4 + MOST_SUBMARINES
    write_word(top_first(sector.research[:], sector.research_count), values, at)
    write_word(top_first(sector.extensions[:], sector.extension_count), values, at + ROUNDS)
    charging = packed(sector.charging[:], 0, MOST_CHARGING)
    write_word(seen(charging, sector.charging_count, observer, players), values, at + 2 * ROUNDS)


@inlined
def write_player(state: State, player: Player, values: Ints) -> None:
    """A player."""
    at = write_board(player, values)
    at = write_mask(player.programmed, PROGRAM_COUNT, values, at)
    at = write_mask(player.rewarded, PROGRAM_COUNT, values, at)
    at = write_mask(player.letters, SECTOR_COUNT, values, at)
    at = write_all(state.ways[player.ways, player.scientist], SECTOR_COUNT, values, at)
    at = write_things(player.extensions[:], player.extension_count, 0, MOST_EXTENSIONS, values, at)
    at = write_things(player.research[:], player.research_count, 0, WORD, values, at)
    at = write_things(player.research[:], player.research_count, WORD, MOST_RESEARCH, values, at)
    at = write_places(player.spent, values, at)
    write_limits(player, values, at)


@inlined
def write_board(player: Player, values: Ints) -> int:
    """A player's score and pieces."""
    things = (player.time, player.crystals, player.supply, player.submarines)
    pieces = (player.base_lab + 1, player.scientist + 1)
    write_word(eight(player.score & BYTE, player.score >> 8, *things, *pieces), values, 0)
    values[WORD] = player.engineer + 1
    values[WORD + 1] = player.bought
    return WORD + 2


@inlined
def write_limits(player: Player, values: Ints, at: int) -> None:
    """What lab, cards and score allow a player; with it a player ends."""
    capacity = player.capacity
    cards = (player.displace, player.half_price, player.sideways)
    to_line = 0 if player.line == NO_LINE else player.line - player.score
    write_word(eight(capacity[0], capacity[1], capacity[2], capacity[3], *cards, to_line), values, at)


@inlined
def write_nobody(values: Ints) -> None:
    """A player who is not there."""
    for at in range(PLAYER_BYTES):
        values[at] = 0
