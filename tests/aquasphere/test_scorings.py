"""The scorings of a game, item by item."""

from itertools import pairwise
from typing import Any

import pytest

import labtop
from aquasphere.playing import anything, hasty, steps
from aquasphere.table import all_but, bots, crystals, hold, launch, lying, playing, programmed, supply, table
from labtop.core.scorings import Scoring

RED_LINES = [lap + line for lap in (0, 50, 100) for line in (17, 34, 50)]


def lines_up_to(score: int) -> list[int]:
    return [line for line in RED_LINES if line <= score]


def test_the_items_of_a_round() -> None:
    position = table()
    all_but(position, 0)
    bots(position, "E", 0)
    lying(position, "E", octopods=2)
    bots(position, "F", 1)
    lying(position, "F", octopods=0)
    crystals(position, 0, 2)
    position["players"][0]["score"] = 16
    [scoring] = playing(position, "pass").scorings()
    items = {"majority": [3, 3], "deployed": [0, 0], "crystals": [3, 0], "controlled": [-3, 0]}
    lines = {"paid": [1, 0], "moved": [0, 0], "held": "lines"}
    counts = {"majority": [1, 1], "deployed": [0, 0], "crystals": [2, 0], "controlled": [2, 0]}
    assert scoring == Scoring("round", 1, 1, items, [16, 0], [19, 3], {"counts": counts, "lines": lines})


def test_the_last_round_is_scored_and_then_the_game() -> None:
    position = table(number=4)
    all_but(position, 0)
    rounds, final = playing(position, "pass").scorings()
    assert (rounds.name, final.name) == ("round", "final")
    assert rounds.after == final.before
    assert final.items["letters"] == [1, 1]
    assert final.items["time"] == [4, 4]


def test_a_scoring_is_told_once_its_red_lines_are_paid() -> None:
    position = table()
    all_but(position, 0)
    bots(position, "E", 0)
    lying(position, "E", octopods=0)
    programmed(position, 0, "red", "blue")
    position["players"][0]["score"] = 16
    game = playing(position, "pass")
    assert game.scorings() == []
    game.play("give red")
    [scoring] = game.scorings()
    assert (scoring.played, scoring.facts["lines"]["paid"]) == (2, [1, 0])
    assert scoring.items["deployed"] == [2, 0], "counted before the bot was given up"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choose", [anything, hasty])
def test_items_and_lines_explain_every_score(players: int, choose: Any) -> None:
    for seed in range(3):
        game = steps(players, seed, choose)[-1]
        told = game.scorings()
        assert [(scoring.name, scoring.round) for scoring in told] == [
            *(("round", number) for number in range(1, 5)),
            ("final", 4),
        ]
        assert told[-1].after == game.scores()
        for scoring in told:
            for seat in range(players):
                check(scoring, seat, lines_up_to(scoring.before[seat]))
                check_counts(scoring, seat)
        sources = told[-1].facts["sources"]
        assert [sum(source["points"][seat] for source in sources) for seat in range(players)] == game.scores()
        assert all(any(source["points"]) for source in sources), "named where it brought somebody something"
        for first, second in pairwise(told[:-1]):
            assert first.played < second.played


def check_counts(scoring: Scoring, seat: int) -> None:
    """What the items count explains their points."""
    if scoring.name == "final":
        return
    counts = {item: by_seat[seat] for item, by_seat in scoring.facts["counts"].items()}
    points = {item: by_seat[seat] for item, by_seat in scoring.items.items()}
    crystals = min(counts["crystals"], 6)
    assert points["crystals"] == crystals * (crystals + 1) // 2
    assert (points["controlled"] < 0) == (counts["controlled"] > 0)
    assert bool(points["majority"]) == (0 < counts["majority"] == max(scoring.facts["counts"]["majority"]))
    assert points["deployed"] <= counts["deployed"], "the number of a space is never above its place"


def check(scoring: Scoring, seat: int, lines: list[int]) -> None:
    total = sum(points[seat] for points in scoring.items.values())
    moved = scoring.after[seat] - scoring.before[seat]
    if scoring.name == "final":
        assert moved == total
    elif total < 0:
        assert scoring.after[seat] == max(0, *lines, scoring.before[seat] + total)
    elif moved < total:
        assert scoring.after[seat] + 1 in RED_LINES, "stopped at a red line"
    else:
        assert moved == total


def test_gizmos_has_no_scorings() -> None:
    assert labtop.new_game("gizmos", seed=1).scorings() == []


def test_a_bot_programmed_as_the_last_decision_is_out() -> None:
    position = table()
    all_but(position, 0)
    hold(position, 0, "R30")
    launch(position, "B", 0)
    supply(position, 0, 13)
    game = playing(position, "pass")
    stay = game.copy()
    for one, decision in ((game, "program R30"), (stay, "done")):
        one.play(decision)
    [programming], [staying] = game.scorings(), stay.scorings()
    assert programming.items["deployed"][0] == staying.items["deployed"][0] + 1
    assert programming.after[0] == programming.before[0] + sum(points[0] for points in programming.items.values())
