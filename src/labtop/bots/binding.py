"""The bots' compiled code, bound to a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import gathering, judging, looking, searching, tree
from labtop.bots.desk import make_desk
from labtop.core.chance import start_chance
from labtop.core.doors import ROOM, Kernel
from labtop.core.kernel import bind, bound_kernel

FEW = 256  # nodes, enough to try the doors


class Mind(NamedTuple):
    """What a bot calls."""

    look_ahead: Kernel
    simulate: Kernel
    promote: Kernel
    keep_legal: Kernel
    clear: Kernel
    gather: Kernel


@cache
def mind(game: str) -> Mind:
    """The compiled code of the bots for one game."""
    insight = registry.insight(game)
    hooks = insight.kernels._asdict() | {
        "features": insight.features,
        "items": insight.items,
        "progress": insight.progress,
        "settled": insight.settled,
    }
    inner = (
        *(judging.weighted, judging.pool, judging.hidden, judging.worth),
        *(judging.judge, judging.result, judging.outlook, judging.points),
        *(looking.best_step, looking.settle),
        *(tree.clear, tree.take, tree.lead, tree.found, tree.release),
        *(searching.keep_outlook, searching.select, searching.add, searching.meet, searching.descend),
        *(searching.play_to_the_end, searching.play_on, searching.simulate),
        *(gathering.noisy_step, gathering.searched_step, gathering.keep_chances, gathering.keep_results),
    )
    for template in inner:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    doors = (
        *(looking.look_ahead, searching.simulate),
        *(tree.promote, tree.keep_legal, tree.clear, gathering.gather),
    )
    return Mind(*(bind(template, game, **hooks) for template in doors))


def compile_steps(game: str) -> list[Callable[[], object]]:
    """One call a door that bots play by, each of which compiles it or loads it from disk."""
    rules, doors = registry.rules(game), mind(game)
    desk = make_desk(game, judging.blended(registry.insight(game).load()), FEW)
    start_chance(desk.states, 0)
    start_chance(desk.states[1:], 1)
    wins, scores = np.zeros((2, ROOM))
    return [
        lambda: rules.doors.setup(desk.states, 2),
        lambda: doors.clear(desk),
        lambda: doors.look_ahead(desk, 1, wins, scores),
        lambda: doors.simulate(desk, 1, 0.5, 0.05, 1),
        lambda: doors.keep_legal(desk),
        lambda: doors.promote(desk, 0),
    ]
