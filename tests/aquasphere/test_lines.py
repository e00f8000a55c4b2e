"""Section 7's red lines, and recalling in the course of an action."""

from typing import Any

import pytest

from aquasphere.table import (
    Position,
    bots,
    crystals,
    hold,
    launch,
    legal,
    lying,
    play,
    programmed,
    table,
)


def ready(*programs: str, players: int = 2) -> Position:
    """Seat 0 to play with these programmed."""
    position = table(players)
    programmed(position, 0, *programs)
    return position


def me(position: Position) -> dict[str, Any]:
    return position["players"][0]


def line(score: int, crystal: int, *others: str) -> Position:
    """Seat 0 about to gain 3 points with a purple bot."""
    position = ready("purple", *others)
    lying(position, "A", octopods=2)
    me(position)["score"] = score
    crystals(position, 0, crystal)
    return position


def test_reaching_the_space_before_a_red_line_costs_nothing() -> None:
    after = me(play(line(13, 1), "act A purple"))
    assert (after["score"], after["crystals"]) == (16, 1)


@pytest.mark.parametrize("score", [14, 31, 47, 64, 81, 97])
def test_a_red_line_costs_a_crystal_before_a_bot(score: int) -> None:
    after = me(play(line(score, 1, "red"), "act A purple"))
    assert (after["score"], after["crystals"], after["programmed"]) == (score + 3, 0, ["red"])


def test_a_red_line_costs_the_only_bot_without_time_for_it() -> None:
    position = line(15, 0, "red")
    me(position)["time"] = 0
    after = me(play(position, "act A purple"))
    assert (after["score"], after["time"], after["programmed"], after["supply"]) == (18, 0, [], 14)


def test_without_payment_the_marker_stops_before_the_red_line() -> None:
    assert me(play(line(15, 0), "act A purple"))["score"] == 16


def test_the_example_of_the_rules() -> None:
    """On 15 with a crystal, 25 points: the crystal pays for 17, at 34 nothing is left: 33."""
    position = ready("purple")
    hold(position, 0, "X01", "X04", "X10", "X13", "X16", "R24")
    lying(position, "A", octopods=7)
    me(position)["score"] = 15
    crystals(position, 0, 1)
    assert me(play(position, "act A purple"))["score"] == 33


def test_the_owner_chooses_the_bot_for_a_red_line() -> None:
    position = ready("red")
    hold(position, 0, "R03")
    me(position)["score"] = 15
    asked = play(position, "engineer L1")
    assert (asked["turn"]["stage"], asked["turn"]["gain"], me(asked)["score"]) == ("line", 3, 16)
    assert legal(asked) == {"give green", "give red"}
    assert me(play(asked, "give green"))["programmed"] == ["red"]
    assert me(play(asked, "give red"))["score"] == 19


def test_recalling_at_the_submarine_gives_only_the_time_that_fits() -> None:
    position = ready("blue", "red", players=4)
    launch(position, "E", 1, 2, 3)
    me(position)["scientist"] = "D"
    after = play(position, "act E blue recalling red")
    assert (me(after)["time"], me(after)["programmed"], me(after)["submarines"]) == (0, [], 4)


def test_recalling_is_not_listed_where_a_red_line_takes_the_bot_first() -> None:
    position = ready("blue", "red", players=4)
    launch(position, "E", 1, 2, 3)
    me(position)["scientist"] = "D"
    hold(position, 0, "R26")
    bots(position, "E", 1)
    assert "act E blue recalling red" in legal(position)
    me(position)["score"] = 16
    assert "act E blue recalling red" not in legal(position)
    crystals(position, 0, 1)
    assert "act E blue recalling red" in legal(position)
