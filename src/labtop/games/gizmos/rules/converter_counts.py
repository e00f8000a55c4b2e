"""Sets of converters and rings as numbers that can be added.

Conversions come in three sorts, so a set of converters is known by how many it has of each, its *kit*:

    moves     X -> any        takes a sphere of colour X to a colour of choice
    doublers  X -> 2 X        makes one more of colour X
    wild      any -> any      takes any sphere to a colour of choice

A kit is one number with a nibble for each count, so kits are added like numbers; spheres likewise, a nibble a colour.
"""

import numpy as np
import numpy.typing as npt

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.actions import NIBBLE
from labtop.games.gizmos.rules.cards import CARD_LIST, COLOURS, CONVERTERS
from labtop.games.gizmos.rules.data import ENERGIES, Conversion
from labtop.games.gizmos.rules.state import Player

FULL = (1 << NIBBLE) - 1
MOVES = 0  # + NIBBLE * colour: where in a kit a count stands
DOUBLERS = NIBBLE * COLOURS  # + NIBBLE * colour
WILD = 2 * NIBBLE * COLOURS
ALL_COLOURS = (1 << NIBBLE * COLOURS) - 1  # a count for each colour

BYTE = 8
BYTE_MASK = (1 << BYTE) - 1
BYTES = len(CONVERTERS) // BYTE


def _kit(conversion: Conversion) -> int:
    if conversion["from"] == "any":
        return 1 << WILD
    colour = ENERGIES.index(conversion["from"])
    return 1 << (MOVES if conversion["yields"] == 1 else DOUBLERS) + NIBBLE * colour


def _by_byte(values: list[int]) -> npt.NDArray[np.int64]:
    """The sums of the values, one a converter, for every mask within one byte, by the byte's place."""
    bits = [[bit for bit in range(BYTE) if byte >> bit & 1] for byte in range(1 << BYTE)]
    places = [values[first : first + BYTE] for first in range(0, len(values), BYTE)]
    return np.array([[sum(place[bit] for bit in found) for found in bits] for place in places], np.int64)


def _twin(bit: int) -> int:
    """The mask of the other converter with the very same conversions, or 0."""
    return sum(1 << other for other, kit in enumerate(_KITS) if other != bit and kit == _KITS[bit])


def _movers(colour: int) -> int:
    """The mask of the converters that take a sphere off this colour to any, the wild ones included."""
    return sum(1 << bit for bit, kit in enumerate(_KITS) if kit >> WILD or kit >> MOVES + NIBBLE * colour & FULL)


_KITS = [sum(map(_kit, CARD_LIST[card]["conversions"])) for card in CONVERTERS]
assert len(_KITS) % BYTE == 0
assert max(map(_KITS.count, _KITS)) == 2  # nobody has two twins
KITS = _by_byte(_KITS)
TWINS = _by_byte([_twin(bit) for bit in range(len(_KITS))])
MOVERS = np.array([_movers(colour) for colour in range(COLOURS)], np.int64)  # masks of converters


@kernel
def kit_of(converters: int) -> int:
    """The kit of a mask of converters."""
    kit = 0
    for place in range(BYTES):
        kit += KITS[place, (converters >> (BYTE * place)) & BYTE_MASK]
    return kit


@kernel
def twins_of(converters: int) -> int:
    """The mask of the twins of these converters."""
    twins = 0
    for place in range(BYTES):
        twins += TWINS[place, (converters >> (BYTE * place)) & BYTE_MASK]
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
