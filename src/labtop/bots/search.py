"""The bot `search`: tree search within a time or a number of simulations, in one or several threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import blended
from labtop.bots.greedy import forced
from labtop.bots.mcts import TO_THE_END
from labtop.bots.protocol import ActionValue, Analysis
from labtop.bots.tree import ROOT
from labtop.bots.workspace import NODE, NONE, TOUCHED, Workspace, make_workspace
from labtop.core.chance import seed_of, start_chance
from labtop.core.evaluator import Weights
from labtop.core.observation import Observation

CATCH_UP = 0.3  # of the simulations left, so many more at most will go to the second best action than to the best
LOOK = 0.004  # seconds between looks at the clock
FEW = 16  # simulations before the first look
UNLIMITED = 2**62  # simulations
MOST_THREADS = 64  # that have a chance of their own
LONGEST_LINE = 12  # actions of an expected line


@dataclass(frozen=True)
class Limit:
    """How much a search may do, whichever limit comes first, and how it weighs."""

    seconds: float = float("inf")
    simulations: int = UNLIMITED
    threads: int = 1
    memory: int = 64  # MiB a thread
    exploration: float = 0.5
    prior_temperature: float = 0.05
    turns: int = 1  # played on before a position is judged, or TO_THE_END


class SearchBot:
    """Plays what it tried most often."""

    def __init__(self, game: str, seed: int, limit: Limit, weights: Weights | None = None) -> None:
        self._game = game
        self._compiled = compiled_bot(game)
        evaluator = registry.evaluator(game)
        self._weights = blended(evaluator.load() if weights is None else weights)
        self._seed = seed
        self._limit = limit if evaluator.fitted else replace(limit, turns=TO_THE_END, prior_temperature=0.0)
        self._stopped = threading.Event()
        self._workspaces: list[Workspace] = []
        self._expected: tuple[int, str, bool] | None = (
            None  # number and action of the next observation, is it in the tree?
        )

    def choose(self, observation: Observation) -> str:
        """The action most visited; where nothing can overtake it any more, the search ends early."""
        going_on = self._goes_on(observation)
        if len(observation.actions) == 1:
            action = observation.actions[0]
            self._expected = (observation.number + 1, action, False) if going_on else None
            return action
        self._search(observation, hurry=True)
        found = sums(self._workspaces)
        best = max(found, key=lambda code: found[code].rank, default=None)  # none if there was no room for a tree
        action = observation.actions[0] if best is None else observation.rules.name_action(best)
        self._expected = (observation.number + 1, action, True)
        return action

    def analyse(self, observation: Observation) -> Analysis:
        """Search, and say what came out."""
        self._expected = None
        if len(observation.actions) == 1:
            return forced(observation)
        seconds = self._search(observation, hurry=False)
        return conclude(observation, self._workspaces, seconds)

    def stop(self) -> None:
        """End the search under way within a few milliseconds."""
        self._stopped.set()

    def _goes_on(self, observation: Observation) -> bool:
        """Does this decision follow the bot's own last one? Then what is below that in the tree is kept."""
        expected, self._expected = self._expected, None
        kept = expected is not None and expected[:2] == (observation.number, observation.last)
        if not kept:
            self._clear()
        elif expected is not None and expected[2]:
            code = observation.rules.read_action(expected[1])
            for workspace in self._workspaces:
                self._compiled.promote(workspace, code)
        return kept

    def __getstate__(self) -> dict[str, Any]:
        """With what is in the trees, if the next decision may follow this one; the rest of the room is made anew."""
        trees = [(one.tree[: one.counts[TOUCHED]], one.counts) for one in self._workspaces if self._expected]
        return vars(self) | {"_compiled": None, "_stopped": None, "_workspaces": trees}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _compiled=compiled_bot(kept["_game"]), _stopped=threading.Event())
        self._workspaces = [self._workspace() for _ in kept["_workspaces"]]
        for workspace, (tree, counts) in zip(self._workspaces, kept["_workspaces"], strict=True):
            workspace.tree[: len(tree)], workspace.counts[:] = tree, counts

    def _workspace(self) -> Workspace:
        nodes = max(self._limit.memory * 2**20 // NODE.itemsize, 1)
        return make_workspace(self._game, self._weights, nodes)

    def _clear(self) -> None:
        for workspace in self._workspaces:
            self._compiled.clear(workspace)

    def _search(self, observation: Observation, hurry: bool) -> float:
        """Grow the tree; the seconds it took."""
        started = time.perf_counter()
        self._stopped.clear()
        if not self._workspaces:
            self._workspaces = [self._workspace() for _ in range(self._limit.threads)]
            self._clear()
        elif not hurry:
            self._clear()
        for number, workspace in enumerate(self._workspaces):
            workspace.states[0] = observation.states[0]
            self._compiled.keep_legal(workspace)
            start_chance(workspace.states[1:], seed_of(self._seed, observation.number * MOST_THREADS + number))
        if len(self._workspaces) == 1:
            self._work(self._workspaces[0], started, hurry)
        else:
            with ThreadPoolExecutor(len(self._workspaces)) as pool:
                list(pool.map(lambda workspace: self._work(workspace, started, hurry), self._workspaces))
        return time.perf_counter() - started

    def _work(self, workspace: Workspace, started: float, hurry: bool) -> None:
        """Simulate in one thread until a limit is reached or, in a hurry, the choice is as good as certain.

        What the tree already holds from the decision before counts as done. Without a time limit nothing depends on
        the clock: the same number of simulations gives the same tree.
        """
        limit = self._limit
        kept = int(workspace.tree["visits"][ROOT])
        left = max(limit.simulations // limit.threads - kept, 1)
        chunk = FEW
        while True:
            before = time.perf_counter()
            chunk = min(chunk, left)
            lead = self._compiled.simulate(
                workspace, NONE, chunk, limit.exploration, limit.prior_temperature, limit.turns
            )
            left -= chunk
            now = time.perf_counter()
            rate = chunk / max(now - before, 1e-6)
            time_left = limit.seconds - (now - started) - kept / rate
            if left <= 0 or time_left <= 0 or self._stopped.is_set():
                return
            if hurry and lead > CATCH_UP * min(left, rate * time_left):
                return
            if limit.seconds < float("inf"):
                chunk = max(1, int(rate * min(LOOK, time_left)))


class Tried(NamedTuple):
    """A node, in plain numbers: the fields of `Node` in their order."""

    action: int
    first: int
    next: int
    visits: int
    offered: int
    total: float
    score: float
    guess: float
    prior: float


assert Tried._fields == NODE.names


class Sum(NamedTuple):
    """What became of an action in all threads together."""

    visits: int = 0
    total: float = 0.0  # results and guesses for the seat that decides
    score: float = 0.0
    weight: int = 0  # how many are in these sums

    @property
    def rank(self) -> tuple[int, float]:
        """The most visited action is the best; among equals, the most promising."""
        return self.visits, self.total / self.weight


def children(workspace: Workspace, parent: int) -> Iterator[tuple[int, Tried]]:
    """The nodes below a node, with their numbers."""
    tree = workspace.tree.view(np.ndarray)
    number = tree["first"].item(parent)
    while number != NONE:
        node = Tried(*tree[number].item())
        yield number, node
        number = node.next


def sums(workspaces: list[Workspace]) -> dict[int, Sum]:
    """What the trees of all threads say of each action."""
    found: dict[int, Sum] = {}
    for workspace in workspaces:
        root = Tried(*workspace.tree.view(np.ndarray)[ROOT].item())
        usual = root.score / root.visits  # where an action was not tried
        for _, node in children(workspace, ROOT):
            visits, total, score, weight = found.get(node.action, Sum())
            found[node.action] = Sum(
                visits + node.visits,
                total + (node.total + node.guess),
                score + (node.score + usual),
                weight + node.visits + 1,
            )
    return found


def conclude(observation: Observation, workspaces: list[Workspace], seconds: float) -> Analysis:
    """What the trees of all threads say together, the most visited action first."""
    lines: dict[int, list[str]] = {}
    name = observation.rules.name_action
    for workspace in workspaces:
        for number, node in children(workspace, ROOT):
            if node.action not in lines:
                lines[node.action] = [name(node.action), *line_below(workspace, number, name)]
    best_first = sorted(sums(workspaces).items(), key=lambda one: one[1].rank, reverse=True)
    values = [
        ActionValue(
            name(action), found.visits, found.total / found.weight, found.score / found.weight, (*lines[action],)
        )
        for action, found in best_first
    ]
    simulations = sum(value.visits for value in values)
    return Analysis(tuple(values) or forced(observation).actions, simulations, seconds)


def line_below(workspace: Workspace, number: int, name: Any) -> list[str]:
    """The actions most visited, one after the other."""
    line: list[str] = []
    while len(line) < LONGEST_LINE - 1:
        number, best = max(children(workspace, number), key=lambda child: child[1].visits, default=(number, None))
        if best is None or best.visits == 0:
            return line
        line.append(name(best.action))
    return line
