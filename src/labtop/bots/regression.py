"""What makes a seat likely to win, found from positions and how their games ended: a small network, by hand.

Nothing but NumPy: the network is so small that a library for such things would take longer to install than this to run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from labtop.core.evaluator import TRAITS_OF_AN_ITEM, Evaluator

PASSES, BATCH, RATE, SHRINK = 3, 512, 0.005, 0.1
NO_ITEM = -1


class Games(NamedTuple):
    """Positions and how their games ended."""

    seen: Any  # [position, seat, feature]
    traits: Any  # [position, seat, item, which]: numbers, or NO_ITEM
    moments: Any  # [position]
    wins: Any  # [position, seat]
    scores: Any  # [position, seat]


def hats(moments: Any, knots: int) -> Any:
    """How much each knot counts at these moments."""
    places = moments[:, None] * (knots - 1) - np.arange(knots)
    return np.maximum(0.0, 1.0 - np.abs(places)).astype(np.float32)


class Terms(NamedTuple):
    """What the chance to win is made of, as in `Weights`."""

    traits: Any
    sums: Any  # [knot, feature]
    into: Any
    bias: Any
    out: Any


class Batch(NamedTuple):
    """What the chances of some positions depend on."""

    seen: Any  # [position, seat, feature], without those that come of the items
    items: Any  # [position, seat, item, trait]: how often it has this trait
    hat: Any  # [position, knot]


def make_batch(seen: Any, traits: Any, moments: Any, trait_count: int, knots: int) -> Batch:
    """Some positions, their traits counted; NO_ITEM is the last trait but does not count."""
    numbers = traits.reshape(-1, TRAITS_OF_AN_ITEM)
    counts = np.zeros((len(numbers), trait_count + 1), np.float32)
    for which in range(TRAITS_OF_AN_ITEM):
        counts[np.arange(len(numbers)), numbers[:, which]] += 1
    return Batch(seen, counts[:, :-1].reshape(*traits.shape[:3], trait_count), hats(moments, knots))


class Strength(NamedTuple):
    """How strong each seat is, and what that comes of."""

    total: Any  # [position, seat]
    values: Any  # [position, seat, feature], with those that come of the items
    pooled: Any  # [position, seat, item, pooled unit]
    units: Any  # [position, seat, unit]


def strength(terms: Terms, batch: Batch) -> Strength:
    """How strong each seat is."""
    pooled = batch.items @ terms.traits
    values = np.concatenate([batch.seen, np.maximum(pooled, 0).sum(2)], 2)
    units = values @ terms.into + (batch.hat @ terms.bias)[:, None]
    total = np.einsum("nsk,nk->ns", values @ terms.sums.T, batch.hat) + np.maximum(units, 0) @ terms.out
    return Strength(total, values, pooled, units)


def gradients(terms: Terms, batch: Batch, wins: Any) -> Terms:
    """Where it goes up to larger errors: the slopes of the cross entropy of chances and results."""
    found = strength(terms, batch)
    shares = np.exp(found.total - found.total.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    error = (shares - wins)[:, :, None] / len(wins)
    weighed = error * batch.hat[:, None]
    back = error * terms.out * (found.units > 0)
    to_values = weighed @ terms.sums + back @ terms.into.T
    to_items = to_values[:, :, None, batch.seen.shape[2] :] * (found.pooled > 0)
    return Terms(
        traits=np.tensordot(batch.items, to_items, ((0, 1, 2), (0, 1, 2))),
        sums=np.tensordot(weighed, found.values, ((0, 1), (0, 1))),
        into=np.tensordot(found.values, back, ((0, 1), (0, 1))),
        bias=batch.hat.T @ back.sum(1),
        out=(error * np.maximum(found.units, 0)).sum((0, 1)),
    )


def fit_wins(data: Sequence[Games], evaluator: Evaluator) -> Terms:
    """What gives the chances to win, by Adam with a rate that rises and falls."""
    spread = np.maximum(np.sqrt(np.mean([games.seen.var((0, 1)) for games in data], 0)), 0.02)
    usual = np.mean([games.seen.mean((0, 1)) for games in data], 0)
    features = len(usual) + evaluator.pooled
    chance = np.random.default_rng(0)
    terms = Terms(
        traits=chance.normal(0, 0.1, (len(evaluator.traits), evaluator.pooled)).astype(np.float32),
        sums=np.zeros((evaluator.knots, features), np.float32),
        into=chance.normal(0, features**-0.5, (features, evaluator.units)).astype(np.float32),
        bias=np.zeros((evaluator.knots, evaluator.units), np.float32),
        out=np.zeros(evaluator.units, np.float32),
    )
    batches = [(games, rows) for games in data for rows in _shuffled(len(games.moments), chance)]
    means, squares = ([np.zeros_like(term) for term in terms] for _ in range(2))
    steps = PASSES * len(batches)
    for step in range(1, steps + 1):
        games, rows = batches[chance.integers(len(batches))]
        seen = (games.seen[rows] - usual) / spread
        batch = make_batch(seen, games.traits[rows], games.moments[rows], len(evaluator.traits), evaluator.knots)
        rate = RATE * min(3 * step / steps, 1.5 * (1 - step / (steps + 1)))
        found = gradients(terms, batch, games.wins[rows])
        for term, slope, mean, square in zip(terms, found, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            term -= rate * (mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + SHRINK * term)
    spread, usual = (np.concatenate([one, np.full(evaluator.pooled, rest)]) for one, rest in ((spread, 1), (usual, 0)))
    into = terms.into / spread[:, None]
    return terms._replace(sums=terms.sums / spread, into=into, bias=terms.bias - usual @ into)


def _shuffled(count: int, chance: np.random.Generator) -> list[Any]:
    """Batches of rows: those of one game are far apart."""
    return np.array_split(chance.permutation(count), max(1, count // BATCH))


def fit_scores(data: Sequence[Games], terms: Terms) -> Any:
    """Weights whose sum is the score at the end, by least squares."""
    knots, features = terms.sums.shape
    size = knots * features
    left, right = 3.0 * np.eye(size), np.zeros(size)
    for games in data:
        for start in range(0, len(games.moments), BATCH):
            rows = slice(start, start + BATCH)
            batch = make_batch(games.seen[rows], games.traits[rows], games.moments[rows], len(terms.traits), knots)
            values = strength(terms, batch).values
            products = (batch.hat[:, None, :, None] * values[:, :, None, :]).reshape(-1, size)
            left += products.T @ products
            right += products.T @ games.scores[rows].reshape(-1)
    return np.linalg.solve(left, right).reshape(knots, -1)
