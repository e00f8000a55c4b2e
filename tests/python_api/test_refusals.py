"""What the Python interface refuses, each with a reason and before anything has changed."""

from functools import partial
from typing import Any

import pytest

import labtop
from labtop.registry import GAMES


@pytest.mark.parametrize("call", ["new_game", "load_position", "replay", "steps", "match"])
def test_what_cannot_be_chosen_is_refused(call: str) -> None:
    game = labtop.new_game("gizmos", seed=1)
    given = {"load_position": game.position(), "replay": game.record(), "steps": game.record()}.get(call, "gizmos")
    bots = [[labtop.bot("random"), labtop.bot("random")]] if call == "match" else []
    with pytest.raises(ValueError, match="gizmos has no components to choose"):
        getattr(labtop, call)(given, *bots, components={})
    with pytest.raises(ValueError, match="aquasphere has no colours to choose; there is: components"):
        labtop.new_game("aquasphere", colours={})


@pytest.mark.parametrize("given", ["a", 1.0, True, 2**128])
def test_a_match_takes_the_seeds_that_games_take(given: Any) -> None:
    for make in (partial(labtop.new_game, "gizmos"), partial(labtop.match, "gizmos", [labtop.bot("random")] * 2)):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            make(seed=given)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (None, "a position is an object"),
        ({}, "a position is an object"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "gizmos"}, "the key 'players' is missing"),
        ({"game": "aquasphere"}, "the key 'components' is missing"),
        ({"game": "gizmos", "turn": [], "players": 2}, "the key 'row' is missing"),
    ],
)
def test_an_action_is_described_in_a_position_alone(position: Any, reason: str) -> None:
    with pytest.raises(labtop.InvalidPosition, match=reason):
        labtop.describe("pick red", position)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_contains_itself_is_refused(name: str) -> None:
    for viewer in (None, 0):
        view = labtop.new_game(name, seed=1).view(viewer)
        view["turn"]["again"] = view["players"][0] = view
        with pytest.raises(labtop.InvalidPosition):
            labtop.load_position(view)


@pytest.mark.parametrize("names", ["ab", b"ab", 5, {"a": 1, "b": 2}, ["a"], ["a", 1]])
def test_names_are_a_list_of_texts(names: Any) -> None:
    with pytest.raises(ValueError, match="2 names are needed, each a text"):
        labtop.new_game("gizmos", names=names)


@pytest.mark.parametrize("chance", [5, {"red": 1}, "red", True])
def test_what_chance_has_to_bring_is_a_list(chance: Any) -> None:
    game = labtop.new_game("gizmos", seed=3)
    with pytest.raises(ValueError, match="a list is needed, not"):
        game.play("pick red", chance=chance)
    assert game.played == 0


def test_a_move_takes_no_longer_than_its_record_can_say() -> None:
    game = labtop.new_game("gizmos", seed=3)
    with pytest.raises(ValueError, match="ms is a whole number of milliseconds"):
        game.play("pick red", ms=2**53 + 1)
    game.play("pick red", ms=2**53)
    assert labtop.replay(game.record()).record() == game.record()
