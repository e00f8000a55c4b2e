"""Chance lives in the record: a game is a pure function of its seed and its actions, on every machine the same.

Whoever sees what it brings can neither work out the key nor foretell what comes: output n of a stream is the SipHash of
(stream, n) under a key of 128 bits.
"""

import hashlib

from labtop.core.errors import shown
from labtop.core.kernel import kernel
from labtop.core.siphash import ALL, siphash, word
from labtop.core.structs import I8, I64, U64, Ints, States

NONE = -1
SEEDS = range(-(2**63), 2**128)
SEED_STRIDE = 1_000_003  # a prime: decisions of games with seeds next to each other do not share theirs
SETUP, PLAY = 0, 1  # streams: what one brings says nothing about the other
STREAM_BITS = 56  # where the stream's number stands in the message, above the output's
SLICE, WIDE = 16, 32  # bits that a number is made of, for limits up to 2**SLICE and up to 2**31
SLICES = 4  # of an output
LOW = (1 << SLICE) - 1
FINE = 1 << 30  # parts of a whole, for fractions


class Chance:
    """A keyed generator, and what an action's one chance event brought or has to bring."""

    key: U64  # the first half of the key
    second_key: U64
    counter: I64  # outputs taken of the stream
    rest: U64  # of the last output: what is not used yet
    slices: I8  # in the rest, 0 to SLICES
    stream: I8  # SETUP or PLAY
    forced: I8  # the outcome that the next draw has to give, or NONE
    came: I8  # the outcome of the last action's draw, or NONE; no action draws twice


def key_of(seed: int) -> tuple[int, int]:
    """The key that a seed stands for."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed not in SEEDS:
        raise ValueError(f"a seed is a whole number from -(2**63) to 2**128 - 1, not {shown(seed)}")
    digest = hashlib.blake2b(b"labtop %d" % seed, digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


def seed_of(seed: int, number: int) -> int:
    """The seed of one decision, by its number in a game or in a search with this seed."""
    return (seed * SEED_STRIDE + number) % 2**63


def start_chance(states: States, seed: int) -> None:
    """Give the first record the chance of this seed, for play."""
    states["chance"][0] = (*key_of(seed), 0, 0, 0, PLAY, NONE, NONE)  # the fields of `Chance` in their order


@kernel
def begin(chance: Chance, stream: int) -> None:
    """Go to the beginning of a stream."""
    chance.stream = stream
    chance.counter = chance.rest = chance.slices = 0


@kernel
def output(chance: Chance) -> int:
    """The next output, a word."""
    message = int(chance.stream) << STREAM_BITS | int(chance.counter)
    chance.counter += 1
    return siphash(chance.key, chance.second_key, message)


@kernel
def below(chance: Chance, limit: int) -> int:
    """A number from 0 to limit - 1, each as likely as any other; limit is at most 2**31."""
    if chance.slices > 0 and limit <= 1 << SLICE:  # the usual case of `below_anyway`, so short that it costs no call
        rest = word(chance.rest)
        product = int(rest & word(LOW)) * limit
        if product & LOW >= limit:
            chance.rest = rest >> word(SLICE)
            chance.slices -= 1
            return product >> SLICE
    return below_anyway(chance, limit)


@kernel
def below_anyway(chance: Chance, limit: int) -> int:
    """The same in all cases: nothing left of the last output, a large limit, a value that would not be fair."""
    bits = SLICE if limit <= 1 << SLICE else WIDE
    while True:
        number = reduced(next_bits(chance, bits), limit, bits)
        if number != NONE:
            return number


@kernel
def next_bits(chance: Chance, bits: int) -> int:
    """The next SLICE or WIDE bits."""
    slices = bits // SLICE
    if chance.slices < slices:
        chance.rest = output(chance)
        chance.slices = SLICES
    chance.slices -= slices
    rest = word(chance.rest)
    chance.rest = rest >> word(bits)
    return int(rest & word((1 << bits) - 1))


@kernel
def reduced(value: int, limit: int, bits: int) -> int:
    """A number below `limit` from a value of so many bits, or NONE: then another value is needed (Lemire, 2019).

    Exactly uniform: the values give the multiples of limit below limit * 2**bits. Number r stands for those from
    r * 2**bits to the next such bound. The first 2**bits % limit places behind each bound are refused; as many are left
    as limit divides, and of any `limit` places in a row just one is a multiple. So each r has 2**bits // limit values.
    """
    product = value * limit
    place = product & ((1 << bits) - 1)
    if place < limit and place < (1 << bits) % limit:
        return NONE
    return product >> bits


@kernel
def fraction(chance: Chance) -> float:
    """A number from 0 up to 1, but never 1."""
    return below(chance, FINE) / FINE


@kernel
def inner_fraction(chance: Chance) -> float:
    """A number between 0 and 1, never one of them: it has a logarithm, and so has that without its sign."""
    return (below(chance, FINE) + 1.0) / (FINE + 1.0)


@kernel
def quick(chooser: Chance, limit: int) -> int:
    """As `below`, to choose actions in masses of games, never for chance: a xorshift, which anybody can work out."""
    x = word(chooser.key)
    x ^= x << word(13) & word(ALL)
    x ^= x >> word(7)
    x ^= x << word(17) & word(ALL)
    chooser.key = x
    return (int(x >> word(33)) * limit) >> 31


@kernel
def fork(chance: Chance, source: Chance) -> None:
    """Give `chance` a new key that `source` alone decides: nothing of the old one is left."""
    chance.key = output(source)
    chance.second_key = output(source)
    begin(chance, PLAY)


@kernel
def draw(chance: Chance, counts: Ints, total: int) -> int:
    """One of the `total` pieces of which `counts` says how many there are of each sort, or the forced sort."""
    piece = below(chance, total)
    sort = before = 0
    for each in range(len(counts) - 1):  # all of them: quicker than to stop at the right one
        before += int(counts[each])
        sort += piece >= before
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
