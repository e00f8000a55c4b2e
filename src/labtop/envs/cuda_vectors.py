"""Many games at once on a GPU, a thread a game: the same bytes as on the CPU. Needs `labtop[cuda]`."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from cuda.core.utils import StridedMemoryView
from numba import cuda

from labtop import registry
from labtop.core.chance import NONE
from labtop.core.structs import States
from labtop.envs.compiled import stepping_kernels
from labtop.envs.cuda_functions import device_function, launchable
from labtop.envs.episodes import Buffers, Settings
from labtop.envs.opponents import random_action
from labtop.envs.stepping import advance, deal_anew, first_illegal, look, show_mask
from labtop.envs.vectors import ROOM, Vector, need

BLOCK = 96  # threads that are launched together; their rows fit into a block's own memory
WORD = 8  # bytes
LAST = 1 << 62  # behind all others
ACTIONS = SEEN = TILE = 0  # hooks: bytes of a mask and of an observation, words of a block's rows
gpu: Any = cuda  # has no types of its own


def stage(state: Any) -> int:
    raise NotImplementedError


class DeviceArray:
    """An array on the GPU, which PyTorch and others that speak DLPack take as it is, without a copy."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        described: dict[str, Any] = self._array.__cuda_array_interface__
        return described

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view().__dlpack__(**wishes)

    def __dlpack_device__(self) -> Any:
        return self._view().__dlpack_device__()

    def __len__(self) -> int:
        return self.shape[0]

    def numpy(self) -> npt.NDArray[Any]:
        """A copy for the CPU."""
        copy: npt.NDArray[Any] = self._array.copy_to_host()
        return copy

    def _view(self) -> Any:
        return StridedMemoryView.from_cuda_array_interface(self._array, stream_ptr=-1)


