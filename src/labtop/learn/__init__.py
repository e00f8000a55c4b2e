"""Learning a game by playing it: lessons on real positions, checked by the real rules; docs/learn.md tells more."""

from labtop.learn.lesson import course
from labtop.learn.progress import Answer, Progress, progress, titles
from labtop.learn.walk import LEARNER, Moment

__all__ = ["LEARNER", "Answer", "Moment", "Progress", "course", "progress", "titles"]
