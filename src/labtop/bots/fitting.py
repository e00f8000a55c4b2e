"""Fit the weights of a game to games that bots play against themselves: `python -m labtop.bots.fitting GAME`.

Each round plays games with the weights so far and fits them to how those games, and those of the two rounds before,
ended: the chance to win by logistic regression over the seats, the points by least squares.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
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

POSITIONS = {2: 240_000, 3: 64_000, 4: 48_000}  # a round, by players
SEARCHED = 0.5  # as many of them where games are played by a search, which takes longer
NOISE = 0.03
EVERY, EVERY_SEARCHED = 10, 3  # one position in so many is kept
REMEMBERED = 3  # rounds whose games count
NODES = 20_000
PASSES, BATCH, RATE, SHRINK = 8, 4096, 0.03, 3e-4


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
        np.zeros((*shape, weights.shape[2]), np.float32),
        np.zeros(positions, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    mind(game).gather(desk, players, simulations, NOISE, EVERY_SEARCHED if simulations else EVERY, *found)
    return found


def hats(moments: Any, knots: int) -> Any:
    """How much each knot counts at these moments."""
    places = moments[:, None] * (knots - 1) - np.arange(knots)
    return np.maximum(0.0, 1.0 - np.abs(places)).astype(np.float32)


def fit_wins(data: Sequence[Games], weights: Any, knots: int) -> Any:
    """Weights whose softmax over the seats is the chance to win, from these on, by Adam."""
    spread = np.sqrt(np.mean([games.seen.var((0, 1)) for games in data], 0))
    spread = np.maximum(spread, 0.02)
    weights = (weights * spread).astype(np.float32)
    chance = np.random.default_rng(0)
    batches = [(games, part) for games in data for part in range(len(games.moments) // BATCH)]
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, PASSES * len(batches) + 1):
        games, part = batches[chance.integers(len(batches))]
        rows = slice(part * BATCH, (part + 1) * BATCH)
        slope = _slope(weights, games.seen[rows] / spread, hats(games.moments[rows], knots), games.wins[rows])
        slope += SHRINK * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE * (1 - step / (PASSES * len(batches) + 1))
        weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights / spread


def _slope(weights: Any, seen: Any, hat: Any, wins: Any) -> Any:
    strength = np.einsum("nsk,nk->ns", seen @ weights.T, hat)
    shares = np.exp(strength - strength.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    error = (shares - wins)[:, :, None] * hat[:, None, :] / len(seen)
    return np.einsum("nsk,nsf->kf", error, seen, optimize=True)


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


def write(insight: Insight, weights: Weights, path: Path) -> None:
    """Write weights as a game's folder keeps them."""
    lines = ["feature," + ",".join(f"{head} {knot}" for head in HEADS for knot in range(insight.knots))]
    for index, name in enumerate(insight.names):
        lines.append(f"{name}," + ",".join(f"{weight:.4g}" for weight in weights[:, :, index].reshape(-1)))
    path.write_text("\n".join(lines) + "\n", "utf-8")


def fit(game: str, rounds: int, searched: int, simulations: int, seed: int, workers: int) -> Weights:
    """Weights after so many rounds of quick games and so many of searched ones."""
    insight = registry.insight(game)
    weights = insight.plain_weights()
    rounds_played: list[list[Games]] = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for number in range(rounds + searched):
            thinking = 0 if number < rounds else simulations
            played = []
            for players, positions in POSITIONS.items():
                share = int(positions * (SEARCHED if thinking else 1)) // workers
                seeds = [seed + 10_000 * number + 1000 * players + 10 * worker for worker in range(workers)]
                parts = list(pool.map(partial(play, game, weights, players, thinking, share), seeds))
                played.append(Games(*map(np.concatenate, zip(*parts, strict=True))))
            rounds_played = [*rounds_played, played][-REMEMBERED:]
            data = [games for one_round in rounds_played for games in one_round]
            start = weights[0] if number else np.zeros_like(weights[0])
            wins, scores = fit_wins(data, start, insight.knots), fit_scores(data, insight.knots)
            weights = insight.complete(np.stack([wins, scores]).astype(np.float32))
            print(f"round {number + 1}: mean score {played[0].scores.mean():.1f} with 2 players", flush=True)
    return weights


def main() -> None:
    """Fit and write the weights of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--searched", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="instead of the game's folder")
    options = parser.parse_args()
    weights = fit(options.game, options.rounds, options.searched, options.simulations, options.seed, options.workers)
    path = options.out or Path(str(files(f"labtop.{options.game}").joinpath("weights.csv")))
    write(registry.insight(options.game), weights, path)


if __name__ == "__main__":
    main()
