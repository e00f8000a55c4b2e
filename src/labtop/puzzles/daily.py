"""The puzzle of a day: the same for everybody, from the date alone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from hashlib import blake2b

from labtop.puzzles.puzzle import Puzzle


def daily(puzzles: Iterable[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day; their order does not matter, and further puzzles seldom change it."""
    return max(puzzles, key=lambda puzzle: blake2b(f"{day} {puzzle.id}".encode(), digest_size=8).digest())
