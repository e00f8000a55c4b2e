"""What vectors refuse, with the reason, while nothing changes."""

from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.vectors import every_game, random_actions, shown


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(game: str) -> None:
    vector = labtop.envs.vector(game, 3)
    legal = random_actions(vector, np.random.default_rng(0))
    before = shown(vector), vector._states.tobytes()
    illegal = int(np.flatnonzero(~vector.legal_action_mask[1])[0])
    for wrong in (illegal, -1, len(vector.encoding.names), 2**40):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(ValueError, match=r"game 1: (action|there is no action)"):
            vector.step(actions)
    for wrong in ([0, 0], [[0, 0, 0]], [0.5, 0.5, 0.5], "abc", None):
        with pytest.raises(ValueError, match="a whole number for each of the 3 games"):
            vector.step(wrong)  # type: ignore[arg-type]
    assert (shown(vector), vector._states.tobytes()) == before


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"n": 0}, "n is a whole number from 1"),
        ({"players": 5}, "players"),
        ({"players": True}, "players is a whole number"),
        ({"threads": 0}, "threads"),
        ({"max_turns": 0}, "max_turns"),
        ({"max_turns": 2, "players": 3, "bots": ["random", "random", None]}, "max_turns is 3 or more"),
        ({"reward": "elo"}, "reward is one of win, rank, margin, score"),
        ({"autoreset": "no"}, "autoreset is one of"),
        ({"players": "2"}, "players is a whole number from 1, not '2'"),
        ({"players": [2]}, "players is a whole number"),
        ({"n": 2.0}, "n is a whole number"),
        ({"max_turns": 2**31}, "max_turns is a whole number from 1 to"),
        ({"skip_forced": "no"}, "skip_forced is True or False, not 'no'"),
        ({"record": "no"}, "record is True or False"),
        ({"memory": 1}, "memory is True or False"),
        ({"bots": "random"}, "an entry for each of the 2 seats, not 'random'"),
        ({"bots": 5}, "an entry for each of the 2 seats, not 5"),
        ({"bots": []}, "an entry for each of the 2 seats, not 0"),
        ({"bots": [None, 5]}, "a name or None for each seat"),
        ({"bots": ["random"]}, "an entry for each of the 2 seats"),
        ({"bots": ["random", "random"]}, "no bot"),
        ({"bots": [None, "grandmaster"]}, "grandmaster cannot sit in an environment"),
        ({"bots": [None, "nobody"]}, "there is no bot"),
        ({"colour": "red"}, "there is no option"),
        ({"returns": "red"}, "returns is one of chosen, drawn"),
        ({"seed": 0.5}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"seed": 2**200}, "a seed is a whole number"),
    ],
)
def test_settings_that_are_wrong_get_a_reason(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        labtop.envs.vector(**{"game": "gizmos", "n": 2} | settings)


def test_threads_come_fourth() -> None:
    assert len(labtop.envs.vector("gizmos", 64, 2, 3)._stretches) == 3


@pytest.mark.parametrize("wrong", [[True], [True] * 3, [1, 0], ["no", "no"], "no", 1])
def test_which_games_begin_anew_is_said_one_by_one(wrong: Any) -> None:
    vector = labtop.envs.vector("gizmos", 2)
    before = shown(vector)
    with pytest.raises(ValueError, match="games has True or False for each of the 2 games"):
        vector.reset(games=wrong)
    assert shown(vector) == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ([[None, None]], "seats for each of the 2 games, not for 1"),
        ([[None, None], [None]], "an entry for each of the 2 seats, not 1"),
        ([[None, None], ["random", "random"]], "in at least one seat there is no bot"),
        ([[None, None], [None, "nobody"]], "there is no bot"),
    ],
)
def test_bots_that_cannot_be_seated(wrong: Any, reason: str) -> None:
    vector = labtop.envs.vector("gizmos", 2)
    before = vector._episodes.tobytes()
    with pytest.raises(ValueError, match=reason):
        vector.seat_bots(wrong)
    assert vector._episodes.tobytes() == before


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="chess"):
        labtop.envs.vector("chess", 1)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_vector_is_not_played_any_more(threads: int) -> None:
    """With threads it waited for ever."""
    vector = labtop.envs.vector("gizmos", 32, threads=threads)
    before = shown(vector)
    vector.close()
    vector.close()
    for play in (vector.reset, lambda: vector.step(random_actions(vector, np.random.default_rng(0)))):
        with pytest.raises(ValueError, match="it is closed"):
            play()
    assert shown(vector) == before


def test_records_that_are_not_there() -> None:
    with pytest.raises(ValueError, match="record=True"):
        labtop.envs.vector("gizmos", 1).record(0)
    with pytest.raises(ValueError, match="no episode of game 0 has ended"):
        labtop.envs.vector("gizmos", 1, record=True).record(0)


@every_game
@pytest.mark.parametrize("wrong", [-1, 2, 10**9, True, 0.0, "0", None])
def test_a_wrong_game_or_seat_is_refused(game: str, wrong: Any) -> None:
    """Compiled code read what lay elsewhere in memory, or crashed."""
    vector = labtop.envs.vector(game, 2, record=True)
    for ask in (
        vector.playing,
        vector.record,
        lambda wrong: vector.why_not(wrong, 0),
        lambda wrong: vector.observe(wrong, 0),
    ):
        with pytest.raises(ValueError, match="game is a whole number from 0 to 1, not"):
            ask(wrong)
    with pytest.raises(ValueError, match="seat is a whole number from 0 to 1, not"):
        vector.observe(0, wrong)
    assert (vector.observe(np.int64(1), np.uint8(1)) == vector.observe(1, 1)).all()
