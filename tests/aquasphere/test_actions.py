"""The scientist’s way and the seven effects (rules#act), bots in the station (rules#bots), research (rules#cards)."""

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
    on_top,
    play,
    playing,
    programmed,
    supply,
    table,
)


def ready(*programs: str, players: int = 2) -> Position:
    """Seat 0 to play with these programmed."""
    position = table(players)
    programmed(position, 0, *programs)
    return position


def me(position: Position) -> dict[str, Any]:
    return position["players"][0]


def reach(position: Position) -> dict[str, int]:
    """The sectors the scientist can reach with each amount of time, by the least that is needed."""
    costs = {}
    for time in range(5):
        me(position)["time"] = time
        for action in legal(position):
            words = action.split()
            if words[0] == "act" and len(words) == 3:
                costs.setdefault(words[1], time)
    return costs


def test_scientist_goes_the_cheaper_way_round() -> None:
    assert reach(ready("black")) == {"A": 0, "C": 1, "F": 1, "D": 1, "E": 2, "B": 3}


def test_free_two_locks() -> None:
    position = ready("black")
    hold(position, 0, "R27")
    assert reach(position) == {"A": 0, "C": 1, "F": 1, "D": 1, "E": 1, "B": 1}


def test_cross_station_once_anywhere_on_the_way() -> None:
    position = ready("black")
    hold(position, 0, "R25")
    assert reach(position) == {"A": 0, "C": 1, "F": 1, "D": 1, "E": 1, "B": 2}


def test_the_way_is_paid_before_time_is_taken() -> None:
    position = ready("yellow")
    lying(position, "F", time=5)
    after = play(position, "act F yellow")
    assert (me(after)["time"], after["station"]["sectors"]["F"]["time"]) == (4, 4)


def test_an_action_without_effect_still_moves_the_bot_to_the_control_space() -> None:
    position = ready("black")
    lying(position, "A", crystals=0)
    after = play(position, "act A black")
    assert after["station"]["sectors"]["A"]["control"] == 0
    assert me(after)["crystals"] == 0


@pytest.mark.parametrize(("there", "held", "taken", "left"), [(0, 0, 2, 0), (1, 3, 1, 1), (5, 1, 3, 2), (0, 4, 0, 2)])
def test_yellow_tops_up_to_two_and_takes_what_fits(there: int, held: int, taken: int, left: int) -> None:
    position = ready("yellow")
    lying(position, "A", time=there)
    me(position)["time"] = held
    after = play(position, "act A yellow")
    assert me(after)["time"] == held + taken
    assert after["station"]["sectors"]["A"]["time"] == left


def test_black_takes_as_many_crystals_as_fit() -> None:
    position = ready("black")
    lying(position, "A", crystals=3)
    after = play(position, "act A black")
    assert (me(after)["crystals"], after["station"]["sectors"]["A"]["crystals"]) == (2, 1)


@pytest.mark.parametrize(("there", "points"), [(0, 0), (1, 1), (2, 3), (5, 3)])
def test_purple_scores_triangular_up_to_the_capacity(there: int, points: int) -> None:
    position = ready("purple")
    lying(position, "A", octopods=there)
    after = play(position, "act A purple")
    assert me(after)["score"] == points
    assert after["station"]["sectors"]["A"]["octopods"] == max(0, there - 2)


def test_fewer_octopods_than_possible_may_be_caught() -> None:
    position = ready("purple")
    lying(position, "A", octopods=5)
    assert {action for action in legal(position) if action.startswith("act A")} == {
        *("act A purple", "act A purple catching 1", "act A purple catching 0")
    }
    for caught, points in ((0, 0), (1, 1)):
        after = play(position, f"act A purple catching {caught}")
        assert (me(after)["score"], after["station"]["sectors"]["A"]["octopods"]) == (points, 5 - caught)
        assert (after["supply"]["octopods"], after["station"]["sectors"]["A"]["control"]) == (
            *(position["supply"]["octopods"] + caught, 0),
        )


def test_numbers_to_catch_are_listed_from_most_to_none_right_after_the_action() -> None:
    position = ready("purple", "red")
    lying(position, "F", octopods=2)
    listed = [action for action in playing(position).legal_actions() if action.startswith("act F purple")]
    numbers = ["", " catching 1", " catching 0"]
    assert listed == [f"act F purple{recall}{n}" for recall in ("", " recalling red") for n in numbers]


