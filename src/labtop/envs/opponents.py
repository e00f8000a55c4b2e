"""Bots in the seats, inside the compiled step: `random`, `greedy`, `network`, `search-v1:N`, levels that are such."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from math import cos, log, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots import catalog
from labtop.bots.catalog import Level
from labtop.bots.evaluation import blended
from labtop.bots.fallback import AS_GOOD_AS_WON
from labtop.bots.greedy import SAMPLES
from labtop.bots.lookahead import look_ahead
from labtop.bots.makers import Guessing, Judging, Looking, Maker, Searching, SearchingV1
from labtop.bots.mcts import TO_THE_END
from labtop.bots.network_file import has_network, packaged
from labtop.bots.network_policy import decide
from labtop.bots.network_workspace import NetworkWorkspace, make_network_workspace
from labtop.bots.search import Limit
from labtop.bots.searching import UNLIMITED
from labtop.bots.selfplay import searched_step
from labtop.bots.workspace import Workspace, make_workspace
from labtop.core.chance import FINE, Chance, below, fork, fraction
from labtop.core.encoding import GOES_ON
from labtop.core.entry_points import ROOM, legal
from labtop.core.structs import Ints, States

NODES_OF_A_SIMULATION = ROOM  # a simulation adds one position's actions to the tree
OPEN_ENDED = False  # may a game go on as long as the players like? A hook


class Way(IntEnum):
    """How a bot chooses."""

    RANDOM = 0
    GLANCING = 1  # a turn ahead, by what anybody would see
    KNOWING = 2  # a turn ahead, by fitted weights
    SEARCHING = 3
    JUDGING = 4  # by a network's policy


class Bot(NamedTuple):
    """A bot of an environment."""

    way: Way
    noise: float = 0.0
    simulations: int = 0
    temperature: float = 0.0


class Bots(NamedTuple):
    """The bots of one thread, and where those work that have no network."""

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


class JudgingBots(NamedTuple):
    """The same where some have a network."""

    others: Bots
    temperatures: Any
    judging: NetworkWorkspace


def named(name: str, game: str, packaged: bool = True) -> Bot:
    """A bot by its name; ValueError for one that does not play inside an environment.

    `packaged`: is it played with the components of the package? Networks know no others, as at the table.
    """
    judges = packaged and has_network(game)
    catalog.check(name)
    bot = None if catalog.is_own(name) else _bot(catalog.maker(name), game, judges)
    if bot is None:
        levels = ", ".join(level for level, maker in catalog.LEVELS.items() if _bot(maker, game, judges))
        raise ValueError(
            f"{name} cannot sit in an environment of {game}: only bots do that choose the same with the same seed and "
            "do not search with a network, that is random, greedy, network, network:T with a temperature, search-v1:N "
            f"with a number of simulations, and of the levels {levels}"
        )
    return bot


def _bot(maker: Maker, game: str, judges: bool) -> Bot | None:
    match maker:
        case Guessing():
            return Bot(Way.RANDOM)
        case Looking():
            return Bot(Way.KNOWING if maker.knowing else Way.GLANCING, noise=maker.noise)
        case SearchingV1() if maker.simulations != UNLIMITED:
            return Bot(Way.SEARCHING, simulations=maker.simulations)
        case Level():
            return _bot(maker.maker(game), game, judges)
        case Judging() if judges:
            return Bot(Way.JUDGING, temperature=maker.temperature)
        case Judging() | Searching() if not judges:
            return _bot(maker.plain, game, judges)
    return None


def room_for(game: str, bots: Sequence[Bot]) -> Any:
    """Where one thread's bots work."""
    if all(bot.way == Way.RANDOM for bot in bots):
        return ()
    others = thinking(game, bots)
    if all(bot.way != Way.JUDGING for bot in bots):
        return others
    temperatures = np.array([bot.temperature for bot in bots])
    return JudgingBots(others, temperatures, make_network_workspace(game, packaged(game), 1))


def action_of(bots: Sequence[Bot]) -> Callable[..., int]:
    """The template that does for all of them; the more it can, the longer it takes to compile."""
    ways = {bot.way for bot in bots}
    return judging_action if Way.JUDGING in ways else thinking_action if ways - {Way.RANDOM} else random_action


def thinking(game: str, bots: Sequence[Bot]) -> Bots:
    """Room for one thread's bots, those that have no network."""
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
    return best_move(workspace, bots.noise[bot], chooser, bots)


def judging_action(states: States, game: int, bot: int, chooser: Chance, bots: JudgingBots, room: Ints) -> int:
    """The same where some play by a network, and bring won games to an end as at the table; a template."""
    count, others = legal(states[game], room), bots.others
    if count == 1 or others.ways[bot] != Way.JUDGING:
        return thinking_action(states, game, bot, chooser, others, room)
    workspace = bots.judging
    workspace.states[0] = states[game]
    fork(workspace.states[1].chance, chooser)
    action = decide(workspace, bots.temperatures[bot])
    if OPEN_ENDED and workspace.mind.shares[states[game].to_play] > AS_GOOD_AS_WON:
        others.knowing.states[0] = states[game]
        fork(others.knowing.states[1].chance, chooser)
        return best_move(others.knowing, 0.0, chooser, others)
    return action


def best_move(workspace: Workspace, noise: float, chooser: Chance, bots: Bots) -> int:
    """What looks best a turn ahead, misjudged by so much; a template."""
    count = look_ahead(workspace, SAMPLES, bots.wins, bots.scores)
    best, best_worth = GOES_ON, -1e30
    for index in range(count):
        worth = bots.wins[index] + noise * normal(chooser)
        if worth > best_worth:
            best, best_worth = index, worth
    return workspace.moves[best]


def normal(chooser: Chance) -> float:
    """A normally distributed number (Box and Muller); a template."""
    radius = sqrt(-2.0 * log(fraction(chooser) + 1.0 / FINE))  # 0 has no logarithm
    return radius * cos(2.0 * pi * fraction(chooser))
