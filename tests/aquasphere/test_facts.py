"""What the engine works out for drawings: ways, limits, prices, recalls, what decided the game."""

from typing import Any

import pytest

import labtop
from aquasphere.naive_routes import Station, cheapest
from aquasphere.playing import steps
from aquasphere.table import (
    Position,
    all_but,
    bots,
    crystals,
    hold,
    launch,
    lying,
    on_top,
    playing,
    programmed,
    table,
)
from labtop.games.aquasphere.rules.components import content_hash
from labtop.games.aquasphere.rules.data import packaged_set

LOCKS = packaged_set()["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]


def facts(position: Position, seat: int | None = 0, **edition: Any) -> dict[str, Any]:
    return labtop.load_position(position, seed=1, **edition).facts(seat)


@pytest.mark.parametrize("cards", [(), ("R25",), ("R27",), ("R25", "R27")])
def test_ways_are_the_cheapest_unbroken_and_their_steps_add_up(cards: tuple[str, ...]) -> None:
    kinds = {card["id"]: card for card in packaged_set()["research_cards"]["cards"]["items"]}
    position = table()
    hold(position, 0, *cards)
    jump = next((kinds[card]["cost_time"] for card in cards if kinds[card]["kind"] == "cross_station"), None)
    free = any(kinds[card]["kind"] == "free_two_locks" for card in cards)
    ring = position["station"]["ring"]
    station = Station(tuple(LOCKS[letter] for letter in ring), jump, free)
    for letter, way in facts(position)["ways"].items():
        ways = cheapest(station, ring.index("A"), ring.index(letter))
        assert way["price"] == sum(ways[0]) == sum(step["price"] for step in way["steps"])
        assert len(way["steps"]) == min(map(len, ways)), "the shortest of them is drawn"
        places = [ring.index("A"), *(step["end"] for step in way["steps"])]
        assert [step["start"] for step in way["steps"]] == places[:-1]
        assert places[-1] == ring.index(letter)
        assert way["affordable"] == (way["price"] <= 4)


def test_a_spectator_has_no_ways_and_sees_printed_prices() -> None:
    position = table()
    hold(position, 0, "R28")  # submarines at half the price
    assert facts(position, None)["ways"] == {}
    assert facts(position, None)["submarines"]["B"] == {"spaces": 4, "free": 3, "price": 2}
    assert facts(position, 0)["submarines"]["B"] == {"spaces": 4, "free": 3, "price": 1}


def test_recalls_say_what_they_bring_and_make_legal() -> None:
    position = table()
    programmed(position, 0, "green", "red")
    position["players"][0]["time"] = 0
    recalls = facts(position)["recalls"]
    assert set(recalls) == {"green", "red"}
    assert recalls["red"]["time"] == 2
    assert "engineer L1" not in recalls["red"]["allows"], "the green symbol stays occupied"
    assert {"engineer L1", "act F"} <= set(recalls["green"]["allows"])
    assert facts(position, 1)["recalls"] == {}


def test_a_recall_in_the_course_of_an_act_comes_after_what_is_paid() -> None:
    position = table()
    programmed(position, 0, "blue", "red")
    within = facts(position)["recalled_within"]
    assert within["act F blue recalling red"] == {"time": 1, "after": "way"}
    position["players"][0]["scientist"] = "E"
    assert facts(position)["recalled_within"]["act E blue recalling red"] == {"time": 1, "after": "price"}


def test_limits_lines_and_bot_spaces_of_every_player() -> None:
    position = table()
    hold(position, 1, "X25", "X19")
    position["players"][1]["score"] = 34
    launch(position, "E", 1)
    one, other = facts(position)["players"]
    assert one["capacity"] == {"research_cards": 2, "crystals": 2, "octopods": 2, "time": 4, "extensions": 5}
    assert other["capacity"] == {"research_cards": 2, "crystals": 3, "octopods": 3, "time": 5, "extensions": 5}
    assert (one["line"], other["line"]) == (17, 50)
    assert other["letters"] == ["A", "B"]
    assert one["bots"] == {"uncovered": 0, "open": 2, "counted": 0, "points": 0, "launched": 1}
    assert [player["bots"]["launched"] for player in (one, other)] == [1, 2]
    assert [player["free"] for player in (one, other)] == [
        {"research_cards": 2, "extensions": 5},
        {"research_cards": 2, "extensions": 3},
    ]


def test_the_scorings_as_they_would_stand_now_agree_with_the_scoring() -> None:
    position = table()
    all_but(position, 0)
    bots(position, "E", 0)
    lying(position, "E", octopods=2)
    crystals(position, 0, 2)
    told = facts(position)["players"]
    [scoring] = playing(position, "pass").scorings()
    for seat, player in enumerate(told):
        assert player["round"]["items"] == {name: points[seat] for name, points in scoring.items.items()}
        assert player["round"]["total"] == scoring.after[seat] - scoring.before[seat]
        assert player["final"] == {"items": {"letters": 1, "time": 4, "submarines": 0, "extensions": 0}, "total": 5}


def test_a_letter_bot_says_what_it_changes_in_the_scoring() -> None:
    position = table()
    programmed(position, 0, "green")
    on_top(position, "A", "X19")  # letters A and B
    lying(position, "B", octopods=3)
    game = playing(position, "act A green")
    letters = game.facts(0)["forecasts"]
    assert letters["place B"]["items"] == {"deployed": 1, "controlled": -6}
    assert letters["place A"]["items"] == {"deployed": 1}, "already held"
    assert game.facts(1)["forecasts"] == {}


@pytest.mark.parametrize("seed", range(4))
def test_every_action_says_what_the_scoring_of_the_round_would_be_after_it(seed: int) -> None:
    """What is forecast is what the board says once it is done; only what scores the round says nothing."""
    for game in steps(2, seed)[seed:-1:5]:
        seat = game.to_play
        assert seat is not None
        told = game.facts(seat)
        now = told["players"][seat]["round"]
        for action in game.legal_actions():
            after = game.copy()
            after.play(action)
            then = after.facts(seat)["players"][seat]["round"]
            forecast = told["forecasts"].get(action)
            if forecast is None:
                assert len(after.scorings()) > len(game.scorings()) or after.position()["turn"]["stage"] == "line"
                continue
            changed = {item: then["items"][item] - now["items"][item] for item in now["items"]}
            assert forecast["before"] == now["total"]
            assert forecast["after"] == then["total"]
            assert forecast["items"] == {item: points for item, points in changed.items() if points}


def test_the_end_is_explained() -> None:
    for seed in range(3):
        over = steps(2, seed)[-1]
        reason = over.facts(0)["won_by"]
        scores = over.scores()
        assert (reason == "points") == (scores[0] != scores[1])
        assert over.facts(None)["refills"] is None
    assert playing(table()).facts(0)["won_by"] is None


def test_facts_follow_another_component_set() -> None:
    other = packaged_set()
    other["station"]["submarine_spaces"]["costs"]["value"] = [2, 5]
    other["station"]["charging_station_limit"]["by_player_count"]["2"] = 2
    other["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"] = dict.fromkeys("ABCDEF", 2)
    other["headquarters"]["knowledge_track"]["red_lines_in_front_of"]["value"] = [10, 20]
    position = table() | {"components": content_hash(other)}
    told = facts(position, components=other)
    assert told["submarines"]["E"] == {"spaces": 2, "free": 2, "price": 2}
    assert told["submarines"]["B"] == {"spaces": 2, "free": 1, "price": 5}
    assert told["charging_limit"] == 2
    assert told["ways"]["F"]["price"] == 2
    assert told["players"][0]["line"] == 10
