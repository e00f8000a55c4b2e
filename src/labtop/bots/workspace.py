"""Where a bot works: room for one thread's states, features, lists and tree, made once and used again."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, Protocol

import numpy as np

from labtop import registry
from labtop.core.entry_points import ROOM
from labtop.core.evaluator import TRAITS_OF_AN_ITEM, Weights
from labtop.core.structs import I32, I64, Ints, States, dtype_of, empty

SEATS = 4  # at most
RECORDS = 5  # 0 the game, 1 the bot's chance, 2 the simulation, 3 and 4 actions tried out
DEEPEST = 512  # decisions on a path through the tree
NONE = -1
USED, TOUCHED, FREE = 0, 1, 2  # how many nodes are in use; ever were; the first of those that no longer are, or NONE


class Node:
    """An action in the tree, reached by the actions above it; what chance brought in between is not distinguished."""

    action: I64
    first: I32  # of the nodes below, or NONE
    next: I32  # beside it, or NONE
    visits: I32
    offered: I32  # how often it was among the legal actions
    total: Annotated[float, np.float64]  # results for the seat that decided, one a visit
    score: Annotated[float, np.float64]  # points of the seat that thinks, one a visit
    guess: Annotated[float, np.float32]  # the deciding seat's outlook when it was first seen
    prior: Annotated[float, np.float32]  # how promising that was


NODE = dtype_of(Node)


class Scales(NamedTuple):
    """What positions are weighed with."""

    weights: Weights  # for the moments of the game
    traits: Any  # of each item that a seat looks at
    values: Any  # features of a seat
    units: Any  # what the hidden units make of the features
    shares: Any  # what came out, by seat


class Grown(Protocol):
    """Whatever has a tree."""

    @property
    def tree(self) -> Any: ...

    @property
    def counts(self) -> Ints: ...

    @property
    def moves(self) -> Ints: ...


class Workspace(NamedTuple):
    """Room for one thread."""

    states: States
    scales: Scales
    best: Any  # shares of the best action
    shares: Any  # by seat, the sum of what simulations came to
    moves: Ints  # the legal actions of the game
    actions: Ints  # those of a simulation
    nodes: Ints  # of the actions
    path: Ints  # nodes from the root
    movers: Ints  # the seats that decided along the path
    tree: Any
    counts: Ints  # of the tree's nodes: USED, TOUCHED, FREE


def make_workspace(game: str, weights: Weights, nodes: int) -> Workspace:
    """A workspace for a game, with room for so many nodes."""
    evaluator, states = registry.evaluator(game), registry.rules(game).fresh()
    return Workspace(
        states=np.frombuffer(bytearray(states[:1].tobytes() * RECORDS), states.dtype),
        scales=Scales(
            weights=weights,
            traits=np.zeros((evaluator.room, TRAITS_OF_AN_ITEM), np.int8),
            values=np.zeros(weights.sums.shape[2], np.float32),
            units=np.zeros(evaluator.units, np.float32),
            shares=np.zeros(SEATS),
        ),
        best=np.zeros(SEATS),
        shares=np.zeros(SEATS),
        moves=_ints(ROOM, np.int64),
        actions=_ints(ROOM, np.int64),
        nodes=_ints(ROOM, np.int32),
        path=_ints(DEEPEST, np.int32),
        movers=_ints(DEEPEST, np.int8),
        tree=empty(NODE, nodes),
        counts=_ints(3, np.int64),
    )


def _ints(count: int, dtype: type) -> Any:
    return np.zeros(count, dtype)
