"""AquaSphere, lesson by lesson."""

from importlib.resources import files

from labtop.aquasphere.lessons.scene import scene
from labtop.core.lessons import Lessons

LESSONS = Lessons(folder=files(__package__), scene=scene)
