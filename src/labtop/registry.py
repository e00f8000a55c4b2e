"""The games there are: the one place outside a game's folder that names it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labtop.core.evaluator import Evaluator
    from labtop.core.lessons import Lessons
    from labtop.core.rules import Rules
    from labtop.core.statistics import Statistics
    from labtop.core.terminal import Terminal

GAMES = ("gizmos", "aquasphere")
WITH_COMPONENTS = ("aquasphere",)  # games whose players may enter other components


def game_of(record: Any) -> str:
    """The game of a record whose outer form is right; InvalidRecord for another, or for a game that there is not."""
    from labtop.core.errors import InvalidRecord, Refusal
    from labtop.core.replay import heading

    name = heading(record)
    try:
        return _known(name)
    except Refusal as error:
        raise InvalidRecord("game", *error.parts) from None


def rules(name: str) -> Rules:
    """The rules of a game, its code loaded on first use; ValueError for a name that is none."""
    loaded: Rules = import_module(f"labtop.games.{_known(name)}.game").RULES
    return loaded


def terminal(name: str) -> Terminal:
    """How a game is shown in a terminal, loaded on first use; ValueError for a name that is none."""
    loaded: Terminal = import_module(f"labtop.games.{_known(name)}.terminal").TERMINAL
    return loaded


def lessons(name: str) -> Lessons:
    """How a game is learnt, loaded on first use; ValueError for a name that is none."""
    loaded: Lessons = import_module(f"labtop.games.{_known(name)}.lessons").LESSONS
    return loaded


def evaluator(name: str) -> Evaluator:
    """What a game tells bots, loaded on first use; ValueError for a name that is none."""
    loaded: Evaluator = import_module(f"labtop.games.{_known(name)}.bots.evaluation").EVALUATOR
    return loaded


def statistics(name: str) -> Statistics:
    """What a game's records are asked for, loaded on first use; ValueError for a name that is none."""
    loaded: Statistics = import_module(f"labtop.games.{_known(name)}.statistics").STATISTICS
    return loaded


def _known(name: str) -> str:
    if name not in GAMES:
        from labtop.core.errors import Refusal, shown
        from labtop.core.validation import REFUSALS

        raise Refusal(REFUSALS.message("no-such-game", game=shown(name), games=", ".join(GAMES)))
    return name
