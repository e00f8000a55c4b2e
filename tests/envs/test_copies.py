"""Environments are pickled and copied in the middle of games; each copy goes on as the original would."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from labtop.envs import pettingzoo
from labtop.envs.gymnasium import SeatEnv, SeatVectorEnv
from labtop.envs.vectors import Vector


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


copies = pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
deep_copies = pytest.mark.parametrize("copied", [pickled, copy.deepcopy])  # Gymnasium and PettingZoo know no others


def any_legal(mask: np.ndarray, rng: np.random.Generator) -> Any:
    return (mask * rng.random(mask.shape)).argmax(axis=-1)


def vector_looks(vector: Vector, steps: int = 60) -> list[bytes]:
    """All that is shown, and how the games that end are told."""
    rng, looks = np.random.default_rng(7), []
    for _ in range(steps):
        vector.step(any_legal(vector.legal_action_mask, rng))
        seen = (vector.observation, vector.legal_action_mask, vector.current_player, vector.rewards, vector.truncated)
        looks.append(b"".join(array.tobytes() for array in (*seen, vector.final_observation, vector.observe(1, 1))))
    return looks


def seat_looks(env: SeatEnv, steps: int = 60) -> list[Any]:
    rng, looks = np.random.default_rng(7), []
    for _ in range(steps):
        observation, *rest = env.step(any_legal(env.action_masks(), rng))
        looks.append((observation["observation"].tobytes(), observation["action_mask"].tobytes(), *rest))
        if rest[1] or rest[2]:
            observation, _ = env.reset()
            looks.append(observation["observation"].tobytes())
    return looks


def agent_looks(env: Any, steps: int = 60) -> list[Any]:
    rng, looks = np.random.default_rng(7), []
    for _ in range(steps):
        observation, *rest = env.last()
        looks.append((env.agent_selection, observation["observation"].tobytes(), *rest))
        env.step(None if rest[1] or rest[2] else int(any_legal(observation["action_mask"], rng)))
        if not env.agents:
            env.reset()
    return looks


@copies
@pytest.mark.parametrize(
    "settings",
    [
        {"threads": 2, "players": 3, "bots": ["random", None, None]},
        {"game": "aquasphere", "threads": 2, "autoreset": "next_step"},
        {"record": True, "memory": True, "returns": "drawn", "max_turns": 15},
    ],
)
def test_a_copy_of_a_vector_goes_on_as_the_vector_would(copied: Callable[[Any], Any], settings: dict[str, Any]) -> None:
    vector = labtop.envs.vector(**{"game": "gizmos", "n": 32, "seed": 3} | settings)
    vector_looks(vector, 30)
    twin = copied(vector)
    before = vector._states.tobytes()
    looks = vector_looks(twin)
    assert vector._states.tobytes() == before
    assert vector_looks(vector) == looks
    assert vector_looks(vector.reset()) == vector_looks(twin.reset())
    assert vector_looks(vector.reset(5)) == vector_looks(twin.reset(5))
    if "record" in settings:
        assert vector.record(1) == twin.record(1)


@copies
def test_records_of_a_copy_are_what_compiled_code_knows(copied: Callable[[Any], Any]) -> None:
    """An equal dtype would do, slowly."""
    vector = labtop.envs.vector("gizmos", 2, record=True)
    twin = copied(vector)
    ours = (vector._states, vector._episodes, *vector._buffers)
    for own, its in zip(ours, (twin._states, twin._episodes, *twin._buffers), strict=True):
        assert its.dtype is own.dtype or not own.dtype.names
        assert (its.shape, its.flags.writeable, its.flags.aligned) == (own.shape, True, True)


@deep_copies
@pytest.mark.parametrize("game", ["gizmos", "aquasphere"])
def test_a_copy_of_an_environment_with_one_seat_goes_on(copied: Callable[[Any], Any], game: str) -> None:
    """It showed what was seen at the time of the copy, and checked actions by the mask of then."""
    env = SeatEnv(game, players=3, max_turns=30)
    env.reset(seed=1)
    seat_looks(env, 10)
    twin = copied(env)
    assert seat_looks(twin) == seat_looks(env)


@deep_copies
def test_a_copy_of_gymnasiums_vector_goes_on(copied: Callable[[Any], Any]) -> None:
    envs = SeatVectorEnv("gizmos", num_envs=32, threads=2)
    observation, _ = envs.reset(seed=1)
    twin = copied(envs)
    rng = np.random.default_rng(0)
    for _ in range(30):
        actions = any_legal(observation["action_mask"], rng)
        (observation, rewards, *_), (its, its_rewards, *_) = envs.step(actions), twin.step(actions)
        assert (observation["observation"] == its["observation"]).all()
        assert (rewards == its_rewards).all()
    assert (envs.reset()[0]["observation"] == twin.reset()[0]["observation"]).all()


@deep_copies
@pytest.mark.parametrize("made", [pettingzoo.raw_env, pettingzoo.env])
def test_a_copy_of_pettingzoos_goes_on(copied: Callable[[Any], Any], made: Callable[..., Any]) -> None:
    env = made("gizmos", players=3, max_turns=20)
    env.reset(seed=1)
    agent_looks(env, 10)
    twin = copied(env)
    assert agent_looks(twin) == agent_looks(env)


def test_a_spawned_process_goes_on() -> None:
    vector = labtop.envs.vector("gizmos", 32, threads=2, seed=3)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(vector_looks, vector, 5).result()
    assert there == vector_looks(vector, 5)
