"""What lies hidden in piles and is revealed in play, so that somebody can choose what comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Position = dict[str, Any]


@dataclass(frozen=True)
class Piles:
    """The hidden piles of a game, each by its name; cards by theirs, the top one first."""

    cards: Callable[[Position], dict[str, list[str]]]  # as they lie
    unseen: Callable[[Position], dict[str, list[str]]]  # that may lie there, as far as who decides knows
    laid: Callable[[Position, str, list[str]], Position]  # with these cards in a pile


NO_PILES = Piles(lambda position: {}, lambda position: {}, lambda position, pile, cards: position)
