"""Rates, comparisons, spreads and courses, counted by hand."""

import pytest

from labtop.core.statistics import Course, Facts, Had, Largest, Layout, Means, Moment, Spread, Wins
from labtop.stats.pictures import binned, ends, frequent
from labtop.stats.rates import compared, win_rate
from labtop.stats.tables import Table, _table, natural
from labtop.stats.totals import KEPT, Holders, Totals

ADA_WINS, BEN_WINS = [[0], [1]], [[1], [0]]


def made(layout: Layout, *games: tuple[Facts, list[list[int]]], names: tuple[str, ...] = ("Ada", "Ben")) -> Table:
    totals = Totals()
    for number, (facts, ranking) in enumerate(games):
        totals.count(facts, names, ranking, f"games.jsonl:{number + 1}")
    return _table(totals, layout)


@pytest.mark.parametrize(
    ("won", "seats", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval_as_published(won: int, seats: int, low: float, high: float) -> None:
    estimate = win_rate(won, seats)
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)
    assert estimate.value == won / seats


def test_things_are_compared_with_others_of_the_same_stratum_only() -> None:
    """Held late by those who win anyway: 9 of 10 beside 18 of 20 is no merit; 3 of 4 beside 1 of 4 is."""
    early, late = (("Ada", "Ben"), "early"), (("Ada", "Ben"), "late")
    everything = {early: Holders(8, 4.0), late: Holders(30, 27.0)}
    assert compared({late: Holders(10, 9.0)}, everything).value == pytest.approx(0.0)
    assert compared({early: Holders(4, 3.0)}, everything).value == pytest.approx(0.5)
    both = compared({early: Holders(4, 3.0), late: Holders(10, 9.0)}, everything)
    assert both.value == pytest.approx(0.5 * 4 / 14)
    assert both.low < both.value < both.high


def test_where_nobody_held_anything_else_there_is_no_comparison() -> None:
    alone = {(("Ada", "Ben"), "late"): Holders(3, 3.0)}
    assert compared(alone, alone) is None


def test_a_win_table_counts_holders_wins_rounds_and_what_a_thing_brought() -> None:
    first, second = Facts(), Facts()
    first.had += [Had("cards", "X", 0, 4, "late"), Had("cards", "Y", 1, 6, "late")]
    second.had += [Had("cards", "X", 0, 8, "late")]
    first.count(0, "cards", "X", "points", 5)
    second.count(0, "cards", "X", "points", 2)
    first.count(1, "cards", "X", "filed")
    layout = Wins("cards", means=("points",), totals=("filed",), compared=True, timed=True)
    rows = {row["thing"]: row for row in made(layout, (first, ADA_WINS), (second, BEN_WINS)).rows}
    x = rows["X"]
    assert (x["seats"], x["won"], x["lost"], x["win_rate"], x["expected"], x["lift"]) == (2, 1, 1, 0.5, 0.5, 0.0)
    assert (x["round"], x["points"], x["filed"]) == (6.0, 3.5, 1)
    assert x["compared"] is None  # Ada held nothing else, and Ben is not compared with Ada
    assert rows["Y"]["win_rate"] == 0.0


def test_a_comparison_is_among_players_of_the_same_name() -> None:
    """Ada wins with everything; only what Ben holds makes a difference."""
    games = []
    for number in range(40):
        facts = Facts()
        facts.had += [Had("cards", "AB"[number % 2], 0, 1, "any"), Had("cards", "AB"[number // 2 % 2], 1, 1, "any")]
        games.append((facts, BEN_WINS if number // 2 % 2 else ADA_WINS))
    best, worst = made(Wins("cards", compared=True), *games).rows
    assert (best["thing"], worst["thing"]) == ("B", "A")
    assert best["compared"] == pytest.approx(0.5)  # 1.0 for Ben, nothing for Ada


def test_rare_things_come_last() -> None:
    games = []
    for number in range(20):
        facts = Facts()
        facts.had.append(Had("cards", "often" if number % 2 else "other", 0, 1, "any"))
        if number == 0:
            facts.had.append(Had("cards", "rare", 0, 1, "any"))
        games.append((facts, BEN_WINS if number else ADA_WINS))
    assert [row["thing"] for row in made(Wins("cards", compared=True), *games).rows] == ["other", "often", "rare"]


def test_means_are_for_each_player_and_game_of_winners_and_others() -> None:
    first, second = Facts(), Facts()
    first.count(0, "points", "tokens", amount=6)
    first.count(1, "points", "tokens", amount=1)
    second.count(1, "points", "tokens", amount=2)
    tokens, none = made(Means("points", ("tokens", "none")), (first, ADA_WINS), (second, BEN_WINS)).rows
    assert tokens == {"row": "tokens", "mean": 9 / 4, "winners": 8 / 2, "others": 1 / 2, "difference": 3.5}
    assert none["mean"] == 0


def test_a_spread_has_shares_mean_and_quantiles() -> None:
    facts = Facts()
    for value in (1, 2, 2, 3, 12):
        facts.count(0, "scores", value)
    table = made(Spread("scores"), (facts, ADA_WINS))
    assert [(row["value"], row["count"], row["winners"]) for row in table.rows] == [
        (1, 1, 1),
        (2, 2, 2),
        (3, 1, 1),
        (12, 1, 1),
    ]
    assert table.summary == {"mean": pytest.approx(4.0), "low": 1, "median": 2, "high": 12}


def test_a_wide_spread_is_binned_in_round_numbers_with_its_gaps() -> None:
    facts = Facts()
    for value in (3, 4, 12, 27):
        facts.count(0, "scores", value)
    bins = binned(made(Spread("scores"), (facts, ADA_WINS)), 6)
    assert [(row["label"], row["count"]) for row in bins] == [
        *(("0–4", 2), ("5–9", 0), ("10–14", 1), ("15–19", 0), ("20–24", 0), ("25–29", 1))
    ]


def test_a_course_divides_by_how_often_each_number_came() -> None:
    facts = Facts()
    for uses, number in ((1, 1), (3, 1), (0, 2)):
        facts.count(0, "chains", number)
        facts.count(0, "chains", number, "uses", uses)
    first, second = made(Course("chains", ("uses",)), (facts, ADA_WINS)).rows
    assert first == {"value": 1, "count": 2, "uses": 2.0}
    assert second == {"value": 2, "count": 1, "uses": 0.0}


def test_numbers_that_few_games_reach_are_left_out_of_pictures() -> None:
    facts = Facts()
    for number, times in ((1, 100), (2, 5), (3, 4)):
        facts.count(0, "chains", number, amount=times)
    assert [row["value"] for row in frequent(made(Course("chains", ()), (facts, ADA_WINS)))] == [1, 2]


def test_the_largest_moments_are_kept_with_name_turn_and_record() -> None:
    games = []
    for size in range(1, KEPT + 5):
        facts = Facts()
        facts.moments.append(Moment("longest", size, 1, 2 * size, ("build", "use")))
        games.append((facts, ADA_WINS))
    rows = made(Largest("longest"), *games).rows
    assert len(rows) == KEPT
    assert rows[0] == {"size": 24, "name": "Ben", "turn": 48, "record": "games.jsonl:24", "actions": "build · use"}


def test_long_tables_are_shown_from_both_ends() -> None:
    rows = [{"seats": 50, "compared": -number} for number in range(10)]
    top, missing, bottom = ends(Table(Wins("cards", compared=True), (), rows), 3)
    assert [row["compared"] for row in top + bottom] == [0, -1, -2, -7, -8, -9]
    assert missing == 4
    assert ends(Table(Wins("cards"), (), rows[:6]), 3) == (rows[:6], 0, [])


def test_rare_things_are_left_out_of_long_tables_unless_all_are_rare() -> None:
    rows = [{"seats": seats, "compared": 0.0} for seats in (50, 50, 3, 3, 3, 3, 3)]
    assert ends(Table(Wins("cards"), (), rows), 3) == (rows[:2], 5, [])
    assert ends(Table(Wins("cards"), (), rows[2:]), 2) == (rows[2:4], 1, rows[5:])


def test_numbers_in_names_are_sorted_as_numbers() -> None:
    assert sorted(["x10", "x9", "10", "9", ""], key=natural) == ["", "9", "10", "x9", "x10"]


def test_totals_of_parts_add_up_to_those_of_the_whole() -> None:
    whole, parts = Totals(), [Totals(), Totals()]
    for number in range(6):
        facts = Facts()
        facts.had.append(Had("cards", "X", number % 2, number, "g"))
        facts.count(number % 2, "points", "tokens", amount=number)
        facts.moments.append(Moment("longest", number, 0, 1, ()))
        for totals in (whole, parts[number // 3]):
            totals.count(facts, ("Ada", "Ben"), ADA_WINS, f"{number}")
    together = Totals()
    for part in parts:
        together.add(part)
    assert together == whole
