"""Chance lives in the record: a game is a pure function of its seed and its actions, on every machine the same."""

import hashlib

import numpy as np

from labtop.core.errors import shown
from labtop.core.kernel import kernel
from labtop.core.structs import I8, U64, Ints, States

NONE = -1
SEEDS = range(-(2**63), 2**63)


class Chance:
    """A xorshift generator, and what an action's one chance event brought or has to bring."""

    stream: U64  # never 0
    forced: I8  # the outcome that the next draw has to give, or NONE
    came: I8  # the outcome of the last action's draw, or NONE; no action draws twice


def seeded(seed: int) -> int:
    """The start of the stream for a seed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed not in SEEDS:
        raise ValueError(f"a seed is a whole number of 64 bits, not {shown(seed)}")
    digest = hashlib.blake2b(b"labtop %d" % seed, digest_size=8).digest()
    return int.from_bytes(digest, "little") or 1


def start_chance(states: States, seed: int) -> None:
    """Give the first record the stream of this seed."""
    states[0].chance.stream = seeded(seed)
    states[0].chance.forced = NONE
    states[0].chance.came = NONE


@kernel
def below(chance: Chance, limit: int) -> int:
    """A number from 0 to limit - 1 (its bias is below limit / 2**31)."""
    x = np.uint64(chance.stream)
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    chance.stream = x  # type: ignore[assignment]  # an int64 cannot hold it
    return (int(x >> np.uint64(33)) * limit) >> 31


@kernel
def fork(chance: Chance, source: Chance) -> None:
    """Give `chance` a new stream that `source` decides."""
    low, high = below(source, 1 << 31), below(source, 1 << 31)
    chance.stream = 1 + low + (high << 31)


@kernel
def draw(chance: Chance, counts: Ints, total: int) -> int:
    """One of the `total` pieces of which `counts` says how many there are of each sort, or the forced sort."""
    left = below(chance, total)
    sort = 0
    while left >= counts[sort]:
        left -= counts[sort]
        sort += 1
    if chance.forced != NONE:
        sort = int(chance.forced)
        chance.forced = NONE
    chance.came = sort
    return sort


@kernel
def shuffle(chance: Chance, pieces: Ints, count: int) -> None:
    """Put the first `count` pieces into a random order."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
