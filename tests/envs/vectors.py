"""What tests of vectors need."""

import numpy as np
import pytest

from labtop import registry
from labtop.envs.vectors import Vector

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_game = pytest.mark.parametrize("game", GAMES)


def random_actions(vector: Vector, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each game; 0 where there is none."""
    return (vector.legal_action_mask * rng.random(vector.legal_action_mask.shape)).argmax(axis=1)


def shown(vector: Vector) -> bytes:
    """All that a step writes."""
    arrays = (vector.observation, vector.legal_action_mask, vector.current_player, vector.rewards)
    return b"".join(array.tobytes() for array in (*arrays, vector.terminated, vector.truncated))


def played(vector: Vector, steps: int, seed: int = 0) -> list[bytes]:
    """What is shown at the beginning and after each of so many steps by chance."""
    rng = np.random.default_rng(seed)
    looks = [shown(vector)]
    for _ in range(steps):
        vector.step(random_actions(vector, rng))
        looks.append(shown(vector))
    return looks
