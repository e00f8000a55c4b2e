"""Fit the weights of a game to games that bots play against themselves: `python -m labtop.bots.fitting GAME`.

Each round plays games with the weights so far and fits new ones to how those games, and those of the round before,
ended: the chance to win by a softmax over the seats, the points by least squares. In a round that is played by the
search, what it expected counts more than the result.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots.binding import mind
from labtop.bots.desk import make_desk
from labtop.bots.judging import blended
from labtop.core.chance import start_chance
from labtop.core.insight import HEADS, TRAITS_OF_AN_ITEM, Insight, Weights

SHARES = {2: 0.7, 3: 0.12, 4: 0.18}  # of the positions, by players
NOISE = 0.1
EVERY = 20  # of quick games one decision in so many is kept
REMEMBERED = 2  # rounds whose games count
NODES = 20_000
TRUST = 0.7  # in what a search expected; the rest in how the game ended
PASSES, BATCH, RATE, SHRINK = 3, 512, 0.005, 0.1
NO_ITEM = -1


class Games(NamedTuple):
    """Positions and how their games ended."""

    seen: Any  # [position, seat, feature]
    traits: Any  # [position, seat, item, which]: numbers, or NO_ITEM
    moments: Any  # [position]
    wins: Any  # [position, seat]
    scores: Any  # [position, seat]


def play(game: str, weights: Weights, players: int, simulations: int, positions: int, seed: int) -> Games:
    """Games played with these weights; by a search where `simulations` are given."""
    insight = registry.insight(game)
    desk = make_desk(game, blended(weights), NODES)
    for record in range(2):
        start_chance(desk.states[record:], seed + record)
    shape = (positions, players)
    found = Games(
        np.zeros((*shape, len(insight.names)), np.float32),
        np.full((*shape, insight.room, TRAITS_OF_AN_ITEM), NO_ITEM, np.int8),
        np.zeros(positions, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    mind(game).gather(desk, players, simulations, NOISE, TRUST, 1 if simulations else EVERY, *found)
    return found


def hats(moments: Any, knots: int) -> Any:
    """How much each knot counts at these moments."""
    places = moments[:, None] * (knots - 1) - np.arange(knots)
    return np.maximum(0.0, 1.0 - np.abs(places)).astype(np.float32)


class Terms(NamedTuple):
    """What the chance to win is made of, as in `Weights`."""

    traits: Any
    sums: Any  # [knot, feature]
    into: Any
    onset: Any
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
    units = values @ terms.into + (batch.hat @ terms.onset)[:, None]
    total = np.einsum("nsk,nk->ns", values @ terms.sums.T, batch.hat) + np.maximum(units, 0) @ terms.out
    return Strength(total, values, pooled, units)


def slopes(terms: Terms, batch: Batch, wins: Any) -> Terms:
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
        onset=batch.hat.T @ back.sum(1),
        out=(error * np.maximum(found.units, 0)).sum((0, 1)),
    )


def fit_wins(data: Sequence[Games], insight: Insight) -> Terms:
    """What gives the chances to win, by Adam with a rate that rises and falls."""
    spread = np.maximum(np.sqrt(np.mean([games.seen.var((0, 1)) for games in data], 0)), 0.02)
    usual = np.mean([games.seen.mean((0, 1)) for games in data], 0)
    features = len(usual) + insight.pooled
    chance = np.random.default_rng(0)
    terms = Terms(
        traits=chance.normal(0, 0.1, (len(insight.traits), insight.pooled)).astype(np.float32),
        sums=np.zeros((insight.knots, features), np.float32),
        into=chance.normal(0, features**-0.5, (features, insight.units)).astype(np.float32),
        onset=np.zeros((insight.knots, insight.units), np.float32),
        out=np.zeros(insight.units, np.float32),
    )
    batches = [(games, rows) for games in data for rows in _shuffled(len(games.moments), chance)]
    means, squares = ([np.zeros_like(term) for term in terms] for _ in range(2))
    steps = PASSES * len(batches)
    for step in range(1, steps + 1):
        games, rows = batches[chance.integers(len(batches))]
        seen = (games.seen[rows] - usual) / spread
        batch = make_batch(seen, games.traits[rows], games.moments[rows], len(insight.traits), insight.knots)
        rate = RATE * min(3 * step / steps, 1.5 * (1 - step / (steps + 1)))
        found = slopes(terms, batch, games.wins[rows])
        for term, slope, mean, square in zip(terms, found, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            term -= rate * (mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + SHRINK * term)
    spread, usual = (np.concatenate([one, np.full(insight.pooled, rest)]) for one, rest in ((spread, 1), (usual, 0)))
    into = terms.into / spread[:, None]
    return terms._replace(sums=terms.sums / spread, into=into, onset=terms.onset - usual @ into)


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


def write(insight: Insight, weights: Weights, folder: Path) -> None:
    """Write weights as a game's folder keeps them."""
    names = insight.all_names
    sums = weights.sums.transpose(2, 0, 1).reshape(len(names), -1)
    heads = [f"{head} {knot}" for head in HEADS for knot in range(insight.knots)]
    _write_table(folder / "weights.csv", heads, zip(names, sums, strict=True))
    if insight.units:
        lines = (*names, *(f"onset {knot}" for knot in range(insight.knots)), "out")
        rows = (*weights.into, *weights.onset, weights.out)
        _write_table(folder / "units.csv", range(insight.units), zip(lines, rows, strict=True))
    if insight.pooled:
        _write_table(folder / "items.csv", range(insight.pooled), zip(insight.traits, weights.traits, strict=True))


def _write_table(path: Path, columns: Iterable[object], rows: Iterable[tuple[str, Any]]) -> None:
    lines = [",".join([name, *(f"{value:.4g}" for value in values)]) for name, values in rows]
    path.write_text("\n".join([",".join(["feature", *map(str, columns)]), *lines, ""]), "utf-8")


def fit(game: str, rounds: int, searched: int, simulations: int, positions: int, seed: int, workers: int) -> Weights:
    """Weights after so many rounds of quick games and so many of searched ones.

    Without quick ones it begins with the weights that there are.
    """
    insight = registry.insight(game)
    weights = insight.plain_weights() if rounds else insight.load()
    rounds_played: list[list[Games]] = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for number in range(rounds + searched):
            thinking = 0 if number < rounds else simulations
            played = []
            for players, share in SHARES.items():
                seeds = [seed + 10_000 * number + 1000 * players + 10 * worker for worker in range(workers)]
                part = round(positions * share / workers)
                parts = pool.map(partial(play, game, weights, players, thinking, part), seeds)
                played.append(Games(*map(np.concatenate, zip(*parts, strict=True))))
            rounds_played = [*rounds_played, played][-REMEMBERED:]
            data = [games for one_round in rounds_played for games in one_round]
            terms = fit_wins(data, insight)
            sums = np.stack([terms.sums, fit_scores(data, terms)])
            weights = Weights(*(np.ascontiguousarray(term, np.float32) for term in terms._replace(sums=sums)))
            print(f"round {number + 1}: mean score {played[0].scores.mean():.1f} with 2 players", flush=True)
    return weights


def main() -> None:
    """Fit and write the weights of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--searched", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--positions", type=int, default=280_000, help="of each round")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="a folder, instead of the game's")
    options = parser.parse_args()
    rounds = (options.rounds, options.searched, options.simulations, options.positions)
    weights = fit(options.game, *rounds, options.seed, options.workers)
    write(registry.insight(options.game), weights, options.out or Path(str(files(f"labtop.{options.game}"))))


if __name__ == "__main__":
    main()
