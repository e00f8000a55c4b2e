"""Vectors on a GPU: compiled from the same source wherever that can be, the same bytes where there is a GPU."""

from __future__ import annotations

import pickle
import re
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import labtop.envs
from labtop import registry
from labtop.envs.vectors import SHOWN, Vector

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
STEPS, AT_ONCE = 1000, 1000  # a million decisions

installed = pytest.mark.skipif(
    not (find_spec("cuda") and find_spec("numba_cuda")), reason="labtop[cuda] is not installed"
)


def has_gpu() -> bool:
    from numba import cuda

    return bool(cuda.is_available())


gpu = pytest.mark.skipif(not has_gpu(), reason="there is no GPU here that CUDA can use")


class Described(Vector):
    """A vector for its types alone."""

    def reset(self, *_: object, **__: object) -> Described:
        return self


@pytest.mark.long
@installed
@pytest.mark.parametrize("game", GAMES)
def test_the_step_is_compiled_for_a_gpu(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a GPU too: the compiler alone does it. What is long is there once, and called."""
    from numba.cuda.cudadrv import nvvm

    if not nvvm.is_available():
        pytest.skip("CUDA's compiler is not installed")
    codes = compiled(game, monkeypatch)
    assert all(".target sm_90" in code for code in codes.values())
    called = set(re.findall(r"^\.weak \.func .*?(_ZN\w+)", codes["play"], re.MULTILINE))
    assert sum("5applyB" in name for name in called) == 1


@pytest.mark.long
@installed
def test_words_have_no_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance is a hash of words; shifted as numbers with a sign it would be another."""
    from numba import cuda
    from numba.cuda import types
    from numba.cuda.cudadrv import nvvm

    from labtop.core.siphash import siphash
    from labtop.envs.cuda_functions import device_function, launchable

    if not nvvm.is_available():
        pytest.skip("CUDA's compiler is not installed")
    if not has_gpu():
        pretend(monkeypatch)
    words = types.Array(types.uint64, 1, "C")
    launched = launchable(hashed, siphash=device_function(siphash))
    code = cuda.compile_ptx(launched.py_func, (words,), cc=(9, 0))[0]
    assert "shr." in code
    assert "shr.s64" not in code


def hashed(words: Any) -> None:
    words[0] = siphash(words[1], words[2], words[3])  # type: ignore[name-defined]  # noqa: F821


def pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    """To have a GPU, as the compiler asks which one."""
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)


def compiled(game: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """PTX of all that is launched."""
    from numba import cuda
    from numba.cuda import types
    from numba.cuda.typing.typeof import typeof

    from labtop.envs.cuda_games import _kernel
    from labtop.envs.cuda_vectors import cuda_step

    if not has_gpu():
        pretend(monkeypatch)
    envs = Described(game, 4)
    states, episodes, buffers, settings = map(typeof, (envs._states, envs._episodes, envs._buffers, envs._settings))
    mask, memory, player = map(
        typeof, (envs._buffers.legal_action_mask, envs._buffers.memory, envs._buffers.current_player)
    )
    whole, words = types.Array(types.int64, 1, "C"), types.Array(types.uint64, 1, "C")
    given: dict[str, tuple[Any, ...]] = {
        "reset": (states, episodes, buffers, settings, types.Array(types.boolean, 1, "C")),
        "check": (mask, episodes, whole, whole),
        "play": (states, episodes, buffers, settings, whole, whole),
        "show": (states, episodes, memory, player, words, words),
        "games": (states, states, whole, types.int64, types.int64),
    }
    launched = cuda_step(game, envs.observation.shape[1])._asdict() | {"games": _kernel(game)}
    return {
        name: cuda.compile_ptx(launched[name].py_func, signature, cc=(9, 0))[0] for name, signature in given.items()
    }


@gpu
@installed
@pytest.mark.parametrize("game", GAMES)
def test_a_gpu_gives_the_same_bytes(game: str) -> None:
    here, there = Vector(game, AT_ONCE, seed=5), labtop.envs.vector(game, AT_ONCE, seed=5, device="cuda")
    chooser = np.random.default_rng(1)
    for _ in range(STEPS):
        for name in SHOWN:
            assert np.array_equal(getattr(here, name), getattr(there, name).numpy()), name
        legal = here.legal_action_mask
        actions = (legal * (chooser.random(legal.shape, np.float32) + 0.001)).argmax(1)
        here.step(actions)
        there.step(actions)


@gpu
@installed
def test_games_that_have_ended_are_shown_as_they_were() -> None:
    settings: Any = {"seed": 5, "max_turns": 6, "autoreset": "disabled"}
    here, there = Vector("gizmos", 100, **settings), labtop.envs.vector("gizmos", 100, device="cuda", **settings)
    for _ in range(60):
        actions = here.legal_action_mask.argmax(1)
        here.step(actions)
        there.step(actions)
        for name in SHOWN:
            assert np.array_equal(getattr(here, name), getattr(there, name).numpy()), name
    assert not here.legal_action_mask.any(1).all()


@gpu
@installed
def test_other_libraries_take_the_arrays_as_they_are() -> None:
    torch = pytest.importorskip("torch")
    envs = labtop.envs.vector("gizmos", 100, device="cuda", record=True, bots=[None, "random"])
    mask = torch.from_dlpack(envs.legal_action_mask)
    assert mask.is_cuda
    assert mask.dtype == torch.bool
    while not envs.terminated.numpy().any():
        envs.step(mask.float().argmax(1))
    game = int(np.flatnonzero(envs.terminated.numpy())[0])
    assert labtop.replay(envs.record(game)).to_play is None


@gpu
@installed
def test_a_copy_goes_on_as_the_vector_would() -> None:
    envs = labtop.envs.vector("gizmos", 100, device="cuda", seed=3)
    twin = pickle.loads(pickle.dumps(envs))
    for _ in range(20):
        actions = envs.legal_action_mask.numpy().argmax(1)
        envs.step(actions)
        twin.step(actions)
        for name in SHOWN:
            assert np.array_equal(getattr(envs, name).numpy(), getattr(twin, name).numpy()), name


@gpu
@installed
def test_an_illegal_action_changes_nothing() -> None:
    envs = labtop.envs.vector("gizmos", 100, device="cuda")
    before = envs.observation.numpy()
    actions = envs.legal_action_mask.numpy().argmax(1)
    actions[57] = 452
    with pytest.raises(ValueError, match="game 57: action 452"):
        envs.step(actions)
    assert np.array_equal(before, envs.observation.numpy())


@gpu
@installed
def test_what_a_gpu_cannot_do_is_said() -> None:
    with pytest.raises(ValueError, match="no bot has a seat but random, not hard"):
        labtop.envs.vector("gizmos", 4, device="cuda", bots=[None, "hard"])
    with pytest.raises(ValueError, match="a GPU has its own"):
        labtop.envs.vector("gizmos", 4, device="cuda", threads=2)


def test_a_device_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="device is one of cpu, cuda, not 'tpu'"):
        labtop.envs.vector("gizmos", 4, device="tpu")


@pytest.mark.skipif(has_gpu(), reason="there is one here")
def test_no_gpu() -> None:
    with pytest.raises(ValueError, match=r"labtop\[cuda\]|no GPU here"):
        labtop.envs.vector("gizmos", 4, device="cuda")
