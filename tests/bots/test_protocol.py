"""What every bot keeps to: legal actions, thoughts in order, nothing spent on forced moves."""

from typing import NoReturn

import pytest

from bots.tables import set_clock, some, start, walk
from labtop.bots.catalog import LEVELS, make
from labtop.bots.greedy import GreedyBot
from labtop.bots.protocol import Analysis, Bot
from labtop.bots.search import Limit, SearchBot
from labtop.bots.searching import LOOK
from labtop.registry import GAMES

BOTS = ("random", "greedy", "search:20", *LEVELS)
SIMULATIONS = 60
both = pytest.mark.parametrize("name", GAMES)
two_to_four = pytest.mark.parametrize("players", [2, 3, 4])


@both
@two_to_four
def test_bots_play_whole_games_with_legal_actions(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots a seat take turns by the decision, so that each meets what others left it."""
    game = start(name, players, seed=players)
    bots: list[Bot] = [make(bot, name, seed) for seed, bot in enumerate(("greedy", "search:20", "easy", "random"))]
    rivals: list[Bot] = [make(bot, name, seed) for seed, bot in enumerate(("search:5", "medium", "search:1", "greedy"))]
    while (seat := game.to_play) is not None:
        set_clock(monkeypatch, LOOK)
        chooser = bots if game.played % 3 else rivals
        game.play(chooser[seat].choose(game.observe(seat)))  # IllegalAction if it is none
    assert game.played > 20


def check_thoughts(thoughts: Analysis, actions: list[str]) -> None:
    named = [thought.action for thought in thoughts.actions]
    assert len(set(named)) == len(named) > 0
    assert set(named) <= set(actions)
    for thought in thoughts.actions:
        assert 0.0 <= thought.win <= 1.0
        assert thought.line[0] == thought.action
        assert thought.visits >= 0
    assert thoughts.seconds >= 0.0


@both
@two_to_four
@pytest.mark.parametrize("bot", BOTS)
def test_thoughts_name_legal_actions_once(bot: str, name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in some(name, players, 8):
        set_clock(monkeypatch, LOOK)
        check_thoughts(make(bot, name, seed=2).analyse(game.observe(2)), game.legal_actions())


@both
@two_to_four
def test_thoughts_of_a_search_have_the_most_visited_action_first(name: str, players: int) -> None:
    for game in some(name, players, 10):
        thoughts = make(f"search-v1:{SIMULATIONS}", name, seed=2).analyse(game.observe(2))
        visits = [thought.visits for thought in thoughts.actions]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == thoughts.simulations
        assert SIMULATIONS - 1 <= thoughts.simulations <= SIMULATIONS  # the first looks at the root alone


@both
def test_thoughts_of_greedy_have_the_best_chance_first(name: str) -> None:
    for game in some(name, 3, 20):
        thoughts = GreedyBot(name, seed=1).analyse(game.observe(1))
        wins = [thought.win for thought in thoughts.actions]
        assert wins == sorted(wins, reverse=True)
        assert {thought.action for thought in thoughts.actions} == set(game.legal_actions()[:64])


@both
def test_what_greedy_chooses_is_its_first_thought(name: str) -> None:
    for game in some(name, 2, 10):
        for bot in (GreedyBot(name, 1), GreedyBot(name, 1, noise=0.1)):
            assert bot.choose(game.observe(1)) == bot.analyse(game.observe(1)).actions[0].action


@both
def test_noise_makes_a_bot_choose_otherwise_now_and_then(name: str) -> None:
    games = some(name, 2, 30)
    changed = sum(
        GreedyBot(name, 1, 0.1).choose(g.observe(1)) != GreedyBot(name, 1).choose(g.observe(1)) for g in games
    )
    assert 0 < changed < len(games)


def fail(*arguments: object) -> NoReturn:
    raise AssertionError("nothing is to be decided")


@both
def test_forced_moves_cost_nothing(name: str) -> None:
    forced = [game for seed in range(4) for game in walk(name, 2, seed) if len(game.legal_actions()) == 1]
    assert len(forced) > 3
    bots: list[GreedyBot | SearchBot] = [GreedyBot(name, 1), SearchBot(name, 1, Limit(seconds=60.0))]
    for bot in bots:
        bot._compiled = bot._compiled._replace(look_ahead=fail, simulate=fail)
        for game in forced:
            decision = game.observe(1)
            assert bot.choose(decision) == decision.actions[0]
            thoughts = bot.analyse(decision)
            assert [thought.action for thought in thoughts.actions] == game.legal_actions()
            assert (thoughts.simulations, thoughts.seconds) == (0, 0.0)


def test_random_takes_every_action_sooner_or_later() -> None:
    game = start("gizmos", 2, 0)
    chosen = {make("random", "gizmos", seed).choose(game.observe(0)) for seed in range(300)}
    assert chosen == set(game.legal_actions())
