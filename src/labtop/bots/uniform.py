"""The bot `random`: every legal action is as likely as any other."""

from __future__ import annotations

import random

from labtop.bots.protocol import Seen, Thought, Thoughts


class RandomBot:
    """Plays at random, the same way with the same seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> str:
        """Any of the legal actions."""
        return random.Random(f"{self._seed} {seen.number}").choice(seen.actions)

    def think(self, seen: Seen) -> Thoughts:
        """All actions are alike to it."""
        chance, score = 1 / seen.players, seen.scores[seen.seat]
        return Thoughts(tuple(Thought(action, 0, chance, score, (action,)) for action in seen.actions), 0, 0.0)

    def stop(self) -> None:
        """It never takes long."""
