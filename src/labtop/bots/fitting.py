"""Fit the weights of a game to games that bots play against themselves: `python -m labtop.bots.fitting GAME`.

Each round plays games with the weights so far and fits new ones to how those games, and those of the round before,
ended: the chance to win by a softmax over the seats, the points by least squares. In a round that is played by the
search, what it expected counts half.
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
from labtop.core.insight import HEADS, Insight, Weights

POSITIONS = {2: 200_000, 3: 40_000, 4: 40_000}  # a round, by players
NOISE = 0.1
EVERY = 20  # of quick games one decision in so many is kept
REMEMBERED = 2  # rounds whose games count
NODES = 20_000
UNITS = 16
PASSES, BATCH, RATE, SHRINK = 10, 1024, 0.004, 0.1


class Games(NamedTuple):
    """Positions and how their games ended."""

    seen: Any  # [position, seat, feature]
    moments: Any  # [position]
    wins: Any  # [position, seat]
    scores: Any  # [position, seat]


def play(game: str, weights: Weights, players: int, simulations: int, positions: int, seed: int) -> Games:
    """Games played with these weights; by a search where `simulations` are given."""
    states = registry.rules(game).fresh()
    desk = make_desk(states, blended(weights), NODES)
    for record in range(2):
        start_chance(desk.states[record:], seed + record)
    shape = (positions, players)
    found = Games(
        np.zeros((*shape, len(weights.into)), np.float32),
        np.zeros(positions, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    mind(game).gather(desk, players, simulations, NOISE, 1 if simulations else EVERY, *found)
    return found


def hats(moments: Any, knots: int) -> Any:
    """How much each knot counts at these moments."""
    places = moments[:, None] * (knots - 1) - np.arange(knots)
    return np.maximum(0.0, 1.0 - np.abs(places)).astype(np.float32)


class Terms(NamedTuple):
    """What the chance to win is made of, as in `Weights`."""

    sums: Any  # [knot, feature]
    into: Any
    onset: Any
    out: Any


def strength(terms: Terms, seen: Any, hat: Any) -> tuple[Any, Any]:
    """The strength of each seat, and what its units sum up."""
    units = seen @ terms.into + (hat @ terms.onset)[:, None]
    return np.einsum("nsk,nk->ns", seen @ terms.sums.T, hat) + np.maximum(units, 0) @ terms.out, units


def slopes(terms: Terms, seen: Any, hat: Any, wins: Any) -> Terms:
    """Where it goes up to larger errors: the slopes of the cross entropy of chances and results."""
    strengths, units = strength(terms, seen, hat)
    shares = np.exp(strengths - strengths.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    error = (shares - wins)[:, :, None] / len(seen)
    back = error * terms.out * (units > 0)
    return Terms(
        sums=np.tensordot(error * hat[:, None], seen, ((0, 1), (0, 1))),
        into=np.tensordot(seen, back, ((0, 1), (0, 1))),
        onset=hat.T @ back.sum(1),
        out=(error * np.maximum(units, 0)).sum((0, 1)),
    )


def fit_wins(data: Sequence[Games], knots: int) -> Terms:
    """What gives the chances to win, by Adam with a rate that rises and falls."""
    spread = np.maximum(np.sqrt(np.mean([games.seen.var((0, 1)) for games in data], 0)), 0.02)
    usual = np.mean([games.seen.mean((0, 1)) for games in data], 0)
    features = len(usual)
    chance = np.random.default_rng(0)
    terms = Terms(
        sums=np.zeros((knots, features), np.float32),
        into=chance.normal(0, features**-0.5, (features, UNITS)).astype(np.float32),
        onset=np.zeros((knots, UNITS), np.float32),
        out=np.zeros(UNITS, np.float32),
    )
    batches = [(games, rows) for games in data for rows in _shuffled(len(games.moments), chance)]
    means, squares = ([np.zeros_like(term) for term in terms] for _ in range(2))
    steps = PASSES * len(batches)
    for step in range(1, steps + 1):
        games, rows = batches[chance.integers(len(batches))]
        seen = (games.seen[rows] - usual) / spread
        rate = RATE * min(3 * step / steps, 1.5 * (1 - step / (steps + 1)))
        found = slopes(terms, seen, hats(games.moments[rows], knots), games.wins[rows])
        for term, slope, mean, square in zip(terms, found, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            term -= rate * (mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + SHRINK * term)
    into = terms.into / spread[:, None]
    return terms._replace(sums=terms.sums / spread, into=into, onset=terms.onset - usual @ into)


def _shuffled(count: int, chance: np.random.Generator) -> list[Any]:
    """Batches of rows: those of one game are far apart."""
    return np.array_split(chance.permutation(count), max(1, count // BATCH))


def fit_scores(data: Sequence[Games], knots: int) -> Any:
    """Weights whose sum is the score at the end, by least squares."""
    size = knots * data[0].seen.shape[2]
    left, right = 3.0 * np.eye(size), np.zeros(size)
    for games in data:
        hat = hats(games.moments, knots)
        for start in range(0, len(hat), BATCH):
            rows = slice(start, start + BATCH)
            terms = (hat[rows, None, :, None] * games.seen[rows, :, None, :]).reshape(-1, size)
            left += terms.T @ terms
            right += terms.T @ games.scores[rows].reshape(-1)
    return np.linalg.solve(left, right).reshape(knots, -1)


def write(insight: Insight, weights: Weights, folder: Path) -> None:
    """Write weights as a game's folder keeps them."""
    sums = weights.sums.transpose(2, 0, 1).reshape(len(insight.names), -1)
    heads = [f"{head} {knot}" for head in HEADS for knot in range(insight.knots)]
    _write_table(folder / "weights.csv", heads, zip(insight.names, sums, strict=True))
    names = [*insight.names, *(f"onset {knot}" for knot in range(insight.knots)), "out"]
    rows = [*weights.into, *weights.onset, weights.out]
    _write_table(folder / "units.csv", list(map(str, range(len(weights.out)))), zip(names, rows, strict=True))


def _write_table(path: Path, columns: list[str], rows: Iterable[tuple[str, Any]]) -> None:
    lines = [",".join([name, *(f"{value:.4g}" for value in values)]) for name, values in rows]
    path.write_text("\n".join([",".join(["feature", *columns]), *lines, ""]), "utf-8")


def fit(game: str, rounds: int, searched: int, simulations: int, seed: int, workers: int) -> Weights:
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
            for players, positions in POSITIONS.items():
                seeds = [seed + 10_000 * number + 1000 * players + 10 * worker for worker in range(workers)]
                parts = pool.map(partial(play, game, weights, players, thinking, positions // workers), seeds)
                played.append(Games(*map(np.concatenate, zip(*parts, strict=True))))
            rounds_played = [*rounds_played, played][-REMEMBERED:]
            data = [games for one_round in rounds_played for games in one_round]
            wins = fit_wins(data, insight.knots)
            sums = np.stack([wins.sums, fit_scores(data, insight.knots)]).astype(np.float32)
            weights = Weights(sums, *(np.ascontiguousarray(term, np.float32) for term in wins[1:]))
            print(f"round {number + 1}: mean score {played[0].scores.mean():.1f} with 2 players", flush=True)
    return weights


def main() -> None:
    """Fit and write the weights of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--searched", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="a folder, instead of the game's")
    options = parser.parse_args()
    weights = fit(options.game, options.rounds, options.searched, options.simulations, options.seed, options.workers)
    write(registry.insight(options.game), weights, options.out or Path(str(files(f"labtop.{options.game}"))))


if __name__ == "__main__":
    main()
