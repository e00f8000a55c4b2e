"""What a position is worth, worked out anew with NumPy and by the definition of a result."""

from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from math import tanh
from typing import Any

import numpy as np
import pytest

import labtop
from bots.entry_points import Judgement
from bots.tables import some, walk
from labtop.bots.evaluation import CLEAR, MARGIN, MOMENTS, RANKED, WON, blended
from labtop.core.evaluator import HEADS
from labtop.core.game import Game
from labtop.core.structs import raw_copy
from labtop.registry import GAMES, evaluator

both = pytest.mark.parametrize("name", GAMES)
two_to_four = pytest.mark.parametrize("players", [2, 3, 4])


def judged(game: Game, seat: int = 0) -> Judgement:
    return Judgement(game.rules.name, game._states, seat)


def naive_worth(name: str, head: int, judgement: Judgement) -> float:
    """The features times the weights, which change evenly from knot to knot; for winning, the hidden units as well.

    To the features belong those that come of the items.
    """
    weights = evaluator(name).load()
    moment = np.floor(judgement.progress * (MOMENTS - 1) + 0.5) / (MOMENTS - 1)
    knots = np.linspace(0.0, 1.0, evaluator(name).knots)
    sums, bias = (
        np.array([np.interp(moment, knots, column) for column in table.astype(float).T])
        for table in (weights.sums[head], weights.bias)
    )
    traits = dict(zip(evaluator(name).traits, weights.traits, strict=True))
    items = [np.maximum(sum(traits[trait] for trait in item), 0) for item in judgement.items]
    values = np.array([*judgement.features.values(), *sum(items, np.zeros(evaluator(name).pooled))])
    units = bias + values @ weights.into
    return float(sums @ values + (units[units > 0] @ weights.out[units > 0] if head == 0 else 0.0))


@both
@two_to_four
def test_worth_is_the_sum_of_features_times_weights(name: str, players: int) -> None:
    for game in some(name, players, 25):
        for seat in range(players):
            judgement = judged(game, seat)
            assert judgement.strength == pytest.approx(naive_worth(name, 0, judgement), rel=1e-3, abs=1e-3)
            assert judgement.expected == pytest.approx(naive_worth(name, 1, judgement), rel=1e-3, abs=1e-3)
            assert judgement.points == judgement.expected


@both
@two_to_four
def test_shares_are_chances_to_win_between_a_loss_and_a_victory_by_no_margin(name: str, players: int) -> None:
    for game in some(name, players, 25):
        strengths = np.array([judged(game, seat).strength for seat in range(players)])
        shares = judged(game).shares[:players]
        chances = np.exp(strengths) / np.exp(strengths).sum()
        assert shares == pytest.approx(list(0.025 + 0.95 * chances), rel=1e-3)


@both
def test_progress_goes_from_start_to_end(name: str) -> None:
    for players in (2, 4):
        games = list(walk(name, players, 0))
        moments = [judged(game).progress for game in games]
        assert moments[0] == 0.0
        assert all(0.0 <= moment <= 1.0 for moment in moments)
        assert moments == sorted(moments)
        assert moments[-1] > 0.7


@both
def test_weights_between_the_knots_change_evenly(name: str) -> None:
    weights = evaluator(name).load()
    blend = blended(weights)
    assert blend.sums.shape[:2] == (len(HEADS), MOMENTS)
    assert {table.dtype for table in blend} == {np.dtype(np.float32)}
    count = len(evaluator(name).all_names)
    assert blend.sums.shape[2] % 4 == 0
    assert not blend.sums[:, :, count:].any()
    for moment, knot in ((0, 0), (-1, -1)):
        assert np.allclose(blend.sums[:, moment, :count], weights.sums[:, knot])
        assert np.allclose(blend.bias[moment], weights.bias[knot])
    assert np.allclose(np.diff(blend.sums, 2, axis=1)[:, 0], 0.0, atol=1e-4)
    assert np.allclose(np.diff(blend.bias, 2, axis=0)[0], 0.0, atol=1e-4)


