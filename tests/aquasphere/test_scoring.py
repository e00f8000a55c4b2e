"""The intermediate scoring, the next round (rules#round-end), the end (rules#end)."""

import pytest

from aquasphere.table import (
    Position,
    all_but,
    bots,
    crystals,
    hold,
    launch,
    legal,
    lying,
    play,
    playing,
    programmed,
    supply,
    table,
)
from labtop.games.aquasphere.rules.data import packaged_set


def at_the_end(players: int = 2, number: int = 1) -> Position:
    """Seat 0 is the last to pass; nobody has deployed bots that score, and no octopods matter."""
    position = table(players, number)
    all_but(position, 0)
    return position


def scored(position: Position) -> list[int]:
    """The points that the scoring gives."""
    after = play(position, "pass")
    return [player["score"] - was["score"] for player, was in zip(after["players"], position["players"], strict=True)]


def test_majority_alone_shared_and_nobody() -> None:
    position = at_the_end(3)
    for letter in "ABCDEF":
        lying(position, letter, octopods=0)
    assert scored(position) == [0, 0, 0]
    bots(position, "E", 1)
    assert scored(position) == [0, 6, 0]
    bots(position, "F", 2)
    assert scored(position) == [0, 3, 3]


def test_neutral_bots_do_not_compete_for_the_majority() -> None:
    position = at_the_end(2)
    lying(position, "E", octopods=0)
    bots(position, "E", 0)
    assert scored(position) == [6, 0]  # the neutral colour holds two


@pytest.mark.parametrize(("launched", "left", "points"), [(1, 14, 0), (1, 2, 2), (2, 9, 4), (2, 11, 3), (6, 4, 10)])
def test_deployed_bots_count_up_to_the_columns_without_submarine(launched: int, left: int, points: int) -> None:
    position = at_the_end(2)
    for letter in "ABCDEF":
        lying(position, letter, octopods=0)
    launch(position, "B", *([0] if launched > 1 else []))
    for letter in "CDEF"[: max(0, launched - 2)]:
        launch(position, letter, 0)
    supply(position, 0, left)
    held = sum(sector["control"] == 0 for sector in position["station"]["sectors"].values())
    majority = 6 if held else 0
    position["players"][0]["score"] = 50  # far from the next red line
    assert scored(position)[0] == points + majority


def test_programmed_bots_are_deployed() -> None:
    position = at_the_end(2)
    programmed(position, 0, "red", "white")
    assert scored(position)[0] == 1
    assert position["players"][0]["supply"] == 13


def test_crystals_score_triangular_and_are_kept() -> None:
    position = at_the_end(2)
    hold(position, 0, "X02", "X05")
    crystals(position, 0, 4)
    after = play(position, "pass")
    assert (after["players"][0]["score"], after["players"][0]["crystals"]) == (10, 4)


def test_octopods_under_ones_control_are_subtracted() -> None:
    position = at_the_end(2)
    lying(position, "E", octopods=4)
    bots(position, "E", 0)
    position["players"][0]["score"] = 10
    assert scored(position)[0] == 6 - 10


@pytest.mark.parametrize(("score", "kept"), [(18, 17), (17, 17), (30, 26), (2, 0), (50, 50)])
def test_a_negative_total_moves_back_but_not_behind_a_line_or_below_0(score: int, kept: int) -> None:
    position = at_the_end(2)
    lying(position, "E", octopods=4)
    bots(position, "E", 0)
    position["players"][0]["score"] = score
    assert play(position, "pass")["players"][0]["score"] == kept


def test_submarines_bring_time_up_to_the_capacity() -> None:
    position = at_the_end(2)
    launch(position, "E", 0)
    position["players"][0]["time"] = 1
    position["players"][1]["time"] = 4
    after = play(position, "pass")
    assert [player["time"] for player in after["players"]] == [3, 4]


def test_the_reminder_marker_goes_back() -> None:
    position = at_the_end(2)
    position["players"][1]["bought"] = True
    assert not play(position, "pass")["players"][1]["bought"]


def test_scoring_program_pays_a_time_once_a_scoring_and_card() -> None:
    position = at_the_end(2)
    hold(position, 0, "R30", "R31")
    asked = play(position, "pass")
    assert (asked["turn"]["stage"], asked["turn"]["cards"]) == ("scoring", ["R30", "R31"])
    assert legal(asked) == {"program R30", "program R31", "done"}
    once = play(asked, "program R31")
    assert (once["players"][0]["programmed"], once["turn"]["cards"]) == (["yellow"], ["R30"])
    assert legal(once) == {"program R30", "done"}
    after = play(once, "program R30")
    assert after["round"] == 2
    assert after["players"][0]["time"] == 4 - 2


