"""A game's encoding, called from Python."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

import labtop
from labtop import registry
from labtop.core.chance import seed_of
from labtop.core.encoding import CHAIN, GOES_ON
from labtop.core.game import Game
from labtop.core.kernel import bind
from labtop.core.structs import States

ROOM = 1024


def mask(state: Any, chain: Any, mask: Any, room: Any) -> int:
    raise NotImplementedError


def extend(state: Any, chain: Any, action: int) -> int:
    raise NotImplementedError


def observe(state: Any, chain: Any, seat: int, values: Any) -> None:
    raise NotImplementedError


def _mask(states: States, chains: States, legal: Any, room: Any) -> int:
    return mask(states[0], chains[0], legal, room)


def _extend(states: States, chains: States, action: int) -> int:
    return extend(states[0], chains[0], action)


def _observe(states: States, chains: States, seat: int, values: Any) -> None:
    observe(states[0], chains[0], seat, values)


class Bound(NamedTuple):
    mask: Any
    extend: Any
    observe: Any


@cache
def bound(game: str) -> Bound:
    encoding = registry.encoding(game)
    hooks = {"mask": encoding.mask, "extend": encoding.extend, "observe": encoding.observe}
    return Bound(*(bind(template, game, **hooks) for template in (_mask, _extend, _observe)))


class Said:
    """A decision of a game, and what has been said of the action so far."""

    def __init__(self, game: str, states: States, chain: States | None = None) -> None:
        self.game, self.states, self.chain = game, states, np.zeros(1, CHAIN) if chain is None else chain
        self.encoding = registry.encoding(game)

    def legal(self) -> list[int]:
        """The ids that are offered."""
        found = np.full(len(self.encoding.names), 0xAA, np.uint8)
        count = bound(self.game).mask(self.states, self.chain, found, np.zeros(ROOM, np.int64))
        assert set(found.tolist()) <= {0, 1}  # all of it is written
        assert found.sum() == count
        return np.flatnonzero(found).tolist()

    def say(self, action: int) -> "tuple[int, Said]":
        """The action of the rules, or GOES_ON, and what comes next."""
        chain = self.chain.copy()
        return bound(self.game).extend(self.states, chain, action), Said(self.game, self.states, chain)

    def observed(self, seat: int, fill: int = 0) -> np.ndarray:
        values = np.full(self.encoding.size, fill, np.uint8)
        bound(self.game).observe(self.states, self.chain, seat, values)
        return values

    def actions(self) -> Iterator[tuple[int, list[int]]]:
        """All that can be said: actions of the rules, each with the ids that say it."""
        for action in self.legal():
            code, then = self.say(action)
            if code == GOES_ON:
                assert len(then.legal()) > 1  # a step without a choice is skipped
                yield from ((last, [action, *ids]) for last, ids in then.actions())
            else:
                assert not then.chain["step"][0]
                assert not then.chain["said"][0]
                yield code, [action]


def games(game: str, players: int, seed: int, decisions: int) -> Iterator[Game]:
    """The same game at each of its first decisions, played at random."""
    rng = np.random.default_rng(seed)
    playing = labtop.new_game(game, players, seed)
    for number in range(decisions):
        if playing.to_play is None:
            playing = labtop.new_game(game, players, seed_of(seed, number))
        yield playing
        legal = playing.legal_actions()
        playing.play(legal[rng.integers(len(legal))])
