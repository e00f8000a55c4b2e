"""Parts of an observation as words, eight bytes at once.

A part with fewer is written with eight too: what is too much is overwritten by the next part. Interpreted, numbers can
have more than eight bytes: nothing may depend on what is above.
"""

import numpy as np

from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.core.words import BYTE, WORD
from labtop.games.aquasphere.rules.state import NEUTRAL, ROUNDS

HALF = 4  # bytes
ONES = 0x0101010101010101  # 1 in each byte
HIGHEST = 7  # the bit of a byte
NEUTRAL_BIT = NEUTRAL.bit_length() - 1  # that no seat has
NEUTRAL_SEEN = NEUTRAL + 1
ANY_MASK = (1 << WORD) - 1
ANY_COUNT = 15

# Tables: the first so many bytes of a word; a byte for each member of a mask.
FIRST = np.array([(1 << 8 * count) - 1 if count < WORD else -1 for count in range(ANY_COUNT + 1)], np.int64)
FLAGS = np.array(
    [sum((mask >> bit & 1) << 8 * bit for bit in range(WORD)) for mask in range(ANY_MASK + 1)],
    np.int64,
)


@kernel
def packed(things: Ints, start: int, end: int) -> int:
    """Things of a list, at most eight, as bytes."""
    word = at = 0
    while at + HALF <= end - start:
        word |= half(things, start + at) << 8 * at
        at += HALF
    for index in range(at, end - start):
        word |= (int(things[start + index]) & BYTE) << 8 * index
    return word


@kernel
def half(things: Ints, start: int) -> int:
    """Four of them: compiled code reads them with one instruction."""
    word = 0
    for index in range(HALF):
        word |= (int(things[start + index]) & BYTE) << 8 * index
    return word


@kernel
def first(word: int, count: int) -> int:
    """The first so many bytes, then 0."""
    return word & int(FIRST[count & ANY_COUNT])


@kernel
def flags(mask: int) -> int:
    """A byte, 0 or 1, for each of the first eight members of a mask."""
    return int(FLAGS[mask & ANY_MASK])


@kernel
def top_first(pile: Ints, count: int) -> int:
    """A sector's pile from its top card down, counted from 1."""
    cards = 0
    for index in range(ROUNDS):
        cards |= (int(pile[index]) & BYTE) << 8 * (ROUNDS - 1 - index)
    return first((cards + ONES) >> 8 * (ROUNDS - count), count)


@kernel
def seen(colours: int, count: int, observer: int, players: int) -> int:
    """So many colours from the observer's side, who is 1; neutral ones are 5, those that are not there 0."""
    turned = colours + (players - observer) * ONES
    around = (turned + (128 - players) * ONES) >> HIGHEST & ONES  # 1 where that is past the last seat
    neutral = colours >> NEUTRAL_BIT & ONES
    found = turned - around * players + ONES
    return first(found & ~(neutral * BYTE) | neutral * NEUTRAL_SEEN, count)
