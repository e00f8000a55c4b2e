"""The games as environments for programs that learn. `labtop.envs.vector` plays many at once.

`labtop.envs.gymnasium`, `labtop.envs.pettingzoo` and `labtop.envs.openspiel` are those libraries' interfaces; they come
with `labtop[gym]`, `labtop[zoo]` and `labtop[spiel]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labtop.envs.vectors import Vector

__all__ = ["vector"]


def vector(game: str, n: int, players: int = 2, **settings: Any) -> Vector:
    """`n` games at once; `labtop.envs.vectors.Vector` says what can be set."""
    from labtop.envs.vectors import Vector

    return Vector(game, n, players, **settings)
