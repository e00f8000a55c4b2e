"""Bots in the seats of vectors."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.encodings import games
from envs.vectors import GAMES, every_game, random_actions
from labtop import registry
from labtop.bots import catalog
from labtop.core.chance import start_chance
from labtop.core.kernel import bind
from labtop.core.structs import States
from labtop.envs import opponents
from labtop.envs.compiled import stepping_kernels
from labtop.envs.episodes import EPISODE


@pytest.mark.long
@every_game
@pytest.mark.parametrize("bot", ["greedy", "beginner", "search-v1:40"])
def test_bots_in_a_seat_beat_chance(game: str, bot: str) -> None:
    """A learner that plays at random loses; and how many threads there are changes nothing."""
    won = []
    for threads in (1, 2):
        vector = labtop.envs.vector(game, 32, bots=[None, bot], seed=7, threads=threads)
        rng = np.random.default_rng(0)
        ends: list[list[float]] = []
        while len(ends) < 32:
            vector.step(random_actions(vector, rng))
            ends += vector.rewards[vector.terminated].tolist()
        won.append(ends)
    assert won[0] == won[1]
    assert np.mean(won[0], axis=0)[1] > 0.8


def bot_action(states: Any, game: int, bot: int, chooser: Any, bots: Any, room: Any) -> int:
    raise NotImplementedError


def _chosen(states: Any, episodes: Any, bots: Any, room: Any) -> int:
    return bot_action(states, 0, 0, episodes[0].chooser, bots, room)


def chooser(game: str, name: str) -> Callable[[States, int], int]:
    """A bot as it sits in an environment: from a game and a seed to an action."""
    made = [opponents.named(name, game)]
    compiled = bind(_chosen, game, bot_action=stepping_kernels(game, opponents.action_of(made))["bot_action"])
    bots, room = opponents.room_for(game, made), np.zeros(1024, np.int64)

    def choose(states: States, seed: int) -> int:
        episodes = np.zeros(1, EPISODE)
        start_chance(episodes, seed)
        return int(compiled(states, episodes, bots, room))

    return choose


@pytest.mark.long
@every_game
@pytest.mark.parametrize("name", ["greedy", "network:1.5", "search-v1:8"])
def test_a_bot_in_a_seat_sees_nothing_hidden(game: str, name: str) -> None:
    """It chooses the same whatever lies in the decks."""
    chosen = chooser(game, name)
    found = set()
    for number, playing in enumerate(games(game, 2, seed=11, decisions=60)):
        answers = set()
        for seed in range(4):
            answers.add(chosen(playing.determinised(playing.to_play or 0, seed), number))
        assert len(answers) == 1
        found |= answers
    assert len(found) > 10


@pytest.mark.long
@every_game
def test_a_network_in_a_seat_plays_as_at_the_table(game: str) -> None:
    chosen, rules = chooser(game, "network"), registry.rules(game)
    for playing in games(game, 2, seed=12, decisions=60):
        bot = catalog.make("network", game)
        assert rules.name_action(chosen(playing.determinised(playing.to_play or 0, 5), 1)) == bot.choose(
            playing.observe(1)
        )


def test_levels_sit_in_an_environment_unless_they_search_with_a_network() -> None:
    for game in GAMES:
        for level, name in registry.levels(game).items():
            if name.startswith("network"):
                assert opponents.named(level, game) == opponents.named(name, game)
            else:
                with pytest.raises(ValueError, match=f"{level} cannot sit in an environment of {game}"):
                    opponents.named(level, game)


def test_a_game_without_a_network_has_bots_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (opponents, catalog):
        monkeypatch.setattr(module, "has_network", lambda game: False)
    assert opponents.named("beginner", "gizmos") == opponents.Bot(opponents.Way.GLANCING, noise=0.04)
    assert opponents.named("hard", "gizmos") == opponents.named("search:40", "gizmos")
    assert opponents.named("network", "gizmos") == opponents.Bot(opponents.Way.KNOWING)


@pytest.mark.long
def test_bots_of_every_kind_sit_together_and_bring_games_to_an_end() -> None:
    """Two networks that had won did not hurry: games went on until they were cut off."""
    vector = labtop.envs.vector("gizmos", 8, players=4, bots=[None, "network", "search-v1:4", "random"], seed=3)
    rng = np.random.default_rng(0)
    ended = 0
    while ended < 8:
        vector.step(random_actions(vector, rng))
        ended += int(vector.terminated.sum())
        assert not vector.truncated.any()
