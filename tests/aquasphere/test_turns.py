"""Programming (rules#program), recalling and whose turn it is (rules#round), passing (rules#pass)."""

from aquasphere.table import bots, hold, legal, play, programmed, supply, table


def test_engineer_follows_arrows_to_a_field_of_the_next_tier() -> None:
    position = table()
    ways = {"start": "L1 R1", "L1": "L2 R2", "R1": "L2 R2", "L2": "L3 M3", "R2": "M3 R3", "L3": "", "M3": "", "R3": ""}
    for field, targets in ways.items():
        position["players"][0]["engineer"] = field
        assert {action for action in legal(position) if action.startswith("engineer")} == {
            f"engineer {target}" for target in targets.split()
        }


def test_engineer_move_is_legal_only_if_the_bot_can_be_placed() -> None:
    position = table()
    programmed(position, 0, "green")
    assert {"engineer L1", "engineer R1"} & legal(position) == {"engineer R1"}
    programmed(position, 0, "red")
    assert not {"engineer L1", "engineer R1"} & legal(position)


def test_engineer_reward_pays_only_for_an_engineer_move() -> None:
    position = table()
    hold(position, 0, "R03")
    assert play(position, "engineer L1")["players"][0]["score"] == 4
    assert play(position, "buy green")["players"][0]["score"] == 0
    programmed(position, 0, "white")
    assert play(position, "act A white")["players"][0]["score"] == 0


def test_engineer_rewards_pay_by_themselves_without_a_red_line_in_reach() -> None:
    position = table()
    hold(position, 0, "R02", "R03")
    position["players"][0]["score"] = 12
    after = play(position, "engineer L1")
    assert (after["players"][0]["score"], after["players"][0]["crystals"], after["turn"]["seat"]) == (16, 1, 1)


def test_sideways_engineer_works_once_a_game_and_not_from_start() -> None:
    position = table()
    hold(position, 0, "R29")
    assert "engineer R1" in legal(position)
    position["players"][0]["engineer"] = "L3"
    after = play(position, "engineer M3")
    assert after["players"][0]["research"] == [{"card": "R29", "spent": True}]
    after["turn"]["seat"] = 0
    assert not {action for action in legal(after) if action.startswith("engineer")}


def test_sideways_engineer_is_rewarded_like_any_engineer_move() -> None:
    position = table()
    hold(position, 0, "R29", "R18")
    position["players"][0]["engineer"] = "L3"
    assert play(position, "engineer M3")["players"][0]["score"] == 4


def test_programming_with_time_once_a_round_for_three() -> None:
    position = table()
    after = play(position, "buy white")
    assert (after["players"][0]["time"], after["players"][0]["bought"]) == (1, True)
    assert after["players"][0]["programmed"] == ["white"]
    after["turn"]["seat"], after["players"][0]["time"] = 0, 4
    assert not {action for action in legal(after) if action.startswith("buy")}
    position["players"][0]["time"] = 2
    assert not {action for action in legal(position) if action.startswith("buy")}


def test_recalling_brings_two_time_up_to_the_capacity_and_is_no_turn() -> None:
    position = table()
    programmed(position, 0, "red")
    for time, expected in ((0, 2), (3, 4), (4, 4)):
        position["players"][0]["time"] = time
        after = play(position, "recall red")
        assert after["players"][0]["time"] == expected
        assert (after["players"][0]["programmed"], after["players"][0]["supply"]) == ([], 15)
        assert after["turn"]["seat"] == 0


def test_passing_only_from_the_top_tier() -> None:
    position = table()
    for field in ("start", "L1", "R1", "L2", "R2", "L3", "M3", "R3"):
        position["players"][0]["engineer"] = field
        assert ("pass" in legal(position)) == (field in ("L3", "M3", "R3"))


def test_forced_pass_without_any_bot_to_program_or_act_with() -> None:
    position = table()
    supply(position, 0, 0)
    assert legal(position) == {"pass"}
    assert play(position, "pass")["players"][0]["engineer"] == "start"


def test_no_forced_pass_while_a_bot_is_left() -> None:
    position = table()
    supply(position, 0, 1)
    assert "pass" not in legal(position)
    programmed(position, 0, "red")
    assert "pass" not in legal(position)


def test_those_who_passed_are_skipped_and_the_last_keeps_taking_turns() -> None:
    position = table(3)
    position["passed"], position["players"][1]["engineer"] = [1], "L3"
    assert play(position, "engineer L1")["turn"]["seat"] == 2
    position["passed"], position["players"][2]["engineer"] = [1, 2], "M3"
    assert play(position, "engineer L1")["turn"]["seat"] == 0


def test_programmed_bots_are_kept_when_passing() -> None:
    position = table(3)
    programmed(position, 0, "red", "white")
    position["players"][0]["engineer"] = "R3"
    after = play(position, "pass")
    assert after["players"][0]["programmed"] == ["red", "white"]
    assert (after["passed"], after["turn"]["seat"]) == ([0], 1)


def test_a_player_without_bots_on_the_top_tier_can_only_pass() -> None:
    position = table()
    bots(position, "A", 0)
    supply(position, 0, 0)
    position["players"][0]["engineer"] = "L3"
    assert legal(position) == {"pass"}
