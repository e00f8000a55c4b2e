"""Ends of rounds of AquaSphere whose best can be found by reasoning with the rules."""

from aquasphere.table import Position, all_but, hold, lying, play, programmed, table
from labtop.games.aquasphere.rules.data import SECTORS
from labtop.puzzles import Attempt
from puzzles.proving import proved, puzzle


def alone(*programs: str, time: int) -> Position:
    """Seat 0 is left, in sector A, with these bots and so much time; nothing lies anywhere."""
    position = table()
    all_but(position, 0)
    for sector in SECTORS:
        lying(position, sector, octopods=0, crystals=0)
    programmed(position, 0, *programs)
    position["players"][0] |= {"time": time, "bought": True}
    return position


def test_the_scientist_goes_as_far_as_the_time_reaches() -> None:
    """With 1 time D is reached by way of C. Two octopods there are 3 points, one at home is 1; control is 6."""
    position = alone("purple", time=1)
    lying(position, "A", octopods=1)
    lying(position, "D", octopods=2)
    assert proved(position, "locks") == (9, [["act D purple", "pass"]])
    position["players"][0]["time"] = 0
    assert proved(position, "locks") == (7, [["act A purple", "pass"]])


def test_a_crystal_for_the_red_line_is_taken_first() -> None:
    """The catch crosses the line. Paid by a crystal, the black bot has acted and counts, and a crystal is left."""
    position = alone("black", "purple", time=0)
    lying(position, "A", octopods=2, crystals=2)
    position["players"][0]["score"] = 15
    best, (line,) = proved(position, "line")
    assert line == ["act A black", "act A purple", "pass"]
    assert best == 3 + 6 + 1 + 1, "the catch, the majority, one deployed bot, one crystal"


def test_what_others_are_asked_in_the_scoring_changes_nothing() -> None:
    """Both hold a card for the scoring. The other is asked first, and whatever is chosen, the points are the same."""
    position = alone("purple", time=1)
    position["play_order"] = [1, 0]
    hold(position, 0, "R34")
    hold(position, 1, "R33")
    attempt = Attempt(puzzle(position, "round", "pass", 0))
    attempt.play("act A purple")
    attempt.play("pass")
    assert (attempt.over, attempt.game.to_play, attempt.actions()) == (False, 0, ["program R34", "done"])
    attempt.play("done")
    assert attempt.over
    for choice in ("program R33", "done"):
        after = play(position, "act A purple", "pass", choice, "done")
        assert after["players"][0]["score"] == attempt.gained


def test_the_last_round_counts_the_final_scoring() -> None:
    """1 for each time held, and the letters of the lab."""
    position = table(number=4)
    all_but(position, 0)
    for sector in SECTORS:
        lying(position, sector, octopods=0, crystals=0)
    position["players"][0] |= {"time": 3, "bought": True}
    best, lines = proved(position, "round")
    assert lines == [["pass"]]
    assert best == 3 + 1 + 1, "the time held and one more by the submarine, and the letter of the base lab"
