"""What a game brings so that it can be learnt: lessons, and the scenes they play in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from labtop.core.rules import Position


@dataclass(frozen=True)
class Lessons:
    """The lessons of a game: `lessons.LESSONS` of its folder."""

    folder: Traversable  # lessons.toml, and texts in every language
    scene: Callable[
        [dict[str, Any]], Position
    ]  # what a lesson says of a position -> all of it; ValueError if it cannot be
