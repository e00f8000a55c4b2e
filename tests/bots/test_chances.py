"""What bots say of an action is the chance to win, not the share of a result that simulations count."""

import pytest

from bots.tables import some
from labtop.bots.branches import sums
from labtop.bots.evaluation import chance_to_win
from labtop.bots.search import Limit, SearchBot
from labtop.registry import GAMES


def test_rank_and_margin_are_left_out() -> None:
    assert chance_to_win(0.975) == pytest.approx(1.0)
    assert chance_to_win(0.5) == pytest.approx(0.5)
    assert chance_to_win(0.025) == pytest.approx(0.0)
    assert (chance_to_win(0.999), chance_to_win(0.001)) == (1.0, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_says_chances(name: str) -> None:
    for game in some(name, 2, 4):
        bot = SearchBot(name, 1, Limit(simulations=100))
        values = bot.analyse(game.observe(1)).actions
        found = sums(bot._workspaces)
        for value in values:
            code = game.rules.read_action(value.action)
            assert code is not None
            share = found[code].total / found[code].weight
            assert value.win == pytest.approx(min(max((share - 0.025) / 0.95, 0), 1))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_be_expected_is_said_of_every_seat(name: str) -> None:
    for game in some(name, 3, 3):
        seen = game.observe(1)
        bot = SearchBot(name, 1, Limit(simulations=300))
        best = bot.analyse(seen).actions[0]
        before, after = bot.outlook(seen), bot.expect(seen, best.action, 300)
        for outlook in (before, after):
            assert len(outlook.wins) == 3
            assert sum(outlook.wins) == pytest.approx(1, abs=0.06)
        assert after.wins[seen.seat] == pytest.approx(best.win, abs=0.15)
