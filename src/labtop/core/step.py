"""A record, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from labtop.core import replay
from labtop.core.game import Game
from labtop.core.rules import Rules
from labtop.core.sentences import describe


@dataclass(frozen=True)
class Step:
    """A move of a record, with the game before and after it. Both are the reader's own, to look at or to go on from."""

    number: int  # from 1
    seat: int
    action: str
    chance: tuple[str, ...]  # what chance brought
    ms: int | None  # the time it took, where the record says so
    before: Game
    after: Game

    def text(self, language: str = "en") -> str:
        """The action as a sentence in English (en), German (de) or Polish (pl)."""
        return describe(self.before.rules, self.action, self.before.view(self.seat), language)


def steps(rules: Rules, record: dict[str, Any], **edition: Any) -> Iterator[Step]:
    """The moves of a record; InvalidRecord where it, or its result, is wrong."""
    games = (game.copy() for game in replay.steps(rules, record, **edition))
    before = next(games)
    for number, after in enumerate(games, 1):
        move = record["moves"][number - 1]
        chance = tuple(move.get("chance", ()))
        yield Step(number, move["seat"], move["action"], chance, move.get("ms"), before, after)
        before = after