def test_octopods_are_not_stored_so_the_full_capacity_is_there_every_time() -> None:
    position = ready("purple")
    lying(position, "A", octopods=4)
    after = play(position, "act A purple")
    programmed(after, 0, "purple")
    after["turn"]["seat"] = 0
    assert me(play(after, "act A purple"))["score"] == 6


def test_more_than_six_octopods_count_as_six() -> None:
    position = ready("purple")
    lying(position, "A", octopods=7)
    hold(position, 0, "X01", "X04", "X10", "X13", "X16")
    crystals(position, 0, 1)
    after = play(position, "act A purple")
    assert me(after)["score"] == 21
    assert after["station"]["sectors"]["A"]["octopods"] == 0


def test_octopod_reward_only_with_a_catch() -> None:
    position = ready("purple")
    hold(position, 0, "R24")
    assert me(play(position, "act A purple"))["score"] == 4
    assert me(play(position, "act A purple catching 0"))["score"] == 0
    lying(position, "A", octopods=0)
    assert me(play(position, "act A purple"))["score"] == 0


@pytest.mark.parametrize("half", [False, True])
def test_blue_pays_the_next_space_and_scores_the_bulb(half: bool) -> None:
    for others, cost in (((), 1), ((1,), 2), ((1, 2), 3), ((1, 2, 3), 4)):
        position = ready("blue", players=4)
        launch(position, "E", *others)
        me(position)["scientist"] = "E"
        if half:
            hold(position, 0, "R28")
        after = play(position, "act E blue")
        assert me(after)["time"] == 4 - (cost // 2 if half else cost)
        assert (me(after)["score"], me(after)["submarines"]) == (2, 4)
        assert after["station"]["sectors"]["E"]["submarines"] == [*others, 0]


def nothing_launched(position: Position, letter: str = "A") -> bool:
    me(position)["scientist"] = letter
    after = play(position, f"act {letter} blue")
    same = me(after)["submarines"] == me(position)["submarines"] and me(after)["time"] == me(position)["time"]
    return same and after["station"]["sectors"][letter]["control"] == 0


def test_blue_no_second_submarine_in_a_sector() -> None:
    assert nothing_launched(ready("blue"))


def test_blue_needs_a_submarine_on_the_board() -> None:
    position = ready("blue")
    launch(position, "B", 0)
    for letter in "CDEF":
        launch(position, letter, 0)
    assert me(position)["submarines"] == 0
    assert nothing_launched(position)


def test_blue_needs_time_for_the_cost() -> None:
    position = ready("blue")
    me(position)["time"] = 0
    assert nothing_launched(position, "E")


def test_red_takes_the_top_card_and_scores_the_bulb() -> None:
    position = ready("red")
    on_top(position, "A", "R25")
    after = play(position, "act A red")
    assert me(after)["research"] == [{"card": "R25", "spent": False}]
    assert (me(after)["score"], after["station"]["sectors"]["A"]["research"]) == (2, [])


def test_red_needs_room_and_a_card() -> None:
    position = ready("red")
    hold(position, 0, "R36", "R37")
    assert len(me(play(position, "act A red"))["research"]) == 2
    position = ready("red")
    position["station"]["sectors"]["B"]["research"].remove("R38")
    me(position)["scientist"] = "B"
    position["players"][1]["research"] = [{"card": "R38", "spent": True}]
    assert me(play(position, "act B red"))["score"] == 0


def test_instant_program_takes_two_time_and_programs() -> None:
    position = ready("red")
    on_top(position, "A", "R36")
    me(position)["time"] = 0
    after = play(position, "act A red")
    assert (me(after)["time"], me(after)["programmed"]) == (2, ["green"])
    assert me(after)["research"] == [{"card": "R36", "spent": True}]


def test_instant_program_two_more_time_if_the_symbol_is_occupied_or_the_supply_empty() -> None:
    position = ready("red", "green")
    on_top(position, "A", "R36")
    me(position)["time"] = 0
    after = play(position, "act A red")
    assert (me(after)["time"], me(after)["programmed"]) == (4, ["green"])
    position = ready("red")
    on_top(position, "A", "R36")
    me(position)["time"] = 0
    supply(position, 0, 0)
    assert me(play(position, "act A red"))["time"] == 4


def test_white_programs_by_the_sector_or_takes_two_time() -> None:
    position = ready("white")
    assert me(play(position, "act A white"))["programmed"] == ["green"]
    programmed(position, 0, "green")
    me(position)["time"] = 0
    after = play(position, "act A white")
    assert (me(after)["programmed"], me(after)["time"]) == (["green"], 2)


def test_white_with_an_empty_supply_does_nothing() -> None:
    position = ready("white", "green")
    me(position)["time"] = 0
    supply(position, 0, 0)
    after = play(position, "act A white")
    assert (me(after)["programmed"], me(after)["time"]) == (["green"], 0)


def test_green_adds_capacity_at_once_and_asks_for_letters() -> None:
    position = ready("green", "red")
    on_top(position, "A", "X03")
    after = play(position, "act A green")
    assert after["turn"]["stage"] == "letters"
    assert legal(after) == {"place A", "recall red", "done"}
    assert me(play(after, "recall red"))["time"] == 6


def test_letter_bots_are_optional_and_in_any_order() -> None:
    position = ready("green")
    on_top(position, "A", "X22")
    asked = play(position, "act A green")
    assert asked["turn"]["letters"] == ["D", "E"]
    assert play(asked, "done")["station"]["sectors"]["E"]["control"] is None
    after = play(asked, "place E")
    assert after["turn"]["letters"] == ["D"]
    after = play(after, "place D")
    assert (after["station"]["sectors"]["D"]["control"], after["turn"]["seat"]) == (0, 1)


def test_letter_bot_in_the_acting_sector_pushes_ones_own_bot() -> None:
    position = ready("green")
    on_top(position, "A", "X01")
    after = play(position, "act A green", "place A")
    sector = after["station"]["sectors"]["A"]
    assert (sector["control"], sector["charging"]) == (0, [0])


def test_letters_are_not_asked_without_any_bot() -> None:
    position = ready("green")
    on_top(position, "A", "X22")
    supply(position, 0, 0)
    assert play(position, "act A green")["turn"]["stage"] == "action"


def test_green_takes_nothing_into_a_full_lab() -> None:
    position = table(number=2)
    programmed(position, 0, "green")
    hold(position, 0, "X01", "X02", "X03", "X04", "X05")
    on_top(position, "A", "X22")
    after = play(position, "act A green")
    assert len(me(after)["extensions"]) == 5
    assert after["turn"]["stage"] == "action"


def test_displaced_bots_go_charging_and_one_of_each_colour_stays_beyond_the_limit() -> None:
    position = ready("black")
    bots(position, "A", 1, 0, 1, 0)
    before = [player["supply"] for player in position["players"]]
    after = play(position, "act A black")
    sector = after["station"]["sectors"]["A"]
    assert (sector["control"], sector["charging"]) == (0, [0, 1])
    assert [player["supply"] for player in after["players"]] == [before[0] + 1, before[1] + 1]


def test_charging_station_may_be_full() -> None:
    position = ready("black")
    bots(position, "A", 1, 0, 1)
    assert play(position, "act A black")["station"]["sectors"]["A"]["charging"] == [0, 1, 1]


def test_a_second_neutral_bot_leaves_the_game() -> None:
    position = ready("black")
    position["station"]["sectors"]["D"]["control"] = None
    bots(position, "C", "neutral", "neutral", 1, 1)
    after = play(position, "act C black")
    assert after["station"]["sectors"]["C"]["charging"] == ["neutral", 1]


def test_displace_reward_for_other_colours_only() -> None:
    for owner, points in ((1, 1), (0, 0), (None, 0)):
        position = ready("black")
        hold(position, 0, "R26")
        bots(position, "A", owner)
        assert me(play(position, "act A black"))["score"] == points
    position = ready("black")
    hold(position, 0, "R26")
    assert me(play(position, "act C black"))["score"] == 1  # a neutral bot


def test_crystal_reward_without_room_or_supply_is_nothing() -> None:
    position = table()
    hold(position, 0, "R02")
    crystals(position, 0, 2)
    assert me(play(position, "engineer L1"))["crystals"] == 2
    position = table()
    hold(position, 0, "R02")
    lying(position, "A", crystals=14)
    assert me(play(position, "engineer L1"))["crystals"] == 0
