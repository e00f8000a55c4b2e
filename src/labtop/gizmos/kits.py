"""Sets of converters and rings as numbers that can be added.

Conversions come in three sorts, so a set of converters is known by how many it has of each, its *kit*:

    moves     X -> any        takes a sphere of colour X to a colour of choice
    doublers  X -> 2 X        makes one more of colour X
    wild      any -> any      takes any sphere to a colour of choice

A kit is one number with a nibble for each count, so kits are added like numbers; spheres likewise, a nibble a colour.
"""

from collections.abc import Callable
from itertools import permutations

import numpy as np
import numpy.typing as npt

from labtop.core.kernel import kernel
from labtop.gizmos.actions import NIBBLE
from labtop.gizmos.cards import CARD_LIST, COLOURS, CONVERTERS
from labtop.gizmos.data import ENERGIES, Conversion
from labtop.gizmos.state import Player

FULL = (1 << NIBBLE) - 1
MOVES = 0  # + NIBBLE * colour: where in a kit a count stands
DOUBLERS = NIBBLE * COLOURS  # + NIBBLE * colour
WILD = 2 * NIBBLE * COLOURS

BYTE = 8
BYTES = -(-len(CONVERTERS) // BYTE)


def _conversion_kit(conversion: Conversion) -> int:
    if conversion["from"] == "any":
        return 1 << WILD
    colour = ENERGIES.index(conversion["from"])
    return 1 << (MOVES if conversion["yields"] == 1 else DOUBLERS) + NIBBLE * colour


def _kit(converters: int) -> int:
    """The kit of a mask of converters, in Python."""
    cards = [CARD_LIST[card] for bit, card in enumerate(CONVERTERS) if converters >> bit & 1]
    return sum(_conversion_kit(conversion) for card in cards for conversion in card["conversions"])


def _twins(converters: int) -> int:
    """The mask of the twins of a mask of converters: other cards with the very same conversions."""
    kits = [_kit(1 << bit) for bit in range(len(CONVERTERS))]
    assert max(map(kits.count, kits)) <= 2  # so a twin has one twin
    pairs = permutations(range(len(CONVERTERS)), 2)
    return sum(1 << twin for bit, twin in pairs if converters >> bit & 1 and kits[bit] == kits[twin])


def _by_byte(of: Callable[[int], int]) -> npt.NDArray[np.int64]:
    """What `of` makes of every mask that fits one byte, by the byte's place: a whole mask's is the sum of these."""
    return np.array([[of(byte << BYTE * place) for byte in range(1 << BYTE)] for place in range(BYTES)], np.int64)


KITS = _by_byte(_kit)
TWINS = _by_byte(_twins)


@kernel
def kit_of(converters: int) -> int:
    """The kit of a mask of converters."""
    kit = 0
    for place in range(BYTES):
        kit += KITS[place, (converters >> (BYTE * place)) & 255]
    return kit


@kernel
def twins_of(converters: int) -> int:
    """The mask of the twins of these converters."""
    twins = 0
    for place in range(BYTES):
        twins += TWINS[place, (converters >> (BYTE * place)) & 255]
    return twins


@kernel
def count_at(nibbles: int, place: int) -> int:
    """One count of a kit or of spheres."""
    return (nibbles >> place) & FULL


@kernel
def ring_of(player: Player) -> int:
    """The spheres in the ring, a nibble a colour."""
    ring = 0
    for colour in range(COLOURS):
        ring |= int(player.energy[colour]) << (NIBBLE * colour)
    return ring


@kernel
def size_of(spheres: int) -> int:
    """How many spheres these are."""
    size = 0
    for colour in range(COLOURS):
        size += count_at(spheres, NIBBLE * colour)
    return size
