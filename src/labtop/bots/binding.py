"""The bots' compiled code, bound to a game."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from labtop import registry
from labtop.bots import gathering, judging, looking, searching
from labtop.core.doors import Kernel
from labtop.core.kernel import bind, bound_kernel


class Mind(NamedTuple):
    """What a bot calls."""

    look_ahead: Kernel
    simulate: Kernel
    promote: Kernel
    clear: Kernel
    gather: Kernel


@cache
def mind(game: str) -> Mind:
    """The compiled code of the bots for one game."""
    insight = registry.insight(game)
    hooks = insight.kernels._asdict() | {
        "features": insight.features,
        "progress": insight.progress,
        "settled": insight.settled,
    }
    inner = (
        *(judging.worth, judging.judge, judging.result, judging.outlook, judging.points),
        *(looking.best_step, looking.settle),
        *(searching.keep_outlook, searching.select, searching.add, searching.meet, searching.descend),
        *(searching.play_to_the_end, searching.play_on, searching.lead),
        *(searching.clear, searching.simulate, gathering.noisy_step, gathering.searched_step),
    )
    for template in inner:
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    doors = (looking.look_ahead, searching.simulate, searching.promote, searching.clear, gathering.gather)
    return Mind(*(bind(template, game, **hooks) for template in doors))
