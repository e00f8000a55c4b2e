"""The compiled step, bound to a game."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from labtop import registry
from labtop.bots.compiled import bot_kernels
from labtop.core.entry_points import Kernel
from labtop.core.kernel import bind, bound_kernel, written_out
from labtop.envs import opponents, stepping

HOOKS = ("mask", "extend", "observe", "stage", "by_itself", "remember", "recall")  # of the encoding
INNER = (
    *(stepping.clear, stepping.deal, stepping.play, stepping.play_on, stepping.reward, stepping.finish),
    *(stepping.look, stepping.show_mask, stepping.show, stepping.deal_anew, stepping.advance),
    *(stepping.reset_game, stepping.step_game, stepping.first_illegal),
)


class CompiledStep(NamedTuple):
    """What an environment calls."""

    reset: Kernel
    step: Kernel
    first_illegal: Kernel
    look: Kernel


@cache
def compiled_step(game: str, thinks: bool) -> CompiledStep:
    """The compiled step of a game; `thinks`: with bots that do more than choose at random: slow to compile."""
    hooks = stepping_kernels(game, thinks)
    entry_points = (stepping.reset, stepping.step, stepping.first_illegal, stepping.look)
    return CompiledStep(*(bind(template, game, **hooks) for template in entry_points))


@cache
def stepping_kernels(game: str, thinks: bool) -> dict[str, Any]:
    """All that a step calls, by name."""
    encoding = registry.encoding(game)
    hooks: dict[str, Any] = dict(bot_kernels(game)) if thinks else registry.evaluator(game).kernels._asdict()
    hooks |= {name: getattr(encoding, name) for name in HOOKS} | {"SIZE": encoding.size}
    hooks["normal"] = bound_kernel(opponents.normal, game)
    hooks["bot_action"] = bound_kernel(opponents.thinking_action if thinks else opponents.random_action, game, **hooks)
    made = bound_kernel if thinks else written_out  # with bots that think it would take too long to compile
    for template in INNER:
        hooks[template.__name__] = made(template, game, **hooks)
    return hooks
