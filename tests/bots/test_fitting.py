"""Weights are fitted to played games."""

import numpy as np
import pytest

from labtop import registry
from labtop.bots import fitting
from labtop.core import insight as insights

KNOTS, FEATURES = 3, 4


def numbers(*shape: int) -> np.ndarray:
    """Any numbers, always the same."""
    return np.random.default_rng(5).normal(size=shape)


def made_up_games(terms: fitting.Terms, positions: int = 200_000) -> fitting.Games:
    """Positions whose winners follow the chances, and whose scores the sums, that these terms give."""
    chance = np.random.default_rng(6)
    seen = chance.normal(1, 2, size=(positions, 2, FEATURES)).astype(np.float32)
    moments = chance.random(positions).astype(np.float32)
    hats = fitting.hats(moments, KNOTS)
    strength = fitting.strength(terms, seen, hats)[0]
    chances = 1 / (1 + np.exp(strength[:, 1] - strength[:, 0]))
    first = chance.random(positions) < chances
    scores = np.einsum("nsk,nk->ns", seen @ terms.sums.T, hats)
    return fitting.Games(seen, moments, np.stack([first, ~first], 1).astype(np.float32), scores.astype(np.float32))


def made_up_terms(units: int) -> fitting.Terms:
    out = 2 * numbers(units)
    return fitting.Terms(0.3 * numbers(KNOTS, FEATURES), numbers(FEATURES, units), numbers(KNOTS, units), out)


def test_hats_blend_between_the_two_nearest_knots() -> None:
    hats = fitting.hats(np.array([0.0, 0.25, 0.5, 1.0], np.float32), KNOTS)
    assert hats.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0, 0, 1]]


@pytest.mark.parametrize("units", [0, 2])
def test_chances_to_win_are_found_again(units: int) -> None:
    truth = made_up_terms(units)
    games = made_up_games(truth)
    found = fitting.fit_wins([games], KNOTS)
    hats = fitting.hats(games.moments, KNOTS)
    wanted, got = (np.diff(fitting.strength(terms, games.seen, hats)[0])[:, 0] for terms in (truth, found))
    chances, again = 1 / (1 + np.exp(-wanted)), 1 / (1 + np.exp(-got))
    assert np.abs(chances - again).mean() < 0.02


@pytest.mark.parametrize("term", fitting.Terms._fields)
def test_slopes_are_those_of_the_error(term: str) -> None:
    def error(terms: fitting.Terms) -> float:
        strength = fitting.strength(terms, games.seen, hats)[0]
        return -(games.wins * (strength - np.log(np.exp(strength).sum(1, keepdims=True)))).sum(1).mean()

    terms = made_up_terms(2)
    games = made_up_games(terms, 50)
    hats = fitting.hats(games.moments, KNOTS)
    games = games._replace(wins=games.wins[::-1])
    slopes = getattr(fitting.slopes(terms, games.seen, hats, games.wins), term)
    table = getattr(terms, term)
    for place in np.ndindex(table.shape):
        step = np.zeros_like(table)
        step[place] = 1e-5
        up, down = (error(terms._replace(**{term: table + sign * step})) for sign in (1, -1))
        assert (up - down) / 2e-5 == pytest.approx(slopes[place], rel=1e-3, abs=1e-5)


def test_scores_are_found_again() -> None:
    truth = made_up_terms(0)
    assert np.abs(fitting.fit_scores([made_up_games(truth)], KNOTS) - truth.sums).max() < 0.01


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("units", [0, 3])
def test_written_weights_are_read_as_they_were(game, units, tmp_path, monkeypatch) -> None:
    insight = registry.insight(game)
    sums = insight.load().sums
    shapes = (sums.shape, (sums.shape[2], units), (insight.knots, units), (units,))
    weights = insights.Weights(*(numbers(*shape).round(3).astype(np.float32) for shape in shapes))
    fitting.write(insight, weights, tmp_path)
    monkeypatch.setattr(insights, "files", lambda package: tmp_path)
    for read, written in zip(insight.load(), weights, strict=True):
        assert np.array_equal(read, written)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_decisions_of_played_games_have_a_winner(game) -> None:
    insight = registry.insight(game)
    for simulations in (0, 8):
        games = fitting.play(game, insight.load(), 3, simulations, 200, seed=1)
        assert np.allclose(games.wins.sum(1), 1)
        assert (games.scores >= 0).all()
        assert games.scores.max() > 0
        assert ((games.moments >= 0) & (games.moments <= 1)).all()
        assert games.seen.any(0).any(0).sum() > 10
