"""The bot `greedy`: looks one turn ahead; with noise it overlooks things, as people do."""

from __future__ import annotations

import random
import time

import numpy as np

from labtop import registry
from labtop.bots.binding import mind
from labtop.bots.desk import make_desk
from labtop.bots.judging import blended
from labtop.bots.protocol import Seen, Thought, Thoughts
from labtop.core.doors import ROOM
from labtop.core.insight import Weights

SAMPLES = 8  # of what the seat cannot know


class GreedyBot:
    """Plays the turn whose end it likes best. `noise` blurs what it expects of each action, in chances to win."""

    def __init__(
        self, game: str, seed: int, noise: float = 0.0, samples: int = SAMPLES, weights: Weights | None = None
    ) -> None:
        self._game = game
        self._mind = mind(game)
        self._weights = blended(registry.insight(game).plain_weights() if weights is None else weights)
        self._seed = seed
        self._noise = noise
        self._samples = samples

    def choose(self, seen: Seen) -> str:
        """The best action, as far as it sees."""
        return self.think(seen).actions[0].action

    def think(self, seen: Seen) -> Thoughts:
        """What each action leads to by the end of the turn."""
        started = time.perf_counter()
        if len(seen.actions) == 1:
            return forced(seen)
        desk = make_desk(self._game, self._weights, 1)
        desk.states[:2] = seen.states[:2]
        wins, scores = np.zeros((2, ROOM))
        count = self._mind.look_ahead(desk, self._samples, wins, scores)
        names = [seen.rules.name_action(code) for code in map(int, desk.moves[:count])]
        blur = random.Random(f"{self._seed} {seen.number}")
        order = sorted(range(count), key=lambda index: wins[index] + blur.gauss(0, self._noise), reverse=True)
        thoughts = [
            Thought(names[index], self._samples, wins[index].item(), scores[index].item(), (names[index],))
            for index in order
        ]
        return Thoughts(tuple(thoughts), self._samples, time.perf_counter() - started)

    def stop(self) -> None:
        """It never takes long."""


def forced(seen: Seen) -> Thoughts:
    """The thoughts where nothing is to be decided."""
    action = seen.actions[0]
    return Thoughts((Thought(action, 0, 1 / seen.players, seen.scores[seen.seat], (action,)),), 0, 0.0)
