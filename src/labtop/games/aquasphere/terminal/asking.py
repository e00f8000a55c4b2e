"""What the drawing asks the rules: it is handed a view, and knows no rule itself."""

from typing import Any

from labtop.core.game import Game
from labtop.core.replay import loaded
from labtop.games.aquasphere.game import RULES
from labtop.games.aquasphere.rules.components import edition_of


def game_of(view: dict[str, Any]) -> Game:
    """A game that may be behind a view."""
    return Game(RULES, loaded(RULES, view, seed=0, **edition_of(view)), None, None)


def facts_of(view: dict[str, Any]) -> dict[str, Any]:
    """What follows from a view and is drawn."""
    return game_of(view).facts(None)
