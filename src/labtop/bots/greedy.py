"""The bot `greedy`: looks one turn ahead; with noise it overlooks things, as people do."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from labtop import registry
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import blended
from labtop.bots.protocol import ActionValue, Analysis
from labtop.bots.workspace import make_workspace
from labtop.core.entry_points import ROOM
from labtop.core.evaluator import Weights
from labtop.core.observation import Observation

SAMPLES = 8  # of what the seat cannot know


class GreedyBot:
    """Plays the turn whose end it likes best. `noise` blurs what it expects of each action, in chances to win."""

    def __init__(
        self, game: str, seed: int, noise: float = 0.0, samples: int = SAMPLES, weights: Weights | None = None
    ) -> None:
        self._game = game
        self._compiled = compiled_bot(game)
        self._weights = blended(registry.evaluator(game).plain_weights() if weights is None else weights)
        self._seed = seed
        self._noise = noise
        self._samples = samples

    def choose(self, observation: Observation) -> str:
        """The best action, as far as it sees."""
        return self.analyse(observation).actions[0].action

    def analyse(self, observation: Observation) -> Analysis:
        """What each action leads to by the end of the turn."""
        started = time.perf_counter()
        if len(observation.actions) == 1:
            return forced(observation)
        workspace = make_workspace(self._game, self._weights, 1)
        workspace.states[:2] = observation.states[:2]
        wins, scores = np.zeros((2, ROOM))
        count = self._compiled.look_ahead(workspace, self._samples, wins, scores)
        names = [observation.rules.name_action(code) for code in map(int, workspace.moves[:count])]
        blur = random.Random(f"{self._seed} {observation.number}")
        order = sorted(range(count), key=lambda index: wins[index] + blur.gauss(0, self._noise), reverse=True)
        values = [
            ActionValue(names[index], self._samples, wins[index].item(), scores[index].item(), (names[index],))
            for index in order
        ]
        return Analysis(tuple(values), self._samples, time.perf_counter() - started)

    def stop(self) -> None:
        """It never takes long."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_compiled": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _compiled=compiled_bot(kept["_game"]))


def forced(observation: Observation) -> Analysis:
    """The values where nothing is to be decided."""
    action = observation.actions[0]
    return Analysis(
        (ActionValue(action, 0, 1 / observation.players, observation.scores[observation.seat], (action,)),), 0, 0.0
    )
