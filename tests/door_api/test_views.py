"""Games from views: what is hidden is dealt at random, what is seen stays."""

from typing import Any

import pytest

import labtop
from door_api.test_playing import middle
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)


@both
@pytest.mark.parametrize("moves", [0, 12, 25])
def test_a_view_can_be_played_on(name: str, moves: int) -> None:
    game = middle(name, moves)
    for seat in (0, 1, None):
        view = game.view(seat)
        loaded = labtop.load_position(view, seed=1)
        assert loaded.view(seat) == view
        assert loaded.position() == labtop.load_position(view, seed=1).position()
        assert loaded.position() != labtop.load_position(view, seed=2).position()
        loaded.play(loaded.legal_actions()[0])
        labtop.replay(loaded.record())


@both
def test_what_a_view_hides_is_dealt_at_random(name: str) -> None:
    game = middle(name)
    decks = [labtop.load_position(game.view(0), seed=seed).position()["decks"] for seed in range(20)]
    pile = next(iter(decks[0]))
    assert len({deck[pile][0] for deck in decks}) > 5


def researching() -> labtop.Game:
    game = labtop.new_game("gizmos", seed=7)
    while "research I" not in game.legal_actions():
        game.play(game.legal_actions()[0])
    game.play("research I")
    return game


def test_the_cards_another_looks_at_are_dealt_too() -> None:
    game = researching()
    own, other = game.to_play, 1 - (game.to_play or 0)
    shown = game.position()["turn"]["research"]["cards"]
    assert labtop.load_position(game.view(own), seed=1).position()["turn"]["research"]["cards"] == shown
    hands = [labtop.load_position(game.view(other), seed=seed) for seed in range(8)]
    assert all(hand.view(other) == game.view(other) for hand in hands)
    assert len({tuple(hand.position()["turn"]["research"]["cards"]) for hand in hands}) > 3


def broken(view: dict[str, Any], deck: str, count: Any) -> dict[str, Any]:
    return view | {"decks": view["decks"] | {deck: count}}


@both
def test_a_view_that_cannot_be_is_refused(name: str) -> None:
    view = middle(name).view(0)
    for deck, count in view["decks"].items():
        for wrong in (count + 1, count - 1, 10**9, -1, True, None, "x", []):
            with pytest.raises(labtop.InvalidPosition):
                labtop.load_position(broken(view, deck, wrong))
    for key in view:
        for wrong in (value for value in (None, 3, [], {}, "x", [None], [[]]) if value != view[key]):
            with pytest.raises(labtop.InvalidPosition):
                labtop.load_position(view | {key: wrong})
