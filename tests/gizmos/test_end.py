"""The end, the score and the ties (rules#end)."""

from typing import Any

import pytest

import labtop
from gizmos.positions import NOTHING, me, play, player, position, table, turn
from labtop.core.game import Game

FIFTEEN = " ".join(f"I-{number:02}" for number in range(10, 24))  # with the starting card 15 active gizmos
THREE = "III-07 III-08 III-09"  # of level III


def over(*players: dict[str, Any]) -> Game:
    """A finished game: the last seat has been given enough to end it, of no points and no end score."""
    whole = position(*players, number=len(players))
    whole["turn"] |= {"stage": "over", "seat": None}
    return labtop.load_position(whole)


def test_end_is_triggered_by_the_sixteenth_active_gizmo_the_starting_card_included() -> None:
    game = table(player("red1", FIFTEEN), display="I-01")
    assert not game.position()["end_triggered"]
    assert play(game, "build I-01").position()["end_triggered"]


def test_fifteen_active_gizmos_do_not_trigger_the_end() -> None:
    game = table(player("red1", FIFTEEN.removesuffix(" I-23")), display="I-01")
    assert not play(game, "build I-01").position()["end_triggered"]


def test_end_is_triggered_by_the_fourth_active_level_iii_gizmo() -> None:
    game = table(player("red4", THREE), display="III-03")
    assert not game.position()["end_triggered"]
    assert play(game, "build III-03").position()["end_triggered"]


def test_three_level_iii_gizmos_do_not_trigger_the_end() -> None:
    game = table(player("red4", "III-07 III-08"), display="III-03")
    assert not play(game, "build III-03").position()["end_triggered"]


def test_filed_cards_do_not_trigger_the_end() -> None:
    game = table(player("", THREE), display="III-03")
    assert not play(game, "file III-03").position()["end_triggered"]


def test_the_turn_goes_on_after_the_end_is_triggered() -> None:
    game = table(player("red1", f"{FIFTEEN} I-36".replace("I-10 ", "")), display="I-01", number=0)
    play(game, "build I-01")
    assert game.position()["end_triggered"]
    assert me(play(game, "use I-36"))["tokens"] == 1


def test_a_triggered_turn_may_go_beyond_the_number_that_ends_the_game() -> None:
    """A free build as the seventeenth."""
    game = table(player("red1", f"{FIFTEEN} III-32".replace("I-10 ", "")), display="I-01 I-02")
    play(game, "build I-01", "use III-32", "build I-02")
    assert len(me(game)["active"]) == 17


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_play_continues_until_the_last_seat_of_the_round(players: int, seat: int) -> None:
    seats = [player() for _ in range(players)]
    seats[seat] = player("red1", FIFTEEN)
    game = table(*seats, display="I-01", number=players + seat)
    play(game, "build I-01")
    for later in range(seat + 1, players):
        assert game.to_play == later
        play(game, "pick red > red")
    assert game.to_play is None
    assert (turn(game)["stage"], turn(game)["seat"], turn(game)["number"]) == ("over", None, 2 * players)


EVERY_FIRST = [(players, first) for players in (2, 3, 4) for first in range(players)]


@pytest.mark.parametrize(("players", "first"), EVERY_FIRST)
def test_the_game_ends_after_the_turn_of_the_seat_before_the_first(players: int, first: int) -> None:
    """Whoever of them triggers it: everybody has had equally many turns."""
    for place in range(players):
        seats = [player() for _ in range(players)]
        seats[(first + place) % players] = player("red1", FIFTEEN)
        game = table(*seats, display="I-01", first=first, number=players + place)
        play(game, "build I-01")
        for later in range(place + 1, players):
            assert game.to_play == (first + later) % players
            play(game, "pick red > red")
        assert game.to_play is None
        assert turn(game)["number"] == 2 * players


def test_last_seats_triggers_come_before_the_end() -> None:
    ended = player("", f"{FIFTEEN} I-01")
    game = table(ended, player(), number=1)
    play(game, "file I-02")
    assert game.legal_actions() == ["end", "use S-2"]
    assert play(game, "use S-2 > red").to_play is None


def test_a_finished_game_has_no_legal_actions_and_empty_turn() -> None:
    game = over(player(active=f"{FIFTEEN} I-01"), player())
    assert game.legal_actions() == []
    assert turn(game) == {"number": 2, "seat": None, "stage": "over", **NOTHING}
    with pytest.raises(labtop.IllegalAction, match="over"):
        game.play("pick red")


def test_score_is_printed_points_and_tokens() -> None:
    game = table(player("red5", "I-01 II-01 III-03", archive="I-02", tokens=4))
    assert game.scores() == [1 + 3 + 7 + 4, 0]


@pytest.mark.parametrize(("cards", "factor"), [("III-13", 1), ("III-14", 1), ("III-13 III-14", 2)])
def test_stored_energy_scores_one_a_sphere_for_each_such_card(cards: str, factor: int) -> None:
    assert table(player("red2 blue1", cards, tokens=5)).scores() == [5 + 3 * factor, 0]


@pytest.mark.parametrize(("cards", "factor"), [("III-15", 2), ("III-16", 2), ("III-15 III-16", 3)])
def test_point_tokens_score_once_more_for_each_such_card(cards: str, factor: int) -> None:
    assert table(player("red2", cards, tokens=5)).scores() == [5 * factor, 0]


def test_end_scores_of_archived_cards_do_not_count() -> None:
    assert table(player("red2", archive="III-13", tokens=2)).scores() == [2, 0]


def test_tokens_are_unlimited() -> None:
    assert table(player(active="III-15 III-16", tokens=30_000)).scores() == [90_000, 0]


TIES = [  # seats 0 and 1, and who wins
    (player(tokens=2), player(tokens=1), 0),
    (player(active="I-01 I-02"), player(active="I-05", tokens=1), 0),  # equal points: more active gizmos
    (player("red1", active="I-01 I-02"), player("blue3", "I-05", tokens=1), 0),  # before more spheres
    (player("red2", tokens=3), player("red1", tokens=3), 0),  # equal points and gizmos: more spheres
    (player("red1", tokens=3), player("blue1", tokens=3), 1),  # all equal: the later seat
]


@pytest.mark.parametrize(("one", "other", "winner"), TIES)
def test_ties_are_broken_by_gizmos_then_spheres_then_the_later_seat(
    one: dict[str, Any], other: dict[str, Any], winner: int
) -> None:
    assert table(one, other).ranking() == [[winner], [1 - winner]]


def test_ranking_is_strict_for_four() -> None:
    assert table(*(player() for _ in range(4))).ranking() == [[3], [2], [1], [0]]


@pytest.mark.parametrize(("players", "first"), EVERY_FIRST)
def test_the_last_tie_break_goes_to_the_seat_furthest_clockwise_from_the_first(players: int, first: int) -> None:
    ranking = table(*(player() for _ in range(players)), first=first).ranking()
    assert ranking == [[(first + place) % players] for place in reversed(range(players))]


def test_spheres_come_before_the_place_in_turn_order() -> None:
    assert table(player("red1"), player(), player(), first=0).ranking() == [[0], [2], [1]]
    assert table(player(), player("red1"), player(), first=1).ranking() == [[1], [0], [2]]


def test_result_of_a_finished_game_is_in_its_record() -> None:
    game = over(player(active=f"{FIFTEEN} I-01"), player(tokens=40))
    assert game.record()["result"] == {"scores": [15, 40], "ranking": [[1], [0]]}
