"""Where cards and spheres come from: the decks with the display, and the dispenser with the row."""

from labtop.core.chance import draw
from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import LEVEL, NO_CARD, PER_LEVEL
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.state import SLOTS, Deck, State


@kernel
def take_top(deck: Deck) -> int:
    """The top card of a deck that is not empty."""
    card = int(deck.cards[deck.top])
    deck.top = (deck.top + 1) % PER_LEVEL
    deck.count -= 1
    return card


@kernel
def put_under(deck: Deck, card: int) -> None:
    """Put a card under a deck."""
    deck.cards[(deck.top + deck.count) % PER_LEVEL] = card
    deck.count += 1


@kernel
def fill_slot(state: State, slot: int, level: int) -> None:
    """Fill a gap in the display from the deck of its level; it stays when that deck is empty."""
    deck = state.decks[level]
    if deck.count == 0:
        state.display[slot] = NO_CARD
        return
    state.display[slot] = take_top(deck)
    note(state, EventKind.CARD_SHOWN, state.to_play, state.display[slot], 0)


@kernel
def slot_of(state: State, card: int) -> int:
    """The slot of the display where a card lies, or SLOTS."""
    found = SLOTS
    for slot in range(SLOTS):
        found = slot if state.display[slot] == card else found
    return found


@kernel
def take_from_display(state: State, card: int) -> None:
    """Take a card from the display and fill the gap at once."""
    fill_slot(state, slot_of(state, card), int(LEVEL[card]) - 1)


@kernel
def dispense(state: State) -> int:
    """The colour of a random sphere, taken out of the dispenser."""
    colour = draw(state.chance, state.dispenser[:], state.dispenser_count)
    state.dispenser[colour] -= 1
    state.dispenser_count -= 1
    return colour


@kernel
def refill_row(state: State) -> None:
    """Fill a gap in the row with a random sphere of the dispenser."""
    colour = dispense(state)
    state.row[colour] += 1
    note(state, EventKind.ROW_FILLED, state.to_play, colour, 0)
