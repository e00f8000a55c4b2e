"""Component sets: the package's own, others, their names, their provenance and what is refused."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import labtop
from aquasphere.playing import hasty
from aquasphere.table import hold, programmed, table
from labtop.core.errors import InvalidPosition
from labtop.core.game import Game
from labtop.games.aquasphere.rules.components import content_hash, listing
from labtop.games.aquasphere.rules.data import packaged_set

PAIRS = ("black recalling red", "red recalling black")
Change = Callable[[dict[str, Any]], None]


def changed(change: Change) -> dict[str, Any]:
    """The package's set with a change."""
    other = packaged_set()
    change(other)
    return other


def locks_of_two(components: dict[str, Any]) -> None:
    locks = components["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]
    locks.update(dict.fromkeys(locks, 2))


def test_the_content_hash_of_the_package_is_kept_for_good() -> None:
    """Records name other sets by their hash: it must not change from version to version."""
    assert content_hash(packaged_set()) == "032ef750a6d357328e31"


def test_the_content_hash_is_about_values_not_about_notes() -> None:
    other = changed(lambda components: components["supplies"]["crystals"].update(note="counted twice"))
    assert content_hash(other) == content_hash(packaged_set())
    assert content_hash(changed(locks_of_two)) != content_hash(packaged_set())


def test_the_packaged_set_given_as_a_set_has_its_own_name() -> None:
    game = labtop.new_game("aquasphere", seed=1, components=packaged_set())
    assert game.position()["components"] == "aquasphere_components"


def test_another_set_is_named_by_its_hash_and_needed_to_load_and_replay() -> None:
    other = changed(locks_of_two)
    game = labtop.new_game("aquasphere", players=3, seed=1, components=other)
    for _ in range(20):
        game.play(game.legal_actions()[0])
    position, record = game.position(), game.record()
    assert position["components"] == content_hash(other)
    assert labtop.load_position(position, components=other).position() == position
    assert labtop.replay(record, components=other).position() == position
    with pytest.raises(InvalidPosition, match=r"components: .*not with 'aquasphere_components'"):
        labtop.load_position(position)
    with pytest.raises(labtop.InvalidRecord, match="start: components"):
        labtop.replay(record)


def two_programmed(time: int) -> Game:
    position = table()
    programmed(position, 0, "black", "red")
    position["components"] = content_hash(changed(locks_of_two))
    position["players"][0]["time"] = time
    return labtop.load_position(position, components=changed(locks_of_two))


def test_recalling_at_a_lock_is_listed_where_recalling_first_would_lose_time() -> None:
    game = two_programmed(3)  # room for four; every lock costs two
    recalling = {action for action in game.legal_actions() if "recalling" in action}
    assert recalling == {f"act {letter} {pair}" for letter in "BCDF" for pair in PAIRS}
    game.play("act B black recalling red")
    player = game.position()["players"][0]
    assert (player["time"], player["programmed"], player["scientist"]) == (1, [], "B")


def test_recalling_at_the_third_lock() -> None:
    game = two_programmed(4)
    recalling = {action for action in game.legal_actions() if "recalling" in action}
    assert recalling == {f"act {letter} {pair}" for letter in "BCDEF" for pair in PAIRS}
    game.play("act E black recalling red")
    assert game.position()["players"][0]["time"] == 0


def test_recalling_is_not_listed_where_there_is_room_for_the_time() -> None:
    assert not [action for action in two_programmed(2).legal_actions() if "recalling" in action]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_another_set_can_be_played_to_the_end_and_loaded(players: int) -> None:
    def change(components: dict[str, Any]) -> None:
        locks_of_two(components)
        components["headquarters"]["knowledge_track"]["red_lines_in_front_of"]["value"] = [10, 20, 30, 40, 50]
        components["station"]["submarine_spaces"]["costs"]["value"] = [1, 1]
        components["station"]["charging_station_limit"]["by_player_count"] = {"2": 2, "3": 3, "4": 4}
        for card in components["research_cards"]["cards"]["items"]:
            card.update({"amount": 9} if card["kind"] == "displace_reward" else {})

    other, chance = changed(change), random.Random(3)
    game = labtop.new_game("aquasphere", players=players, seed=2, components=other)
    while game.to_play is not None:
        loaded = labtop.load_position(game.position(), components=other)
        assert loaded.legal_actions() == game.legal_actions()
        action = hasty(game.legal_actions(), chance)
        game.play(action)
        loaded.play(action)
        assert loaded.position() == game.position()


def test_no_red_lines_at_all() -> None:
    other = changed(lambda c: c["headquarters"]["knowledge_track"]["red_lines_in_front_of"].update(value=[]))
    position = table()
    position["components"] = content_hash(other)
    position["players"][0]["score"] = 16
    hold(position, 0, "R03")
    game = labtop.load_position(position, components=other)
    game.play("engineer L1")
    assert game.position()["players"][0]["score"] == 20


def test_listing_names_every_value_with_its_provenance() -> None:
    entries = {entry.path: entry for entry in listing()}
    assert entries["supplies.crystals"].value == 20
    assert entries["supplies.crystals"].provenance == "published"
    assert entries["station.locks.values_on_clockwise_side_of_sector.by_sector.A"].provenance == "designed"
    assert entries["headquarters.programming_area.graph.arrows.start"].provenance == "inferred"
    assert {entry.provenance for entry in listing()} == {"published", "inferred", "designed", "unknown"}
    assert listing(changed(locks_of_two)) != listing()


def put(path: str, value: Any) -> Change:
    """Set the value at a path."""

    def change(components: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = components
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        place[int(last) if isinstance(place, list) else last] = value

    return change


CARDS = "research_cards.cards.items"
GRAPH = "headquarters.programming_area.graph"
BROKEN: dict[str, tuple[str, Any]] = {
    "a lock of value 3": ("station.locks.values_on_clockwise_side_of_sector.by_sector.A", 3),
    "a programming field twice": ("station.programming_field_at_white_area.by_sector.value.B", "green"),
    "a white programming field": ("station.programming_field_at_white_area.by_sector.value.B", "white"),
    "no submarine space": ("station.submarine_spaces.costs.value", []),
    "a cost that is no number": ("station.submarine_spaces.costs.value.0", "1"),
    "a charging limit of 0": ("station.charging_station_limit.by_player_count.3", 0),
    "red lines that fall": ("headquarters.knowledge_track.red_lines_in_front_of.value", [34, 17]),
    "a red line beyond the track": ("headquarters.knowledge_track.red_lines_in_front_of.value", [51]),
    "an arrow that skips a tier": (f"{GRAPH}.arrows.L1", ["L2", "M3"]),
    "an arrow to nowhere": (f"{GRAPH}.arrows.L1", ["L2", "Q7"]),
    "a field without a way on": (f"{GRAPH}.arrows.R2", []),
    "an arrow from the top": (f"{GRAPH}.arrows.M3", ["L3"]),
    "a sideways step one way only": (f"{GRAPH}.sideways_neighbours.L3", []),
    "a sideways step to another tier": (f"{GRAPH}.sideways_neighbours.L1", ["L2"]),
    "passing from below": (f"{GRAPH}.may_pass_from", ["L2", "L3", "M3", "R3"]),
    "a program twice on a card": ("program_cards.contents.cards.0.L1", "yellow"),
    "a program card's id": ("program_cards.contents.cards.0.id", "P2"),
    "two program cards alike": (
        "program_cards.contents.cards.1",
        packaged_set()["program_cards"]["contents"]["cards"][0] | {"id": "P2"},
    ),
    "six program cards": ("program_cards.contents.cards", packaged_set()["program_cards"]["contents"]["cards"][:6]),
    "the same bulb twice": ("centre_tiles.light_bulb_values_top_to_bottom.value", [2, 3, 3, 5]),
    "bulbs that disagree": ("centre_tiles.light_bulb_by_round.value.1", 3),
    "five edges": ("centre_tiles.refill_shown_on_removal.by_player_count.2.3", [{}] * 5),
    "an edge without time": ("centre_tiles.refill_shown_on_removal.by_player_count.2.3.0", {"crystals": 0}),
    "a lab too small for the start": ("base_labs.capacities.labs.2.time", 3),
    "a base lab twice": ("base_labs.capacities.labs.2.letter", "A"),
    "a letter that is no sector": ("lab_extensions.tiles.items.0.letters", ["G"]),
    "three letters": ("lab_extensions.tiles.items.0.letters", ["A", "B", "C"]),
    "a negative capacity": ("lab_extensions.tiles.items.0.time", -1),
    "an extension's id twice": ("lab_extensions.tiles.items.1.id", "X01"),
    "room for too many cards": ("base_labs.capacities.labs.0.research_cards", 8),
    "an unknown kind of card": (f"{CARDS}.0.kind", "bonus"),
    "an unknown reward": (f"{CARDS}.0.reward", "gold"),
    "a timing that is not the kind's": (f"{CARDS}.28.timing", "permanent"),
    "more octopods than can be listed": ("supplies.octopods.value", 51),
    "other locks for free": (f"{CARDS}.26.lock_value", 1),
    "a dear jump": (f"{CARDS}.24.cost_time", 3),
    "true for a number": (f"{CARDS}.0.amount", True),
    "numbers that fall": ("player_board.deployed_bot_score.numbers.value.13", 1),
    "columns that miss a space": ("player_board.deployed_bot_score.columns_by_submarine_left_to_right.value.0", [1]),
    "limits that disagree": ("player_board.deployed_bot_score.limit_by_submarines_launched.value.1", 3),
    "too few crystals": ("supplies.crystals.value", 6),
    "too few octopods": ("supplies.octopods.value", 8),
    "three programmed bots": ("player_board.max_programmed_bots.value", 3),
    "five rounds": ("game.rounds", 5),
    "another ruling": ("decisions.crystal_before_programmed_bot.value", False),
    "a short triangular table": ("scoring.triangular_table", [0, 1, 3]),
    "points for nothing": ("scoring.triangular_table.0", 1),
    "a part that is no object": ("scoring", 7),
    "a number of thousands of digits": ("scoring", 10**5000),
}


@pytest.mark.parametrize(("path", "value"), BROKEN.values(), ids=BROKEN)
def test_a_broken_set_is_refused_and_the_place_named(path: str, value: Any) -> None:
    broken = changed(put(path, value))
    with pytest.raises(ValueError, match=rf"components\.{path.split('.')[0]}"):
        labtop.new_game("aquasphere", seed=1, components=broken)


def parts() -> list[str]:
    return [name for name in packaged_set() if name not in ("sources", "provenance_key", "not_found", "programs")]


@pytest.mark.parametrize("part", [part for part in parts() if part != "reference_scores"])
def test_a_missing_part_is_named(part: str) -> None:
    other = copy.deepcopy(packaged_set())
    del other[part]
    with pytest.raises(ValueError, match=rf"components\.{part}: is missing"):
        labtop.new_game("aquasphere", seed=1, components=other)


@pytest.mark.parametrize("nonsense", [[], 5, "components.json", {}])
def test_what_is_no_set_is_refused(nonsense: Any) -> None:
    with pytest.raises(ValueError, match="components"):
        labtop.new_game("aquasphere", seed=1, components=nonsense)
