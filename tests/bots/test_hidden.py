"""Bots never see what is hidden from their seat: another truth that looks the same changes nothing."""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

import pytest

from bots.tables import other_position, reloaded, set_clock, some, walk, with_truth
from gizmos.positions import play, table
from labtop.bots.catalog import LEVELS, make
from labtop.bots.searching import LOOK
from labtop.core.game import Game
from labtop.core.observation import Observation
from labtop.core.structs import raw_copy, twice
from labtop.games.gizmos.rules.cards import PER_LEVEL
from labtop.registry import GAMES

BOTS = ("random", "greedy", "search:40", *LEVELS)
both = pytest.mark.parametrize("name", GAMES)
two_to_four = pytest.mark.parametrize("players", [2, 3, 4])


def handed(decision: Observation) -> tuple[object, ...]:
    """All that a bot is handed, to the last byte."""
    rest = (decision.seat, decision.players, tuple(decision.actions), tuple(decision.scores))
    return (decision.states.tobytes(), *rest, decision.number, decision.last)


def truths(game: Game, seat: int) -> list[Game]:
    """The game, twice: as its position says, and as another says that looks the same to this seat."""
    return [reloaded(game, game.position(), 1), reloaded(game, other_position(game, seat, game.played), 2)]


def leaks(name: str, players: int, hand: Callable[[Game], Observation]) -> int:
    """In how many decisions a bot is handed something else when only hidden things are otherwise."""
    found = 0
    for game in some(name, players, 40):
        assert game.to_play is not None
        one, other = (hand(truth) for truth in truths(game, game.to_play))
        found += handed(one) != handed(other)
    return found


@both
@two_to_four
def test_what_a_bot_is_handed_does_not_depend_on_hidden_things(name: str, players: int) -> None:
    assert leaks(name, players, lambda game: game.observe(5)) == 0


@both
@two_to_four
def test_a_bot_that_was_handed_the_true_state_would_be_noticed(name: str, players: int) -> None:
    def true_state(game: Game) -> Observation:
        return replace(game.observe(5), states=twice(game._states))

    assert leaks(name, players, true_state) > 30


@both
@two_to_four
def test_a_state_for_any_seat_does_not_depend_on_what_that_seat_cannot_know(name: str, players: int) -> None:
    """Also in the middle of another's research."""
    researched = 0
    for game in chain.from_iterable(walk(name, players, seed, every=3) for seed in (1, 2)):
        for seat in range(players):
            one, other = (truth.determinised(seat, 3).tobytes() for truth in truths(game, seat))
            assert one == other
        turn = game.position()["turn"]
        researched += bool(turn.get("research"))
    assert name != "gizmos" or researched > 5


@both
@two_to_four
def test_chance_to_come_is_hidden(name: str, players: int) -> None:
    """A shuffled state is as good a truth as any; its chance is another as well."""
    for game in some(name, players, 40):
        assert game.to_play is not None
        other = with_truth(game, game.determinised(game.to_play, 77))
        assert other._states["chance"]["key"][0] != game._states["chance"]["key"][0]
        assert handed(game.observe(5)) == handed(other.observe(5))


@both
@two_to_four
def test_another_key_counter_or_remainder_of_chance_leaves_no_trace(name: str, players: int) -> None:
    """Neither in what bots are handed, nor in previews, nor in the state for any other seat."""
    for game in some(name, players, 20):
        for field in ("key", "second_key", "counter", "rest", "slices", "stream"):
            states = raw_copy(game._states)
            states["chance"][field][0] ^= 1
            other = with_truth(game, states)
            assert handed(game.observe(5)) == handed(other.observe(5))
            for seat in range(players):
                assert game.determinised(seat, 3).tobytes() == other.determinised(seat, 3).tobytes()
        for action in game.legal_actions()[:5]:
            assert game.preview(action, "en") == other.preview(action, "en")


def test_cards_that_another_put_back_leave_no_trace() -> None:
    decisions = []
    for order in ("I-05 I-06 I-07", "I-07 I-30 I-05"):
        game = play(table(top=order), "research I", "neither", f"under {order.split()[1]}", "under rest")
        decisions.append(handed(game.observe(5)))
    assert decisions[0] == decisions[1]


@two_to_four
def test_the_order_of_a_deck_leaves_no_trace(players: int) -> None:
    """Not even where the record has room that is not in use."""
    for game in some("gizmos", players, 20):
        states = raw_copy(game._states)
        for level in range(3):
            deck = states["decks"][:, level]
            live = [(deck["top"][0] + place) % PER_LEVEL for place in range(deck["count"][0])]
            deck["cards"][0, live] = deck["cards"][0, live[::-1]]
        other = with_truth(game, states)
        assert other.position() != game.position()
        assert handed(game.observe(5)) == handed(other.observe(5))


@both
@two_to_four
@pytest.mark.parametrize("bot", BOTS)
def test_choices_do_not_depend_on_hidden_things(
    bot: str, name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in some(name, players, 6):
        assert game.to_play is not None
        shuffled = with_truth(game, game.determinised(game.to_play, 77))
        # A position that was loaded does not say which program cards came before; networks look at that
        for alike in ((game, shuffled), truths(game, game.to_play)):
            choices = set()
            for truth in alike:
                set_clock(monkeypatch, LOOK)
                choices.add(make(bot, name, seed=3).choose(truth.observe(5)))
            assert len(choices) == 1


@both
def test_another_seed_shuffles_otherwise(name: str) -> None:
    game = some(name, 2, 1)[0]
    assert game.observe(1).states.tobytes() != game.observe(2).states.tobytes()
    assert game.observe(1).states["chance"]["key"][1] != game.observe(2).states["chance"]["key"][1]


@both
def test_the_view_of_a_decision_is_that_of_its_seat(name: str) -> None:
    for game in some(name, 3, 20):
        assert game.observe(1).view == game.view(game.to_play)


@both
def test_a_finished_game_has_nothing_to_decide(name: str) -> None:
    last = list(walk(name, 2, 0))[-1]
    while last.to_play is not None:
        last.play(last.legal_actions()[0])
    with pytest.raises(ValueError, match="over"):
        last.observe(1)
