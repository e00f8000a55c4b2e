"""Which games are played for a summary: numbered, each with its own seed, every number of players equally often."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from labtop import registry
from labtop.arena import match
from labtop.arena import schedule as arena
from labtop.arena.schedule import mixed
from labtop.bots.network_file import has_network

# Strong, and the same again: no bot that goes by the clock
LEVEL = re.compile(r"network|search(-v1)?:\d{2,6}", re.ASCII)


@dataclass(frozen=True)
class Plan:
    """All of it, and nothing else, decides about the games."""

    game: str
    games: int
    level: str = "search:40"
    seed: int = 0

    @property
    def lacks_network(self) -> bool:
        """Is the game to be played by a network that it has not? A weaker bot would play in its place."""
        return self.level == "network" and not has_network(self.game)

    def players(self, number: int) -> int:
        """How many play a game: 2, 3, 4, 2, 3, 4 …"""
        counts = [count for count in registry.rules(self.game).players if count > 1]
        return counts[number % len(counts)]

    def record(self, number: int) -> dict[str, Any]:
        """A game, played to its end."""
        players = self.players(number)
        bots = (self.level,) * players
        task = arena.Task(number, number, mixed(self.seed, "explorer", number), bots)
        return match.play(arena.Plan(self.game, bots, players), task)[1]
