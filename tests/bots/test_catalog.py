"""Bots by name."""

from dataclasses import replace
from typing import Any

import pytest

import labtop
from aquasphere.test_component_sets import own
from bots import strangers
from labtop import registry
from labtop.bots import catalog
from labtop.bots.catalog import LEVELS, OTHERS, PLAIN, UnknownBot, check, is_own, make, maker
from labtop.bots.greedy import GreedyBot
from labtop.bots.random_bot import RandomBot
from labtop.bots.search import SearchBot
from labtop.registry import GAMES

BAD = [
    *("", " ", "Random", "random ", " greedy", "master", "expert\n", "randοm"),
    *("search", "search:", "search:0", "search:0s", "search:0.0s", "search:0ms", "search:-1", "search:1e3"),
    *("search:2 s", "search:s", "search:ms", "search:2m", "search:2S", "search:2s ", "search:2s\n", "search:.5s"),
    *("search:1.2345s", "search:123456s", "search:1234567890", "search:1.5", "search:nan", "search:infs"),
    *(
        "search:２s",
        "search:٣",
        "search:2s:5000",
        "search:5000,2s",
        "search-v1",
        "search-v1:0",
        "search-v2:5",
        "networks",
        "network:",
        "network:x",
        "network:-1",
        "network:123",
        "network:1.2345",
        "network:1s",
    ),
    *(":", "::", ":name", "json:", "json:nothing", "no_such_module:name", "json:dumps.name", ".json:dumps"),
    *("bots.strangers:NOT_CALLABLE", "bots.broken:Bot", "json.nothing:name", "..:name", "a b:c", "\x00:x"),
]


@pytest.mark.parametrize("name", BAD)
def test_names_that_are_none_are_refused(name: str) -> None:
    for ask in (check, lambda name: make(name, "gizmos")):
        with pytest.raises(UnknownBot, match="there is no bot") as caught:
            ask(name)
        assert "search:2s" in str(caught.value)
        assert all(level in str(caught.value) for level in LEVELS)


@pytest.mark.parametrize(
    "name", [*OTHERS, *LEVELS, "search:2s", "search:100ms", "search:0.5s", "search-v1:1", "network:0.7"]
)
def test_names_that_are_known(name: str) -> None:
    check(name)
    assert not is_own(name)


def made(name: str, threads: int = 1) -> Any:
    return make(name, "gizmos", seed=1, threads=threads)


def test_a_name_makes_the_bot_it_says() -> None:
    assert type(made("random")) is RandomBot
    assert type(made("greedy")) is GreedyBot
    for name, limits in {
        "search-v1:2s": (2.0, 2**62),
        "search-v1:100ms": (0.1, 2**62),
        "search-v1:1.5s": (1.5, 2**62),
        "search-v1:5000": (float("inf"), 5000),
    }.items():
        bot = made(name, threads=3)
        assert type(bot) is SearchBot
        assert (bot._limit.seconds, bot._limit.simulations) == limits
        assert bot._limit.threads == 3


def test_levels_are_six_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert", "grandmaster"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_which_bot_each_level_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = registry.levels(game)
    assert list(said) == list(LEVELS)
    temperatures = [float(name.partition(":")[2] or 0) for name in said.values() if name.startswith("network")]
    assert temperatures == sorted(temperatures, reverse=True)
    for level, name in said.items():
        assert LEVELS[level].maker(game) == replace(maker(name), plain=PLAIN[level])
    monkeypatch.setattr(catalog, "has_network", lambda game: False)
    for level, plain in PLAIN.items():
        assert LEVELS[level].maker(game) is plain
        assert LEVELS[level].parts(game) == plain.parts(game)


def test_a_level_plays_other_components_without_its_network() -> None:
    game = labtop.new_game("aquasphere", seed=1, components=own(1))
    bot: Any = make("beginner", "aquasphere", seed=3)
    plain = PLAIN["beginner"]("aquasphere", 3, 1)
    assert bot.choose(game.observe(1)) == plain.choose(game.observe(1))
    assert type(bot._other) is GreedyBot


def test_a_bot_of_ones_own() -> None:
    name = "bots.strangers:Last"
    check(name)
    assert is_own(name)
    bot: Any = make(name, "aquasphere", seed=7)
    assert type(bot) is strangers.Last
    assert (bot.game, bot.seed) == ("aquasphere", 7)
    game = labtop.new_game("gizmos", seed=1)
    assert bot.choose(game.observe(1)) == game.legal_actions()[-1]


def test_checking_a_bot_of_ones_own_does_not_make_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "Last", lambda game, seed: pytest.fail("it was made"))
    catalog.check("bots.strangers:Last")


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game"):
        make("greedy", "chess")