class CudaVector(Vector):
    """A `Vector` whose arrays are `DeviceArray`s; `step` takes actions from the GPU, or from the CPU."""

    _not_copied = (*Vector._not_copied, "_illegal", "_bytes")

    def __init__(self, game: str, n: int, players: int = 2, threads: int = 1, **settings: Any) -> None:
        """As a `Vector`; bots other than `random` think on the CPU alone."""
        need(gpu.is_available(), "there is no GPU here that CUDA can use")
        need(threads == 1, "threads share the games on a CPU; a GPU has its own")
        super().__init__(game, n, players, **settings)

    def _prepare_bots(self, names: list[str]) -> None:
        others = [name for name in names if name != "random"]
        need(not others, f"on a GPU no bot has a seat but random, not {', '.join(others)}")
        super()._prepare_bots(names)

    def _hold(self, states: States, episodes: States, buffers: Buffers) -> None:
        """Masks and observations have rows for whole blocks of games, which are written by words."""
        super()._hold(states, episodes, buffers)
        self._illegal = gpu.to_device(np.zeros(1, np.int64))
        rows = self._blocks() * BLOCK
        self._bytes = []
        for name in ("legal_action_mask", "observation"):
            given = getattr(buffers, name)
            padded = np.pad(given.view(np.uint8), ((0, rows - len(self)), (0, 0)))
            flat = gpu.to_device(padded.reshape(-1))
            self._bytes.append(flat)
            array = flat.reshape(padded.shape)[: len(self)].view(given.dtype)
            self._buffers = self._buffers._replace(**{name: array})
            setattr(self, name, self._show(array))

    def _put(self, array: npt.NDArray[Any]) -> Any:
        return gpu.to_device(array)

    def _get(self, array: Any) -> npt.NDArray[Any]:
        copy: npt.NDArray[Any] = array.copy_to_host()
        return copy

    def _show(self, array: Any) -> DeviceArray:
        return DeviceArray(array)

    def _given(self, actions: Any) -> Any:
        on_device = gpu.is_cuda_array(actions)
        return gpu.as_cuda_array(actions) if on_device else gpu.to_device(super()._given(actions))

    def _reset(self, chosen: npt.NDArray[np.bool_]) -> None:
        self._launch(self._kernels.reset, *self._common, gpu.to_device(chosen))
        self._show_all()

    def _step(self, actions: Any) -> int:
        self._illegal.copy_to_device(np.array([len(self)]))
        self._launch(self._kernels.check, self._buffers.legal_action_mask, self._episodes, actions, self._illegal)
        self._launch(self._kernels.play, *self._common, actions, self._illegal)
        self._show_all()
        illegal = int(self._illegal.copy_to_host()[0])
        return illegal if illegal < len(self) else NONE

    def _show_all(self) -> None:
        """A game in which nothing has changed is shown as it was."""
        shown = (self._buffers.memory, self._buffers.current_player)
        words = (flat.view(np.uint64) for flat in self._bytes)
        self._launch(self._kernels.show, self._states, self._episodes, *shown, *words)

    @property
    def _common(self) -> tuple[Any, ...]:
        return self._states, self._episodes, self._buffers, self._settings

    @property
    def _kernels(self) -> CudaStep:
        return cuda_step(self.game, sum(part.size for part in self.parts))

    def _blocks(self) -> int:
        return -(-len(self) // BLOCK)

    def _launch(self, launched: Any, *given: Any) -> None:
        launched[self._blocks(), BLOCK](*given)


class CudaStep(NamedTuple):
    """What is launched; a step is `check`, `play` and `show`."""

    reset: Any
    check: Any
    play: Any
    show: Any


@cache
def cuda_step(game: str, seen: int) -> CudaStep:
    """The step of a game for the GPU, with observations of so many bytes."""
    hooks = stepping_kernels(game, random_action) | {"ACTIONS": len(registry.encoding(game).names), "SEEN": seen}
    hooks["TILE"] = BLOCK * max(hooks["ACTIONS"], seen) // WORD
    hooks |= {function.__name__: device_function(function) for function in (_arranged, _copy_out)}
    return CudaStep(*(launchable(function, **hooks) for function in (_reset, _check, _play, _show)))


def _reset(states: States, episodes: States, buffers: Buffers, settings: Settings, chosen: Any) -> None:
    """Begin those games anew that are chosen."""
    game = gpu.grid(1)
    if game < len(states) and chosen[game]:
        deal_anew(states, episodes, buffers, settings, (), gpu.local.array(ROOM, np.int64), game)


def _check(mask: Any, episodes: States, actions: Any, illegal: Any) -> None:
    """Note the first game in which an action is not legal."""
    game = gpu.grid(1)
    if game < len(episodes) and first_illegal(mask, episodes, actions, game, game + 1) != NONE:
        gpu.atomic.min(illegal, 0, game)


def _play(states: States, episodes: States, buffers: Buffers, settings: Settings, actions: Any, illegal: Any) -> None:
    """Play an action in each game, if all of them are legal.

    Threads that work on alike things are quick together: a block takes its games in the order of their actions.
    """
    games = len(states)
    if illegal[0] < games:
        return
    first = gpu.blockIdx.x * BLOCK
    game = first + gpu.threadIdx.x
    game = first + _arranged(actions[game] if game < games else LAST)
    if game < games:
        room = gpu.local.array(ROOM, np.int64)
        advance(states, episodes, buffers, settings, (), room, actions[game], game)


def _show(states: States, episodes: States, memory: Any, current_player: Any, mask_words: Any, seen_words: Any) -> None:
    """Write who decides, masks and observations; a block takes its games in the order of their stages.

    Rows are written to the block's own memory and go out by words, side by side.
    """
    games = len(states)
    words = gpu.shared.array(TILE, np.uint64)
    tile = words.view(np.uint8)
    first = gpu.blockIdx.x * BLOCK
    game = first + gpu.threadIdx.x
    place = _arranged(stage(states[game]) if game < games else LAST)
    game = first + place
    if game < games:
        current_player[game] = -1 if episodes[game].waits else states[game].to_play
        room = gpu.local.array(ROOM, np.int64)
        show_mask(states[game], episodes[game], tile[place * ACTIONS : (place + 1) * ACTIONS], room)
    _copy_out(words, mask_words, gpu.blockIdx.x, BLOCK * ACTIONS // WORD)
    if game < games:
        look(states, episodes, memory, game, episodes[game].seat, tile[place * SEEN : (place + 1) * SEEN])
    _copy_out(words, seen_words, gpu.blockIdx.x, BLOCK * SEEN // WORD)


def _arranged(key: int) -> int:
    """The place that this thread takes, when a block's places are ordered by the keys of its threads."""
    keys = gpu.shared.array(BLOCK, np.int64)
    order = gpu.shared.array(BLOCK, np.int64)
    me = gpu.threadIdx.x
    keys[me] = key
    gpu.syncthreads()
    rank = 0
    for other in range(BLOCK):
        rank += keys[other] < key or (keys[other] == key and other < me)
    order[rank] = me
    gpu.syncthreads()
    return int(order[me])


def _copy_out(words: Any, target: Any, block: int, count: int) -> None:
    """Copy what all threads of a block have written to where it belongs."""
    gpu.syncthreads()
    for at in range(gpu.threadIdx.x, count, BLOCK):
        target[block * count + at] = words[at]
    gpu.syncthreads()
