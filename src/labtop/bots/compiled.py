"""The bots' compiled code, bound to a game."""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import evaluation, lookahead, mcts, network_compiled, selfplay, tree
from labtop.bots.workspace import make_workspace
from labtop.core.entry_points import ROOM, Kernel
from labtop.core.kernel import bind, bound_kernel, prepare
from labtop.core.rules import Step


class CompiledBot(NamedTuple):
    """What a bot calls."""

    look_ahead: Kernel
    simulate: Kernel
    promote: Kernel
    keep_legal: Kernel
    clear: Kernel
    gather: Kernel


@cache
def bot_kernels(game: str) -> dict[str, Kernel]:
    """The kernels of the bots for one game, and those of the game itself, by name."""
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
        *(lookahead.best_step, lookahead.settle, lookahead.look_ahead),
        *(tree.clear, tree.take, tree.lead, tree.found, tree.release, tree.keep_only),
        *(mcts.keep_outlook, mcts.select, mcts.add, mcts.expand, mcts.descend),
        *(mcts.play_to_the_end, mcts.play_on, mcts.simulate),
        *(selfplay.noisy_step, selfplay.searched_step, selfplay.keep_chances, selfplay.keep_results),
    )
    for template in inner:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return hooks


@cache
def compiled_bot(game: str) -> CompiledBot:
    """The compiled code of the bots for one game."""
    hooks = bot_kernels(game)
    entry_points = (
        *(lookahead.look_ahead, mcts.simulate),
        *(tree.promote, tree.keep_legal, tree.clear, selfplay.gather),
    )
    return CompiledBot(*(bind(template, game, **hooks) for template in entry_points))


def compile_steps(game: str) -> dict[str, list[Step]]:
    """What makes the bots' code ready, in parts that can be compiled apart."""
    bot = compiled_bot(game)
    workspace = make_workspace(game, evaluation.blended(registry.evaluator(game).load()), 1)
    wins, scores = np.zeros((2, ROOM))
    return {
        "look_ahead": [
            partial(prepare, bot.look_ahead, workspace, 1, wins, scores),
        ],
        "search": [
            partial(prepare, bot.clear, workspace),
            partial(prepare, bot.simulate, workspace, 0, 1, 0.5, 0.05, 1),
            partial(prepare, bot.keep_legal, workspace),
            partial(prepare, bot.promote, workspace, 0),
        ],
        **network_compiled.compile_steps(game),
    }
