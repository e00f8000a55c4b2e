"""Games to try bots on, and other truths that look the same to a seat."""

import random
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import labtop
from aquasphere.test_view import shuffled
from gizmos.positions import random_position
from gizmos.test_view import other_truth
from labtop.bots import searching
from labtop.core.game import Game

CURIOUS = 0.5  # how often a player who may research does


def start(name: str, players: int, seed: int) -> Game:
    """A new game; every other one of Gizmos begins in the middle, where gizmos set each other off."""
    if name == "gizmos" and seed % 2:
        return labtop.load_position(random_position(players, seed), seed)
    return labtop.new_game(name, players, seed)


def walk(name: str, players: int, seed: int, every: int = 1) -> Iterator[Game]:
    """The decisions of a game played at random, one in `every`."""
    game, chance = start(name, players, seed), random.Random(seed)
    while game.to_play is not None:
        if game.played % every == 0:
            yield game.copy()
        legal = game.legal_actions()
        curious = [action for action in legal if action.startswith("research ")]
        game.play(chance.choice(curious if curious and chance.random() < CURIOUS else legal))


def some(name: str, players: int, most: int, every: int = 7) -> list[Game]:
    """Decisions of several games with more than one action, from all over each."""
    found = [game for seed in range(4) for game in walk(name, players, seed, every) if len(game.legal_actions()) > 1]
    return random.Random(players).sample(found, min(most, len(found)))


def with_truth(game: Game, states: Any) -> Game:
    """The same moves so far, but this is how things really are."""
    twin = game.copy()
    twin._states = states
    return twin


def reloaded(game: Game, position: dict[str, Any], seed: int) -> Game:
    """The same moves so far, but this is the position, and other chance lies ahead."""
    return with_truth(game, labtop.load_position(position, seed)._states)


def other_position(game: Game, seat: int, seed: int) -> dict[str, Any]:
    """A position that this seat cannot tell from the game's."""
    if game.rules.name == "gizmos":
        return other_truth(game.position(), seat, random.Random(seed))
    return shuffled(game.position(), seed)


def set_clock(monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
    """Let each look of a search at the clock take so many seconds."""
    looks = count()
    monkeypatch.setattr(searching, "time", SimpleNamespace(perf_counter=lambda: next(looks) * tick))
