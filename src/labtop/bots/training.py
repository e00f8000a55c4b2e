"""Fit the weights of a game to games that bots play against themselves: `python -m labtop.bots.training GAME`.

Each round plays games with the weights so far and fits new ones to how those games, and those of the round before,
ended: the chance to win by a softmax over the seats, the points by least squares. In a round that is played by the
search, what it expected counts more than the result.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from labtop import registry
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import blended
from labtop.bots.regression import NO_ITEM, Games, fit_scores, fit_wins
from labtop.bots.workspace import make_workspace
from labtop.core.chance import start_chance
from labtop.core.evaluator import HEADS, TRAITS_OF_AN_ITEM, Evaluator, Weights

SHARES = {2: 0.7, 3: 0.12, 4: 0.18}  # of the positions, by players
NOISE = 0.1
EVERY = 20  # of quick games one decision in so many is kept
REMEMBERED = 2  # rounds whose games count
NODES = 20_000
TRUST = 0.7  # in what a search expected; the rest in how the game ended


def play(game: str, weights: Weights, players: int, simulations: int, positions: int, seed: int) -> Games:
    """Games played with these weights; by a search where `simulations` are given."""
    evaluator = registry.evaluator(game)
    workspace = make_workspace(game, blended(weights), NODES)
    for record in range(2):
        start_chance(workspace.states[record:], seed + record)
    shape = (positions, players)
    found = Games(
        np.zeros((*shape, len(evaluator.names)), np.float32),
        np.full((*shape, evaluator.room, TRAITS_OF_AN_ITEM), NO_ITEM, np.int8),
        np.zeros(positions, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
    )
    compiled_bot(game).gather(workspace, players, simulations, NOISE, TRUST, 1 if simulations else EVERY, *found)
    return found


def write(evaluator: Evaluator, weights: Weights, folder: Path) -> None:
    """Write weights as a game's folder keeps them."""
    names = evaluator.all_names
    sums = weights.sums.transpose(2, 0, 1).reshape(len(names), -1)
    heads = [f"{head} {knot}" for head in HEADS for knot in range(evaluator.knots)]
    _write_table(folder / "weights.csv", heads, zip(names, sums, strict=True))
    if evaluator.units:
        lines = (*names, *(f"onset {knot}" for knot in range(evaluator.knots)), "out")
        rows = (*weights.into, *weights.bias, weights.out)
        _write_table(folder / "units.csv", range(evaluator.units), zip(lines, rows, strict=True))
    if evaluator.pooled:
        _write_table(folder / "items.csv", range(evaluator.pooled), zip(evaluator.traits, weights.traits, strict=True))


def _write_table(path: Path, columns: Iterable[object], rows: Iterable[tuple[str, Any]]) -> None:
    lines = [",".join([name, *(f"{value:.4g}" for value in values)]) for name, values in rows]
    path.write_text("\n".join([",".join(["feature", *map(str, columns)]), *lines, ""]), "utf-8")


def fit(game: str, rounds: int, searched: int, simulations: int, positions: int, seed: int, workers: int) -> Weights:
    """Weights after so many rounds of quick games and so many of searched ones.

    Without quick ones it begins with the weights that there are.
    """
    evaluator = registry.evaluator(game)
    weights = evaluator.plain_weights() if rounds else evaluator.load()
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
            terms = fit_wins(data, evaluator)
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
    write(
        registry.evaluator(options.game), weights, options.out or Path(str(files(f"labtop.games.{options.game}.bots")))
    )


if __name__ == "__main__":
    main()
