"""The bots' compiled code, bound to a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import evaluation, lookahead, mcts, selfplay, tree
from labtop.bots.workspace import make_workspace
from labtop.core.chance import start_chance
from labtop.core.entry_points import ROOM, Kernel
from labtop.core.kernel import bind, bound_kernel

FEW = 256  # nodes, enough to try the entry points


class CompiledBot(NamedTuple):
    """What a bot calls."""

    look_ahead: Kernel
    simulate: Kernel
    promote: Kernel
    keep_legal: Kernel
    clear: Kernel
    gather: Kernel


@cache
def compiled_bot(game: str) -> CompiledBot:
    """The compiled code of the bots for one game."""
    evaluator = registry.evaluator(game)
    hooks = evaluator.kernels._asdict() | {
        "features": evaluator.features,
        "items": evaluator.items,
        "progress": evaluator.progress,
        "settled": evaluator.settled,
    }
    inner = (
        *(evaluation.weighted, evaluation.pool, evaluation.hidden, evaluation.worth),
        *(evaluation.judge, evaluation.result, evaluation.outlook, evaluation.points),
        *(lookahead.best_step, lookahead.settle),
        *(tree.clear, tree.take, tree.lead, tree.found, tree.release),
        *(mcts.keep_outlook, mcts.select, mcts.add, mcts.expand, mcts.descend),
        *(mcts.play_to_the_end, mcts.play_on, mcts.simulate),
        *(selfplay.noisy_step, selfplay.searched_step, selfplay.keep_chances, selfplay.keep_results),
    )
    for template in inner:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    entry_points = (
        *(lookahead.look_ahead, mcts.simulate),
        *(tree.promote, tree.keep_legal, tree.clear, selfplay.gather),
    )
    return CompiledBot(*(bind(template, game, **hooks) for template in entry_points))


def compile_steps(game: str) -> list[Callable[[], object]]:
    """One call an entry point of bots, each of which compiles it or loads it from disk."""
    rules, entry_points = registry.rules(game), compiled_bot(game)
    workspace = make_workspace(game, evaluation.blended(registry.evaluator(game).load()), FEW)
    start_chance(workspace.states, 0)
    start_chance(workspace.states[1:], 1)
    wins, scores = np.zeros((2, ROOM))
    return [
        lambda: rules.entry_points.setup(workspace.states, 2),
        lambda: entry_points.clear(workspace),
        lambda: entry_points.look_ahead(workspace, 1, wins, scores),
        lambda: entry_points.simulate(workspace, 1, 0.5, 0.05, 1),
        lambda: entry_points.keep_legal(workspace),
        lambda: entry_points.promote(workspace, 0),
    ]
