"""Gizmos: the best turn."""

from importlib.resources import files
from typing import Any

from labtop.core.puzzles import Puzzles
from labtop.core.rules import Position
from labtop.games.gizmos.puzzles.certain import RULES_OF_PUZZLES, closed, key
from labtop.games.gizmos.puzzles.kinds import KINDS


def _facts(position: Position) -> dict[str, Any]:
    """The card that is being paid for."""
    build = position["turn"]["build"]
    return {"card": build["card"] if build else ""}


PUZZLES = Puzzles(files(__package__), RULES_OF_PUZZLES, closed, key, KINDS, _facts)
