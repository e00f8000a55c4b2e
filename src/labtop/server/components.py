"""Own components of a game that can be played with others: checked when a table is made, and part of its start."""

from __future__ import annotations

from typing import Any

from labtop import registry
from labtop.server.errors import Refused
from labtop.server.messages import ComponentFile, Text


def edition(game: str, file: ComponentFile | None) -> dict[str, Any]:
    """What a game is made with; Refused with the place that is wrong."""
    if file is None:
        return {}
    offered = registry.terminal(game).components
    if offered is None:
        raise _bad(f"{game} has one set of components only")
    try:
        return offered.edition(file.components)
    except (ValueError, RecursionError) as error:
        raise _bad(f"{error!s:.300}") from None


def _bad(detail: str) -> Refused:
    return Refused("bad_components", Text("bad-components", {"detail": detail}))
