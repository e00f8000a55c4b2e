"""What a seat may know when it decides, and games to try things out that may be the one being played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from labtop.core.schema import own

if TYPE_CHECKING:
    from labtop.core.game import Game
    from labtop.core.rules import Position, Rules
    from labtop.core.structs import States


@dataclass(frozen=True, repr=False)
class Observation:
    """One decision as its seat sees it. Everything hidden from the seat has been shuffled in `states`."""

    rules: Rules
    states: States  # two records: the determinised game, and room whose chance is the bot's own
    seat: int  # the bot's, which decides
    players: int
    actions: Sequence[str]  # the legal ones, never empty
    scores: Sequence[int]  # points so far, by seat
    number: int  # of moves played so far
    last: str | None  # the last of them, as the seat may see it

    @cached_property
    def view(self) -> Position:
        """The position in the notation, without what the seat cannot know."""
        return own(self.rules.view(self.rules.position(self.states), self.seat))

    @cached_property
    def random(self) -> random.Random:
        """Chance for this decision alone: the same in every run with the same seeds."""
        return random.Random(self.states[1:]["chance"]["key"].item())

    def after(self, action: str) -> Game:
        """A game in which this action has been played, to look ahead; IllegalAction for one that is not legal.

        What the seat cannot know is as it may be, and alike for all actions of this decision.
        """
        game = self._game(self.states)
        game.play(action)
        return game

    def sample(self) -> Game:
        """A game that may be the one being played: in every call the unknown is dealt anew."""
        return self._game(self._game(self.states).determinised(self.seat, self.random.getrandbits(63)))

    def _game(self, states: States) -> Game:
        from labtop.core.game import Game

        return Game(self.rules, states, None, None)

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"states": self.rules.pack(self.states)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, states=kept["rules"].unpack(*kept["states"]))

    def __repr__(self) -> str:
        scores = " : ".join(map(str, self.scores))
        return (
            f"<Observation of {self.rules.name}: seat {self.seat} decides after {self.number} moves, "
            f"{len(self.actions)} actions, scores {scores}>"
        )
