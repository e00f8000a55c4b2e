"""The compiled step, bound to a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from labtop import registry
from labtop.bots.compiled import bot_kernels
from labtop.bots.network_compiled import policy_kernel
from labtop.core.entry_points import Kernel
from labtop.core.kernel import bind, bound_kernel, written_out
from labtop.envs import opponents, stepping

HOOKS = ("mask", "extend", "observe", "stage", "by_itself", "remember", "recall")  # of the encoding
OUTER = (stepping.deal_anew, stepping.advance, stepping.reset_game, stepping.step_game)
INNER = (
    stepping.bring_game,
    *(stepping.clear, stepping.deal, stepping.play, stepping.play_on, stepping.reward, stepping.finish),
    *(stepping.look, stepping.show_mask, stepping.show, stepping.first_illegal, *OUTER),
)


class CompiledStep(NamedTuple):
    """What an environment calls."""

    reset: Kernel
    step: Kernel
    first_illegal: Kernel
    look: Kernel


@cache
def compiled_step(game: str, bot_action: Callable[..., int]) -> CompiledStep:
    """The compiled step of a game, with bots that act by this template."""
    hooks = stepping_kernels(game, bot_action)
    entry_points = (stepping.reset, stepping.step, stepping.first_illegal, stepping.look)
    return CompiledStep(*(bind(template, game, **hooks) for template in entry_points))


@cache
def stepping_kernels(game: str, bot_action: Callable[..., int]) -> dict[str, Any]:
    """All that a step calls, by name."""
    encoding = registry.encoding(game)
    thinks = bot_action is not opponents.random_action
    hooks = acting_kernels(game) if thinks else registry.evaluator(game).kernels._asdict()
    hooks |= {name: getattr(encoding, name) for name in HOOKS} | {"SIZE": encoding.size}
    if bot_action is opponents.judging_action:
        hooks |= {"decide": policy_kernel(game), "OPEN_ENDED": registry.meta(game).open_ended}
    hooks["bot_action"] = bound_kernel(bot_action, game, **hooks)
    for template in INNER:
        # What calls bots that think is compiled with all of them: not more often than need be
        made = bound_kernel if thinks and template not in OUTER else written_out
        hooks[template.__name__] = made(template, game, **hooks)
    return hooks


def acting_kernels(game: str) -> dict[str, Any]:
    """What bots without a network call, by name."""
    hooks: dict[str, Any] = dict(bot_kernels(game))
    for template in (opponents.normal, opponents.best_move, opponents.thinking_action):
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return hooks
