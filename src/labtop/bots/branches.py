"""Trees read node by node: what all threads together say of the actions below a node."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from labtop.bots.tree import ROOT
from labtop.bots.workspace import NODE, NONE


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
    prior: float = 0.0  # how promising it looked at first

    def with_node(self, node: Tried, usual: float) -> Sum:
        """With what became of it in one tree more; `usual` are the points expected there."""
        return Sum(
            self.visits + node.visits,
            self.total + (node.total + node.guess),
            self.score + (node.score + usual),
            self.weight + node.visits + 1,
            self.prior + node.prior,
        )

    @property
    def rank(self) -> tuple[int, float, float]:
        """The most visited action is the best; among equals, the most promising."""
        return self.visits, self.total / self.weight, self.prior


def children(workspace: Any, parent: int) -> Iterator[tuple[int, Tried]]:
    """The nodes below a node, with their numbers."""
    tree = workspace.tree.view(np.ndarray)
    number = tree["first"].item(parent)
    while number != NONE:
        node = Tried(*tree[number].item())
        yield number, node
        number = node.next


def sums(workspaces: Sequence[Any], actions: Sequence[int] = ()) -> dict[int, Sum]:
    """What the trees of all threads say of each action at the root, or after some actions."""
    found: dict[int, Sum] = {}
    for workspace in workspaces:
        parent, steps = reached(workspace, actions)
        root = Tried(*workspace.tree.view(np.ndarray)[ROOT].item())
        usual = root.score / max(root.visits, 1)  # where an action was not tried
        for _, node in children(workspace, parent) if steps == len(actions) else ():
            found[node.action] = found.get(node.action, Sum()).with_node(node, usual)
    return found


def reached(workspace: Any, actions: Sequence[int]) -> tuple[int, int]:
    """The last node on the way down by these actions, and how many of them lead there."""
    number = ROOT
    for step, action in enumerate(actions):
        below = {node.action: child for child, node in children(workspace, number)}
        if action not in below:
            return number, step
        number = below[action]
    return number, len(actions)


def summed(workspaces: Sequence[Any], actions: Sequence[int]) -> Sum:
    """What all trees say of actions one after the other; where they are not in one, what it says of the first few."""
    found = Sum()
    for workspace in workspaces:
        number, steps = reached(workspace, actions)
        tree = workspace.tree.view(np.ndarray)
        root, node = Tried(*tree[ROOT].item()), Tried(*tree[number].item())
        if steps < len(actions):
            expected = node.total / node.visits if node.visits else node.guess
            node = node._replace(visits=0, total=0.0, score=0.0, guess=expected, prior=0.0)
        found = found.with_node(node, root.score / max(root.visits, 1))
    return found
