"""Puzzles: positions of played games with a question whose answer is proved."""

from labtop.puzzles.attempt import Attempt, Missed, check, prove
from labtop.puzzles.daily import daily
from labtop.puzzles.puzzle import InvalidPuzzle, Obvious, Puzzle, packaged, question, read

__all__ = [
    "Attempt",
    "InvalidPuzzle",
    "Missed",
    "Obvious",
    "Puzzle",
    "check",
    "daily",
    "packaged",
    "prove",
    "question",
    "read",
]
