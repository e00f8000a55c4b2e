"""What a position is worth: each seat's chance to win and the points it will have, judged from the game's features.

These are generic functions over a game's kernels: names such as `features` stand for the game's own, see binding.py.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Any

import numpy as np

from labtop.bots.workspace import Scales
from labtop.core.entry_points import score, standing
from labtop.core.evaluator import Weights

WIN, SCORE = 0, 1  # heads of the weights
WON = 0.9  # of a result: the share of the victory,
RANKED = 0.05  # the rank,
MARGIN = 0.05  # and how clear it is
EVEN_MARGIN = 0.5 * MARGIN
CLEAR = 20.0  # points
MOMENTS = 33  # for which weights are blended
LANES = 4


def features(state: Any, seat: int, values: Any) -> None:
    raise NotImplementedError


def items(state: Any, seat: int, traits: Any) -> int:
    raise NotImplementedError


def progress(state: Any) -> float:
    raise NotImplementedError


def blended(weights: Weights) -> Weights:
    """Weights between the knots, for so many moments of the game, and the sums in whole lanes."""
    _, knots, count = weights.sums.shape
    moments = np.linspace(0, knots - 1, MOMENTS)
    before = np.minimum(moments.astype(int), knots - 2)
    later = (moments - before)[:, None]
    sums = weights.sums[:, before] * (1 - later) + weights.sums[:, before + 1] * later
    return weights._replace(
        sums=np.pad(sums, ((0, 0), (0, 0), (0, -count % LANES))).astype(np.float32),
        bias=(weights.bias[before] * (1 - later) + weights.bias[before + 1] * later).astype(np.float32),
    )


def worth(state: Any, seat: int, head: int, scales: Scales) -> float:
    """What a seat's features are worth."""
    values = scales.values
    features(state, seat, values)
    pool(items(state, seat, scales.traits), scales)
    moment = int(progress(state) * (MOMENTS - 1) + 0.5)
    total = weighted(values, scales.weights.sums[head, moment])
    return total + hidden(moment, scales) if head == WIN else total


def weighted(values: Any, weights: Any) -> float:
    """The weighted sum of features, in four lanes that the processor adds side by side."""
    a = b = c = d = np.float32(0.0)
    for index in range(0, len(values), LANES):
        a += weights[index] * values[index]
        b += weights[index + 1] * values[index + 1]
        c += weights[index + 2] * values[index + 2]
        d += weights[index + 3] * values[index + 3]
    return float((a + b) + (c + d))


def pool(count: int, scales: Scales) -> None:
    """Write the features that come of so many items, behind the others."""
    weights = scales.weights
    units = weights.traits.shape[1]
    pooled = scales.values[len(weights.into) - units : len(weights.into)]
    for unit in range(units):
        pooled[unit] = 0.0
    for item in range(count):
        traits = scales.traits[item]
        a, b, c = weights.traits[traits[0]], weights.traits[traits[1]], weights.traits[traits[2]]
        d, e = weights.traits[traits[3]], weights.traits[traits[4]]
        for unit in range(units):
            pooled[unit] += max(a[unit] + b[unit] + c[unit] + d[unit] + e[unit], np.float32(0.0))


def hidden(moment: int, scales: Scales) -> float:
    """What the hidden units make of the features; most of these are 0."""
    weights, units, values = scales.weights, scales.units, scales.values
    into, bias = weights.into, weights.bias[moment]
    for unit in range(len(units)):
        units[unit] = bias[unit]
    for index in range(len(into)):
        value = values[index]
        if value != 0.0:
            row = into[index]
            for unit in range(len(units)):
                units[unit] += row[unit] * value
    total = np.float32(0.0)
    for unit in range(len(units)):
        total += max(units[unit], np.float32(0.0)) * weights.out[unit]
    return float(total)


def judge(state: Any, scales: Scales) -> None:
    """Write what every seat can expect by its chance to win, as of a game won or lost by no margin.

    So whoever has as good as won gains by ending the game, and does not dawdle.
    """
    shares = scales.shares
    highest = -1e30
    for seat in range(state.seats):
        shares[seat] = worth(state, seat, WIN, scales)
        highest = max(highest, shares[seat])
    total = 0.0
    for seat in range(state.seats):
        shares[seat] = exp(shares[seat] - highest)
        total += shares[seat]
    for seat in range(state.seats):
        shares[seat] = (WON + RANKED) * shares[seat] / total + EVEN_MARGIN


def result(state: Any, scales: Scales) -> None:
    """Write every seat's result of a game that is over: victory above all, then rank, then margin."""
    for seat in range(state.seats):
        own = standing(state, seat)
        above, equal, best_other = 0, 1, -1000
        for other in range(state.seats):
            if other != seat:
                above += standing(state, other) > own
                equal += standing(state, other) == own
                best_other = max(best_other, score(state, other))
        won = 1.0 / equal if above == 0 else 0.0
        ranked = 1.0 - (above + 0.5 * (equal - 1)) / (state.seats - 1)
        margin = 0.5 + 0.5 * tanh((score(state, seat) - best_other) / CLEAR)
        scales.shares[seat] = WON * won + RANKED * ranked + MARGIN * margin


def outlook(state: Any, scales: Scales) -> None:
    """Write what each seat can expect: the result of a finished game, the chance to win of another."""
    if state.to_play < 0:
        result(state, scales)
    else:
        judge(state, scales)


def points(state: Any, seat: int, scales: Scales) -> float:
    """The points that a seat can expect at the end."""
    if state.to_play < 0:
        return float(score(state, seat))
    return worth(state, seat, SCORE, scales)


def chance_to_win(share: float) -> float:
    """The chance to win of which a search expects this share of a result, rank and margin being even."""
    return min(max((share - EVEN_MARGIN) / (WON + RANKED), 0.0), 1.0)
