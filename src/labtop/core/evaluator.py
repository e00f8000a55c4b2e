"""What a game tells bots about a state, beyond its rules: features of a seat's prospects and what they are worth.

What these are worth is fitted to played games and stands in tables in the game's folder; see docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from labtop.core.entry_points import Kernel, Kernels
from labtop.core.kernel import kernel

HEADS = ("win", "score")  # strength in the race to win; points at the end
TRAITS_OF_AN_ITEM = 5


class Weights(NamedTuple):
    """What the features are worth: a weighted sum of them, and for winning the hidden units of a small network.

    Behind a game's features stand those that come of its items, such as the cards on offer: pooled units. Each adds
    up an item's traits; what is above 0 counts, summed over all items.
    """

    traits: Any  # [trait, pooled unit]
    sums: Any  # [head, knot, feature]
    into: Any  # [feature, unit]: what a unit sums up,
    bias: Any  # [knot, unit]: beginning with this,
    out: Any  # [unit]: and what the part above 0 is worth


@kernel
def no_items(state: Any, seat: int, traits: Any) -> int:
    """For a game of which bots look at the whole only."""
    return 0


@dataclass(frozen=True)
class Evaluator:
    """What a game brings for bots: `bots.evaluation.EVALUATOR` of its folder."""

    game: str
    kernels: Kernels
    names: tuple[str, ...]  # of the features
    features: Kernel  # (state, seat, values): write the features of a seat
    items: Kernel  # (state, seat, traits) -> how many items a seat looks at: write the numbers of each one's traits
    traits: Sequence[str]  # what can be said of items
    room: int  # for so many items
    progress: Kernel  # (state) -> from 0 at the start to 1 at the end
    settled: Kernel  # (state) -> is no turn under way?
    knots: int  # weights are given for so many moments of the game, evenly spread; between them they blend
    pooled: int  # units that see the items
    units: int  # hidden units
    plain: dict[str, float]  # the strength that anybody would see in a position, for bots that do not know better

    @property
    def all_names(self) -> tuple[str, ...]:
        """Of the features, and of those that come of the items."""
        return *self.names, *(f"pooled {unit}" for unit in range(self.pooled))

    def plain_weights(self) -> Weights:
        """Weights of what anybody would see; the points to expect are the fitted ones."""
        weights = self.load()
        weights.sums[0] = [self.plain.get(name, 0.0) for name in self.all_names]
        return weights._replace(out=np.zeros_like(weights.out))

    def load(self) -> Weights:
        """The weights that stand in the game's folder.

        `weights.csv` has a row a feature, a column a head and knot. `units.csv` has a column a hidden unit; below
        the rows of the features are those of the onset at each knot and of what comes out. `items.csv` has a column
        a pooled unit. A game without such units has no such file.
        """
        names = self.all_names
        sums, units, items = (self._rows(name) for name in ("weights.csv", "units.csv", "items.csv"))
        table = np.array([sums[name] for name in names], np.float32).reshape(len(names), len(HEADS), self.knots)
        return Weights(
            traits=_table([items.get(trait, ()) for trait in self.traits], self.pooled),
            sums=np.ascontiguousarray(table.transpose(1, 2, 0)),
            into=_table([units.get(name, ()) for name in names], self.units),
            bias=_table([units.get(f"onset {knot}", ()) for knot in range(self.knots)], self.units),
            out=np.array(units.get("out", ()), np.float32),
        )

    def _rows(self, name: str) -> dict[str, list[str]]:
        path = files(f"labtop.games.{self.game}.bots").joinpath(name)
        lines = path.read_text("utf-8").splitlines()[1:] if path.is_file() else ()
        return {row: values for row, *values in (line.split(",") for line in lines)}


def _table(rows: Sequence[Sequence[str]], columns: int) -> Any:
    return np.array(rows, np.float32).reshape(len(rows), columns)
