"""What all bots have in common that grow trees: time, threads, what is kept from one decision to the next."""

from __future__ import annotations

import math
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from labtop.bots.greedy import forced
from labtop.bots.protocol import Analysis, Outlook
from labtop.bots.tree import ROOT
from labtop.bots.workspace import NODE, NONE, TOUCHED
from labtop.core.chance import seed_of, start_chance
from labtop.core.observation import Observation

CATCH_UP = 0.3  # of the simulations left, so many more at most will go to the second best action than to the best
LOOK = 0.004  # seconds between looks at the clock
FEW = 16  # simulations before the first look
UNLIMITED = 2**62  # simulations
MOST_THREADS = 64  # that have a chance of their own
LONGEST_LINE = 12  # actions of an expected line


@dataclass(frozen=True)
class Budget:
    """How much a search may do, whichever limit comes first."""

    seconds: float = float("inf")
    simulations: int = UNLIMITED
    threads: int = 1
    memory: int = 64  # MiB a thread


class TreeBot(ABC):
    """Plays what it tried most often."""

    def __init__(self, game: str, seed: int, budget: Budget) -> None:
        self._game = game
        self._seed = seed
        self._budget = budget
        self._compiled = self._bind()
        self._stopped = threading.Event()
        self._workspaces: list[Any] = []
        # Number and action of the next observation, and which nodes below each other stand for the action
        self._expected: tuple[int, str, Sequence[int]] | None = None

    @abstractmethod
    def _bind(self) -> Any:
        """Its compiled code, with `clear`, `keep_legal` and `promote`."""

    @abstractmethod
    def _workspace(self, nodes: int) -> Any:
        """Room for one thread, with so many nodes."""

    @abstractmethod
    def _simulate(self, workspace: Any, simulations: int, first: int = NONE, wide: bool = False) -> int:
        """Run so many, after an action or from where the game is; by how many visits the most visited action leads.

        `wide`: also try what would not be played.
        """

    @abstractmethod
    def _chance(self, share: float, players: int) -> float:
        """What a share of the result, as its simulations count it, says of the chance to win."""

    @abstractmethod
    def _best(self, observation: Observation) -> tuple[str, Sequence[int]]:
        """What the trees say: an action, and what it is in the trees, node by node."""

    @abstractmethod
    def _conclude(self, observation: Observation, seconds: float) -> Analysis:
        """All that the trees say."""

    def choose(self, observation: Observation) -> str:
        """The action most visited; where nothing can overtake it any more, the search ends early."""
        going_on = self._goes_on(observation)
        if len(observation.actions) == 1:
            action = observation.actions[0]
            self._expected = (observation.number + 1, action, ()) if going_on else None
            return action
        self._search(observation, hurry=True, wide=False)
        action, nodes = self._best(observation)
        self._expected = (observation.number + 1, action, nodes)
        return action

    def analyse(self, observation: Observation, wide: bool = True) -> Analysis:
        """Search, and say what came out; if `wide`, also of actions that it is sure not to play."""
        self._expected = None
        if len(observation.actions) == 1:
            return forced(observation)
        seconds = self._search(observation, hurry=False, wide=wide)
        return self._conclude(observation, seconds)

    def outlook(self, observation: Observation) -> Outlook:
        """What is to be expected, as the last search saw it."""
        visits, score = (sum(float(one.tree[name][ROOT]) for one in self._workspaces) for name in ("visits", "score"))
        shares = sum(one.shares for one in self._workspaces)[: observation.players] / visits
        return Outlook([self._chance(share, observation.players) for share in shares.tolist()], score / visits)

    def expect(self, observation: Observation, action: str, simulations: int) -> Outlook:
        """What is to be expected after an action, whatever chance brings then."""
        code = observation.rules.read_action(action)
        assert code is not None
        self._expected = None
        self._prepare(observation, anew=True)
        for workspace in self._workspaces:
            self._simulate(workspace, math.ceil(simulations / len(self._workspaces)), code)
        return self.outlook(observation)

    def stop(self) -> None:
        """End the search under way within a few milliseconds."""
        self._stopped.set()

    def _goes_on(self, observation: Observation) -> bool:
        """Does this decision follow the bot's own last one? Then what is below that in the tree is kept."""
        expected, self._expected = self._expected, None
        kept = expected is not None and expected[:2] == (observation.number, observation.last)
        if not kept:
            self._clear()
        elif expected is not None:
            for workspace in self._workspaces:
                for node in expected[2]:
                    self._compiled.promote(workspace, node)
        return kept

    def __getstate__(self) -> dict[str, Any]:
        """With what is in the trees, if the next decision may follow this one; the rest of the room is made anew."""
        trees = [(one.tree[: one.counts[TOUCHED]], one.counts) for one in self._workspaces if self._expected]
        return vars(self) | {"_compiled": None, "_stopped": None, "_workspaces": trees}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _stopped=threading.Event())
        self._compiled = self._bind()
        self._workspaces = [self._made() for _ in kept["_workspaces"]]
        for workspace, (tree, counts) in zip(self._workspaces, kept["_workspaces"], strict=True):
            workspace.tree[: len(tree)], workspace.counts[:] = tree, counts

    def _made(self) -> Any:
        return self._workspace(max(self._budget.memory * 2**20 // NODE.itemsize, 1))

    def _clear(self) -> None:
        for workspace in self._workspaces:
            self._compiled.clear(workspace)
            workspace.shares[:] = 0.0

    def _search(self, observation: Observation, hurry: bool, wide: bool) -> float:
        """Grow the tree; the seconds it took."""
        started = time.perf_counter()
        self._stopped.clear()
        self._prepare(observation, anew=not hurry)
        if len(self._workspaces) == 1:
            self._work(self._workspaces[0], started, hurry, wide)
        else:
            with ThreadPoolExecutor(len(self._workspaces)) as pool:
                list(pool.map(lambda workspace: self._work(workspace, started, hurry, wide), self._workspaces))
        return time.perf_counter() - started

    def _prepare(self, observation: Observation, anew: bool) -> None:
        """Make room, and give each thread the game and a chance of its own; `anew`: nothing is kept in the trees."""
        made = not self._workspaces
        if made:
            self._workspaces = [self._made() for _ in range(self._budget.threads)]
        if made or anew:
            self._clear()
        for number, workspace in enumerate(self._workspaces):
            workspace.states[0] = observation.states[0]
            self._compiled.keep_legal(workspace)
            start_chance(workspace.states[1:], seed_of(self._seed, observation.number * MOST_THREADS + number))

    def _work(self, workspace: Any, started: float, hurry: bool, wide: bool) -> None:
        """Simulate in one thread until a limit is reached or, in a hurry, the choice is as good as certain.

        What the tree already holds from the decision before counts as done. Without a time limit nothing depends on
        the clock: the same number of simulations gives the same tree.
        """
        budget = self._budget
        kept = int(workspace.tree["visits"][ROOT])
        left = max(budget.simulations // budget.threads - kept, 1)
        chunk = FEW
        while True:
            before = time.perf_counter()
            chunk = min(chunk, left)
            lead = self._simulate(workspace, chunk, wide=wide)
            left -= chunk
            now = time.perf_counter()
            rate = chunk / max(now - before, 1e-6)
            time_left = budget.seconds - (now - started) - kept / rate
            if left <= 0 or time_left <= 0 or self._stopped.is_set():
                return
            if hurry and lead > CATCH_UP * min(left, rate * time_left):
                return
            if budget.seconds < float("inf"):
                chunk = max(1, int(rate * min(LOOK, time_left)))
