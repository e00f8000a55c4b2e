"""A network as a file: a compressed `.npz` with an array for each of its weights (docs/networks.md)."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from labtop import registry
from labtop.bots.network import LANES, SEATS, Network
from labtop.bots.seeing import count_things

FLOATS = (np.float16, np.float32)


class BrokenNetwork(ValueError):
    """A file that is no network for its game."""


def has_network(game: str) -> bool:
    """Does a game bring a network?"""
    return registry.network(game).is_file()


def packaged(game: str) -> Network:
    """The network that a game brings; BrokenNetwork if it has none, or one that does not fit."""
    return load(registry.network(game), game)


def digest(game: str) -> str:
    """The SHA-256 of the network that a game brings."""
    return hashlib.sha256(registry.network(game).read_bytes()).hexdigest()


def save(path: Path, network: Network) -> None:
    """Write a network."""
    tables = {name: array.astype(np.float16) for name, array in network._asdict().items() if array.ndim == 2}
    arrays = network._asdict() | tables | {"rows": network.rows}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


@cache
def load(path: Path, game: str) -> Network:
    """Read a network for a game; BrokenNetwork says what is wrong with another file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            arrays = {name: found[name] for name in Network._fields}
    except (OSError, ValueError, EOFError, KeyError, BadZipFile) as error:
        raise BrokenNetwork(f"{path} holds no network: {error}") from error
    wide, narrow = arrays["rows"].shape[-1], arrays["deep"].shape[-1]
    for name, shape in _shapes(game, wide, narrow).items():
        array = arrays[name]
        kinds = (np.int8,) if name == "rows" else FLOATS
        if array.shape != shape or array.dtype not in kinds:
            raise BrokenNetwork(
                f"{path} does not fit {game}: {name} is {array.dtype}{list(array.shape)}, "
                f"not {np.dtype(kinds[-1])}{list(shape)}"
            )
    if narrow % LANES:
        raise BrokenNetwork(f"{path} does not fit: a narrow layer has a multiple of {LANES} units, not {narrow}")
    rows = np.ascontiguousarray(arrays.pop("rows"))  # in the order that compiled code works with, however it is kept
    return Network(rows, *(np.ascontiguousarray(array, np.float32) for array in arrays.values()))


def _shapes(game: str, wide: int, narrow: int) -> dict[str, tuple[int, ...]]:
    """What the arrays of a game's network are like."""
    actions = len(registry.encoding(game).names)
    return {
        "rows": (count_things(game), wide),
        "scale": (wide,),
        "bias": (wide,),
        "inner": (wide, narrow),
        "inner_bias": (narrow,),
        "deep": (narrow, narrow),
        "deep_bias": (narrow,),
        "policy": (actions, narrow),
        "policy_bias": (actions,),
        "value": (SEATS, narrow),
        "value_bias": (SEATS,),
        "points": (SEATS, narrow),
        "points_bias": (SEATS,),
    }
