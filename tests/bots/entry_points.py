"""An entry point into the evaluation of positions, which only compiled code calls otherwise."""

from functools import cache
from typing import Any

import numpy as np

from labtop import registry
from labtop.bots import evaluation
from labtop.bots.evaluation import SCORE, WIN, blended, features, items, outlook, points, progress, worth
from labtop.bots.workspace import Workspace, make_workspace
from labtop.core.entry_points import Kernel
from labtop.core.kernel import bind, bound_kernel
from labtop.core.structs import States


class Judgement:
    """What the kernels say of a position."""

    def __init__(self, game: str, states: States, seat: int) -> None:
        evaluator = registry.evaluator(game)
        workspace = make_workspace(game, blended(evaluator.load()), 1)
        workspace.states[0] = states[0]
        values, found = np.zeros(len(evaluator.names), np.float32), np.zeros(5)
        _door(game)(workspace, seat, values, found)
        self.features: dict[str, float] = dict(zip(evaluator.names, values.tolist(), strict=True))
        self.progress, self.strength, self.expected, self.points, count = found.tolist()
        items = workspace.scales.traits[: int(count)].tolist()
        self.items: list[tuple[str, ...]] = [tuple(evaluator.traits[trait] for trait in item) for item in items]
        self.shares: list[float] = workspace.scales.shares.tolist()


@cache
def _door(game: str) -> Kernel:
    evaluator = registry.evaluator(game)
    own = {"features": evaluator.features, "items": evaluator.items, "progress": evaluator.progress}
    hooks = evaluator.kernels._asdict() | own
    parts = (evaluation.weighted, evaluation.pool, evaluation.hidden, evaluation.worth)
    for template in (*parts, evaluation.judge, evaluation.result, evaluation.outlook, evaluation.points):
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return bind(_judge, game, **hooks)


def _judge(workspace: Workspace, seat: int, values: Any, found: Any) -> None:
    state = workspace.states[0]
    features(state, seat, values)
    found[0] = progress(state)
    found[1] = worth(state, seat, WIN, workspace.scales)
    found[2] = worth(state, seat, SCORE, workspace.scales)
    found[3] = points(state, seat, workspace.scales)
    outlook(state, workspace.scales)
    found[4] = items(state, seat, workspace.scales.traits)
