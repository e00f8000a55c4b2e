"""Bots with a network: whole actions out of choices, the policy alone, fallbacks."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import labtop
from aquasphere.test_component_sets import own
from bots.networks import bring, random_network
from bots.searchers import one_network, searcher
from bots.tables import some, start, with_truth
from bots.trees import ROOT, branch, check_tree
from labtop import registry
from labtop.bots import fallback
from labtop.bots.branches import sums
from labtop.bots.catalog import make
from labtop.bots.fallback import LONGEST, WithFallback
from labtop.bots.greedy import GreedyBot
from labtop.bots.network_search import Limit, NetworkBot
from labtop.bots.policy_bot import PolicyBot
from labtop.bots.search import SearchBot
from labtop.core.game import Game
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)
two_to_four = pytest.mark.parametrize("players", [2, 3, 4])
EFFORTS = (1, 2, 20, 300)  # simulations


def thinking(name: str, simulations: int = 200, seed: int = 1) -> NetworkBot:
    return NetworkBot(name, seed, Limit(simulations=simulations), one_network(name))


def chains(name: str) -> list[Game]:
    """Decisions whose actions are said with several choices."""
    spell = registry.encoding(name).spell
    found = []
    for game in [game for players in (2, 3, 4) for game in some(name, players, 300, every=2)]:
        codes = [game.rules.read_action(action) for action in game.legal_actions()]
        if sum(len(spell(code)) > 1 for code in codes if code is not None) > 1:
            found.append(game)
    return found


@both
@two_to_four
def test_it_plays_whole_games_with_legal_actions(name: str, players: int) -> None:
    game = start(name, players, players)
    bots = [thinking(name, EFFORTS[seat % len(EFFORTS)], seat) for seat in range(players)]
    while (seat := game.to_play) is not None and game.played < 400:
        game.play(bots[seat].choose(game.observe(seat)))  # IllegalAction if it is none
    assert game.played > 20


@both
@pytest.mark.parametrize("simulations", EFFORTS)
def test_choices_come_out_as_whole_actions(name: str, simulations: int) -> None:
    games = chains(name)[:12]
    assert len(games) == 12
    for game in games:
        bot = thinking(name, simulations)
        assert bot.choose(game.observe(1)) in game.legal_actions()
        thoughts = bot.analyse(game.observe(1))
        assert {thought.action for thought in thoughts.actions} == set(game.legal_actions())


@both
def test_what_is_kept_is_below_all_choices_of_the_action(name: str) -> None:
    kept = 0
    for game in chains(name)[:40]:
        bot = thinking(name, 300)
        action = bot.choose(game.observe(1))
        assert bot._expected is not None
        ids = list(bot._expected[2])
        tree, number = bot._workspaces[0].tree, ROOT
        for step in ids:
            below = {int(tree["action"][child]): child for child in _below(tree, number)}
            if step not in below:
                break
            number = below[step]
        else:
            expected = branch(tree, number)
            for step in ids:
                bot._compiled.promote(bot._workspaces[0], step)
            assert branch(bot._workspaces[0].tree, ROOT) == expected
            check_tree(bot._workspaces[0], full=True)
            kept += len(ids) > 1
        assert action in game.legal_actions()
    assert kept > 0


def _below(tree: Any, number: int) -> list[int]:
    found, child = [], int(tree["first"][number])
    while child != -1:
        found.append(child)
        child = int(tree["next"][child])
    return found


@both
@two_to_four
def test_lines_are_whole_actions_that_can_follow(name: str, players: int) -> None:
    longest = 0
    for game in some(name, players, 8):
        for thought in thinking(name).analyse(game.observe(1)).actions:
            assert thought.line[0] == thought.action
            assert all(game.rules.read_action(action) is not None for action in thought.line)
            longest = max(longest, len(thought.line))
    assert longest > 3


@both
@two_to_four
def test_choices_do_not_depend_on_hidden_things(name: str, players: int) -> None:
    for game in some(name, players, 6):
        assert game.to_play is not None
        truths = [game, *(with_truth(game, game.determinised(game.to_play, seed)) for seed in (7, 77))]
        assert len({thinking(name).choose(truth.observe(5)) for truth in truths}) == 1
        assert len({thinking(name).analyse(truth.observe(5)).actions for truth in truths}) == 1


@both
@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_simulations_give_the_same_thoughts(name: str, threads: int) -> None:
    for game in some(name, 2, 6):
        first, second = (searcher("network", name, 4, simulations=90, threads=threads) for _ in range(2))
        assert first.analyse(game.observe(4)).actions == second.analyse(game.observe(4)).actions


@both
def test_a_pickled_bot_goes_on_with_its_tree(name: str) -> None:
    game = some(name, 2, 5)[2]
    bot = thinking(name)
    game.play(bot.choose(game.observe(1)))
    twin = pickle.loads(pickle.dumps(bot))
    while game.to_play is not None and game.played < 400:
        choice = bot.choose(game.observe(1))
        assert twin.choose(game.observe(1)) == choice
        game.play(choice)


@both
@two_to_four
def test_the_network_alone_plays_what_its_policy_likes_best(name: str, players: int) -> None:
    alone = PolicyBot(name, 1, network=one_network(name))
    for game in [*some(name, players, 10), *chains(name)[:12]]:
        thoughts = alone.analyse(game.observe(1))
        assert thoughts.simulations == 0
        assert len({thought.win for thought in thoughts.actions}) == 1
        chosen = {bot.choose(game.observe(seed)) for bot in (alone, thinking(name, 1)) for seed in range(4)}
        assert chosen == {thoughts.actions[0].action}


@both
def test_with_a_temperature_it_errs_now_and_then_and_the_same_with_the_same_seed(name: str) -> None:
    def choices(game: Game, temperature: float) -> list[str]:
        bots = [PolicyBot(name, seed, temperature, one_network(name)) for seed in range(12)]
        return [bot.choose(game.observe(1)) for bot in bots]

    erring = 0
    for game in some(name, 2, 10):
        cold, warm = choices(game, 0.01), choices(game, 5.0)
        assert warm == choices(game, 5.0)
        assert set(warm) <= set(game.legal_actions())
        erring += len(set(warm)) > len(set(cold))
    assert erring > 5


@both
def test_names_mean_the_network_where_there_is_one(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(make("search-v1:5", name)) is SearchBot
    bring(name, tmp_path, monkeypatch)
    assert type(make("search-v1:5", name)) is SearchBot
    for bot, kind in (("network", PolicyBot), ("search:5", NetworkBot), ("grandmaster", NetworkBot)):
        made: Any = make(bot, name)
        assert type(made._usual) is kind


def test_a_game_without_a_network_is_played_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "network", lambda name: tmp_path / "nothing")
    assert type(make("search:5", "gizmos")) is SearchBot
    assert type(make("grandmaster", "gizmos")) is SearchBot
    assert type(make("network", "gizmos")) is GreedyBot


def test_other_components_are_played_without_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring("aquasphere", tmp_path, monkeypatch)
    for components, plays in ((None, NetworkBot), (own(1), SearchBot)):
        edition = {} if components is None else {"components": components}
        game = labtop.new_game("aquasphere", 2, 1, **edition)
        bot = make("search:5", "aquasphere")
        assert isinstance(bot, WithFallback)
        assert type(bot._bot(game.observe(1))) is plays
        assert bot.choose(game.observe(1)) in game.legal_actions()


@both
def test_games_that_do_not_end_are_brought_to_their_end_without_the_network(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(name, tmp_path, monkeypatch)
    seen = labtop.new_game(name, 3, 1).observe(1)
    bot: Any = make("network", name)
    assert type(bot._bot(replace(seen, number=3 * LONGEST))) is PolicyBot
    without = GreedyBot if registry.meta(name).open_ended else PolicyBot
    assert type(bot._bot(replace(seen, number=3 * LONGEST + 1))) is without


@both
@pytest.mark.parametrize("bot", ["network", "search:5"])
def test_who_has_as_good_as_won_does_not_dawdle(
    name: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(name, tmp_path, monkeypatch)
    differing = 0
    for game in some(name, 2, 10):
        seen = replace(game.observe(game.to_play or 0), number=1)
        hurried = GreedyBot(name, 0, weights=registry.evaluator(name).load()).choose(seen)
        choices = []
        for enough in (1.0, -1.0):
            monkeypatch.setattr(fallback, "AS_GOOD_AS_WON", enough)
            player: Any = make(bot, name)
            choices.append(player.choose(seen))
            assert 0 < player._usual.share(seen) < 1
        usual = player._usual.choose(seen)
        assert choices == [usual, hurried if registry.meta(name).open_ended else usual]
        differing += usual != hurried
    assert differing


def test_another_network_plays_otherwise() -> None:
    choices = set()
    for seed in range(6):
        bot = NetworkBot("gizmos", 1, Limit(simulations=1), random_network("gizmos", seed))
        choices.add(bot.choose(labtop.new_game("gizmos", 2, 1).observe(1)))
    assert len(choices) > 1


@both
def test_an_analysis_also_looks_at_what_the_bot_would_not_play(name: str) -> None:
    bot = NetworkBot(name, 1, Limit(simulations=500, temperature=0.5))
    observation = labtop.new_game(name, 2, seed=4).observe(1)
    bot.choose(observation)
    tried = sum(1 for found in sums(bot._workspaces).values() if found.visits)
    assert sum(1 for value in bot.analyse(observation).actions if value.visits) > tried


def test_what_was_forgotten_makes_no_game_won() -> None:
    """Research shows other cards than most simulations saw; what these came to is nobody's any more."""
    game, bot = start("gizmos", 2, 4), thinking("gizmos")
    going_on = 0
    while game.to_play is not None and game.played < 150:
        kept = bot._expected is not None and bot._expected[0] == game.played
        decision = game.observe(1)
        action = bot.choose(decision)
        if kept and len(decision.actions) > 1:
            assert 0.0 <= bot.share(decision) <= 1.0
            going_on += 1
        game.play(action)
    assert going_on > 20
