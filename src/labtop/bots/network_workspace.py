"""Where a bot with a network works: room for one thread, made once and used again."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots.network import SEATS, Mind, Network
from labtop.bots.seeing import make_sight
from labtop.bots.workspace import DEEPEST, NODE
from labtop.core.encoding import CHAIN
from labtop.core.entry_points import ROOM
from labtop.core.structs import Ints, States, empty

RECORDS = 3  # 0 the game, 1 the bot's chance, 2 the simulation


class NetworkWorkspace(NamedTuple):
    """Room for one thread. Actions are those of the game's encoding, by id."""

    states: States
    chains: States  # what is said of the action under way in the simulation
    mind: Mind
    mask: Any  # by action: is it legal?
    room: Ints  # for actions of the rules
    moves: Ints  # the legal actions of the game
    actions: Ints  # those of a simulation
    nodes: Ints  # of the actions
    path: Ints  # nodes from the root
    movers: Ints  # the seats that decided along the path
    shares: Any  # by seat, the sum of what simulations came to
    tree: Any
    counts: Ints  # of the tree's nodes: USED, TOUCHED, FREE


def make_mind(game: str, network: Network) -> Mind:
    """Room to think with a network."""
    wide, narrow = network.inner.shape
    return Mind(
        network=network,
        sight=make_sight(game),
        sums=np.zeros(wide, np.int32),
        block=np.zeros(wide, np.int16),
        wide=np.zeros(wide, np.float32),
        units=_ints(max(wide, narrow) + 1, np.int32),
        narrow=np.zeros(narrow, np.float32),
        added=np.zeros(narrow, np.float32),
        logits=np.zeros(len(network.policy)),
        shares=np.zeros(SEATS),
        points=np.zeros(SEATS),
    )


def make_network_workspace(game: str, network: Network, nodes: int) -> NetworkWorkspace:
    """A workspace for a game, with room for so many nodes."""
    states, actions = registry.rules(game).fresh(), len(network.policy)
    return NetworkWorkspace(
        states=np.frombuffer(bytearray(states[:1].tobytes() * RECORDS), states.dtype),
        chains=empty(CHAIN),
        mind=make_mind(game, network),
        mask=np.zeros(actions, np.uint8),
        room=_ints(ROOM, np.int64),
        moves=_ints(actions, np.int64),
        actions=_ints(actions, np.int64),
        nodes=_ints(actions, np.int32),
        path=_ints(DEEPEST, np.int32),
        movers=_ints(DEEPEST, np.int8),
        shares=np.zeros(SEATS),
        tree=empty(NODE, nodes),
        counts=_ints(3, np.int64),
    )


def _ints(count: int, dtype: type) -> Any:
    return np.zeros(count, dtype)
