"""Weights are fitted to played games."""

from dataclasses import replace

import numpy as np
import pytest

from labtop import registry
from labtop.bots import fitting
from labtop.core import insight as insights

KNOTS, FEATURES = 3, 4


def numbers(*shape: int) -> np.ndarray:
    """Any numbers, always the same."""
    return np.random.default_rng(5).normal(size=shape)


def made_up_games(weights: np.ndarray, positions: int = 200_000) -> fitting.Games:
    """Positions whose winners follow the chances, and whose scores the sums, that these weights give."""
    chance = np.random.default_rng(6)
    seen = chance.normal(size=(positions, 2, FEATURES)).astype(np.float32)
    moments = chance.random(positions).astype(np.float32)
    strength = np.einsum("nsk,nk->ns", seen @ weights.T, fitting.hats(moments, KNOTS))
    chances = 1 / (1 + np.exp(strength[:, 1] - strength[:, 0]))
    first = chance.random(positions) < chances
    return fitting.Games(seen, moments, np.stack([first, ~first], 1).astype(np.float32), strength.astype(np.float32))


def test_hats_blend_between_the_two_nearest_knots() -> None:
    hats = fitting.hats(np.array([0.0, 0.25, 0.5, 1.0], np.float32), KNOTS)
    assert hats.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0, 0, 1]]


def test_chances_to_win_are_found_again() -> None:
    truth = numbers(KNOTS, FEATURES)
    found = fitting.fit_wins([made_up_games(truth)], np.zeros((KNOTS, FEATURES)), KNOTS)
    assert np.abs(found - truth).max() < 0.25


def test_scores_are_found_again() -> None:
    truth = numbers(KNOTS, FEATURES)
    assert np.abs(fitting.fit_scores([made_up_games(truth)], KNOTS) - truth).max() < 0.01


@pytest.mark.parametrize("game", registry.GAMES)
def test_written_weights_are_read_as_they_were(game, tmp_path, monkeypatch) -> None:
    insight = registry.insight(game)
    weights = numbers(*insight.load().shape).round(3).astype(np.float32)
    fitting.write(insight, weights, tmp_path / "weights.csv")
    monkeypatch.setattr(insights, "files", lambda package: tmp_path)
    assert np.array_equal(insight.load(), weights)


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_pending_counts_as_what_it_will_be(game) -> None:
    insight = registry.insight(game)
    weights = insight.complete(numbers(*insight.load().shape).astype(np.float32))
    for name, parts in insight.pending.items():
        wanted = sum(weights[:, :, insight.names.index(part)] * much for part, much in parts.items())
        assert np.allclose(weights[:, :, insight.names.index(name)], wanted)
    assert replace(insight, pending={}).complete(weights) is weights


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_positions_of_played_games_are_between_turns_and_have_a_winner(game) -> None:
    insight = registry.insight(game)
    for simulations in (0, 8):
        games = fitting.play(game, insight.load(), 3, simulations, 200, seed=1)
        assert np.allclose(games.wins.sum(1), 1)
        assert (games.scores >= 0).all()
        assert games.scores.max() > 0
        assert ((games.moments >= 0) & (games.moments <= 1)).all()
        pending = [insight.names.index(name) for name in insight.pending]
        assert not games.seen[:, :, pending].any()
        assert games.seen.any(0).any(0).sum() > 10
