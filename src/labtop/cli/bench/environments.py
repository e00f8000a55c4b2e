"""The speed of the environments, mask and observation included: many games at once, and one through other libraries."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import numpy as np

from labtop import registry
from labtop.cli.bench.cuda import on_a_gpu
from labtop.cli.bench.measurement import Figures, Report, Size, part
from labtop.core.kernel import bind
from labtop.core.rules import Rules

GAMES, MANY = 1024, 16_384  # at once; many, so that waking a thread is nothing beside its work
LEARNERS = ("gymnasium", "pettingzoo")
Steps = Callable[[int], tuple[int, float]]  # so many steps: how many these are, and the seconds, choosing left out


def environments(rules: Rules, size: Size, report: Report) -> Figures:
    """Steps a second, two players, by kind; without what is not installed, and nothing for a game without encoding."""
    if not registry.has(rules.name, "env"):
        return {}
    kinds: dict[str, Callable[[], Steps]] = {
        f"{name}_{threads}": partial(_vector, rules.name, games, threads, size.steady)
        for name, games in (("vector", GAMES), ("many", MANY))
        for threads in (1, 2)
    }
    kinds |= {name: partial(_single, rules.name, name, size.steady) for name in LEARNERS if find_spec(name)}
    found = {
        name: _best(made(), size, part(report, index, len(kinds))) for index, (name, made) in enumerate(kinds.items())
    }
    return found | on_a_gpu(rules.name, size.runs)


def _best(steps: Steps, size: Size, report: Report) -> float:
    best = 0.0
    for run in range(size.runs):
        done, seconds = steps(size.env_steps)
        best = max(best, done / seconds)
        report((run + 1) / size.runs)
    return best


def _vector(game: str, games: int, threads: int, steady: int) -> Steps:
    from labtop.envs.vectors import Vector

    vector, chooser = Vector(game, games, threads=threads), np.random.default_rng(0)
    choosing, actions = bind(choose, game), np.zeros(games, np.int64)

    def steps(count: int) -> tuple[int, float]:
        seconds = 0.0
        for _ in range(count):
            choosing(vector.legal_action_mask, chooser.random(games), actions)
            started = perf_counter()
            vector.step(actions)
            seconds += perf_counter() - started
        return count * games, seconds

    steps(steady)
    return lambda count: steps(max(count * GAMES // games, 1))


def choose(mask: Any, chances: Any, actions: Any) -> None:
    """Choose a legal action for each game. NumPy, working through all masks, would put the games out of the cache."""
    for game in range(len(actions)):
        options = 0
        for action in range(mask.shape[1]):
            options += mask[game, action]
        left = int(chances[game] * options)
        actions[game] = 0  # in a game that has ended
        for action in range(mask.shape[1]):
            if mask[game, action]:
                if left == 0:
                    actions[game] = action
                    break
                left -= 1


def _single(game: str, library: str, steady: int) -> Steps:
    """One game through a library's interface; each step with the observation that is chosen by."""
    step = _gymnasium(game) if library == "gymnasium" else _pettingzoo(game)
    chooser = np.random.default_rng(0)
    mask = step(None)

    def steps(count: int) -> tuple[int, float]:
        nonlocal mask
        seconds = 0.0
        for _ in range(count * 10):
            legal = np.flatnonzero(mask)
            action = legal[chooser.integers(len(legal))].item()
            started = perf_counter()
            mask = step(action)
            seconds += perf_counter() - started
        return count * 10, seconds

    steps(steady)
    return steps


def _gymnasium(game: str) -> Callable[[int | None], Any]:
    from labtop.envs.gymnasium import SeatEnv

    env = SeatEnv(game)

    def step(action: int | None) -> Any:
        if action is None:
            return env.reset(seed=0)[0]["action_mask"]
        observation, _, terminated, truncated, _ = env.step(action)
        return env.reset()[0]["action_mask"] if terminated or truncated else observation["action_mask"]

    return step


def _pettingzoo(game: str) -> Callable[[int | None], Any]:
    from labtop.envs.pettingzoo import raw_env

    env = raw_env(game)

    def step(action: int | None) -> Any:
        if action is None:
            env.reset(seed=0)
        else:
            env.step(action)
        observation, _, terminated, truncated, _ = env.last()
        return step(None) if terminated or truncated else observation["action_mask"]

    return step
