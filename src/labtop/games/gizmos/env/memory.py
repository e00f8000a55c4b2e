"""What a player remembers who forgets nothing: where the cards lie that were put back under a deck."""

from typing import Any

from labtop.core.encoding import Part
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import CARD_COUNT, LEVEL_COUNT, PER_LEVEL
from labtop.games.gizmos.rules.state import Stage, State

CHOOSING = Stage.CHOOSE.value
MEMORY = CARD_COUNT  # a mask of the seats that looked at the card last
PLACES = "where each card lies in its deck, from 1 at the top; 0 unknown"
REMEMBERED = (Part(PLACES, CARD_COUNT, most=PER_LEVEL),)


@kernel
def remember(state: State, memory: Any) -> None:
    """Whoever researches cards knows them; nobody else knows any more where they are."""
    if state.turn.stage == CHOOSING:
        for index in range(state.turn.research_count):
            memory[state.turn.research[index]] = 1 << int(state.to_play)


@kernel
def recall(state: State, memory: Any, seat: int, values: Any, start: int) -> None:
    """Write the place of each card in a deck that this seat knows to be there."""
    for card in range(CARD_COUNT):
        values[start + card] = 0
    for level in range(LEVEL_COUNT):
        deck = state.decks[level]
        place = int(deck.top)
        for depth in range(deck.count):
            card = int(deck.cards[place])
            if memory[card] >> seat & 1:
                values[start + card] = depth + 1
            place = place + 1 if place + 1 < PER_LEVEL else 0
