"""A network judges positions: from what the deciding seat sees to each seat's prospects and the policy.

The first layer adds up the rows of all things that are so, in whole numbers; two small layers follow. Sums are made in
the order in which they are written, so every machine comes to the same. Templates: `see` is a hook, see kernel.py.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from labtop.core.encoding import Chain
from labtop.core.entry_points import score, standing
from labtop.core.inputs import Sight
from labtop.core.structs import Ints

SEATS = 4  # at most
POINTS = 10.0  # in which the network counts points
WON = 0.95  # of a result: the share of the victory,
CLEAR = 0.05  # and how clear the points are
LANES = 16  # units of a narrow layer are a multiple of it
ROWS = 4  # added at once
BLOCK = 256  # rows of int8 whose sum fits int16, whatever they are
NOTHING = np.float32(0.0)


class Network(NamedTuple):
    """The weights; the names are those of its file too. Seats are counted from the one that decides."""

    rows: Any  # int8 [thing, wide]: what each thing adds,
    scale: Any  # [wide]: times this,
    bias: Any  # [wide]: beginning with this
    inner: Any  # [wide, narrow]
    inner_bias: Any  # [narrow]
    deep: Any  # [narrow, narrow]
    deep_bias: Any  # [narrow]
    policy: Any  # [action, narrow]
    policy_bias: Any  # [action]
    value: Any  # [seat, narrow]
    value_bias: Any  # [seat]
    points: Any  # [seat, narrow]
    points_bias: Any  # [seat]


class Mind(NamedTuple):
    """A network, and room to think with it."""

    network: Network
    sight: Sight
    sums: Any  # [wide]
    block: Any  # [wide]: a part of them
    wide: Any  # the first layer, of which those units are kept that are not 0
    units: Any  # their numbers
    narrow: Any  # the second layer
    added: Any  # what the third adds to it; then room for sums
    logits: Any  # by legal action, in their order
    shares: Any  # by seat: what it can expect
    points: Any  # by seat


def see(state: Any, chain: Chain, seat: int, sight: Sight) -> int:
    raise NotImplementedError


def judge(state: Any, chain: Chain, actions: Ints, count: int, mind: Mind) -> None:
    """Write what each seat can expect, and the logits of the first so many actions: one evaluation."""
    add_rows(mind, see(state, chain, state.to_play, mind.sight))
    go_deeper(mind, activate(mind))
    network = mind.network
    for index in range(count):
        action = actions[index]
        mind.logits[index] = dot(network.policy[action], mind.narrow, mind.added) + network.policy_bias[action]
    for place in range(state.seats):
        seat = (state.to_play + place) % state.seats
        mind.shares[seat] = dot(network.value[place], mind.narrow, mind.added) + network.value_bias[place]
        mind.points[seat] = POINTS * (dot(network.points[place], mind.narrow, mind.added) + network.points_bias[place])
    soften(mind.shares, state.seats, 1.0)


def add_rows(mind: Mind, count: int) -> None:
    """Add up the rows of the things that are so: in 16 bits as long as that is certain to be enough, then in 32."""
    for unit in range(len(mind.sums)):
        mind.sums[unit] = 0
    for start in range(0, count, BLOCK):
        add_block(mind, start, min(start + BLOCK, count))
        for unit in range(len(mind.sums)):
            mind.sums[unit] += mind.block[unit]


def add_block(mind: Mind, start: int, end: int) -> None:
    """The same for a few of them, several rows at once, which saves stores."""
    rows, block, active = mind.network.rows, mind.block, mind.sight.active
    for unit in range(len(block)):
        block[unit] = 0
    whole = end - (end - start) % ROWS
    for place in range(start, whole, ROWS):
        a, b = rows[active[place]], rows[active[place + 1]]
        c, d = rows[active[place + 2]], rows[active[place + 3]]
        for unit in range(len(block)):
            block[unit] = np.int16(block[unit] + a[unit] + b[unit] + c[unit] + d[unit])
    for place in range(whole, end):
        row = rows[active[place]]
        for unit in range(len(block)):
            block[unit] = np.int16(block[unit] + row[unit])


def activate(mind: Mind) -> int:
    """Scale the sums; keep what is above 0, and say of how many units that is."""
    scale, bias, sums = mind.network.scale, mind.network.bias, mind.sums
    wide = mind.wide
    for unit in range(len(sums)):
        wide[unit] = bias[unit] + scale[unit] * np.float32(sums[unit])
    kept = 0
    for unit in range(len(sums)):
        mind.units[kept] = unit
        kept += wide[unit] > NOTHING
    return kept


def go_deeper(mind: Mind, count: int) -> None:
    """The second layer, and what the third adds to it."""
    network, narrow, added = mind.network, mind.narrow, mind.added
    for unit in range(len(narrow)):
        narrow[unit] = network.inner_bias[unit]
        added[unit] = network.deep_bias[unit]
    add_weighted(network.inner, mind.wide, mind.units, count, narrow)
    kept = 0
    for unit in range(len(narrow)):
        narrow[unit] = max(narrow[unit], NOTHING)
        mind.units[kept] = unit
        kept += narrow[unit] > NOTHING
    add_weighted(network.deep, narrow, mind.units, kept, added)
    for unit in range(len(narrow)):
        narrow[unit] += max(added[unit], NOTHING)


def add_weighted(weights: Any, values: Any, units: Ints, count: int, sums: Any) -> None:
    """Add the weights of the first so many units, times their values; several units at once, which saves stores."""
    whole = count - count % ROWS
    for place in range(0, whole, ROWS):
        i, j, k, m = units[place], units[place + 1], units[place + 2], units[place + 3]
        a, b, c, d = weights[i], weights[j], weights[k], weights[m]
        p, q, r, s = values[i], values[j], values[k], values[m]
        for unit in range(len(sums)):
            sums[unit] = sums[unit] + ((a[unit] * p + b[unit] * q) + (c[unit] * r + d[unit] * s))
    for place in range(whole, count):
        row, value = weights[units[place]], values[units[place]]
        for unit in range(len(sums)):
            sums[unit] += row[unit] * value


def dot(weights: Any, values: Any, room: Any) -> float:
    """The weighted sum: by quarters that the processor works at side by side, then in four lanes."""
    quarter = len(values) // 4
    a, b, c, d = weights, weights[quarter:], weights[2 * quarter :], weights[3 * quarter :]
    p, q, r, s = values, values[quarter:], values[2 * quarter :], values[3 * quarter :]
    for unit in range(quarter):
        room[unit] = (a[unit] * p[unit] + b[unit] * q[unit]) + (c[unit] * r[unit] + d[unit] * s[unit])
    first = second = third = fourth = NOTHING
    for unit in range(0, quarter, 4):
        first += room[unit]
        second += room[unit + 1]
        third += room[unit + 2]
        fourth += room[unit + 3]
    return float((first + second) + (third + fourth))


def soften(values: Any, count: int, temperature: float) -> None:
    """Make shares of the first so many values, which sum up to 1."""
    highest = values[0]
    for index in range(1, count):
        highest = max(highest, values[index])
    total = 0.0
    for index in range(count):
        values[index] = exp((values[index] - highest) / temperature)
        total += values[index]
    for index in range(count):
        values[index] /= total


def result(state: Any, mind: Mind) -> None:
    """Write what each seat has of a game that is over."""
    for seat in range(state.seats):
        mind.points[seat] = score(state, seat)
    write_result(state, mind.shares)


def write_result(state: Any, shares: Any) -> None:
    """Write what a game came to for each seat: its share of the victory, and a little for clear points."""
    best, equal = standing(state, 0), 1
    for seat in range(1, state.seats):
        own = standing(state, seat)
        equal = 1 if own > best else equal + (own == best)
        best = max(best, own)
    for seat in range(state.seats):
        shares[seat] = score(state, seat)
    soften(shares, state.seats, POINTS)
    for seat in range(state.seats):
        shares[seat] = WON * (standing(state, seat) == best) / equal + CLEAR * shares[seat]


def chance_to_win(expected: float, players: int) -> float:
    """What a seat's expectation says of its chance to win, the points being even."""
    return min(max((expected - CLEAR / players) / WON, 0.0), 1.0)
