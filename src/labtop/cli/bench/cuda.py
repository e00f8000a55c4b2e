"""The speed on a GPU, where there is one: random games with complete lists of legal actions, and steps of vectors."""

from __future__ import annotations

from importlib.util import find_spec
from time import perf_counter
from typing import Any

import numpy as np
from numba import cuda

from labtop.cli.bench.measurement import Figures

GAMES = 1 << 19  # at once, of a vector
THREADS = 1 << 16  # that play random games
ROUNDS = 1000  # of these games
STEADY = 200  # steps until games are at any point between start and end
gpu: Any = cuda  # has no types of its own


def on_a_gpu(game: str, runs: int) -> Figures:
    """Decisions and steps a second on a GPU, the best of some runs; nothing where there is none."""
    if not (find_spec("cuda") and find_spec("numba_cuda")):
        return {}
    return {"gpu_rules": _rules(game, runs), "gpu_vector": _vector(game, runs)} if gpu.is_available() else {}


def _rules(game: str, runs: int) -> float:
    from labtop.envs.cuda_games import RandomGames

    games = RandomGames(game, THREADS)
    played, best = games.play(ROUNDS), 0.0
    for _ in range(runs):
        before, started = played, perf_counter()
        played = games.play(ROUNDS)
        best = max(best, (played - before) / (perf_counter() - started))
    return best


def _vector(game: str, runs: int) -> float:
    """Actions are chosen on the GPU too; that time is left out."""
    from labtop.envs.cuda_vectors import CudaVector

    envs, best = CudaVector(game, GAMES), 0.0
    actions = gpu.to_device(np.zeros(GAMES, np.int64))
    choose: Any = gpu.jit(_choose)
    for step in range(STEADY + runs):
        choose[GAMES // 64, 64](envs.legal_action_mask, step, actions)
        gpu.synchronize()
        started = perf_counter()
        envs.step(actions)
        best = max(best, GAMES / (perf_counter() - started) if step >= STEADY else 0.0)
    return best


def _choose(mask: Any, step: int, actions: Any) -> None:
    """Any legal action: one of those behind a place that changes with game and step."""
    game = gpu.grid(1)
    count = mask.shape[1]
    place = (game * 2_654_435_761 + step * 40_503) % 1_000_003 % count
    for _ in range(count):
        if mask[game, place]:
            actions[game] = place
            return
        place = place + 1 if place + 1 < count else 0