def test_scoring_program_comes_in_play_order_before_any_marker_moves() -> None:
    position = at_the_end(3)
    position["play_order"] = [2, 0, 1]
    hold(position, 2, "R30")
    hold(position, 1, "R31")
    crystals(position, 2, 2)
    asked = play(position, "pass")
    assert (asked["turn"]["seat"], asked["players"][2]["score"]) == (2, 0)
    asked = play(asked, "done")
    assert (asked["turn"]["seat"], asked["players"][2]["score"]) == (1, 0)
    assert play(asked, "done")["players"][2]["score"] == 3


def test_free_step_is_not_allowed_in_a_scoring() -> None:
    position = at_the_end(2)
    hold(position, 0, "R30")
    programmed(position, 0, "red")
    assert not any(action.startswith("recall") for action in legal(play(position, "pass")))


def test_a_crystal_just_scored_can_pay_a_red_line() -> None:
    position = at_the_end(2)
    crystals(position, 0, 2)
    position["players"][0]["score"] = 15
    after = play(position, "pass")["players"][0]
    assert (after["score"], after["crystals"]) == (18, 1)


def test_bots_given_up_do_not_change_the_total_just_counted() -> None:
    position = at_the_end(2)
    position["players"][0]["score"] = 16
    for letter in "ABCDEF":
        lying(position, letter, octopods=0)
    bots(position, "E", 0)
    programmed(position, 0, "red", "white")
    asked = play(position, "pass")
    assert (asked["turn"]["stage"], asked["turn"]["gain"]) == ("line", 8)
    assert play(asked, "give red")["players"][0]["score"] == 24


def test_next_round_deals_refills_and_lays_out_programs() -> None:
    position = at_the_end(4)
    position["passed"], position["play_order"] = [3, 1, 2], [0, 1, 2, 3]
    position["centre"][0]["rotation"] = 2
    top_research, top_extension = position["decks"]["research"][0], position["decks"]["extensions"][0]
    after = play(position, "pass")
    sectors, first = after["station"]["sectors"], after["station"]["ring"][0]
    assert (after["round"], after["play_order"], after["passed"]) == (2, [3, 1, 2, 0], [])
    assert after["turn"]["seat"] == 3
    assert sectors[first]["research"][0] == top_research
    assert sectors[first]["extensions"][0] == top_extension
    assert [len(sector["research"]) for sector in sectors.values()] == [2] * 6
    edges = packaged_set()["centre_tiles"]["refill_shown_on_removal"]["by_player_count"]["4"]["2"]
    for place, letter in enumerate(after["station"]["ring"]):
        was, edge = position["station"]["sectors"][letter], edges[(place - 2) % 6]
        assert sectors[letter]["time"] == edge["time"]
        assert sectors[letter]["crystals"] == was["crystals"] + edge["crystals"]
        assert sectors[letter]["octopods"] == was["octopods"] + edge["octopods"]
    cards = packaged_set()["program_cards"]["contents"]["cards"]
    assert {"id": "P3", **after["programs"]} in cards
    assert after["program_cards"] == ["P7", "P2"]
    assert [tile["tile"] for tile in after["centre"]] == [3, 4, 5]
    assert {player["engineer"] for player in after["players"]} == {"start"}


def test_crystals_run_short_clockwise_from_the_first_sector() -> None:
    position = at_the_end(4)
    lying(position, "F", crystals=2 + 11)  # leaves two
    after = play(position, "pass")
    more = [
        after["station"]["sectors"][letter]["crystals"] - position["station"]["sectors"][letter]["crystals"]
        for letter in after["station"]["ring"]
    ]
    assert more == [0, 2, 0, 0, 0, 0]
    assert after["supply"]["crystals"] == 0


def test_final_scoring_ignores_red_lines() -> None:
    position = at_the_end(2, 4)
    hold(position, 0, "X19", "X21", "X23")
    position["players"][0]["score"] = 16
    position["players"][0]["time"] = 3
    game = playing(position, "pass")
    assert game.to_play is None
    assert game.position()["players"][0]["score"] == 16 + 21 + 4  # six letters; a submarine brought the fourth time
    assert game.scores()[0] == 41


def test_all_submarines_and_five_extensions_give_five_each() -> None:
    position = at_the_end(2, 4)
    hold(position, 0, "X25", "X26", "X27", "X28", "X29")
    for letter in "BCDEF":
        launch(position, letter, 0)
    position["players"][0]["time"] = 0
    position["players"][1]["time"] = 0
    after = play(position, "pass")["players"]
    assert after[0]["score"] == 1 + 6 + 5 + 5  # one letter, six time
    assert after[1]["score"] == 1 + 1


def test_ties_are_broken_by_control_spaces_then_crystals_and_can_be_shared() -> None:
    position = table(3, 4)
    assert playing(position).ranking() == [[0, 1, 2]]
    crystals(position, 1, 1)
    assert playing(position).ranking() == [[1], [0, 2]]
    bots(position, "E", 2)
    assert playing(position).ranking() == [[2], [1], [0]]
