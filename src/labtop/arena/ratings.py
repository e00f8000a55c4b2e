"""How strong bots are: maximum-likelihood Elo over rankings, with the seats' advantages and 95% intervals.

Plackett and Luce's model: the winner is drawn from all seats in proportion to their strengths, the second from the
others, and so on; with two players this is Bradley and Terry's. A seat's strength is its bot's plus that of the seat
itself. Equal ranks count as every order of the equals, in equal parts: for two players, half a win each.

A weak prior, a normal distribution around 0 with a standard deviation of PRIOR, keeps the rating of a bot that won or
lost everything finite; with a few dozen games that are not all alike it moves nothing by more than a point or two.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, permutations, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

ELO = 400 / math.log(10)  # points for a factor of e in the odds
PRIOR = 1000 / ELO
Z = 1.959964  # 95%
STEPS = 100


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """What a rating takes from a game: the bots' numbers and the ranks by seat in turn order, and the deal."""

    bots: Sequence[int]
    ranks: Sequence[int]
    deal: int


@dataclass(frozen=True)
class Ratings:
    """In Elo points; the bots' mean is 0, and so is the seats'."""

    bots: list[Estimate]
    seats: list[Estimate]
    first: Estimate  # whoever begins against the mean of the others


def rate(results: Sequence[Result], bots: int, seats: int) -> Ratings:
    """The ratings that make these results most likely."""
    size = bots + seats
    design, weights, deals = _orders(results, bots, size)
    strengths = _most_likely(design, weights, size)
    gradients, curvature = _slopes(design, weights, strengths)
    spread = np.linalg.inv(curvature)
    by_deal = np.zeros((max(deals, default=0) + 1, size))
    np.add.at(by_deal, deals, gradients)
    between = spread @ (by_deal.T @ by_deal) @ spread

    def estimate(contrast: Floats) -> Estimate:
        """Games of one deal are not independent: where the deals differ more than games would, that counts."""
        value = float(contrast @ strengths) * ELO
        variance = max(float(contrast @ matrix @ contrast) for matrix in (spread, between))
        half = Z * ELO * math.sqrt(max(variance, 0.0))
        return Estimate(value, value - half, value + half)

    around_bots, around_seats = np.eye(bots) - 1 / bots, np.eye(seats) - 1 / seats
    return Ratings(
        bots=[estimate(np.concatenate([row, np.zeros(seats)])) for row in around_bots],
        seats=[estimate(np.concatenate([np.zeros(bots), row])) for row in around_seats],
        first=estimate(np.concatenate([np.zeros(bots), around_seats[0] * seats / (seats - 1)])),
    )


def share(wins: float, games: int) -> Estimate:
    """A win rate with Wilson's interval, which stays within 0 and 1."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    rate, weight = wins / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt(rate * (1 - rate) / games + weight / games / 4)
    return Estimate(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))  # rounding aside


def _orders(results: Sequence[Result], bots: int, size: int) -> tuple[Floats, Floats, list[int]]:
    """For every order of finish what makes up the strength of each place, the order's weight, and its deal."""
    lines, weights, deals = [], [], []
    for result in results:
        finishes = list(_finishes(result.ranks))
        for finish in finishes:
            lines.append([(result.bots[seat], bots + seat) for seat in finish])
            weights.append(1 / len(finishes))
            deals.append(result.deal)
    design = np.zeros((len(lines), len(lines[0]) if lines else 2, size))
    for order, line in enumerate(lines):
        for place, parts in enumerate(line):
            design[order, place, parts] = 1.0
    return design, np.array(weights), deals


def _finishes(ranks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The seats from first to last, in every order that these ranks allow."""
    groups = [[seat for seat, own in enumerate(ranks) if own == rank] for rank in sorted(set(ranks))]
    return (tuple(chain(*parts)) for parts in product(*(permutations(group) for group in groups)))


def _most_likely(design: Floats, weights: Floats, size: int) -> Floats:
    """Newton's method on a concave function, halving steps that go too far."""
    strengths = np.zeros(size)
    for _ in range(STEPS):
        gradients, curvature = _slopes(design, weights, strengths)
        step = np.linalg.solve(curvature, gradients.sum(axis=0) - strengths / PRIOR**2)
        before, scale = _likelihood(design, weights, strengths), 1.0
        while _likelihood(design, weights, strengths + scale * step) < before and scale > 1e-6:
            scale /= 2
        strengths = strengths + scale * step
        if np.abs(step).max() < 1e-9:
            break
    return strengths


def _likelihood(design: Floats, weights: Floats, strengths: Floats) -> float:
    """The logarithm of the likelihood and of the prior."""
    utilities = design @ strengths
    total = -0.5 * float(strengths @ strengths) / PRIOR**2
    for place in range(utilities.shape[1] - 1):
        rest = utilities[:, place:]
        total += float(weights @ (rest[:, 0] - np.logaddexp.reduce(rest, axis=1)))
    return total


def _slopes(design: Floats, weights: Floats, strengths: Floats) -> tuple[Floats, Floats]:
    """The gradient of each order's likelihood, and the curvature of all of it with the prior."""
    utilities = design @ strengths
    gradients = np.zeros((len(design), len(strengths)))
    curvature = np.eye(len(strengths)) / PRIOR**2
    for place in range(utilities.shape[1] - 1):
        rest, parts = utilities[:, place:], design[:, place:]
        chances = np.exp(rest - np.logaddexp.reduce(rest, axis=1)[:, None])
        expected = np.einsum("op,opk->ok", chances, parts)
        gradients += weights[:, None] * (parts[:, 0] - expected)
        curvature += np.einsum("o,op,opk,opl->kl", weights, chances, parts, parts, optimize=True)
        curvature -= (expected * weights[:, None]).T @ expected
    return gradients, curvature
