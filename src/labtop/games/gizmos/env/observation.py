"""What a seat may know, as bytes from its side: seats are counted from its own, which is 0."""

from typing import Any

import numpy as np

from labtop.core.encoding import MARKS, Chain, Part
from labtop.core.kernel import inlined, kernel
from labtop.core.structs import Ints
from labtop.core.words import WORD, eight, write_word
from labtop.games.gizmos.rules.actions import NIBBLE, SPENT_BITS
from labtop.games.gizmos.rules.cards import (
    CARD_COUNT,
    COLOURS,
    CONVERTER_CARD,
    DISCOUNTS,
    GIZMO_CARD,
    LEVEL_COUNT,
    MOST_RESEARCH,
    NO_CARD,
    PER_LEVEL,
    ROW_SIZE,
    SPHERES_OF_A_COLOUR,
)
from labtop.games.gizmos.rules.converter_counts import count_at
from labtop.games.gizmos.rules.scoring import score
from labtop.games.gizmos.rules.state import SEATS, SLOTS, Player, Source, Stage, State, Turn

# Where a card is, as far as the seat knows
DISPLAY = 1
ACTIVE, ARCHIVE = 2, 3  # + 2 * seat
HAND = 10
ZONES = "0 unseen, 1 in the display, 2 + 2p active with player p, 3 + 2p in the archive of player p, 10 in hand"
# What is with a card, added up
READY, USED, PAID, EFFECT, BUILT, CHOSEN = 1, 2, 4, 8, 16, 32
MARKS_SAID = "1 ready, 2 used, 4 converter used, 8 its effect is under way, 16 being built, 32 chosen for the payment"
STAGES = ", ".join(f"{stage.value} {stage.name.lower()}" for stage in Stage)

BYTE = 8
FULL = (1 << BYTE) - 1
LOWEST = np.array([0] + [(byte & -byte).bit_length() - 1 for byte in range(1, FULL + 1)], np.int64)  # bit of a byte
TWO_BYTES = (1 << 2 * BYTE) - 1

TABLE = (
    Part(f"stage: {STAGES}", kinds=len(Stage)),
    Part("turn number, low byte first", 2, most=80, low_first=True),
    Part("players", most=SEATS),
    Part("own seat", kinds=SEATS),
    Part("seat that decides, from 1; 0 after the end", kinds=SEATS + 1),
    Part("seat that began", kinds=SEATS),
    Part("end triggered"),
    Part("row, by colour", COLOURS, most=ROW_SIZE),
    Part("dispenser, by colour", COLOURS, most=SPHERES_OF_A_COLOUR),
    Part("cards in the decks", LEVEL_COUNT, most=PER_LEVEL),
    Part("level of the research under way, or 0", kinds=LEVEL_COUNT + 1),
    Part("cards of the research", most=MOST_RESEARCH),
    Part("effect: spheres or actions to come", most=3),
    Part("card being built: from the display 1, the archive 2, the research 3", kinds=len(Source) + 1),
    Part("step of a payment", kinds=COLOURS + 2),
    Part("spheres of the payment so far, by colour", COLOURS, most=7),
    Part("cards in hand in the order drawn, from 1", MOST_RESEARCH, most=CARD_COUNT),
)
PLAYER = (
    Part("spheres, by colour", COLOURS, most=5),
    Part("spheres in all", most=13),
    Part("point tokens, low byte first", 2, most=20, low_first=True),
    Part("points on gizmos", most=60),
    Part("score, low byte first", 2, most=80, low_first=True),
    Part("gizmos of level III", most=4),
    Part("gizmos", most=16),
    Part("archived cards", most=5),
    Part("storage limit", most=13),
    Part("file limit", most=5),
    Part("research amount", most=8),
    Part("discounts", DISCOUNTS, most=2),
    Part("cards that forbid filing"),
    Part("cards that forbid research"),
    Part("cards that score energy"),
    Part("cards that score tokens"),
)
PARTS = (
    Part(f"where each card is: {ZONES}", CARD_COUNT, kinds=HAND + 1),
    Part(f"what is with each card, added up: {MARKS_SAID}", CARD_COUNT, kinds=MARKS),
    *TABLE,
    *(part._replace(name=f"player {seat}: {part.name}") for seat in range(SEATS) for part in PLAYER),
)
FLAGS = CARD_COUNT
AT_TABLE = 2 * CARD_COUNT
AT_PLAYERS = AT_TABLE + sum(part.size for part in TABLE)
PLAYER_SIZE = sum(part.size for part in PLAYER)
SIZE = AT_PLAYERS + SEATS * PLAYER_SIZE


