"""What is hidden (rules#questions): positions as a seat may see them, and states with the unseen shuffled."""

from typing import Any

from labtop.core.chance import Chance, below, shuffle
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.aquasphere.rules.state import ROUNDS, SECTOR_COUNT, State

BITS = 8  # of the masks from which is drawn


@kernel
def determinise(state: State, seat: int, chance: Chance) -> None:
    """Shuffle what nobody can know: the decks, the program cards below the next, the rotations below the top tile."""
    reshuffle(state.research_deck[:], state.research_left, chance)
    reshuffle(state.extension_deck[:], state.extensions_left, chance)
    unseen = int(state.unseen_cards)
    for index in range(state.round_number + 1, ROUNDS):
        state.program_cards[index] = drawn(chance, unseen)
        unseen &= ~(1 << int(state.program_cards[index]))
    for tile in range(state.round_number, ROUNDS):
        state.rotations[tile] = below(chance, SECTOR_COUNT)


@kernel
def reshuffle(cards: Ints, count: int, chance: Chance) -> None:
    """Shuffle the first `count` cards; the result does not depend on how they lay."""
    mask = 0
    for index in range(count):
        mask |= 1 << int(cards[index])
    card = 0
    for index in range(count):
        while not mask >> card & 1:
            card += 1
        cards[index] = card
        card += 1
    shuffle(chance, cards, count)


@kernel
def drawn(chance: Chance, mask: int) -> int:
    """One of the things in a mask, at random."""
    count = 0
    for thing in range(BITS):
        count += mask >> thing & 1
    skip = below(chance, count)
    thing = 0
    while skip > 0 or not mask >> thing & 1:
        skip -= mask >> thing & 1
        thing += 1
    return thing


def view(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The position with decks as counts and null for what lies below the top of an open pile; for all seats alike."""
    return position | {
        "decks": {name: len(cards) for name, cards in position["decks"].items()},
        "centre": _covered(position["centre"]),
        "program_cards": _covered(position["program_cards"]),
    }


def _covered(pile: list[Any]) -> list[Any]:
    return pile[:1] + [None] * (len(pile) - 1)


def seen_action(action: str) -> str:
    """Every action is public."""
    return action


def hidden(position: dict[str, Any]) -> int:
    """Cards in the piles and tiles below the top: when there are fewer, some have been revealed."""
    covered = (position["centre"][1:], position["program_cards"][1:], *position["decks"].values())
    return sum(map(len, covered))
