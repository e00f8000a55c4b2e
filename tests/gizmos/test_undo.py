"""Undo goes back to the last revealed information, and no further."""

import pytest

import labtop
from gizmos.positions import Position, play, player, position

RESEARCHING = position(stage="choose", research="I I-05 I-06 I-07")
PAYING = position(player("red1 blue1", "I-09", "I-01"), stage="pay", build={"card": "I-01", "from": "archive"})
LAST_CARDS = position(player("red1"), player(), empty="I")

REVEALING = {
    "pick red": position(),
    "file I-01": position(),
    "build I-01": position(player("red1")),
    "research I": position(),
    "use S-1": position(stage="use", ready="S-1"),
}
HARMLESS = {
    "neither": RESEARCHING,
    "file I-05": RESEARCHING,
    "under I-06": position(stage="return", research="I I-05 I-06 I-07"),
    "end": position(stage="use", ready="S-1"),
    "build I-01": position(player("red1", archive="I-01")),
    "pay red1": PAYING,
    "use I-36": position(player(active="I-36"), stage="use", ready="I-36"),
    "file I-02": LAST_CARDS,
}


@pytest.mark.parametrize(("action", "whole"), REVEALING.items())
def test_what_was_revealed_is_not_taken_back(action: str, whole: Position) -> None:
    game = play(labtop.load_position(whole, seed=1), action)
    after = game.record()
    assert not game.undo()
    assert game.record() == after


@pytest.mark.parametrize(("action", "whole"), HARMLESS.items())
def test_what_revealed_nothing_is_taken_back(action: str, whole: Position) -> None:
    game = play(labtop.load_position(whole, seed=1), action)
    assert game.undo()
    assert game.position() == whole
    assert game.record()["moves"] == []
    assert action in game.legal_actions()


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert not labtop.new_game("gizmos", seed=1).undo()


def test_undo_stops_at_the_reveal() -> None:
    game = play(labtop.load_position(position(), seed=1), "research I", "neither", "under rest")
    assert [game.undo(), game.undo(), game.undo()] == [True, True, False]
    assert game.position()["turn"]["stage"] == "choose"


def test_copy_goes_its_own_way() -> None:
    game = play(labtop.load_position(position(), seed=1), "research I")
    twin = play(game.copy(), "neither")
    assert len(game.record()["moves"]) == 1
    assert twin.undo()
    assert twin.record() == game.record()


def test_an_earlier_moment_is_a_game_of_its_own() -> None:
    game = labtop.new_game("gizmos", seed=7)
    start = game.position()
    play(game, "pick red", "pick yellow")
    after_one = labtop.new_game("gizmos", seed=7)
    after_one.play("pick red")
    assert game.at(1).record() == after_one.record()
    earlier = game.at(0)
    assert earlier.position() == start
    play(earlier, "pick red", "pick yellow")
    assert earlier.record() == game.record(), "chance comes out the same"
    assert game.at(2).record() == game.record()
    assert game.moves(None, after=1) == game.moves(None)[1:]


@pytest.mark.parametrize("number", [-1, 3, "1", True])
def test_there_is_no_moment_outside_the_game(number: object) -> None:
    game = play(labtop.new_game("gizmos", seed=7), "pick red", "pick yellow")
    with pytest.raises(ValueError, match="there is no move"):
        game.at(number)  # type: ignore[arg-type]
