"""The tree of a search, and what of it is kept from one decision of a turn to the next."""

from typing import Any

import pytest

from bots.searchers import of_both_kinds, searcher
from bots.tables import some, start
from bots.trees import ROOT, below, branch, check_tree
from gizmos.positions import player, table
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import blended
from labtop.bots.searching import TreeBot
from labtop.bots.workspace import NONE, Workspace, make_workspace
from labtop.core.game import Game
from labtop.registry import GAMES, evaluator

both = pytest.mark.parametrize("name", GAMES)
SIMULATIONS = 200


def thinking(name: str, kind: str = "fitted", **weighing: Any) -> TreeBot:
    return searcher(kind, name, simulations=SIMULATIONS, **weighing)


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [0, 1, -1])
def test_every_visit_is_counted_once(name: str, players: int, turns: int) -> None:
    """Where no game ends within the tree each node is a leaf just once."""
    for seed in (0, 2):
        bot = thinking(name, turns=turns)
        bot.analyse(start(name, players, seed).observe(1))
        assert check_tree(bot._workspaces[0]) > 100
        assert bot._workspaces[0].tree["visits"][ROOT] == SIMULATIONS


@both
@of_both_kinds
def test_trees_near_the_end_count_as_well(kind: str, name: str) -> None:
    for game in some(name, 3, 10):
        bot = thinking(name, kind)
        bot.analyse(game.observe(1))
        check_tree(bot._workspaces[0], full=True)


@both
def test_all_legal_actions_are_offered_at_the_root_each_time(name: str) -> None:
    for game in some(name, 2, 10):
        bot = thinking(name)
        decision = game.observe(1)
        bot.analyse(decision)
        tree = bot._workspaces[0].tree
        codes = [tree["action"][number].item() for number in below(tree, ROOT)]
        assert [decision.rules.name_action(code) for code in codes] == list(decision.actions)[:64]
        assert {tree["offered"][number].item() for number in below(tree, ROOT)} == {SIMULATIONS}


def grown(name: str, nodes: int, simulations: int) -> Workspace:
    """A tree after so many simulations in a game of three."""
    workspace = make_workspace(name, blended(evaluator(name).load()), nodes)
    workspace.states[:2] = some(name, 3, 1)[0].observe(1).states
    compiled_bot(name).clear(workspace)
    compiled_bot(name).simulate(workspace, NONE, simulations, 0.5, 0.05, 1)
    return workspace


@both
def test_promote_keeps_just_what_is_below_an_action(name: str) -> None:
    workspace = grown(name, nodes=20_000, simulations=400)
    before = [array.copy() for array in (workspace.tree, workspace.counts)]
    for child in below(workspace.tree, ROOT):
        workspace.tree[:], workspace.counts[:] = before
        kept = branch(workspace.tree, child)
        compiled_bot(name).promote(workspace, workspace.tree["action"][child])
        assert branch(workspace.tree, ROOT) == kept
        check_tree(workspace, full=True)


@both
def test_what_a_promotion_frees_is_used_again(name: str) -> None:
    workspace = grown(name, nodes=1000, simulations=2000)
    full = check_tree(workspace, full=True)
    assert full > 900
    least = min(below(workspace.tree, ROOT), key=lambda child: workspace.tree["visits"][child])
    compiled_bot(name).promote(workspace, workspace.tree["action"][least])
    assert check_tree(workspace, full=True) < full / 2
    compiled_bot(name).keep_legal(workspace)  # record 0 is still the decision before: hardly any of its actions fits
    check_tree(workspace, full=True)
    compiled_bot(name).simulate(workspace, NONE, 2000, 0.5, 0.05, 1)
    assert check_tree(workspace, full=True) > 900


def kept_before(bot: TreeBot) -> list[int]:
    """A list to which each search adds how many visits its root has when it begins."""
    begun: list[int] = []
    work = bot._work

    def note_and_work(workspace: Any, *arguments: Any) -> None:
        begun.append(int(workspace.tree["visits"][ROOT]))
        work(workspace, *arguments)

    bot._work = note_and_work  # type: ignore[method-assign]
    return begun


def researching() -> Game:
    """A game of Gizmos whose seat to play can do nothing but research: ring and archive are full, all cards dear."""
    return table(player("red5", archive="I-08"), display="I-02 I-03 I-04 I-06 II-02 II-03 II-04 III-01 III-02")


@both
@of_both_kinds
def test_the_next_decision_of_a_turn_begins_with_what_is_known(kind: str, name: str) -> None:
    going_on = 0
    for game in some(name, 2, 80, every=2):
        bot = thinking(name, kind)
        begun = kept_before(bot)
        game.play(bot.choose(game.observe(1)))
        if game.to_play is None or begun == [] or game.position()["turn"]["stage"] in ("action", "scoring", "line"):
            continue
        bot.choose(game.observe(1))
        if len(begun) == 2 and len(game.legal_actions()) > 1:
            going_on += 1
            assert begun[0] == 0
            assert 0 < begun[1] < SIMULATIONS
            check_tree(bot._workspaces[0], full=True)
    assert going_on > 1


@both
@of_both_kinds
def test_another_action_than_the_chosen_one_begins_anew(kind: str, name: str) -> None:
    others = 0
    for game in some(name, 2, 60, every=3):
        bot = thinking(name, kind)
        begun = kept_before(bot)
        chosen = bot.choose(game.observe(1))
        seat = game.to_play
        for action in game.legal_actions():
            other = game.copy()
            other.play(action)
            if action != chosen and other.to_play == seat and len(other.legal_actions()) > 1:
                bot.choose(other.observe(1))
                others += 1
                assert begun == [0, 0]
                break
    assert others > 3


@both
@of_both_kinds
def test_another_game_begins_anew(kind: str, name: str) -> None:
    bot = thinking(name, kind)
    begun = kept_before(bot)
    for game in some(name, 2, 5):
        bot.choose(game.observe(1))
    assert begun == [0] * 5


@both
@of_both_kinds
def test_thinking_aloud_begins_anew_and_leaves_nothing(kind: str, name: str) -> None:
    game = some(name, 2, 1)[0]
    bot = thinking(name, kind)
    bot.choose(game.observe(1))
    first = bot.analyse(game.observe(1))
    assert first.actions == thinking(name, kind).analyse(game.observe(1)).actions
    begun = kept_before(bot)
    game.play(first.actions[0].action)
    if game.to_play is not None and len(game.legal_actions()) > 1:
        bot.choose(game.observe(1))
        assert begun == [0]


def test_of_what_is_kept_only_legal_actions_count() -> None:
    """Research shows other cards than most simulations saw: those are forgotten, and do not count as done."""
    game = researching()
    bot = searcher("fitted", "gizmos", simulations=3000)
    begun = kept_before(bot)
    chosen = bot.choose(game.observe(1))
    assert chosen.startswith("research")
    game.play(chosen)
    decision = game.observe(1)
    bot.choose(decision)
    tree = bot._workspaces[0].tree
    codes = [tree["action"][number].item() for number in below(tree, ROOT)]
    assert {decision.rules.name_action(code) for code in codes} == set(decision.actions)
    assert begun[1] < 1500
