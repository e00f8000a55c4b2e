"""Which games are played: every line-up and seat order equally often, all on the same deals."""

from collections import Counter, defaultdict

import pytest

from labtop.arena.problems import TEXTS, ArenaProblem
from labtop.arena.schedule import Plan
from labtop.core.texts import LANGUAGES

NAMES = ("random", "arena.strangers:First", "arena.strangers:Last", "arena.strangers:Raises")


def test_every_pairing_and_seat_order_plays_every_deal() -> None:
    plan = Plan("gizmos", NAMES[:3], games=10)
    deals = defaultdict(set)
    for task in plan.tasks():
        deals[task.bots].add((task.deal, task.seed))
    assert set(deals) == {(one, other) for one in NAMES[:3] for other in NAMES[:3] if one != other}
    assert len(set(map(frozenset, deals.values()))) == 1
    assert plan.total == 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whichever_seat_begins_every_bot_has_every_place_in_turn_order_equally_often(players: int) -> None:
    plan = Plan("gizmos", NAMES[:players], players=players, games=1)
    for first in range(players):
        places = Counter(
            (task.bots[(first + place) % players], place) for task in plan.tasks() for place in range(players)
        )
        assert len(places) == players**2
        assert len(set(places.values())) == 1


def test_deals_differ_and_depend_on_the_seed_alone() -> None:
    seeds = [task.seed for task in Plan("gizmos", ("random", "random"), games=50, seed=3).tasks()]
    assert len(set(seeds)) == 50
    assert seeds == [task.seed for task in Plan("gizmos", ("random", "random"), games=50, seed=3).tasks()]
    assert not set(seeds) & {task.seed for task in Plan("gizmos", ("random", "random"), games=50, seed=4).tasks()}


def test_a_bot_named_several_times_has_several_seats() -> None:
    one, other = NAMES[:2]
    plan = Plan("gizmos", (one, other, other, other), players=4, games=8)
    assert Counter(task.bots.index(one) for task in plan.tasks()) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert all(task.bots.count(other) == 3 for task in plan.tasks())


@pytest.mark.parametrize(("players", "lineups", "orders"), [(2, 6, 2), (3, 4, 6), (4, 1, 24)])
def test_games_of_each_line_up_are_rounded_up_to_whole_deals(players: int, lineups: int, orders: int) -> None:
    plan = Plan("gizmos", NAMES, players=players, games=25)
    deals = -(-25 // orders)
    assert plan.deals == deals
    assert plan.total == len(list(plan.tasks())) == lineups * orders * deals


def test_what_is_done_is_not_played_again() -> None:
    plan = Plan("gizmos", NAMES[:2], games=6)
    assert [task.number for task in plan.tasks({0, 2, 5})] == [1, 3, 4]
    assert next(plan.tasks({0, 1, 2})) == plan.task(3)


def test_there_is_no_game_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        Plan("gizmos", NAMES[:2], games=6).task(6)


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("chess", NAMES[:2]), "no game “chess”"),
        (Plan("gizmos", NAMES[:1]), "2 players need 2 bots, and only one"),
        (Plan("gizmos", NAMES[:2], players=4), "only 2 are named"),
        (Plan("gizmos", NAMES, players=5), "for 2 to 4 players, not 5"),
        (Plan("gizmos", ("random", "random", NAMES[1])), "as many bots are named as there are players"),
        (Plan("gizmos", NAMES[:2], games=0), "At least one game"),
        (Plan("gizmos", NAMES[:2], limit=0), "above 0"),
        (Plan("gizmos", NAMES[:2], limit=float("nan")), "above 0"),
        (Plan("gizmos", NAMES[:2], limit=float("inf")), "finite"),
        (Plan("gizmos", ("random", "deep blue")), "no bot “deep blue”"),
        (Plan("gizmos", ("random", "no.such.module:Bot")), "no bot “no.such.module:Bot”"),
        (Plan("gizmos", ("random", "arena.strangers:Nobody")), "no bot"),
        (Plan("gizmos", ("random", ":")), "no bot"),
        (Plan("gizmos", ("random", "\x1b[31mred")), "no bot “.\\[31mred”"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_the_reason(plan: Plan, reason: str) -> None:
    with pytest.raises(ArenaProblem, match=reason) as refused:
        plan.check()
    assert len({refused.value.text(language) for language in LANGUAGES}) == 3


def test_the_languages_agree() -> None:
    assert TEXTS.disagreements() == []
