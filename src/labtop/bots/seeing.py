"""Looking at positions as networks do, bound to a game."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from labtop import registry
from labtop.core.entry_points import Kernel
from labtop.core.inputs import Layout, Sight, see, things
from labtop.core.kernel import bound_kernel


@cache
def layout(game: str) -> Layout:
    """All that can be so in a game."""
    return things((*registry.encoding(game).parts, *registry.inputs(game).parts))


def count_things(game: str) -> int:
    """How many things that are."""
    return int(layout(game).first[-1])


def make_sight(game: str) -> Sight:
    """Room to look at a position of a game."""
    values = np.zeros(len(layout(game).most), np.uint8)
    room = np.zeros(registry.inputs(game).room, np.float32)
    return Sight(layout(game), values, room, np.zeros(room_for_things(game), np.uint16))


def room_for_things(game: str) -> int:
    """At most so many are so at once."""
    marks = layout(game).most == 0
    return len(marks) + 7 * int(marks.sum())


@cache
def see_kernel(game: str) -> Kernel:
    """`see`, for other compiled code."""
    encoding = registry.encoding(game)
    hooks: dict[str, Any] = {"observe": encoding.observe, "look": registry.inputs(game).look, "SIZE": encoding.size}
    return bound_kernel(see, game, **hooks)
