"""All ways through a lesson."""

from functools import cache

from labtop.learn.lesson import Lesson
from labtop.learn.walk import Walk, walk


def nodes(game: str, lesson: Lesson) -> list[Walk]:
    """Every place to which right actions lead, each once, up to the end."""
    return _nodes(game, lesson.id)


@cache
def _nodes(game: str, lesson: str) -> list[Walk]:
    found: list[Walk] = []
    waiting: list[list[str]] = [[]]
    seen: set[str] = set()
    while waiting:
        way = walk(game, lesson, waiting.pop())
        here = repr((way.at, way.game.position()))
        if here in seen:
            continue
        seen.add(here)
        found.append(way)
        waiting += [[*way.done, action] for action in right_actions(way)]
    return found


def right_actions(way: Walk) -> list[str]:
    """What is right here."""
    if way.step is None:
        return []
    if not way.step.want:
        return [str(way.shown())]
    return [action for action in way.legal() if way.right(action) is not None]
