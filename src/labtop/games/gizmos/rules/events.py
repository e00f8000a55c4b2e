"""What can happen in Gizmos: the kinds of events that the rules note, and what they name."""

from enum import IntEnum

from labtop.core.events import note, noting
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import GIZMO_CARD
from labtop.games.gizmos.rules.state import State


class EventKind(IntEnum):
    """What happens to a seat. Of each: the thing it names · its amount."""

    SPHERE_PICKED = 0  # colour, from the row into the ring
    ROW_FILLED = 1  # colour, from the dispenser
    SPHERE_DRAWN = 2  # colour, from the dispenser into the ring
    SPHERES_SPENT = 3  # colour · how many, from the ring into the dispenser
    SPHERES_TO_COME = 4  # card of the effect under way · how many more it may bring
    SPHERES_FORGONE = 5  # card of the effect that ends · how many more it would have brought
    CONVERTER_USED = 6  # card
    CARD_CHOSEN = 7  # card to be built · its `Source`
    PRICE = 8  # card to be built · the least that it costs
    CARD_BUILT = 9  # card · its `Source`
    CARD_FILED = 10  # card · its `Source`
    CARD_RESEARCHED = 11  # card, from the deck into the hand · its level
    CARD_RETURNED = 12  # card, from the hand under the deck · its level
    CARD_SHOWN = 13  # card, from the deck into the display
    GIZMO_TRIGGERED = 14  # card
    GIZMO_USED = 15  # card
    POINTS_GAINED = 16  # card · the value of the tokens
    END_TRIGGERED = 17  # · by `End`
    TURN_ENDED = 18
    GAME_ENDED = 19


class End(IntEnum):
    """What triggers the end; both at once add up."""

    LEVEL_III = 1
    ALL = 2


@kernel
def note_triggered(state: State, gizmos: int) -> None:
    """Gizmos of a mask are triggered."""
    if noting(state):
        for bit in range(len(GIZMO_CARD)):
            if gizmos >> bit & 1:
                note(state, EventKind.GIZMO_TRIGGERED, state.to_play, int(GIZMO_CARD[bit]), 0)
