"""A door into the judging of positions, which only compiled code calls otherwise."""

from functools import cache
from typing import Any

import numpy as np

from labtop import registry
from labtop.bots import judging
from labtop.bots.desk import Desk, make_desk
from labtop.bots.judging import SCORE, WIN, blended, features, items, outlook, points, progress, worth
from labtop.core.doors import Kernel
from labtop.core.kernel import bind, bound_kernel
from labtop.core.structs import States


class Judgement:
    """What the kernels say of a position."""

    def __init__(self, game: str, states: States, seat: int) -> None:
        insight = registry.insight(game)
        desk = make_desk(game, blended(insight.load()), 1)
        desk.states[0] = states[0]
        values, found = np.zeros(len(insight.names), np.float32), np.zeros(5)
        _door(game)(desk, seat, values, found)
        self.features: dict[str, float] = dict(zip(insight.names, values.tolist(), strict=True))
        self.progress, self.strength, self.expected, self.points, count = found.tolist()
        items = desk.scales.traits[: int(count)].tolist()
        self.items: list[tuple[str, ...]] = [tuple(insight.traits[trait] for trait in item) for item in items]
        self.shares: list[float] = desk.scales.shares.tolist()


@cache
def _door(game: str) -> Kernel:
    insight = registry.insight(game)
    own = {"features": insight.features, "items": insight.items, "progress": insight.progress}
    hooks = insight.kernels._asdict() | own
    parts = (judging.weighted, judging.pool, judging.hidden, judging.worth)
    for template in (*parts, judging.judge, judging.result, judging.outlook, judging.points):
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return bind(_judge, game, **hooks)


def _judge(desk: Desk, seat: int, values: Any, found: Any) -> None:
    state = desk.states[0]
    features(state, seat, values)
    found[0] = progress(state)
    found[1] = worth(state, seat, WIN, desk.scales)
    found[2] = worth(state, seat, SCORE, desk.scales)
    found[3] = points(state, seat, desk.scales)
    outlook(state, desk.scales)
    found[4] = items(state, seat, desk.scales.traits)
