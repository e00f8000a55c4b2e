"""The games there are: the one place outside a game's folder that names it."""

from importlib import import_module

from labtop.core.rules import Rules

GAMES = ("gizmos", "aquasphere")


def rules(name: str) -> Rules:
    """The rules of a game, its code loaded on first use; ValueError for a name that is none."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r:.60}; there are: {', '.join(GAMES)}")
    loaded: Rules = import_module(f"labtop.{name}").RULES
    return loaded
