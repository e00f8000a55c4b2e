"""A game as it stands at one moment, worked out once for all viewers."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from labtop.core.game import Game
from labtop.core.rules import Position
from labtop.core.sentences import Foretold, foretold
from labtop.server.messages import Text
from labtop.server.story import told


@dataclass(frozen=True)
class Moment:
    """Holds everything hidden: of all that leaves the server, only `projection` may look."""

    game: Game

    @cached_property
    def position(self) -> Position:
        """Everything, in the notation."""
        return self.game.kept_position()

    @cached_property
    def told_to_others(self) -> list[Text]:
        """What the last move did, for all but its player; nothing at the beginning."""
        return told(self.game, self.game.played, None)

    @cached_property
    def shared_facts(self) -> dict[str, Any]:
        """What is drawn besides, for everybody alike."""
        return self.game.shared_facts()

    def facts(self, eye: int | None) -> dict[str, Any]:
        """The same with what is another matter for each, for a seat or a spectator."""
        return self.shared_facts | self.game.own_facts(eye)

    @cached_property
    def made(self) -> dict[Hashable, Any]:
        """What `projection` has made of it, for others who are told the same."""
        return {}

    @cached_property
    def scores(self) -> list[int]:
        """Points so far."""
        return self.game.scores()

    @cached_property
    def ranking(self) -> list[list[int]]:
        """Seats, the winner first."""
        return self.game.ranking()

    def view(self, eye: int | None) -> Position:
        """What a seat, or a spectator, may see."""
        eye = eye if eye in self.insiders else None
        if eye not in self._views:
            self._views[eye] = self.game.rules.view(self.position, eye)
        return self._views[eye]

    @cached_property
    def insiders(self) -> Collection[int]:
        """The seats that may see more than a spectator."""
        return self.game.rules.insiders(self.position)

    @cached_property
    def _views(self) -> dict[int | None, Position]:
        return {}

    @cached_property
    def foretold(self) -> Foretold:
        """What each action of whoever decides will do, for them only."""
        return foretold(self.game)

    @cached_property
    def secret(self) -> bool:
        """Who decides sees something that others do not."""
        to_play = self.game.to_play
        return to_play is not None and self.view(to_play) != self.view(None)

    def reveals(self, earlier: Moment) -> bool:
        """Has something been shown since that was hidden then?"""
        hidden = self.game.rules.hidden
        return hidden(earlier.position) > hidden(self.position)
