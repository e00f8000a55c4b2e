"""Vectors on a GPU: compiled from the same source wherever that can be, the same bytes where there is a GPU."""

from __future__ import annotations

import pickle
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
    """Without a GPU too: the compiler alone does it."""
    from numba import cuda
    from numba.cuda import dispatcher, types
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.typing.typeof import typeof

    from labtop.envs.cuda_games import _kernel
    from labtop.envs.cuda_vectors import cuda_step

    if not nvvm.is_available():
        pytest.skip("CUDA's compiler is not installed")
    if not has_gpu():
        device = SimpleNamespace(compute_capability=(9, 0))
        monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    envs = Described(game, 4)
    common = tuple(map(typeof, (envs._states, envs._episodes, envs._buffers, envs._settings)))
    whole, words = types.Array(types.int64, 1, "C"), types.Array(types.uint64, 1, "C")
    step = cuda_step(game, envs.observation.shape[1])
    given: dict[Any, tuple[Any, ...]] = {
        step.reset: (*common, types.Array(types.boolean, 1, "C")),
        step.check: (*common, whole, whole),
        step.step: (*common, whole, whole, words, words),
        _kernel(game): (common[0], common[0], whole, types.int64, types.int64),
    }
    for launched, signature in given.items():
        code, _ = cuda.compile_ptx(launched.py_func, signature, cc=(9, 0))
        assert ".target sm_90" in code


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
