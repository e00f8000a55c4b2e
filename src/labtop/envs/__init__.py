"""The games as environments for programs that learn. `labtop.envs.vector` plays many at once.

`labtop.envs.gymnasium`, `labtop.envs.pettingzoo` and `labtop.envs.openspiel` are those libraries' interfaces; they come
with `labtop[gym]`, `labtop[zoo]` and `labtop[spiel]`; vectors on a GPU come with `labtop[cuda]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labtop.envs.vectors import Vector

__all__ = ["vector"]


def vector(game: str, n: int, players: int = 2, threads: int = 1, *, device: str = "cpu", **settings: Any) -> Vector:
    """`n` games at once; `labtop.envs.vectors.Vector` says what can be set. `device`: cpu, or cuda for a GPU."""
    if device == "cuda":
        try:
            from labtop.envs.cuda_vectors import CudaVector
        except ModuleNotFoundError as missing:
            raise ValueError(f"for a GPU more is needed ({missing}): pip install labtop[cuda]") from None
        return CudaVector(game, n, players, threads, **settings)
    from labtop.envs.vectors import Vector, need

    need(device == "cpu", f"device is one of cpu, cuda, not {device!r}")
    return Vector(game, n, players, threads, **settings)
