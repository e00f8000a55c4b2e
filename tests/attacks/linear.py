"""The attack on the generator of old: every bit of its outputs is a sum of bits of its first state, so solve for them.

A number that was drawn tells in which interval the output was, hence its highest bits: some for sure, some likely.
Sets of such equations are solved until a state fits everything that was seen.
"""

import random
from collections.abc import Iterator
from functools import reduce
from operator import xor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from attacks.table import xorshift

States = npt.NDArray[Any]
WIDTH = 64
TOP = 31  # bits of an output that count
LIKELY = 0.5
TRIES = 150


class Observation(NamedTuple):
    """The number-th draw, from 1 on, gave one of low … high - 1 below limit."""

    number: int
    low: int
    high: int
    limit: int


class Equation(NamedTuple):
    """The sum of the state's bits in the mask."""

    mask: int
    sum: int
    likely: float


def outputs(state: int, count: int) -> list[int]:
    found = []
    for _ in range(count):
        state = xorshift(state)
        found.append(state)
    return found


def masks(count: int) -> list[list[int]]:
    """Which bits of the state each bit of each output is the sum of: what becomes of a state with a single bit."""
    columns = [outputs(1 << bit, count) for bit in range(WIDTH)]
    return [
        [sum((columns[bit][number] >> place & 1) << bit for bit in range(WIDTH)) for place in range(WIDTH)]
        for number in range(count)
    ]


def equations(seen: Observation, rows: list[int]) -> Iterator[Equation]:
    """The highest bits of an output, as far as the interval tells them."""
    start, end = (-(-bound * 2**TOP // seen.limit) for bound in (seen.low, seen.high))
    for bits in range(1, TOP):
        size = 2 ** (TOP - bits)
        shares = {
            cell: min(end, (cell + 1) * size) - max(start, cell * size)
            for cell in range(start // size, -(-end // size))
        }
        prefix = max(shares, key=lambda cell: shares[cell])
        likely = shares[prefix] / (end - start)
        if likely < LIKELY:
            return
        yield Equation(rows[WIDTH - bits], prefix & 1, likely)


def solutions(chosen: list[Equation]) -> States:
    """The states that these equations give, in their order as far as they agree, if at most two of them are wrong."""
    lead: dict[int, tuple[int, int]] = {}
    for mask, parity, _ in chosen:
        sums = parity | 2 << len(lead)  # beside the sum the bit of this equation: it goes wherever the sum goes
        while mask and (bit := mask.bit_length() - 1) in lead:
            mask, sums = mask ^ lead[bit][0], sums ^ lead[bit][1]
        if mask:
            lead[mask.bit_length() - 1] = mask, sums
    if len(lead) < WIDTH:
        return np.zeros(0, np.uint64)
    bits: list[int] = []
    for bit in range(WIDTH):
        mask, sums = lead[bit]
        bits.append(reduce(xor, (bits[other] for other in range(bit) if mask >> other & 1), sums))
    states = [sum((bits[bit] >> place & 1) << bit for bit in range(WIDTH)) for place in range(WIDTH + 1)]
    right, wrong = np.uint64(states[0]), np.array([0, *states[1:]], np.uint64)
    return right ^ wrong ^ wrong[:, None]


def fitting(states: States, seen: list[Observation]) -> list[int]:
    """Those states that give all that was seen."""
    first = drawn = states.ravel()
    number = 0
    for one in sorted(seen):
        while number < one.number:
            drawn, number = xorshifted(drawn), number + 1
        value = ((drawn >> np.uint64(33)) * np.uint64(one.limit)) >> np.uint64(31)
        fits = (value >= one.low) & (value < one.high)
        first, drawn = first[fits], drawn[fits]
    return [int(state) for state in first]


def xorshifted(states: States) -> States:
    states = states ^ (states << np.uint64(13))
    states = states ^ (states >> np.uint64(7))
    return states ^ (states << np.uint64(17))


def recovered(seen: list[Observation]) -> int | None:
    """The first state of the old generator that gives all that was seen; None if none was found."""
    rows, chooser = masks(max(one.number for one in seen)), random.Random(0)
    known = [equation for one in seen for equation in equations(one, rows[one.number - 1])]
    for _ in range(TRIES):
        mixed = sorted(known, key=lambda one: -one.likely * chooser.random() ** (1 - one.likely))
        found = fitting(solutions(mixed), seen)
        if found:
            return found[0]
    return None
