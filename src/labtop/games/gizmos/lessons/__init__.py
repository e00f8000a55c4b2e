"""Gizmos, lesson by lesson."""

from importlib.resources import files

from labtop.core.lessons import Lessons
from labtop.games.gizmos.lessons.scene import scene

LESSONS = Lessons(folder=files(__package__), scene=scene)