def finished(name: str, points: list[int]) -> Game:
    """A game that is over with these points and nothing else."""
    game = labtop.new_game(name, len(points), seed=1)
    states: Any = raw_copy(game._states)
    states["to_play"][0] = -1
    states["turn"]["stage"][0] = import_module(f"labtop.games.{name}.rules.state").Stage.OVER
    states["players"]["tokens" if name == "gizmos" else "score"][0, : len(points)] = points
    game._states = states
    return game


RESULTS = [
    *([10, 20], [20, 10], [0, 0], [5, 5], [90, 3], [21, 20]),
    *([10, 20, 30], [10, 10, 5], [7, 7, 7], [3, 9, 9]),
    *([1, 2, 3, 4], [4, 4, 4, 4], [9, 9, 1, 1], [5, 1, 1, 5], [50, 2, 2, 2]),
]


def naive_results(game: Game) -> list[float]:
    """Victory, rank and margin straight from ranking and scores."""
    results = [0.0] * game.players
    better = 0
    for group in game.ranking():
        for seat in group:
            won = 0.0 if better else 1.0 / len(group)
            ranked = 1.0 - (better + (len(group) - 1) / 2) / (game.players - 1)
            others = [score for other, score in enumerate(game.scores()) if other != seat]
            margin = 0.5 + 0.5 * tanh((game.scores()[seat] - max(others)) / CLEAR)
            results[seat] = WON * won + RANKED * ranked + MARGIN * margin
        better += len(group)
    return results


@both
@pytest.mark.parametrize("points", RESULTS)
def test_result_is_victory_then_rank_then_margin(name: str, points: list[int]) -> None:
    game = finished(name, points)
    assert game.scores() == points
    results = judged(game).shares[: len(points)]
    assert results == pytest.approx(naive_results(game))
    assert all(0.0 <= result <= 1.0 for result in results)
    assert judged(game, 1).points == points[1]
    ranking = game.ranking()
    for better, worse in pairwise(ranking):
        assert min(results[seat] for seat in better) > max(results[seat] for seat in worse)


def test_a_tie_is_shared() -> None:
    shares = judged(finished("aquasphere", [9, 9, 9, 1])).shares
    assert shares[0] == shares[1] == shares[2]
    assert 0.3 < shares[0] < 0.4


@both
@two_to_four
def test_margin_matters_but_less_than_rank_and_rank_less_than_victory(name: str, players: int) -> None:
    def result(points: list[int]) -> float:
        return judged(finished(name, points)).shares[0]

    rest = [10] * (players - 2)
    close, clear, lost = result([31, 30, *rest]), result([60, 30, *rest]), result([29, 30, *rest])
    assert clear > close > lost
    assert close - lost > 0.5 > 10 * (clear - close)
    if players > 2:
        last = result([5, 30, *rest])
        assert lost > last
        assert lost - last < 0.1


@both
def test_weights_are_those_of_the_features(name: str) -> None:
    known = evaluator(name)
    lines = files(f"labtop.games.{name}.bots").joinpath("weights.csv").read_text("utf-8").splitlines()
    rows = [line.split(",")[0] for line in lines]
    assert rows[0] == "feature"
    names = known.all_names
    assert sorted(rows[1:]) == sorted(names)
    assert len(set(names)) == len(names) == len(known.names) + known.pooled
    weights = known.load()
    assert weights.traits.shape == (len(known.traits), known.pooled)
    assert weights.sums.shape == (len(HEADS), known.knots, len(names))
    assert weights.into.shape == (len(names), known.units)
    assert weights.bias.shape == (known.knots, known.units)
    assert weights.out.shape == (known.units,)
    assert all(np.isfinite(table).all() for table in weights)
    assert lines[0].split(",")[1:] == [f"{head} {knot}" for head in HEADS for knot in range(known.knots)]
    first = [float(word) for word in lines[1].split(",")[1:]]
    number = names.index(rows[1])
    assert weights.sums[:, :, number].reshape(-1).tolist() == pytest.approx(first, rel=1e-5)


@both
def test_plain_features_exist_and_nothing_is_hidden_in_them(name: str) -> None:
    known = evaluator(name)
    assert set(known.plain) <= set(known.names)
    plain = known.plain_weights()
    assert not plain.out.any()
    for index, feature in enumerate(known.names):
        assert plain.sums[0, :, index] == pytest.approx(known.plain.get(feature, 0.0))
    assert (plain.sums[1] == known.load().sums[1]).all()
