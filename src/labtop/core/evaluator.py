"""What a game tells bots about a state, beyond its rules: features of a seat's prospects and what they are worth.

What these are worth is fitted to played games and stands in tables in the game's folder; see docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from labtop.core.entry_points import Kernel, Kernels, score
from labtop.core.kernel import bound_kernel, kernel

HEADS = ("win", "score")  # strength in the race to win; points at the end
SCORE = "score"  # the feature that says how many points a seat has
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
    def fitted(self) -> bool:
        """Are there weights to judge by? Searches without any play to the end instead, at random."""
        return bool(self._rows("weights.csv"))

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
        a pooled unit. A game without such units has no such file. One without `weights.csv` is not fitted yet: what
        anybody would see counts, and the score stays as it is.
        """
        names = self.all_names
        sums, units, items = (self._rows(name) for name in ("weights.csv", "units.csv", "items.csv"))
        sums = sums or {
            name: [*[self.plain.get(name, 0)] * self.knots, *[name == SCORE] * self.knots] for name in names
        }
        table = np.array([sums[name] for name in names], np.float32).reshape(len(names), len(HEADS), self.knots)
        return Weights(
            traits=_table([items.get(trait, ()) for trait in self.traits], self.pooled),
            sums=np.ascontiguousarray(table.transpose(1, 2, 0)),
            into=_table([units.get(name, ()) for name in names], self.units),
            bias=_table([units.get(f"onset {knot}", ()) for knot in range(self.knots)], self.units),
            out=np.array(units.get("out", ()), np.float32),
        )

    def _rows(self, name: str) -> dict[str, Sequence[Any]]:
        path = files(f"labtop.games.{self.game}").joinpath("bots", name)
        lines = path.read_text("utf-8").splitlines()[1:] if path.is_file() else ()
        return {row: values for row, *values in (line.split(",") for line in lines)}


@cache
def plain_evaluator(game: str, kernels: Kernels) -> Evaluator:
    """For a game that tells bots nothing of its own: the score is all they see, each action a turn."""
    return Evaluator(
        game=game,
        kernels=kernels,
        names=(SCORE,),
        features=bound_kernel(_score_alone, game, score=kernels.score),
        items=no_items,
        traits=(),
        room=0,
        progress=_no_progress,
        settled=_always,
        knots=2,
        pooled=0,
        units=0,
        plain={SCORE: 0.1},  # a tenth for a point
    )


def _score_alone(state: Any, seat: int, values: Any) -> None:
    values[0] = score(state, seat)


@kernel
def _no_progress(state: Any) -> float:
    return 0.0


@kernel
def _always(state: Any) -> bool:
    return True


def _table(rows: Sequence[Sequence[Any]], columns: int) -> Any:
    return np.array(rows, np.float32).reshape(len(rows), columns)
