"""AquaSphere: the rest of the round."""

from importlib.resources import files
from typing import Any

from labtop.core.puzzles import Puzzles
from labtop.core.rules import Position
from labtop.games.aquasphere.puzzles.alone import RULES_OF_PUZZLES, closed, key
from labtop.games.aquasphere.puzzles.kinds import KINDS


def _facts(position: Position) -> dict[str, Any]:
    """The round: the last one ends with the final scoring."""
    return {"round": str(position["round"])}


PUZZLES = Puzzles(files(__package__), RULES_OF_PUZZLES, closed, key, KINDS, _facts)
