"""Bots in the seats, inside the compiled step: `random`, `greedy`, the levels up to `hard`, `search-v1:N`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from math import cos, log, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import catalog
from labtop.bots.evaluation import blended
from labtop.bots.greedy import SAMPLES
from labtop.bots.lookahead import look_ahead
from labtop.bots.makers import Guessing, Looking, Searching, SearchingV1
from labtop.bots.mcts import TO_THE_END
from labtop.bots.network_file import has_network
from labtop.bots.search import Limit
from labtop.bots.searching import UNLIMITED
from labtop.bots.selfplay import searched_step
from labtop.bots.workspace import Workspace, make_workspace
from labtop.core.chance import Chance, below, fork
from labtop.core.encoding import GOES_ON
from labtop.core.entry_points import ROOM, legal
from labtop.core.structs import Ints, States

FINE = 1 << 30
NODES_OF_A_SIMULATION = ROOM  # a simulation adds one position's actions to the tree


class Way(IntEnum):
    """How a bot chooses."""

    RANDOM = 0
    GLANCING = 1  # a turn ahead, by what anybody would see
    KNOWING = 2  # a turn ahead, by fitted weights
    SEARCHING = 3


class Bot(NamedTuple):
    """A bot of an environment."""

    way: Way
    noise: float = 0.0
    simulations: int = 0


class Bots(NamedTuple):
    """The bots of one thread, and where they work."""

    ways: Any
    noise: Any
    simulations: Any
    exploration: float
    prior_temperature: float
    turns: int
    glancing: Workspace
    knowing: Workspace
    wins: Any
    scores: Any


def named(name: str, game: str) -> Bot:
    """A bot by its name; ValueError for one that does not play inside an environment."""
    catalog.check(name)
    maker = None if catalog.is_own(name) else catalog.maker(name)
    if isinstance(maker, Searching) and not has_network(game):
        maker = SearchingV1(maker.seconds, maker.simulations)
    if isinstance(maker, Guessing):
        return Bot(Way.RANDOM)
    if isinstance(maker, Looking):
        return Bot(Way.KNOWING if maker.knowing else Way.GLANCING, noise=maker.noise)
    if isinstance(maker, SearchingV1) and maker.simulations != UNLIMITED:
        return Bot(Way.SEARCHING, simulations=maker.simulations)
    raise ValueError(
        f"{name} cannot sit in an environment: only bots do that always choose the same with the same seed and need no "
        "network, that is random, greedy, beginner, easy, medium, hard and search-v1:N with a number of simulations"
    )


def thinking(game: str, bots: Sequence[Bot]) -> Bots:
    """Room for one thread's bots."""
    evaluator, limit = registry.evaluator(game), Limit()
    nodes = max((bot.simulations for bot in bots), default=0) * NODES_OF_A_SIMULATION + 1
    return Bots(
        ways=np.array([bot.way for bot in bots], np.int64),
        noise=np.array([bot.noise for bot in bots]),
        simulations=np.array([bot.simulations for bot in bots], np.int64),
        exploration=limit.exploration,
        prior_temperature=limit.prior_temperature if evaluator.fitted else 0.0,
        turns=limit.turns if evaluator.fitted else TO_THE_END,
        glancing=make_workspace(game, blended(evaluator.plain_weights()), 1),
        knowing=make_workspace(game, blended(evaluator.load()), nodes),
        wins=np.zeros(ROOM),
        scores=np.zeros(ROOM),
    )


def random_action(states: States, game: int, bot: int, chooser: Chance, bots: Any, room: Ints) -> int:
    """Any legal action; a template."""
    return room[below(chooser, legal(states[game], room))]


def thinking_action(states: States, game: int, bot: int, chooser: Chance, bots: Bots, room: Ints) -> int:
    """What a bot of any kind plays; a template. Those that think work on states whose unknown is shuffled."""
    count = legal(states[game], room)
    if count == 1:
        return room[0]
    way = bots.ways[bot]
    if way == Way.RANDOM:
        return room[below(chooser, count)]
    workspace = bots.glancing if way == Way.GLANCING else bots.knowing
    workspace.states[0] = states[game]
    fork(workspace.states[1].chance, chooser)
    if way == Way.SEARCHING:
        simulations = bots.simulations[bot]
        return searched_step(workspace, simulations, bots.exploration, bots.prior_temperature, bots.turns)
    count = look_ahead(workspace, SAMPLES, bots.wins, bots.scores)
    best, best_worth = GOES_ON, -1e30
    for index in range(count):
        worth = bots.wins[index] + bots.noise[bot] * normal(chooser)
        if worth > best_worth:
            best, best_worth = index, worth
    return workspace.moves[best]


def normal(chooser: Chance) -> float:
    """A normally distributed number (Box and Muller); a template."""
    radius = sqrt(-2.0 * log((below(chooser, FINE) + 1.0) / FINE))
    return radius * cos(2.0 * pi * below(chooser, FINE) / FINE)
