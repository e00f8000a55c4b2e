"""Weights are fitted to played games."""

from dataclasses import replace

import numpy as np
import pytest

from labtop import registry
from labtop.bots import regression, training
from labtop.core import evaluator as insights
from labtop.core.evaluator import TRAITS_OF_AN_ITEM

KNOTS, FEATURES, TRAITS, ITEMS = 3, 4, 5, 2


def numbers(*shape: int) -> np.ndarray:
    """Any numbers, always the same."""
    return np.random.default_rng(5).normal(size=shape)


def batch_of(games: regression.Games) -> regression.Batch:
    return regression.make_batch(games.seen, games.traits, games.moments, TRAITS, KNOTS)


def made_up_games(terms: regression.Terms, positions: int = 200_000) -> regression.Games:
    """Positions whose winners follow the chances, and whose scores the sums, that these terms give."""
    chance = np.random.default_rng(6)
    seen = chance.normal(1, 2, size=(positions, 2, FEATURES)).astype(np.float32)
    traits = chance.integers(0, TRAITS, (positions, 2, ITEMS, TRAITS_OF_AN_ITEM)).astype(np.int8)
    traits[chance.random(traits.shape[:3]) < 0.2] = regression.NO_ITEM
    moments = chance.random(positions).astype(np.float32)
    games = regression.Games(seen, traits, moments, None, None)
    found = regression.strength(terms, batch_of(games))
    chances = 1 / (1 + np.exp(found.total[:, 1] - found.total[:, 0]))
    first = chance.random(positions) < chances
    scores = np.einsum("nsk,nk->ns", found.values @ terms.sums.T, regression.hats(moments, KNOTS))
    wins = np.stack([first, ~first], 1).astype(np.float32)
    return games._replace(wins=wins, scores=scores.astype(np.float32))


def made_up_terms(pooled: int, units: int) -> regression.Terms:
    features = FEATURES + pooled
    return regression.Terms(
        traits=0.3 * numbers(TRAITS, pooled),
        sums=0.3 * numbers(KNOTS, features),
        into=numbers(features, units),
        bias=numbers(KNOTS, units),
        out=2 * numbers(units),
    )


def made_up_insight(pooled: int, units: int) -> insights.Evaluator:
    names = tuple("abcdefgh")
    known = registry.evaluator("gizmos")
    traits = names[:TRAITS]
    return replace(known, names=names[:FEATURES], traits=traits, knots=KNOTS, pooled=pooled, units=units)


def test_hats_blend_between_the_two_nearest_knots() -> None:
    hats = regression.hats(np.array([0.0, 0.25, 0.5, 1.0], np.float32), KNOTS)
    assert hats.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0, 0, 1]]


def test_traits_are_counted() -> None:
    traits = np.array([[[[0, 1, 1, 4, 4], [regression.NO_ITEM] * 5]]], np.int8)
    batch = regression.make_batch(np.zeros((1, 1, FEATURES)), traits, np.zeros(1), TRAITS, KNOTS)
    assert batch.items.tolist() == [[[[1, 2, 0, 0, 2], [0, 0, 0, 0, 0]]]]


@pytest.mark.parametrize(("pooled", "units"), [(0, 0), (0, 2), (2, 0), (2, 2)])
def test_chances_to_win_are_found_again(pooled: int, units: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regression, "PASSES", 10)
    truth = made_up_terms(pooled, units)
    games = made_up_games(truth)
    found = regression.fit_wins([games], made_up_insight(4 * pooled, 4 * units))  # some end up of no use
    wanted, got = (np.diff(regression.strength(terms, batch_of(games)).total)[:, 0] for terms in (truth, found))
    chances, again = 1 / (1 + np.exp(-wanted)), 1 / (1 + np.exp(-got))
    assert np.abs(chances - again).mean() < 0.03


@pytest.mark.parametrize("term", regression.Terms._fields)
def test_slopes_are_those_of_the_error(term: str) -> None:
    def error(terms: regression.Terms) -> float:
        strength = regression.strength(terms, batch).total
        return -(games.wins * (strength - np.log(np.exp(strength).sum(1, keepdims=True)))).sum(1).mean()

    terms = made_up_terms(3, 2)
    games = made_up_games(terms, 50)
    batch = batch_of(games)
    games = games._replace(wins=games.wins[::-1])
    gradients = getattr(regression.gradients(terms, batch, games.wins), term)
    table = getattr(terms, term)
    for place in np.ndindex(table.shape):
        step = np.zeros_like(table)
        step[place] = 1e-5
        up, down = (error(terms._replace(**{term: table + sign * step})) for sign in (1, -1))
        assert (up - down) / 2e-5 == pytest.approx(gradients[place], rel=1e-3, abs=1e-5)


def test_scores_are_found_again() -> None:
    truth = made_up_terms(2, 0)
    assert np.abs(regression.fit_scores([made_up_games(truth)], truth) - truth.sums).max() < 0.01


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize(("pooled", "units"), [(0, 0), (2, 3)])
def test_written_weights_are_read_as_they_were(game, pooled, units, tmp_path, monkeypatch) -> None:
    evaluator = replace(registry.evaluator(game), pooled=pooled, units=units)
    features = len(evaluator.all_names)
    shapes = (
        (len(evaluator.traits), pooled),
        (len(insights.HEADS), evaluator.knots, features),
        *((features, units), (evaluator.knots, units), (units,)),
    )
    weights = insights.Weights(*(numbers(*shape).round(3).astype(np.float32) for shape in shapes))
    (folder := tmp_path / "bots").mkdir()
    training.write(evaluator, weights, folder)
    monkeypatch.setattr(insights, "files", lambda package: tmp_path)
    for read, written in zip(evaluator.load(), weights, strict=True):
        assert np.array_equal(read, written)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_decisions_of_played_games_have_a_winner(game) -> None:
    evaluator = registry.evaluator(game)
    for simulations in (0, 8):
        games = training.play(game, evaluator.load(), 3, simulations, 200, seed=1)
        assert np.allclose(games.wins.sum(1), 1)
        assert (games.scores >= 0).all()
        assert games.scores.max() > 0
        assert ((games.moments >= 0) & (games.moments <= 1)).all()
        assert games.seen.any(0).any(0).sum() > 10
