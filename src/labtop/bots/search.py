"""The bot `search`: tree search within a time or a number of simulations, in one or several threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from labtop import registry
from labtop.bots.binding import mind
from labtop.bots.desk import NODE, NONE, Desk, make_desk
from labtop.bots.greedy import forced
from labtop.bots.judging import blended
from labtop.bots.protocol import Seen, Thought, Thoughts
from labtop.bots.tree import ROOT
from labtop.core.chance import start_chance
from labtop.core.insight import Weights

CATCH_UP = 0.3  # of the simulations left, so many more at most will go to the second best action than to the best
LOOK = 0.004  # seconds between looks at the clock
FEW = 16  # simulations before the first look
LONGEST_LINE = 12  # actions of an expected line


@dataclass(frozen=True)
class Effort:
    """How much a search may do, whichever limit comes first, and how it weighs."""

    seconds: float = float("inf")
    simulations: int = 2**62
    threads: int = 1
    memory: int = 64  # MiB a thread
    exploration: float = 0.5
    heat: float = 0.05
    turns: int = 1  # played on before a position is judged, or TO_THE_END


class SearchBot:
    """Plays what it tried most often."""

    def __init__(self, game: str, seed: int, effort: Effort, weights: Weights | None = None) -> None:
        self._game = game
        self._mind = mind(game)
        self._weights = blended(registry.insight(game).load() if weights is None else weights)
        self._seed = seed
        self._effort = effort
        self._stopped = threading.Event()
        self._desks: list[Desk] = []
        self._expected: tuple[int, str, bool] | None = None  # number and action of the next `seen`, is it in the tree?

    def choose(self, seen: Seen) -> str:
        """The action most visited; where nothing can overtake it any more, the search ends early."""
        going_on = self._goes_on(seen)
        if len(seen.actions) == 1:
            action = seen.actions[0]
            self._expected = (seen.number + 1, action, False) if going_on else None
            return action
        action = self._search(seen, hurry=True).actions[0].action
        self._expected = (seen.number + 1, action, True)
        return action

    def think(self, seen: Seen) -> Thoughts:
        """Search, and say what came out."""
        self._expected = None
        return forced(seen) if len(seen.actions) == 1 else self._search(seen, hurry=False)

    def stop(self) -> None:
        """End the search under way within a few milliseconds."""
        self._stopped.set()

    def _goes_on(self, seen: Seen) -> bool:
        """Does this decision follow the bot's own last one? Then what is below that in the tree is kept."""
        expected, self._expected = self._expected, None
        kept = expected is not None and expected[:2] == (seen.number, seen.last)
        if not kept:
            self._clear()
        elif expected is not None and expected[2]:
            code = seen.rules.read_action(expected[1])
            for desk in self._desks:
                self._mind.promote(desk, code)
        return kept

    def _clear(self) -> None:
        for desk in self._desks:
            self._mind.clear(desk)

    def _search(self, seen: Seen, hurry: bool) -> Thoughts:
        started = time.perf_counter()
        self._stopped.clear()
        if not self._desks:
            nodes = max(self._effort.memory * 2**20 // NODE.itemsize, 1)
            self._desks = [make_desk(self._game, self._weights, nodes) for _ in range(self._effort.threads)]
            self._clear()
        elif not hurry:
            self._clear()
        for number, desk in enumerate(self._desks):
            desk.states[0] = seen.states[0]
            self._mind.keep_legal(desk)
            start_chance(desk.states[1:], (self._seed * 1_000_003 + seen.number * 64 + number) % 2**63)
        if len(self._desks) == 1:
            self._work(self._desks[0], started, hurry)
        else:
            with ThreadPoolExecutor(len(self._desks)) as pool:
                list(pool.map(lambda desk: self._work(desk, started, hurry), self._desks))
        return conclude(seen, self._desks, time.perf_counter() - started)

    def _work(self, desk: Desk, started: float, hurry: bool) -> None:
        """Simulate in one thread until a limit is reached or, in a hurry, the choice is as good as certain.

        What the tree already holds from the decision before counts as done. Without a time limit nothing depends on
        the clock: the same number of simulations gives the same tree.
        """
        effort = self._effort
        kept = int(desk.tree["visits"][ROOT])
        left = max(effort.simulations // effort.threads - kept, 1)
        chunk = FEW
        while True:
            before = time.perf_counter()
            chunk = min(chunk, left)
            lead = self._mind.simulate(desk, chunk, effort.exploration, effort.heat, effort.turns)
            left -= chunk
            now = time.perf_counter()
            rate = chunk / max(now - before, 1e-6)
            time_left = effort.seconds - (now - started) - kept / rate
            if left <= 0 or time_left <= 0 or self._stopped.is_set():
                return
            if hurry and lead > CATCH_UP * min(left, rate * time_left):
                return
            if effort.seconds < float("inf"):
                chunk = max(1, int(rate * min(LOOK, time_left)))


def children(desk: Desk, parent: int) -> Iterator[tuple[int, Any]]:
    """The nodes below a node, with their numbers."""
    tree = desk.tree.view(np.ndarray)
    number = tree["first"].item(parent)
    while number != NONE:
        yield number, tree[number]
        number = tree["next"].item(number)


def conclude(seen: Seen, desks: list[Desk], seconds: float) -> Thoughts:
    """What the trees of all threads say together, the most visited action first."""
    sums: dict[int, Any] = {}
    lines: dict[int, list[str]] = {}
    name = seen.rules.name_action
    for desk in desks:
        root = desk.tree[ROOT]
        usual = root["score"] / root["visits"]  # where an action was not tried
        for number, node in children(desk, ROOT):
            action, visits = node["action"].item(), node["visits"].item()
            found = np.array([visits, node["total"] + node["guess"], node["score"] + usual, visits + 1])
            sums[action] = sums.get(action, 0) + found
            lines.setdefault(action, [name(action), *line_below(desk, number, name)])
    thoughts = []
    for action, found in sums.items():
        visits, total, score, weight = found.tolist()
        thoughts.append(Thought(name(action), int(visits), total / weight, score / weight, tuple(lines[action])))
    thoughts.sort(key=lambda thought: (thought.visits, thought.win), reverse=True)
    simulations = sum(thought.visits for thought in thoughts)
    return Thoughts(tuple(thoughts) or forced(seen).actions, simulations, seconds)


def line_below(desk: Desk, number: int, name: Any) -> list[str]:
    """The actions most visited, one after the other."""
    line: list[str] = []
    while len(line) < LONGEST_LINE - 1:
        best = max(children(desk, number), key=lambda child: child[1]["visits"], default=None)
        if best is None or best[1]["visits"] == 0:
            return line
        number = best[0]
        line.append(name(best[1]["action"].item()))
    return line
