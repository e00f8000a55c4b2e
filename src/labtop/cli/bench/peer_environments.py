"""Games of other environments for programs that learn, at random: PettingZoo's one by one, pgx's many at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from labtop.cli.bench.environments import GAMES

Play: TypeAlias = Callable[[random.Random], tuple[int, int]]  # -> decisions, and the whole games that these were


def pettingzoo_game(module: str) -> Play:
    """One game of PettingZoo, agent by agent."""
    env: Any = import_module(f"pettingzoo.classic.{module}").raw_env()

    def play(chooser: random.Random) -> tuple[int, int]:
        env.reset(seed=chooser.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chooser.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions, 1

    return play


def pgx_game(name: str) -> Play:
    """A step of many games of pgx at once, which begin anew when they end: compiled as a whole, the choice included."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def advance(games: Any, key: Any) -> Any:
        choosing, playing, key = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.log(games.legal_action_mask), axis=1)
        return step(games, actions, jax.random.split(playing, GAMES)), key

    key = jax.random.PRNGKey(0)
    games = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def play(chooser: random.Random) -> tuple[int, int]:
        nonlocal games, key
        games, key = jax.block_until_ready(advance(games, key))
        return GAMES, 0

    return play
