"""What a game tells bots about a state, beyond its rules: features of a seat's prospects and what they are worth.

The worth of each feature is fitted to played games and stands in the game's `weights.csv`; see docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from labtop.core.doors import Kernel, Kernels

HEADS = ("win", "score")  # strength in the race to win; points at the end


class Weights(NamedTuple):
    """What the features are worth: a weighted sum of them, and for winning the hidden units of a small network."""

    sums: Any  # [head, knot, feature]
    into: Any  # [feature, unit]: what a unit sums up,
    onset: Any  # [knot, unit]: beginning with this,
    out: Any  # [unit]: and what the part above 0 is worth


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
    plain: dict[str, float]  # the strength that anybody would see in a position, for bots that do not know better
    load: Callable[[], Weights]

    def plain_weights(self) -> Weights:
        """Weights of what anybody would see; the points to expect are the fitted ones."""
        weights = self.load()
        weights.sums[0] = [self.plain.get(name, 0.0) for name in self.names]
        return weights._replace(out=np.zeros_like(weights.out))


def load_weights(package: str, names: tuple[str, ...], knots: int) -> Weights:
    """The weights that stand in a game's folder.

    `weights.csv` has a row a feature, a column a head and knot. `units.csv`, if there is one, has a column a hidden
    unit; below the rows of the features are those of the onset at each knot and of what comes out.
    """
    sums = _rows(package, "weights.csv")
    units = _rows(package, "units.csv")
    table = np.array([sums[name] for name in names], np.float32).reshape(len(names), len(HEADS), knots)
    return Weights(
        sums=np.ascontiguousarray(table.transpose(1, 2, 0)),
        into=np.array([units.get(name, ()) for name in names], np.float32),
        onset=np.array([units.get(f"onset {knot}", ()) for knot in range(knots)], np.float32),
        out=np.array(units.get("out", ()), np.float32),
    )


def _rows(package: str, name: str) -> dict[str, list[str]]:
    path = files(package).joinpath(name)
    lines = path.read_text("utf-8").splitlines()[1:] if path.is_file() else ()
    return {row: values for row, *values in (line.split(",") for line in lines)}
