"""Ratings from results whose strengths are known, and from those that say too little."""

import math
from collections.abc import Sequence
from dataclasses import astuple
from itertools import chain

import numpy as np
import pytest

from labtop.arena.ratings import ELO, Estimate, Ratings, Result, rate, share


def ranked(strengths: Sequence[float], chance: np.random.Generator) -> list[int]:
    """Ranks drawn by Plackett and Luce's model: the highest strength with noise of Gumbel's distribution wins."""
    noisy = np.array(strengths) / ELO + chance.gumbel(size=len(strengths))
    order = np.argsort(-noisy)
    ranks = np.empty(len(strengths), int)
    ranks[order] = np.arange(1, len(strengths) + 1)
    return ranks.tolist()


def drawn(bots: Sequence[float], seats: Sequence[float], games: int, seed: int) -> list[Result]:
    """Results of bots and seats with these strengths."""
    chance = np.random.default_rng(seed)
    results = []
    for deal in range(games):
        players = chance.permutation(len(bots))[: len(seats)].tolist()
        strengths = [bots[bot] + seat for bot, seat in zip(players, seats, strict=True)]
        results.append(Result(players, ranked(strengths, chance), deal))
    return results


def numbers(ratings: Ratings) -> list[float]:
    return [number for found in (*ratings.bots, *ratings.seats, ratings.first) for number in astuple(found)]


@pytest.mark.parametrize(
    ("bots", "seats"),
    [([200, 0, -200], [30, -30]), ([150, 50, -200], [60, 0, -60]), ([300, 100, 0, -100, -300], [45, 15, -15, -45])],
)
def test_known_strengths_are_found(bots: list[float], seats: list[float]) -> None:
    ratings = rate(drawn(bots, seats, 4000, seed=1), len(bots), len(seats))
    for estimate, true in zip((*ratings.bots, *ratings.seats), (*bots, *seats), strict=True):
        assert estimate.value == pytest.approx(true, abs=20)
        assert estimate.high - estimate.low < 60


def test_intervals_hold_the_truth_19_times_out_of_20() -> None:
    strengths, inside = [100.0, 0.0, -100.0], 0
    for seed in range(200):
        ratings = rate(drawn(strengths, [40, -40], 100, seed), 3, 2)
        inside += ratings.bots[0].low <= 100 <= ratings.bots[0].high
        inside += ratings.first.low <= 80 <= ratings.first.high
    assert 0.92 < inside / 400 <= 0.99


def test_two_bots_are_rated_by_the_odds_of_a_win() -> None:
    results = [Result([0, 1], [1, 2], 2 * game) for game in range(75)]
    results += [Result([0, 1], [2, 1], 2 * game + 1) for game in range(25)]
    results += [Result(result.bots[::-1], result.ranks[::-1], result.deal) for result in results]
    ratings = rate(results, 2, 2)
    assert ratings.bots[0].value - ratings.bots[1].value == pytest.approx(400 * math.log10(3), abs=1)
    assert ratings.first.value == pytest.approx(0, abs=0.01)


def test_a_shared_rank_is_half_a_win() -> None:
    shared = rate([Result([0, 1], [1, 1], deal) for deal in range(20)], 2, 2)
    halves = rate([Result([0, 1], [1, 2] if deal % 2 else [2, 1], deal) for deal in range(20)], 2, 2)
    assert [bot.value for bot in shared.bots] == pytest.approx([0, 0], abs=1e-6)
    assert [bot.value for bot in shared.bots] == pytest.approx([bot.value for bot in halves.bots], abs=1e-6)


def test_all_four_may_share_a_rank() -> None:
    ratings = rate([Result([0, 1, 2, 3], [1, 1, 1, 1], 0), Result([0, 1, 2, 3], [1, 2, 2, 4], 1)], 4, 4)
    assert ratings.bots[0].value > ratings.bots[1].value > ratings.bots[3].value
    assert ratings.bots[1].value == pytest.approx(ratings.bots[2].value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winning_everything_is_a_high_rating_but_no_infinite_one(players: int) -> None:
    lost = range(2, players + 1)
    results = [Result([0, *[1] * (players - 1)], [1, *lost], deal) for deal in range(200)]
    results += [Result([*[1] * (players - 1), 0], [*lost, 1], deal) for deal in range(200)]
    ratings = rate(results, 2, players)
    assert all(map(math.isfinite, numbers(ratings)))
    assert ratings.bots[0].low > ratings.bots[1].high
    assert ratings.bots[0].high - ratings.bots[0].low > 200


def test_one_bot_alone_has_rating_0_and_its_seats_are_compared() -> None:
    ratings = rate([Result([0, 0], [1, 2] if deal % 6 else [2, 1], deal) for deal in range(60)], 1, 2)
    assert ratings.bots == [Estimate(0.0, 0.0, 0.0)]
    assert ratings.first.low > 0


def test_without_games_nothing_is_known() -> None:
    ratings = rate([], 3, 4)
    assert all(map(math.isfinite, numbers(ratings)))
    assert [bot.value for bot in ratings.bots] == [0, 0, 0]


def test_games_of_one_deal_that_all_end_alike_count_for_less() -> None:
    """Nine games a deal, won by the same bot whatever its seat, against as many games of deals of their own."""
    alike = [both_seats(won=deal % 3 > 0, deal=deal) for deal in range(20) for _ in range(9)]
    apart = [both_seats(won=game // 9 % 3 > 0, deal=game) for game in range(180)]
    assert width(rate([*chain(*alike)], 2, 2)) > 2 * width(rate([*chain(*apart)], 2, 2))


def both_seats(won: bool, deal: int) -> list[Result]:
    ranks = [1, 2] if won else [2, 1]
    return [Result([0, 1], ranks, deal), Result([1, 0], ranks[::-1], deal)]


def width(ratings: Ratings) -> float:
    return ratings.bots[0].high - ratings.bots[0].low


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (0.5, 1), (0, 0), (970, 1000)])
def test_win_rates_lie_within_their_intervals_and_these_within_0_and_1(wins: float, games: int) -> None:
    found = share(wins, games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


def test_the_interval_is_wilsons() -> None:
    assert astuple(share(90, 100)) == pytest.approx((0.9, 0.8256, 0.9448), abs=1e-4)