@kernel
def observe(state: State, chain: Chain, seat: int, values: Any) -> None:
    """Write what this seat may know."""
    for place in range(SIZE):
        values[place] = 0
    for slot in range(SLOTS):
        if state.display[slot] != NO_CARD:
            values[int(state.display[slot])] = DISPLAY
    relative = int(state.seats) - seat if seat else 0
    for other in range(state.seats):
        if relative == state.seats:
            relative = 0
        player = state.players[other]
        place_cards(player.active[:], int(player.active_count), ACTIVE + 2 * relative, values)
        place_cards(player.archive[:], int(player.archive_count), ARCHIVE + 2 * relative, values)
        write_player(player, score(state, other), AT_PLAYERS + PLAYER_SIZE * relative, values)
        relative += 1
    mark_turn(state.turn, chain, values)
    at = write_table(state, seat, AT_TABLE, values)
    at = write_turn(state, chain, at, values)
    write_hand(state, seat, at, values)


@inlined
def place_cards(cards: Ints, count: int, zone: int, values: Any) -> None:
    """Say of some cards where they are."""
    for index in range(count):
        values[int(cards[index])] = zone


@kernel
def mark_turn(turn: Turn, chain: Chain, values: Any) -> None:
    """Say what is with the cards of the turn under way."""
    mark(turn.ready, GIZMO_CARD, READY, values)
    mark(turn.used, GIZMO_CARD, USED, values)
    mark(turn.used_converters, CONVERTER_CARD, PAID, values)
    mark(chain.said >> SPENT_BITS, CONVERTER_CARD, CHOSEN, values)
    if turn.effect != NO_CARD:
        values[FLAGS + int(turn.effect)] |= EFFECT
    if turn.build != NO_CARD:
        values[FLAGS + int(turn.build)] |= BUILT


@kernel
def mark(bits: int, cards: Any, flag: int, values: Any) -> None:
    """Mark the cards of a mask, byte by byte."""
    first = 0
    while bits:
        marked = bits & FULL
        while marked:
            values[FLAGS + cards[first + LOWEST[marked]]] |= flag
            marked &= marked - 1
        bits >>= BYTE
        first += BYTE


@inlined
def write_table(state: State, seat: int, at: int, values: Any) -> int:
    """What lies on the table; where to go on."""
    number = min(int(state.turn.number), TWO_BYTES)
    stage, low, high = state.turn.stage, number & FULL, number >> BYTE
    to_play = from_side(state, int(state.to_play), seat) + 1 if state.to_play >= 0 else 0
    first = from_side(state, int(state.first), seat)
    write_word(eight(stage, low, high, state.seats, seat, to_play, first, state.end_triggered), values, at)
    row, dispenser = state.row, state.dispenser
    spheres = eight(row[0], row[1], row[2], row[3], dispenser[0], dispenser[1], dispenser[2], dispenser[3])
    write_word(spheres, values, at + WORD)
    at += 2 * WORD
    for level in range(LEVEL_COUNT):
        values[at + level] = state.decks[level].count
    return at + LEVEL_COUNT


@kernel
def from_side(state: State, other: int, seat: int) -> int:
    """A seat, counted from this one."""
    return other - seat if other >= seat else other - seat + int(state.seats)


@inlined
def write_turn(state: State, chain: Chain, at: int, values: Any) -> int:
    """The research, effect and payment under way; where to go on."""
    turn = state.turn
    if turn.research_count > 0:
        values[at] = turn.research_level + 1
        values[at + 1] = turn.research_count
    values[at + 2] = turn.effect_left
    if turn.build != NO_CARD:
        values[at + 3] = turn.source + 1
    values[at + 4] = chain.step
    for colour in range(COLOURS):
        values[at + 5 + colour] = count_at(int(chain.said), NIBBLE * colour)
    return at + 5 + COLOURS


@inlined
def write_hand(state: State, seat: int, at: int, values: Any) -> None:
    """The researched cards, for the seat that has them; all see the one that is being built."""
    turn = state.turn
    for index in range(turn.research_count):
        card = int(turn.research[index])
        if state.to_play == seat:
            values[at + index] = card + 1
            values[card] = HAND
        elif card == turn.build:
            values[card] = HAND


@inlined
def write_player(player: Player, points: int, at: int, values: Any) -> None:
    """What a player has, in words of which the last two overlap."""
    energy, discount = player.energy, player.discount
    tokens, points = min(int(player.tokens), TWO_BYTES), min(points, TWO_BYTES)
    spheres = (energy[0], energy[1], energy[2], energy[3], player.ring)
    write_word(eight(*spheres, tokens & FULL, tokens >> BYTE, player.points), values, at)
    values[at + 8] = points & FULL
    values[at + 9] = points >> BYTE
    gizmos = (player.level_3, player.active_count, player.archive_count, player.storage_limit, player.file_limit)
    write_word(eight(*gizmos, player.research_amount, discount[0], discount[1]), values, at + 10)
    limits = (player.research_amount, discount[0], discount[1], discount[2])
    forbids = (player.files_forbidden, player.research_forbidden)
    write_word(eight(*limits, *forbids, player.scores_energy, player.scores_tokens), values, at + PLAYER_SIZE - WORD)
