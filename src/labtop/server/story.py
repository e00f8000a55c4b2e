"""What happened at a table, or in a record: as sentences, and as scorings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from labtop import registry
from labtop.server.errors import text
from labtop.server.messages import Scoring, ScoringItem, Step, Text

if TYPE_CHECKING:
    from labtop.core.game import Game

NAME = 40  # letters; those of a record may be of any length


def story(game: str, steps: Iterable[Step], names: Sequence[str], language: str) -> list[str]:
    """A text for each step after the first; from the steps alone, so nothing that they hide gets out."""
    tells = registry.terminal(game).tells
    return [
        tells(before.view, step.view, msgspec.to_builtins(step.move), names[step.move.seat][:NAME], language)
        for before, step in pairwise(steps)
        if step.move is not None
    ]


def told(game: Game, played: int, viewer: int | None) -> list[Text]:
    """What the last of so many moves did."""
    return [text(message) for message in game.told(played - 1, viewer)] if played else []


def scorings(game: Game) -> list[Scoring]:
    """The scorings so far; they hold nothing that is hidden."""
    return [
        Scoring(
            name=found.name,
            round=found.round,
            played=found.played,
            items=[ScoringItem(name, points) for name, points in found.items.items()],
            before=found.before,
            after=found.after,
            paid=found.paid,
        )
        for found in game.scorings()
    ]
