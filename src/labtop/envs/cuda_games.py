"""Random games on a GPU, with complete lists of legal actions: how fast the rules alone are there."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from labtop import registry
from labtop.core.chance import quick
from labtop.core.encoding import STAGES
from labtop.core.entry_points import apply, legal, setup
from labtop.core.structs import Ints, States
from labtop.envs.cuda_functions import device_function, launchable
from labtop.envs.cuda_vectors import gpu, stage
from labtop.envs.vectors import ROOM

BLOCK = 64  # threads that are launched together
OWN = 8  # games of a thread
OVER = STAGES - 1  # the stage of a game that has ended
EVERYBODY = 0xFFFFFFFF  # threads of a warp


class RandomGames:
    """`OWN` games for each of `threads` threads, which go on for ever."""

    def __init__(self, game: str, threads: int, players: int = 2, seed: int = 0) -> None:
        fresh = registry.rules(game).fresh()
        states = np.frombuffer(bytearray(fresh[:1].tobytes() * threads * OWN), fresh.dtype)
        keys = np.random.default_rng(seed).integers(0, 1 << 63, (2, len(states)), np.uint64)
        states["chance"]["key"], states["chance"]["second_key"] = keys
        states["to_play"] = -1
        self._states, self._choosers = gpu.to_device(states), gpu.to_device(states[::OWN].copy())
        self._decisions = gpu.to_device(np.zeros(threads, np.int64))
        self._players, self._threads = players, threads
        self._kernel = _kernel(game)

    def play(self, rounds: int) -> int:
        """In each round every thread plays a decision, or waits for its neighbours; how many were played so far."""
        launched = self._kernel[self._threads // BLOCK, BLOCK]
        launched(self._states, self._choosers, self._decisions, self._players, rounds)
        return int(self._decisions.copy_to_host().sum())


@cache
def _kernel(game: str) -> Any:
    hooks = registry.evaluator(game).kernels._asdict() | {"stage": registry.encoding(game).stage}
    return launchable(_play, **hooks, **{"_most_common": device_function(_most_common)})


def _play(states: States, choosers: States, decisions: Ints, players: int, rounds: int) -> None:
    """Play some rounds. Threads of a warp take turns together: all play games that are at the same stage."""
    me = gpu.grid(1)
    room, stages = gpu.local.array(ROOM, np.int64), gpu.local.array(OWN, np.int64)
    chooser = choosers[me].chance
    played = 0
    for own in range(OWN):
        state = states[me * OWN + own]
        stages[own] = stage(state) if state.to_play >= 0 else OVER
    for _ in range(rounds):
        chosen = _most_common(stages)
        for own in range(OWN):
            if stages[own] == chosen:
                state = states[me * OWN + own]
                if chosen == OVER:
                    setup(state, players)
                else:
                    apply(state, room[quick(chooser, legal(state, room))])
                    played += 1
                stages[own] = stage(state) if state.to_play >= 0 else OVER
                break
    decisions[me] += played


def _most_common(stages: Ints) -> int:
    """The stage at which the most threads of a warp have a game."""
    present = 0
    for own in range(OWN):
        present |= 1 << stages[own]
    chosen, most = 0, 0
    for each in range(STAGES):
        count = gpu.popc(gpu.ballot_sync(EVERYBODY, bool(present >> each & 1)))
        if count > most:
            chosen, most = each, count
    return chosen
