"""The tree of a search, and what of it is kept from one decision of a turn to the next."""

from typing import Any

import pytest

from bots.tables import some, start
from bots.trees import ROOT, below, branch, check_tree
from gizmos.positions import player, table
from labtop.bots.binding import mind
from labtop.bots.desk import Desk, make_desk
from labtop.bots.judging import blended
from labtop.bots.protocol import seen
from labtop.bots.search import Effort, SearchBot
from labtop.core.game import Game
from labtop.registry import GAMES, insight

both = pytest.mark.parametrize("name", GAMES)
SIMULATIONS = 200


def thinking(name: str, simulations: int = SIMULATIONS, **weighing: Any) -> SearchBot:
    return SearchBot(name, 1, Effort(simulations=simulations, **weighing))


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [0, 1, -1])
def test_every_visit_is_counted_once(name: str, players: int, turns: int) -> None:
    """Where no game ends within the tree each node is a leaf just once."""
    for seed in (0, 2):
        bot = thinking(name, turns=turns)
        bot.think(seen(start(name, players, seed), 1))
        assert check_tree(bot._desks[0]) > 100
        assert bot._desks[0].tree["visits"][ROOT] == SIMULATIONS


@both
def test_trees_near_the_end_count_as_well(name: str) -> None:
    for game in some(name, 3, 10):
        bot = thinking(name)
        bot.think(seen(game, 1))
        check_tree(bot._desks[0], full=True)


@both
def test_all_legal_actions_are_offered_at_the_root_each_time(name: str) -> None:
    for game in some(name, 2, 10):
        bot = thinking(name)
        decision = seen(game, 1)
        bot.think(decision)
        tree = bot._desks[0].tree
        codes = [tree["action"][number].item() for number in below(tree, ROOT)]
        assert [decision.rules.name_action(code) for code in codes] == list(decision.actions)[:64]
        assert {tree["offered"][number].item() for number in below(tree, ROOT)} == {SIMULATIONS}


def grown(name: str, nodes: int, simulations: int) -> Desk:
    """A tree after so many simulations in a game of three."""
    desk = make_desk(name, blended(insight(name).load()), nodes)
    desk.states[:2] = seen(some(name, 3, 1)[0], 1).states
    mind(name).clear(desk)
    mind(name).simulate(desk, simulations, 0.5, 0.05, 1)
    return desk


@both
def test_promote_keeps_just_what_is_below_an_action(name: str) -> None:
    desk = grown(name, nodes=20_000, simulations=400)
    before = [array.copy() for array in (desk.tree, desk.counts)]
    for child in below(desk.tree, ROOT):
        desk.tree[:], desk.counts[:] = before
        kept = branch(desk.tree, child)
        mind(name).promote(desk, desk.tree["action"][child])
        assert branch(desk.tree, ROOT) == kept
        check_tree(desk, full=True)


@both
def test_what_a_promotion_frees_is_used_again(name: str) -> None:
    desk = grown(name, nodes=1000, simulations=2000)
    full = check_tree(desk, full=True)
    assert full > 900
    least = min(below(desk.tree, ROOT), key=lambda child: desk.tree["visits"][child])
    mind(name).promote(desk, desk.tree["action"][least])
    assert check_tree(desk, full=True) < full / 2
    mind(name).keep_legal(desk)  # record 0 is still the decision before: hardly any of its actions fits
    check_tree(desk, full=True)
    mind(name).simulate(desk, 2000, 0.5, 0.05, 1)
    assert check_tree(desk, full=True) > 900


def kept_before(bot: SearchBot) -> list[int]:
    """A list to which each search adds how many visits its root has when it begins."""
    begun: list[int] = []
    work = bot._work

    def note_and_work(desk: Desk, *arguments: Any) -> None:
        begun.append(int(desk.tree["visits"][ROOT]))
        work(desk, *arguments)

    bot._work = note_and_work  # type: ignore[assignment, method-assign]
    return begun


def researching() -> Game:
    """A game of Gizmos whose seat to play can do nothing but research: ring and archive are full, all cards dear."""
    return table(player("red5", archive="I-08"), display="I-02 I-03 I-04 I-06 II-02 II-03 II-04 III-01 III-02")


@both
def test_the_next_decision_of_a_turn_begins_with_what_is_known(name: str) -> None:
    going_on = 0
    for game in some(name, 2, 80, every=2):
        bot = thinking(name)
        begun = kept_before(bot)
        game.play(bot.choose(seen(game, 1)))
        if game.to_play is None or begun == [] or game.position()["turn"]["stage"] in ("action", "scoring", "line"):
            continue
        bot.choose(seen(game, 1))
        if len(begun) == 2 and len(game.legal_actions()) > 1:
            going_on += 1
            assert begun[0] == 0
            assert 0 < begun[1] < SIMULATIONS
            check_tree(bot._desks[0], full=True)
    assert going_on > 1


@both
def test_another_action_than_the_chosen_one_begins_anew(name: str) -> None:
    others = 0
    for game in some(name, 2, 60, every=3):
        bot = thinking(name)
        begun = kept_before(bot)
        chosen = bot.choose(seen(game, 1))
        seat = game.to_play
        for action in game.legal_actions():
            other = game.copy()
            other.play(action)
            if action != chosen and other.to_play == seat and len(other.legal_actions()) > 1:
                bot.choose(seen(other, 1))
                others += 1
                assert begun == [0, 0]
                break
    assert others > 3


@both
def test_another_game_begins_anew(name: str) -> None:
    bot = thinking(name)
    begun = kept_before(bot)
    for game in some(name, 2, 5):
        bot.choose(seen(game, 1))
    assert begun == [0] * 5


@both
def test_thinking_aloud_begins_anew_and_leaves_nothing(name: str) -> None:
    game = some(name, 2, 1)[0]
    bot = thinking(name)
    bot.choose(seen(game, 1))
    first = bot.think(seen(game, 1))
    assert first.actions == thinking(name).think(seen(game, 1)).actions
    begun = kept_before(bot)
    game.play(first.actions[0].action)
    if game.to_play is not None and len(game.legal_actions()) > 1:
        bot.choose(seen(game, 1))
        assert begun == [0]


def test_of_what_is_kept_only_legal_actions_count() -> None:
    """Research shows other cards than most simulations saw: those are forgotten, and do not count as done."""
    game = researching()
    bot = SearchBot("gizmos", 1, Effort(simulations=3000))
    begun = kept_before(bot)
    chosen = bot.choose(seen(game, 1))
    assert chosen.startswith("research")
    game.play(chosen)
    decision = seen(game, 1)
    bot.choose(decision)
    tree = bot._desks[0].tree
    codes = [tree["action"][number].item() for number in below(tree, ROOT)]
    assert {decision.rules.name_action(code) for code in codes} == set(decision.actions)
    assert begun[1] < 1500
