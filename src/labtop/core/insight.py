"""What a game tells bots about a state, beyond its rules: features of a seat's prospects and what they are worth.

The worth of each feature is fitted to played games and stands in the game's `weights.csv`; see docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from labtop.core.doors import Kernel, Kernels

Weights: TypeAlias = npt.NDArray[np.float32]  # [head, knot, feature]
HEADS = ("win", "score")  # strength in the race to win; points at the end


@dataclass(frozen=True)
class Insight:
    """A game's door for bots: `insight.INSIGHT` of its folder."""

    game: str
    kernels: Kernels
    names: tuple[str, ...]  # of the features
    features: Kernel  # (state, seat, values): write the features of a seat
    progress: Kernel  # (state) -> from 0 at the start to 1 at the end
    settled: Kernel  # (state) -> is no turn under way?
    knots: int  # weights are given for so many moments of the game, evenly spread; between them they blend
    pending: dict[str, dict[str, float]]  # what is still to come in a turn counts as so much of other features
    plain: dict[str, float]  # the strength that anybody would see in a position, for bots that do not know better
    load: Callable[[], Weights]

    def complete(self, weights: Weights) -> Weights:
        """Give the pending features their weights: they are not seen between turns, where weights are fitted."""
        index = {name: number for number, name in enumerate(self.names)}
        for name, parts in self.pending.items():
            weights[:, :, index[name]] = sum(weights[:, :, index[part]] * much for part, much in parts.items())
        return weights

    def plain_weights(self) -> Weights:
        """Weights of what anybody would see; the points to expect are the fitted ones."""
        weights = self.load()
        weights[0] = [self.plain.get(name, 0.0) for name in self.names]
        return weights


def load_weights(package: str, names: tuple[str, ...], knots: int) -> Weights:
    """The weights that stand in a game's folder: a row a feature, a column a head and knot."""
    lines = files(package).joinpath("weights.csv").read_text("utf-8").splitlines()[1:]
    rows = {name: values for name, *values in (line.split(",") for line in lines)}
    weights = np.array([rows[name] for name in names], np.float32)
    return np.ascontiguousarray(weights.reshape(len(names), len(HEADS), knots).transpose(1, 2, 0))
