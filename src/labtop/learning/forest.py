"""Room for many games at once, each with a tree of its own, in arrays whose first dimension is the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.bots.evaluation import blended
from labtop.bots.seeing import count_things, layout
from labtop.core.chance import Chance, key_of
from labtop.core.encoding import Chain
from labtop.core.entry_points import ROOM
from labtop.core.evaluator import TRAITS_OF_AN_ITEM, Weights
from labtop.core.inputs import Layout
from labtop.core.structs import I8, I16, I32, I64, States, dtype_of

SEATS = 4  # at most
DEEPEST = 64  # decisions on a path through a tree
LONGEST = 320  # decisions of a game that are kept
KEPT = 40  # actions of a decision that are kept, those most wanted
MOST_THINGS = 400  # that are so in a position
NEW, ASKED, OVER, THINKING = (
    0,
    1,
    2,
    3,
)  # phases of a game: to be begun; a position waits to be judged; ended; none waits


class Slot:
    """Where one game and its search stand."""

    chance: Chance  # of the search, and of the next game
    begun: I64  # the output of it with which this decision began
    chain: Chain  # what has been said of the action under way
    phase: I8
    seats: I8
    seat: I8  # that thinks
    simulations: I16  # done; -1 before the root is judged
    thorough: I8  # is this decision thought about for long, so that the policy can learn from it?
    considered: I16  # actions at the root that are tried at all
    nodes: I16
    leaf: I16  # the node whose position waits to be judged
    mover: I8  # who decides there
    depth: I16
    opening: I16  # moves that chance still makes
    turns: I32
    decisions: I32  # kept


SLOT = dtype_of(Slot)


class Effort(NamedTuple):
    """How long decisions are thought about: some thoroughly, so that the policy learns, others quickly, for more games.

    A schedule says how often an action must have been tried to be next: [actions that are tried, simulation].
    """

    schedule: Any
    quick_schedule: Any
    simulations: int
    quick_simulations: int
    often: float  # thoroughly: 1 always
    scale: float  # how much results count against the policy
    faith: float  # in the decision that follows, against what the search expected: lambda
    luck: float  # how much chance does at the root: 1 to learn, 0 to win
    opening: int  # moves that chance makes at the beginning of a game, at most; none in half of the games
    max_turns: int  # of each player; a game that is not over then is broken off


class Forest(NamedTuple):
    """All of it."""

    states: States  # the games
    work: States  # the simulation under way in each
    slots: Any
    work_chains: Any
    trials: States  # an action that is tried out
    trial_chains: Any
    # Of the fitted evaluation
    weights: Weights
    traits: Any  # [game, item, trait]
    features: Any  # [game, feature]
    units: Any  # [game, unit]
    outlooks: Any  # [game, seat]
    # By node
    logits: Any  # [game, node, action]
    children: Any  # [game, node, action] -> node, or NONE
    visits: Any  # [game, node]
    totals: Any  # [game, node, seat]: of results
    values: Any  # of the position, for whoever decides there
    opened: Any  # is it judged?
    # Of the search
    path: Any  # [game, depth]
    legal: Any  # [game, action]: those of a position, one after the other
    urges: Any  # [game, action]: room to weigh them
    gumbels: Any  # [game, action]: chance in favour of each action at the root
    masks: Any  # [game, action]
    room: Any  # [game, ROOM]
    shares: Any  # [game, seat]: what a simulation came to
    # Between a search and whoever judges
    looked: Any  # [game, byte]: room to look
    room_to_look: Any  # [game, float]
    layout: Layout
    active: Any  # [game, thing]: all that is so in the position that waits; behind the last, a thing that never is
    answers: Any  # [game, action]: logits
    judged: Any  # [game, seat]: shares of the victory, the mover first
    # What is kept of a game
    seen: Any  # [game, decision, thing]: as in `active`
    actions: Any  # [game, decision, KEPT]; NONE behind the last
    wishes: Any  # likewise: how much each should be played
    movers: Any  # [game, decision]
    hopes: Any  # [game, decision, seat]: what the search expected; once the game has ended, what was to be expected
    results: Any  # [game, seat]: what the game came to
    points: Any  # [game, seat]


def plant(game: str, games: int, simulations: int, seed: int, players: Sequence[int], alike: int = 1) -> Forest:
    """Room for so many games, with the given numbers of players in turn; so many in a row are dealt alike."""
    rules, encoding = registry.rules(game), registry.encoding(game)
    fresh = rules.fresh()
    count, nodes = len(encoding.names), simulations + 2
    things, most = count_things(game), MOST_THINGS
    slots = np.zeros(games, SLOT)
    for number in range(games):
        slots["chance"][number] = (*key_of(seed * 1_000_003 + number // alike), 0, 0, 0, 1, -1, -1)
        slots["seats"][number] = players[number // alike % len(players)]
    copies = fresh[:1].tobytes() * games
    tree, edges, kept = (games, nodes), (games, nodes, count), (games, LONGEST)
    evaluator = registry.evaluator(game)
    weights = blended(evaluator.load())
    return Forest(
        states=np.frombuffer(bytearray(copies), fresh.dtype),
        work=np.frombuffer(bytearray(copies), fresh.dtype),
        slots=slots,
        work_chains=np.zeros(games, dtype_of(Chain)),
        trials=np.frombuffer(bytearray(copies), fresh.dtype),
        trial_chains=np.zeros(games, dtype_of(Chain)),
        weights=weights,
        traits=np.zeros((games, evaluator.room, TRAITS_OF_AN_ITEM), np.int8),
        features=np.zeros((games, weights.sums.shape[2]), np.float32),
        units=np.zeros((games, evaluator.units), np.float32),
        outlooks=np.zeros((games, SEATS)),
        logits=np.zeros(edges, np.float32),
        children=np.full(edges, -1, np.int16),
        visits=np.zeros(tree, np.int32),
        totals=np.zeros((*tree, SEATS), np.float32),
        values=np.zeros(tree, np.float32),
        opened=np.zeros(tree, np.bool_),
        path=np.zeros((games, DEEPEST), np.int16),
        legal=np.zeros((games, count), np.int16),
        urges=np.zeros((games, count), np.float32),
        gumbels=np.zeros((games, count), np.float32),
        masks=np.zeros((games, count), np.bool_),
        room=np.zeros((games, ROOM), np.int64),
        shares=np.zeros((games, SEATS), np.float32),
        looked=np.zeros((games, len(layout(game).most)), np.uint8),
        room_to_look=np.zeros((games, registry.inputs(game).room), np.float32),
        layout=layout(game),
        active=np.full((games, most), things, np.int16),
        answers=np.zeros((games, count), np.float32),
        judged=np.zeros((games, SEATS), np.float32),
        seen=np.zeros((*kept, most), np.int16),
        actions=np.full((*kept, KEPT), -1, np.int16),
        wishes=np.zeros((*kept, KEPT), np.float32),
        movers=np.zeros(kept, np.int8),
        hopes=np.zeros((*kept, SEATS), np.float32),
        results=np.zeros((games, SEATS), np.float32),
        points=np.zeros((games, SEATS), np.float32),
    )
