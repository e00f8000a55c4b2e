"""Who sits where: a seat is a name, and whoever is called `random` plays random actions."""

from __future__ import annotations

import re
from collections.abc import Sequence

RANDOM = "random"
LONGEST_NAME = 24


def read_seats(text: str) -> list[str]:
    """Names separated by commas, random ones told apart by numbers."""
    names: list[str] = []
    for name in (part.strip()[:LONGEST_NAME] for part in text.split(",")):
        others = sum(is_random(other) for other in names)
        names.append(f"{RANDOM} {others + 1}" if name.lower() == RANDOM and others else name)
    return names


def is_random(name: str) -> bool:
    """Is this seat played at random? So it is in records, too: a loaded game knows its seats by their names."""
    return re.fullmatch(rf"{RANDOM}( \d+)?", name.strip().lower()) is not None


def persons(names: Sequence[str]) -> list[int]:
    """The seats of people."""
    return [seat for seat, name in enumerate(names) if not is_random(name)]
