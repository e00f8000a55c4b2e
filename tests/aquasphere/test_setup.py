"""What a new game looks like (rules#setup, rules#few)."""

from collections import Counter
from typing import Any

import pytest

import labtop
from labtop.games.aquasphere.rules.data import packaged_set

SEEDS = range(12)
LOCKS = packaged_set()["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]
PROGRAMMING = packaged_set()["station"]["programming_field_at_white_area"]["by_sector"]["value"]


def new_position(players: int, seed: int) -> dict[str, Any]:
    return labtop.new_game("aquasphere", players=players, seed=seed).position()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_start_sectors_neutral_sectors_and_unused_base_labs(players: int, seed: int) -> None:
    position = new_position(players, seed)
    stocks = Counter()
    for letter, sector in position["station"]["sectors"].items():
        owners = [seat for seat, player in enumerate(position["players"]) if player["base_lab"] == letter]
        stock = (sector["octopods"], sector["crystals"], sector["time"])
        if owners:
            assert stock == (1, 1, 4)
            assert (sector["submarines"], sector["control"]) == (owners, None)
        elif sector["submarines"]:
            assert stock == (1, 1, 2)
            assert (sector["submarines"], sector["control"]) == (["neutral"], "neutral")
        else:
            assert sector["control"] is None
            stocks[stock] += 1
    assert stocks == {(2, 1, 0): 1, (3, 2, 0): 1}
    assert position["supply"] == {"crystals": 13, "octopods": 6}


@pytest.mark.parametrize("seed", SEEDS)
def test_three_time_beside_a_lock_of_value_0_otherwise_four(seed: int) -> None:
    position = new_position(4, seed)
    ring = position["station"]["ring"]
    for player in position["players"]:
        place = ring.index(player["base_lab"])
        beside = 0 in (LOCKS[ring[place]], LOCKS[ring[place - 1]])
        assert player["time"] == (3 if beside else 4)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sixteenth_bot_is_programmed_by_the_start_sector(seed: int) -> None:
    for player in new_position(3, seed)["players"]:
        assert player["programmed"] == [PROGRAMMING[player["base_lab"]]]
        assert (player["supply"], player["submarines"]) == (14, 5)
        assert (player["scientist"], player["engineer"]) == (player["base_lab"], "start")


@pytest.mark.parametrize("seed", SEEDS)
def test_play_order_is_clockwise_from_a_random_start_player(seed: int) -> None:
    position = new_position(4, seed)
    start = position["play_order"][0]
    assert position["play_order"] == [(start + place) % 4 for place in range(4)]
    assert position["turn"]["seat"] == start


def test_everything_random_is_random() -> None:
    positions = [new_position(4, seed) for seed in range(60)]
    assert {position["play_order"][0] for position in positions} == {0, 1, 2, 3}
    assert {position["centre"][0]["rotation"] for position in positions} == set(range(6))
    assert {position["programs"]["L1"] for position in positions} == set(PROGRAMMING.values()) | {"white"}
    assert {position["program_cards"][0] for position in positions} == {f"P{number}" for number in range(1, 8)}
    assert {position["station"]["ring"][0] for position in positions} == set("ABCDEF")
    assert {position["players"][0]["base_lab"] for position in positions} == set("ABCDEF")
    assert len({position["decks"]["research"][0] for position in positions}) > 20
    assert len({position["decks"]["extensions"][0] for position in positions}) > 15


def test_the_same_seed_gives_the_same_game() -> None:
    assert new_position(4, 5) == new_position(4, 5)
    assert new_position(4, 5) != new_position(4, 6)
