"""What a game says of itself before any of its rules are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LAST = 100


@dataclass(frozen=True)
class Meta:
    """A game in short: `meta.META` of its folder."""

    title: str
    tagline: Mapping[str, str]  # one sentence, by language
    players: range  # how many can play
    components: bool = False  # may its players enter other components?
    open_ended: bool = False  # does it go on until a player brings it to its end?
    order: int = LAST  # where games are listed; those with the same number stand by title
