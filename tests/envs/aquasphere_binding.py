"""AquaSphere's encoding called from Python, and states of random games to try it on."""

import random

import numpy as np
import numpy.typing as npt

import labtop
from envs.encodings import bound
from labtop.core.encoding import CHAIN, GOES_ON
from labtop.core.entry_points import ROOM
from labtop.core.structs import States, empty, raw_copy
from labtop.games.aquasphere.env import ENCODING
from labtop.games.aquasphere.game import RULES

Bytes = npt.NDArray[np.uint8]
call_mask, call_extend, call_observe = bound("aquasphere")


def new_chain() -> States:
    """A chain of which nothing is said."""
    return empty(CHAIN)


def shown(states: States, chain: States, fill: int = 0xAA) -> list[int]:
    """The ids that the mask shows, written over an array that is full of something else."""
    legal = np.full(len(ENCODING.names), fill, np.uint8)
    count = call_mask(states, chain, legal, np.zeros(ROOM, np.int64))
    assert set(legal.tolist()) <= {0, 1}
    ids = np.flatnonzero(legal).tolist()
    assert count == len(ids)
    return ids


def seen_by(states: States, seat: int, chain: States | None = None, fill: int = 0xAA) -> Bytes:
    """The observation of a seat, written over an array that is full of something else."""
    values = np.full(ENCODING.size, fill, np.uint8)
    call_observe(states, new_chain() if chain is None else chain, seat, values)
    return values


def parts(values: Bytes) -> dict[str, list[int]]:
    """An observation by the names of its parts."""
    found, at = {}, 0
    for name, count, *_ in ENCODING.parts:
        found[name] = values[at : at + count].tolist()
        at += count
    assert at == len(values)
    return found


def chains(states: States) -> dict[tuple[int, ...], int]:
    """All ways to say an action, and the rules' action that each says."""
    found: dict[tuple[int, ...], int] = {}
    for first in shown(states, new_chain()):
        chain = new_chain()
        said = call_extend(states, chain, first)
        if said != GOES_ON:
            assert chain.tobytes() == new_chain().tobytes()
            found[first,] = said
            continue
        for second in shown(states, chain):
            ended = chain.copy()
            found[first, second] = call_extend(states, ended, second)
            assert ended.tobytes() == new_chain().tobytes()
    return found


def legal_actions(states: States) -> list[int]:
    """The rules' own list."""
    room = np.zeros(ROOM, np.int64)
    return room[: RULES.entry_points.legal(states, room)].tolist()


def random_states(players: int, seed: int) -> list[States]:
    """The states of a random game, the end included."""
    states = raw_copy(labtop.new_game("aquasphere", players=players, seed=seed)._states)
    chance = random.Random(seed)
    found = [raw_copy(states)]
    while states["to_play"][0] >= 0:
        RULES.entry_points.apply(states, chance.choice(legal_actions(states)))
        found.append(raw_copy(states))
    return found
