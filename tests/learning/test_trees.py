"""Search in many games at once, and what is kept of them to learn from; no network is needed for that."""

import numpy as np
import pytest

from labtop import registry
from labtop.bots.seeing import count_things
from labtop.learning.compiled import compiled_tick, schedule
from labtop.learning.forest import OVER, Forest, plant

SIMULATIONS, GAMES, PLAYERS = 8, 6, (2, 3, 4)


def grown(game: str, seed: int) -> Forest:
    """Games that are over, judged by the fitted evaluation."""
    forest = plant(game, GAMES, SIMULATIONS, seed, PLAYERS)
    tick = compiled_tick(game)
    while (forest.slots["phase"] != OVER).any():
        tick(forest, schedule(4, SIMULATIONS), SIMULATIONS, 2.0, 1.0, 40, True, 0, GAMES)
    return forest


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_kept_of_games_can_be_learnt_from(game: str) -> None:
    forest, again, other = grown(game, 1), grown(game, 1), grown(game, 2)
    things, actions = count_things(game), len(registry.encoding(game).names)
    assert list(forest.slots["seats"]) == [2, 3, 4] * 2
    for number in range(GAMES):
        seats, count = int(forest.slots["seats"][number]), int(forest.slots["decisions"][number])
        assert count > 20
        seen, kept = forest.seen[number, :count], forest.actions[number, :count]
        assert seen.min() >= 0
        assert seen.max() == things  # behind the last thing that is so
        assert ((seen < things).sum(1) > 50).all()
        assert kept.max() < actions
        assert ((kept >= 0).sum(1) > 1).all()
        np.testing.assert_allclose(forest.wishes[number, :count].sum(1), 1, rtol=1e-3)
        np.testing.assert_allclose(forest.hopes[number, :count].sum(1), 1, rtol=1e-3)
        assert forest.movers[number, :count].max() == seats - 1
        np.testing.assert_allclose(forest.results[number].sum(), 1, rtol=1e-5)
        best = forest.points[number, :seats].argmax()
        assert forest.results[number].max() == forest.results[number, best]
    assert (forest.seen == again.seen).all()
    assert (forest.points == again.points).all()
    assert (forest.points != other.points).any()


def test_actions_are_given_up_by_halves() -> None:
    table = schedule(8, 24)
    assert list(table[1]) == [*range(24)]
    assert list(table[8]) == [0] * 8 + [1] * 4 + [2] * 4 + [3, 3, 4, 4, 5, 5, 6, 6]
