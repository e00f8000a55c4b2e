"""The compiled code of bots with a network, bound to a game."""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import network, network_policy, network_tree, tree
from labtop.bots.network_file import has_network, packaged
from labtop.bots.network_workspace import make_network_workspace
from labtop.bots.seeing import see_kernel
from labtop.core.entry_points import Kernel
from labtop.core.kernel import bind, bound_kernel, prepare
from labtop.core.rules import Step

INNER = (
    *(network.add_block, network.add_rows, network.activate, network.add_weighted, network.go_deeper),
    *(network.dot, network.soften, network.judge, network.write_result, network.result),
    *(tree.clear, tree.take, tree.lead, tree.found, tree.release, tree.keep_only),
    *(network_tree.begin, network_tree.shuffle_unknown, network_tree.find_legal, network_tree.say),
    *(network_tree.find_choice, network_tree.find_nodes, network_tree.has_room, network_tree.expand),
    *(network_tree.select, network_tree.descend, network_tree.child_of),
    *(network_policy.liked, network_policy.drawn),
)


class CompiledNetwork(NamedTuple):
    """What a bot calls."""

    clear: Kernel
    promote: Kernel
    keep_legal: Kernel
    simulate: Kernel
    keep_choices: Kernel
    open_node: Kernel
    find_line: Kernel
    decide: Kernel


@cache
def network_kernels(game: str) -> dict[str, Kernel]:
    """The kernels of bots with a network for one game, and those of the game itself, by name."""
    encoding = registry.encoding(game)
    hooks = registry.evaluator(game).kernels._asdict()
    hooks |= {"mask": encoding.mask, "extend": encoding.extend, "see": see_kernel(game)}
    for template in INNER:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return hooks


@cache
def policy_kernel(game: str) -> Kernel:
    """`decide`, for other compiled code."""
    return bound_kernel(network_policy.decide, game, **network_kernels(game))


@cache
def compiled_network(game: str) -> CompiledNetwork:
    """The compiled code for one game."""
    hooks = network_kernels(game)
    entry_points = (
        *(tree.clear, tree.promote, network_tree.keep_legal, network_tree.simulate),
        *(network_tree.keep_choices, network_tree.open_node, network_tree.find_line),
        network_policy.decide,
    )
    return CompiledNetwork(*(bind(template, game, **hooks) for template in entry_points))


def compile_steps(game: str) -> dict[str, list[Step]]:
    """What makes this code ready, in parts that can be compiled apart; nothing for a game without a network."""
    if not has_network(game):
        return {"policy": [], "network": []}
    bot, workspace = compiled_network(game), make_network_workspace(game, packaged(game), 1)
    ids = np.zeros(1, np.int64)
    return {
        "policy": [partial(prepare, bot.decide, workspace, 1.0)],
        "network": [
            partial(prepare, bot.clear, workspace),
            partial(prepare, bot.promote, workspace, 0),
            partial(prepare, bot.keep_legal, workspace),
            partial(prepare, bot.simulate, workspace, 0, 1, 1.0, 0.1, 1.0, 1.0),
            partial(prepare, bot.keep_choices, workspace, ids, 1),
            partial(prepare, bot.open_node, workspace, ids, 1, 1.0),
            partial(prepare, bot.find_line, workspace, 0, 0, ids),
        ],
    }
