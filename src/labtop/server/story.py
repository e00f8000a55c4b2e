"""What happened at a table, or in a record, as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from labtop import registry
from labtop.server.messages import Step

NAME = 40  # letters; those of a record may be of any length


def story(game: str, steps: Iterable[Step], names: Sequence[str], language: str) -> list[str]:
    """A text for each step after the first; from the steps alone, so nothing that they hide gets out."""
    tells = registry.terminal(game).tells
    return [
        tells(before.view, step.view, msgspec.to_builtins(step.move), names[step.move.seat][:NAME], language)
        for before, step in pairwise(steps)
        if step.move is not None
    ]
