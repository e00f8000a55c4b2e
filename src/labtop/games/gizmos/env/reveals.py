"""What chance brings, thing by thing: the cards of each level, the spheres, who begins."""

import numpy as np

from labtop.core.chance import NONE
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.gizmos.rules.actions import BUILD, FILE, ID_MASK, KIND, UNDER, Kind
from labtop.games.gizmos.rules.cards import (
    COLOURS,
    IDS,
    LEVEL_COUNT,
    LEVEL_III_USED,
    NO_CARD,
    PER_LEVEL,
    ROW_SIZE,
    SPHERES,
    SPHERES_OF_A_COLOUR,
    STARTING,
)
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS
from labtop.games.gizmos.rules.setup import setup
from labtop.games.gizmos.rules.state import FIRST_SLOT, SEATS, SLOTS, Deck, State
from labtop.games.gizmos.rules.supply import fill_slot, refill_row
from labtop.games.gizmos.rules.view import card_bit, known_cards

DISPENSER, FIRST = LEVEL_COUNT, LEVEL_COUNT + 1  # sources; those before them are the decks
LAST_CARD = SLOTS  # of the deal: who begins, the display, the row
RESEARCHING = Kind.RESEARCH.value


USED = (PER_LEVEL,) * (LEVEL_COUNT - 1) + (LEVEL_III_USED,)
USED_CARDS = np.array(USED, np.int64)


def _cards(level: int) -> tuple[str, ...]:
    first = STARTING + level * PER_LEVEL
    return tuple(IDS[first : first + PER_LEVEL])


SOURCES = (
    *((f"deck {name}", _cards(level), USED[level]) for level, name in enumerate(LEVELS[1:])),
    ("dispenser", ENERGIES),
    ("first", tuple(f"seat {seat}" for seat in range(SEATS))),
)
DEAL = (
    FIRST,
    *(level for level in range(LEVEL_COUNT) for _ in range(FIRST_SLOT[level], FIRST_SLOT[level + 1])),
    *(DISPENSER,) * ROW_SIZE,
)
NAMED = {
    first + card: divmod(card - STARTING, PER_LEVEL)
    for first in (FILE, BUILD, UNDER)
    for card in range(STARTING, len(IDS))
}


@kernel
def undealt(state: State, players: int) -> None:
    """A new game with an empty display and row."""
    setup(state, players)
    for level in range(LEVEL_COUNT):
        state.decks[level].top = 0
        state.decks[level].count = USED_CARDS[level]
    for slot in range(SLOTS):
        state.display[slot] = NO_CARD
    for colour in range(COLOURS):
        state.row[colour] = 0
        state.dispenser[colour] = SPHERES_OF_A_COLOUR
    state.dispenser_count = SPHERES


@kernel
def dealt(state: State, number: int) -> None:
    """Fill the display when all its cards are laid, then the row sphere by sphere."""
    if number == LAST_CARD:
        for level in range(LEVEL_COUNT):
            for slot in range(FIRST_SLOT[level], FIRST_SLOT[level + 1]):
                fill_slot(state, slot, level)
    elif number > LAST_CARD:
        refill_row(state)


@kernel
def taken(before: State, after: State, source: int) -> int:
    """How many cards or spheres an action took."""
    if source < LEVEL_COUNT:
        return (int(after.decks[source].top) - int(before.decks[source].top)) % PER_LEVEL
    return int(source == DISPENSER and after.chance.came != NONE)


@kernel
def weigh(state: State, source: int, depth: int, fresh: int, weights: Ints) -> None:
    """Cards that nobody has seen are equally likely, those out of the game among them; spheres by their number."""
    if source == DISPENSER:
        for colour in range(COLOURS):
            weights[colour] = state.dispenser[colour]
    elif source == FIRST:
        for seat in range(SEATS):
            weights[seat] = int(seat < state.seats)
    else:
        seen = known_cards(state, int(state.to_play), source) | laid_cards(state.decks[source], source, depth, fresh)
        for number in range(PER_LEVEL):
            weights[number] = 1 - (seen >> number & 1)


@kernel
def laid_cards(deck: Deck, level: int, depth: int, fresh: int) -> int:
    """A mask of the cards of a deck that are certain: those above a depth, and those that came back underneath."""
    laid = 0
    for index in range(deck.count):
        if index < depth or index >= fresh:
            laid |= card_bit(int(deck.cards[(deck.top + index) % PER_LEVEL]), level)
    return laid


@kernel
def lay(state: State, source: int, depth: int, thing: int) -> None:
    """Let a card or a sphere be the next; or a seat begin."""
    if source == DISPENSER:
        state.chance.forced = thing
    elif source == FIRST:
        state.first = state.to_play = thing
    else:
        lay_card(state.decks[source], depth, STARTING + source * PER_LEVEL + thing)


@kernel
def lay_card(deck: Deck, depth: int, card: int) -> None:
    """Exchange a card of a deck for one below, or for one that is out of the game."""
    place = (deck.top + depth) % PER_LEVEL
    for index in range(depth, deck.count):
        other = (deck.top + index) % PER_LEVEL
        if deck.cards[other] == card:
            deck.cards[other] = deck.cards[place]
    deck.cards[place] = card


@kernel
def thing_at(state: State, source: int, depth: int) -> int:
    """The number of a card within its level."""
    deck = state.decks[source]
    return int(deck.cards[(deck.top + depth) % PER_LEVEL]) - STARTING - source * PER_LEVEL


@kernel
def secret(state: State, action: int) -> bool:
    """Researched cards are."""
    return bool(KIND[action & ID_MASK] == RESEARCHING)
