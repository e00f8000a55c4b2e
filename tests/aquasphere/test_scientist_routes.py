"""The scientist's way (rules#act) against brute force: cheapest ways, and recalling in the course of an action."""

import random
from typing import Any

import pytest

import labtop
from aquasphere.naive_routes import RECALLED, Station, cheapest, way_recalling
from aquasphere.table import RING, hold, programmed, table
from labtop.core.game import Game
from labtop.games.aquasphere.rules.components import content_hash
from labtop.games.aquasphere.rules.data import SECTORS, packaged_set

COSTS = (1, 2, 3, 4)  # of the submarine spaces


def drawn_set(chance: random.Random) -> dict[str, Any]:
    """A set with random locks, mostly high, and another price for crossing the station."""
    components = packaged_set()
    locks = components["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]
    locks.update({letter: chance.choice([0, 1, 2, 2]) for letter in SECTORS})
    for lab in components["base_labs"]["capacities"]["labs"]:
        lab["time"] = 4
    components["research_cards"]["cards"]["items"][24]["cost_time"] = chance.randrange(3)
    return components


def drawn_game(seed: int) -> tuple[Game, Station]:
    """Seat 0 to play with a black and a blue bot, somewhere, with some time and perhaps cards for moving."""
    chance = random.Random(seed)
    components = drawn_set(chance)
    position = table(4)
    position["components"] = content_hash(components)
    programmed(position, 0, "black", "blue")
    cards = chance.choice([[], ["R25"], ["R27"], ["R25", "R27"]])
    hold(position, 0, *cards)
    player = position["players"][0]
    player["time"], player["scientist"] = chance.randrange(1, 5), chance.choice(RING)
    for letter in "EF":
        for seat in range(1, chance.randrange(1, 5)):
            position["station"]["sectors"][letter]["submarines"].append(seat)
            position["players"][seat]["submarines"] -= 1
    locks = components["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]
    jump = components["research_cards"]["cards"]["items"][24]["cost_time"] if "R25" in cards else None
    station = Station(tuple(locks[letter] for letter in RING), jump, "R27" in cards)
    return labtop.load_position(position, components=components), station


@pytest.mark.parametrize("seed", range(150))
def test_acts_are_those_of_brute_force(seed: int) -> None:
    game, station = drawn_game(seed)
    position = game.position()
    player = position["players"][0]
    here, time, capacity = RING.index(player["scientist"]), player["time"], 4
    expected = {}
    for end, letter in enumerate(RING):
        options = cheapest(station, here, end)
        cost = sum(options[0])
        submarines = position["station"]["sectors"][letter]["submarines"]
        space = [COSTS[len(submarines)]] if 0 not in submarines and len(submarines) < len(COSTS) else []
        if cost <= time:
            launched = sum(space) if cost + sum(space) <= time else 0
            expected |= {f"act {letter} black": time - cost, f"act {letter} blue": time - cost - launched}
        for acting, other, payments in (("black", "blue", []), ("blue", "black", space)):
            left = {left_after_recalling(way, payments, time, capacity) for way in options}
            assert len(left) == 1, "of equally cheap ways any may be taken"
            if left != {None}:
                expected[f"act {letter} {acting} recalling {other}"] = left.pop()
    assert {action for action in game.legal_actions() if action.startswith("act")} == set(expected)
    for action, left in expected.items():
        after = game.copy()
        after.play(action)
        assert after.position()["players"][0]["time"] == left, action


def left_after_recalling(way: list[int], space: list[int], time: int, capacity: int) -> int | None:
    """The time left after recalling after the way or else after the submarine's price; None if it is not offered."""
    if time + RECALLED <= capacity:
        return None
    price = sum(space)
    if sum(way) == 0:
        return min(time - price + RECALLED, capacity) if 0 < price <= time else None
    left = way_recalling(way, time, capacity)
    return left if left is None or price > left else left - price


def test_brute_force_meets_recalls_on_the_way_after_it_and_after_submarines() -> None:
    met = set()
    for seed in range(150):
        game, station = drawn_game(seed)
        player = game.position()["players"][0]
        for action in game.legal_actions():
            if "recalling" in action:
                cost = sum(cheapest(station, RING.index(player["scientist"]), RING.index(action[4]))[0])
                met.add("on it" if cost > player["time"] else "after it" if cost else "after the submarine")
    assert met == {"on it", "after it", "after the submarine"}
