"""Red lines (rules#lines), and recalling in the course of an action (rules#round)."""

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
    assert me(play(position, "act A purple", "use R24"))["score"] == 33


def test_the_owner_chooses_the_bot_for_a_red_line() -> None:
    position = ready("red")
    hold(position, 0, "R03")
    me(position)["score"] = 15
    asked = play(position, "engineer L1", "use R03")
    assert (asked["turn"]["stage"], asked["turn"]["gain"], me(asked)["score"]) == ("line", 3, 16)
    assert legal(asked) == {"give green", "give red"}
    assert me(play(asked, "give green"))["programmed"] == ["red"]
    assert me(play(asked, "give red"))["score"] == 19


def after_the_way() -> Position:
    """Seat 0 with full time may pay a way to E and there a submarine for 4."""
    position = ready("blue", "red", players=4)
    launch(position, "E", 1, 2, 3)
    me(position)["scientist"] = "D"
    return position


def test_a_recall_after_the_way_brings_the_time_that_fits_before_the_submarine_is_paid() -> None:
    after = play(after_the_way(), "act E blue recalling red")
    assert (me(after)["time"], me(after)["programmed"], me(after)["submarines"]) == (0, [], 4)


def test_a_recall_after_the_way_saves_the_bot_from_a_red_line() -> None:
    position = after_the_way()
    hold(position, 0, "R26")
    bots(position, "E", 1)
    me(position)["score"] = 16
    assert me(play(position, "act E blue"))["score"] == 17  # the red bot has paid the line
    saved = me(play(position, "act E blue recalling red"))
    assert (saved["score"], saved["supply"]) == (16, me(position)["supply"] + 1)


def free_way() -> Position:
    """Seat 0 with full time stays in E, where a submarine costs 1."""
    position = ready("blue", "red")
    me(position)["scientist"] = "E"
    return position


def test_a_recall_after_the_submarines_price_comes_before_its_points() -> None:
    position = free_way()
    me(position)["score"] = 15
    without, recalled = (play(position, f"act E blue{more}") for more in ("", " recalling red"))
    assert (me(without)["score"], me(without)["programmed"], me(without)["time"]) == (17, [], 3)
    assert (me(recalled)["score"], me(recalled)["programmed"], me(recalled)["time"]) == (16, [], 4)


def test_a_recall_waits_only_where_something_is_paid_before() -> None:
    position = free_way()
    assert "act E blue recalling red" in legal(position)
    assert "act E red recalling blue" not in legal(position)
    hold(position, 0, "R28")  # half of 1 is nothing
    assert "act E blue recalling red" not in legal(position)


def test_a_recall_waits_only_where_the_time_would_not_fit_before() -> None:
    position = after_the_way()
    for time, offered in ((2, False), (3, True), (4, True)):
        me(position)["time"] = time
        assert ("act E red recalling blue" in legal(position)) is offered


def test_a_recall_is_not_offered_where_a_red_line_takes_the_bot_before_the_price() -> None:
    position = free_way()
    hold(position, 0, "R26")
    bots(position, "E", 1)
    assert "act E blue recalling red" in legal(position)
    me(position)["score"] = 16
    assert "act E blue recalling red" not in legal(position)
    crystals(position, 0, 1)
    assert "act E blue recalling red" in legal(position)


def test_a_white_action_finds_the_symbol_freed_by_the_recall_after_the_way() -> None:
    position = ready("white", "purple")
    assert me(play(position, "act D white"))["programmed"] == ["purple"]  # occupied: time instead
    after = me(play(position, "act D white recalling purple"))
    assert (after["programmed"], after["supply"]) == (["purple"], me(position)["supply"])
    assert after["time"] == 4  # the way cost 2, the recall brought them back
