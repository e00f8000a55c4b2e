"""The search in many games, bound to a game."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from labtop import registry
from labtop.bots import network
from labtop.bots.compiled import bot_kernels
from labtop.bots.seeing import see_kernel
from labtop.core.entry_points import Kernel
from labtop.core.kernel import bind, bound_kernel
from labtop.learning import games, trees

HOOKS = ("mask", "extend")
INNER = (
    *(network.soften, network.write_result),
    *(trees.find_legal, trees.clear, trees.turn_to, trees.look_at, trees.weigh, trees.chosen_at_root),
    *(trees.chosen_below, trees.back_up, trees.add, trees.draw, trees.take_answer, trees.descend),
    *(games.deal, games.play, games.look_back, games.finish, games.look, games.teach, games.keep_hopes),
    *(games.keep_wishes, games.decide),
)


@cache
def compiled_tick(game: str) -> Kernel:
    """The search of a game."""
    encoding = registry.encoding(game)
    hooks = bot_kernels(game) | {name: getattr(encoding, name) for name in HOOKS}
    hooks["see"] = see_kernel(game)
    for template in INNER:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return bind(games.tick, game, **hooks)


def schedule(considered: int, simulations: int) -> npt.NDArray[np.int32]:
    """How often an action must have been tried to be next: [actions that are tried, simulation].

    All are tried as often, then half of them, the better ones, are tried as often again, and so on.
    """
    table = np.zeros((considered + 1, simulations), np.int32)
    for actions in range(1, considered + 1):
        rounds = max(1, int(np.ceil(np.log2(actions))))
        left, visits = actions, 0
        found: list[int] = []
        while len(found) < simulations:
            more = max(1, simulations // (rounds * left))
            for _ in range(more):
                found += [visits] * left
                visits += 1
            left = max(2, left // 2) if actions > 1 else 1
        table[actions] = found[:simulations]
    return table
