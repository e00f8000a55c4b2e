"""Search in many games at once, and what is kept of them to learn from; no network is needed for that."""

import numpy as np
import pytest

from labtop import registry
from labtop.bots.seeing import count_things
from labtop.learning.compiled import compiled_tick, schedule
from labtop.learning.forest import OVER, Effort, Forest, plant
from labtop.learning.games import keep_hopes, look_back

SIMULATIONS, GAMES, PLAYERS, FAITH = 8, 6, (2, 3, 4), 0.9


def grown(game: str, seed: int, turns: int = 40, often: float = 1.0, opening: int = 0) -> Forest:
    """Games that are over, or broken off after so many turns, judged by the fitted evaluation."""
    forest = plant(game, GAMES, SIMULATIONS, seed, PLAYERS)
    effort = Effort(schedule(4, SIMULATIONS), schedule(2, 2), SIMULATIONS, 2, often, 2.0, FAITH, 1.0, opening, turns)
    tick = compiled_tick(game)
    while (forest.slots["phase"] != OVER).any():
        tick(forest, effort, True, 0, GAMES)
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


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_only_thorough_decisions_say_how_to_play(game: str) -> None:
    forest = grown(game, 1, often=0.3)
    kept = np.arange(forest.wishes.shape[1]) < forest.slots["decisions"][:, None]
    wishes = forest.wishes.sum(2)[kept]
    assert 0.2 < np.isclose(wishes, 1, rtol=1e-3).mean() < 0.4
    assert ((wishes == 0) | np.isclose(wishes, 1, rtol=1e-3)).all()
    assert ((forest.actions[kept] >= 0).sum(1) > 1).all()
    np.testing.assert_allclose(forest.hopes.sum(2)[kept], 1, rtol=1e-3)


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_chance_begins_half_of_the_games(game: str) -> None:
    """Those that it does not begin are decided from their first position on."""
    plain, varied = (grown(game, 1, turns=3, opening=opening) for opening in (0, 6))
    firsts = [{tuple(seen) for seen in forest.seen[:, 0]} for forest in (plain, varied)]
    assert len(firsts[0] & firsts[1]) not in (0, GAMES)


def test_actions_are_given_up_by_halves() -> None:
    table = schedule(8, 24)
    assert list(table[1]) == [*range(24)]
    assert list(table[8]) == [0] * 8 + [1] * 4 + [2] * 4 + [3, 3, 4, 4, 5, 5, 6, 6]


def test_what_was_to_be_expected_is_seen_from_the_end() -> None:
    hopes = np.array([0.2, 0.5, 0.4])
    look_back(hopes, 1.0, FAITH)
    last = (1 - FAITH) * 0.4 + FAITH
    middle = (1 - FAITH) * 0.5 + FAITH * last
    np.testing.assert_allclose(hopes, [(1 - FAITH) * 0.2 + FAITH * middle, middle, last])


@pytest.mark.long
@pytest.mark.parametrize("game", registry.GAMES)
def test_nobody_wins_a_game_that_is_broken_off(game: str) -> None:
    forest = grown(game, 1, turns=8)
    leading = 0
    for number in range(GAMES):
        seats = int(forest.slots["seats"][number])
        assert forest.states[number]["to_play"] >= 0
        np.testing.assert_allclose(forest.results[number, :seats], 1 / seats)
        leading += len(set(forest.points[number, :seats])) > 1
    assert leading  # where somebody would have won if it had counted as it stood


def test_expected_is_what_actions_came_to_as_far_as_they_should_be_played() -> None:
    """Two were tried, the better one should be played nine times out of ten; a third was not tried."""
    forest = plant("gizmos", 1, SIMULATIONS, 1, (2,))
    forest.legal[0, :3] = [4, 7, 9]
    forest.urges[0, :3] = [0.72, 0.08, 0.2]
    for node, action, visits, shares in ((1, 4, 2, (1.2, 0.8)), (2, 7, 4, (1.0, 3.0))):
        forest.children[0, 0, action] = node
        forest.visits[0, node] = visits
        forest.totals[0, node, :2] = shares
    keep_hopes(forest, 0, 0, 3)
    np.testing.assert_allclose(forest.hopes[0, 0, :2], [0.9 * 0.6 + 0.1 * 0.25, 0.9 * 0.4 + 0.1 * 0.75], rtol=1e-6)


@pytest.mark.long
def test_the_same_trial_of_all_actions_meets_the_same_unknown() -> None:
    forest = plant("gizmos", 1, SIMULATIONS, 1, (2,))
    effort = Effort(schedule(4, SIMULATIONS), schedule(4, 2), SIMULATIONS, 2, 1.0, 2.0, FAITH, 1.0, 0, 40)
    tick = compiled_tick("gizmos")
    met: dict[int, set[bytes]] = {}
    tried = set()
    tick(forest, effort, False, 0, 1)
    for _ in range(SIMULATIONS):
        tick(forest, effort, False, 0, 1)  # what was asked is answered by noughts; then the next question
        if forest.slots["decisions"][0] == 0:
            node = forest.path[0, 1]
            tried.add(int(node))
            met.setdefault(int(forest.visits[0, node]), set()).add(forest.work[0]["decks"]["cards"].tobytes())
    assert len(tried) > 2
    assert len(met) > 1
    assert [len(decks) for decks in met.values()] == [1] * len(met)
    assert len(set.union(*met.values())) == len(met)
