"""Networks that know nothing, for tests."""

from pathlib import Path

import numpy as np
import pytest

from labtop import registry
from labtop.bots.network import SEATS, Network
from labtop.bots.network_file import save
from labtop.bots.seeing import count_things

WIDE, NARROW = 32, 16


def random_network(game: str, seed: int = 1, wide: int = WIDE, narrow: int = NARROW) -> Network:
    """Weights by chance."""
    chance = np.random.default_rng(seed)
    actions = len(registry.encoding(game).names)

    def some(*shape: int) -> np.ndarray:
        return (chance.normal(size=shape) / shape[-1] ** 0.5).astype(np.float16).astype(np.float32)

    return Network(
        rows=chance.integers(-127, 128, (count_things(game), wide)).astype(np.int8),
        scale=some(wide) / 100,
        bias=some(wide),
        inner=some(wide, narrow),
        inner_bias=some(narrow),
        deep=some(narrow, narrow),
        deep_bias=some(narrow),
        policy=some(actions, narrow),
        policy_bias=some(actions),
        value=some(SEATS, narrow),
        value_bias=some(SEATS),
        points=some(SEATS, narrow),
        points_bias=some(SEATS),
    )


def bring(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let a game have a random network."""
    path = folder / f"{game}.npz"
    save(path, random_network(game))
    found = registry.network
    monkeypatch.setattr(registry, "network", lambda name: path if name == game else found(name))
    return path
