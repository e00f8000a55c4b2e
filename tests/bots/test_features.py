"""The more intricate features, worked out anew in plain Python from positions."""

from typing import Any

import pytest

from aquasphere.naive_routes import Station, cheapest
from aquasphere.playing import anything, hasty, steps
from bots.entry_points import Judgement
from bots.tables import walk
from gizmos.naive_payments import results
from gizmos.positions import play, player, spheres, table
from labtop.core.game import Game
from labtop.core.structs import snapshot
from labtop.games.aquasphere.rules.data import PROGRAMS, SECTORS
from labtop.games.aquasphere.rules.state import Capacity
from labtop.games.gizmos.bots.features import family
from labtop.games.gizmos.rules.data import CARDS, ENERGIES

LEVELS = {1: "i", 2: "ii", 3: "iii"}
MOST_CONVERSIONS = 4  # for brute force


def features(game: Game, seat: int) -> dict[str, float]:
    return Judgement(game.rules.name, game._states, seat).features


def unused_conversions(position: dict[str, Any], seat: int) -> tuple[Any, ...]:
    used = position["turn"]["used"] if position["turn"]["seat"] == seat else []
    cards = [CARDS[card] for card in position["players"][seat]["active"] if card not in used]
    return tuple(sorted((c["from"], c["to"], c["yields"]) for card in cards for c in card.get("conversions", ())))


def power(energy: dict[str, int], conversions: tuple[Any, ...], colour: str) -> int:
    """The most of a colour that the spheres can become."""
    found = results(tuple(energy[name] for name in ENERGIES), conversions)
    return max(sum(result) if colour == "any" else result[ENERGIES.index(colour)] for result in found)


def price(card: dict[str, Any], active: list[str], source: str) -> int:
    discounts = [CARDS[name]["upgrade"] for name in active if "when" in CARDS[name].get("upgrade", {})]
    applies = {f"build_level_{card['level']}", f"build_from_{source}"}
    return int(max(0, card["cost"] - sum(one["discount"] for one in discounts if one["when"] in applies)))


def sets_off(gizmo: dict[str, Any], built: dict[str, Any], source: str) -> bool:
    """Does building this card set off the gizmo?"""
    trigger = gizmo.get("trigger", {"on": "never"})
    if trigger["on"] != "build":
        return False
    colours = trigger.get("colors", [])
    fits = built["color"] in colours or (built["color"] == "any" and bool(colours))
    return fits or trigger.get("level") == built["level"] or trigger.get("from") == source


def naive_reach(position: dict[str, Any], seat: int) -> dict[str, float]:
    """What display and archive offer a seat of Gizmos."""
    own = position["players"][seat]
    conversions = unused_conversions(position, seat)
    found: dict[str, float] = {f"short_{level}": 8.0 for level in LEVELS.values()}
    found |= {f"{what}_{level}": 0.0 for what in ("best", "plan") for level in LEVELS.values()} | {"combo": 0.0}
    shown = [(card, "display") for cards in position["display"].values() for card in cards if card]
    for name, source in [*shown, *((card, "archive") for card in own["archive"])]:
        card: Any = CARDS[name]
        level = LEVELS[card["level"]]
        short = max(0, price(card, own["active"], source) - power(own["energy"], conversions, card["color"]))
        found[f"short_{level}"] = min(found[f"short_{level}"], short)
        found[f"plan_{level}"] = max(found[f"plan_{level}"], (card["points"] + 1) / (1 + short))
        if short == 0:
            found[f"best_{level}"] = max(found[f"best_{level}"], card["points"])
            combo = sum(sets_off(CARDS[gizmo], card, source) for gizmo in own["active"])  # type: ignore[arg-type]
            found["combo"] = max(found["combo"], combo)
    found["conversions"] = power(own["energy"], conversions, "any") - sum(own["energy"].values())
    return found


def naive_fits(active: list[str]) -> dict[str, float]:
    """How well the gizmos of a seat fit together."""
    found = {}
    for event in ("build", "pick"):
        triggers: list[Any] = [CARDS[card].get("trigger", {"on": None}) for card in active]
        counts = [
            sum(one["on"] == event and colour in one.get("colors", []) for one in triggers) for colour in ENERGIES
        ]
        found[f"{event}_triggers"] = float(max(counts))
        found[f"{event}_pairs"] = sum(count * (count - 1) / 2 for count in counts)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gizmos_within_reach(players: int) -> None:
    compared = 0
    for seed in (0, 1, 3):
        for game in walk("gizmos", players, seed, every=4):
            position = game.position()
            for seat in range(players):
                if len(unused_conversions(position, seat)) <= MOST_CONVERSIONS:
                    expected = naive_reach(position, seat) | naive_fits(position["players"][seat]["active"])
                    seen = features(game, seat)
                    assert {name: seen[name] for name in expected} == pytest.approx(expected)
                    compared += 1
    assert compared > 50


def naive_items(position: dict[str, Any], seat: int) -> list[tuple[str, ...]]:
    """Each card that a seat could build, and each colour, in words."""
    own, turn = position["players"][seat], position["turn"]
    conversions = unused_conversions(position, seat)
    researched = turn["research"]["cards"] if turn["stage"] == "choose" and turn["seat"] == seat else []
    shown = [(card, "display") for cards in position["display"].values() for card in cards if card]
    found = []
    for name, source in [
        *shown,
        *((card, "archive") for card in own["archive"]),
        *((c, "research") for c in researched),
    ]:
        card: Any = CARDS[name]
        short = price(card, own["active"], source) - power(own["energy"], conversions, card["color"])
        offered = 3 if card["color"] == "any" else min(3, position["row"][card["color"]])
        combo = sum(sets_off(CARDS[gizmo], card, source) for gizmo in own["active"])  # type: ignore[arg-type]
        words = f"short of {max(-4, min(6, short))}", f"row offers {offered}", f"sets off {min(4, combo)}"
        found.append((family(card), *words, f"from {source}"))
    triggers: list[Any] = [CARDS[card].get("trigger", {"on": None}) for card in own["active"]]
    for colour in ENERGIES:
        stored = own["energy"][colour]
        fitting = {event: [one for one in triggers if one["on"] == event] for event in ("build", "pick")}
        counts = [
            f"{event} triggers {min(4, sum(colour in one.get('colors', []) for one in ones))}"
            for event, ones in fitting.items()
        ]
        converted = min(4, power(own["energy"], conversions, colour) - stored)
        words = f"stored {min(6, stored)}", f"in row {min(3, position['row'][colour])}", f"converted {converted}"
        found.append((*words, *counts))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_gizmos_cards_and_colours_one_by_one(players: int) -> None:
    met: set[str] = set()
    for seed in (0, 1, 3):
        for game in walk("gizmos", players, seed, every=3):
            position = game.position()
            for seat in range(players):
                if len(unused_conversions(position, seat)) <= MOST_CONVERSIONS:
                    items = Judgement("gizmos", game._states, seat).items
                    assert items == naive_items(position, seat)
                    met.update(*items)
    assert {"from display", "from archive", "from research", "sets off 2", "short of -1", "converted 1"} <= met


def naive_ready(position: dict[str, Any]) -> dict[str, float]:
    """The effects that are still to come in the turn under way."""
    turn = position["turn"]
    to_come = [(card, CARDS[card]["effect"].get("times", 1)) for card in turn["ready"]]
    if turn["effect"]:
        to_come.append((turn["effect"]["card"], turn["effect"]["left"]))
    names = {"file": "ready_file", "research": "ready_research", "build_free": "ready_build"}
    found = dict.fromkeys(["ready_energy", "ready_points", *names.values()], 0.0)
    for card, times in to_come:
        effect: Any = CARDS[card]["effect"]
        if effect["do"] in ("draw", "pick"):
            found["ready_energy"] += times
        elif effect["do"] == "gain_points":
            found["ready_points"] += effect["points"]
        else:
            found[names[effect["do"]]] += min(times, 1)
    return found


def test_gizmos_effects_to_come() -> None:
    met: dict[str, int] = {}
    for seed in (1, 3, 5, 7, 23):
        for game in walk("gizmos", 2, seed):
            position = game.position()
            expected = naive_ready(position)
            seat = position["turn"]["seat"]
            assert {name: features(game, seat)[name] for name in expected} == expected
            assert not any(features(game, 1 - seat)[name] for name in expected)
            for name, value in expected.items():
                met[name] = met.get(name, 0) + bool(value)
    assert all(met.values())


def test_gizmos_card_being_paid_for_counts_as_built() -> None:
    game = play(table(player("red2 blue2", "I-09"), display="I-01"), "build I-01")
    seen = features(game, 0)
    assert game.position()["turn"]["stage"] == "pay"
    assert (seen["score"], seen["gizmos"], seen["energy"]) == (1 + 1, 3.0, 3.0)


def test_gizmos_researched_cards_within_reach() -> None:
    game = play(table(player("red4"), top="III-03 III-09 III-01"), "research III")
    assert features(game, 0)["researching"] == 1.0
    assert features(game, 0)["researched_best"] == CARDS["III-03"]["points"]
    assert features(game, 1)["researching"] == features(game, 1)["researched_best"] == 0.0


@pytest.mark.parametrize("seat", range(3))
def test_gizmos_ending_the_turn_is_no_gain_by_itself(seat: int) -> None:
    game = play(table(player(), player(), player(), number=seat), "file I-01")
    before = features(game, seat)["turn_to_come"]
    play(game, "end")
    assert features(game, seat)["turn_to_come"] == before


def test_gizmos_turn_to_come_in_this_round() -> None:
    game = table(player(), player(), player(), number=1)
    assert [features(game, seat)["turn_to_come"] for seat in range(3)] == [0.0, 1.0, 1.0]
    play(game, "file I-01")
    assert [features(game, seat)["turn_to_come"] for seat in range(3)] == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("first", range(3))
def test_gizmos_turn_to_come_goes_by_the_first_player(first: int) -> None:
    """The same table seen from another first player: what a seat can look forward to goes with its place."""
    for number, to_come in enumerate([(0.0, 0.0, 0.0), (0.0, 1.0, 1.0), (0.0, 0.0, 1.0)]):
        game = table(player(), player(), player(), first=first, number=3 + number)
        assert tuple(features(game, (first + place) % 3)["turn_to_come"] for place in range(3)) == to_come


@pytest.mark.parametrize("first", range(2))
def test_gizmos_ending_the_game_is_no_gain_by_itself(first: int) -> None:
    ended = player("", " ".join(f"I-{number:02}" for number in range(1, 16)))
    last = 1 - first
    seats = [player(), player()]
    seats[first] = ended
    game = play(table(*seats, display="I-20", first=first, number=1), "file I-20")
    assert features(game, last)["turn_to_come"] == 0.0
    assert play(game, "end").to_play is None
    assert [features(game, seat)["turn_to_come"] for seat in range(2)] == [0.0, 0.0]


def test_gizmos_ring() -> None:
    seen = features(table(player("red2 blue3")), 0)
    assert (seen["energy"], seen["colours"], seen["full_ring"], seen["storage"]) == (5.0, 2.0, 1.0, 5.0)
    assert sum(spheres("red2 blue3").values()) == 5


def naive_offers(game: Game, seat: int) -> dict[str, float]:
    """What a seat's programmed bots can bring within reach; the least a bot is worth is nothing."""
    position, state = game.position(), snapshot(game._states)
    own, derived = position["players"][seat], state.players[seat]
    ring = position["station"]["ring"]
    locks = tuple(state.components.locks[SECTORS.index(letter)] for letter in ring)
    station = Station(locks, state.components.cross_cost if derived.ways & 2 else None, bool(derived.ways & 1))
    triangle = state.components.triangle
    room = {kind.name.lower(): derived.capacity[kind] for kind in Capacity}
    words = ("extension", "time", "crystals", "catch", "submarine", "card", "program")
    names = dict(zip(PROGRAMS, words, strict=True))
    found = {f"best_{name}": 0.0 for name in names.values()}
    for letter, sector in position["station"]["sectors"].items():
        way = sum(cheapest(station, ring.index(own["scientist"]), ring.index(letter))[0])
        if way > own["time"]:
            continue
        caught = min(sector["octopods"], room["octopods"])
        brings = {
            "time": min(max(sector["time"], 2), room["time"] - own["time"] + way) - way,
            "crystals": min(sector["crystals"], room["crystals"] - own["crystals"]) - 0.3 * way,
            "catch": triangle[min(caught, 6)] - 0.5 * way,
            "program": 4.0 - way,
        }
        if sector["research"] and len(own["research"]) < room["research_cards"]:
            brings["card"] = 4.0 - way
        if sector["extensions"] and len(own["extensions"]) < 5:
            brings["extension"] = 4.0 - way
        submarines = sector["submarines"]
        if seat not in submarines and own["submarines"] and len(submarines) < state.components.submarine_spaces:
            cost = state.components.submarine_costs[len(submarines)] // 2**derived.half_price
            if cost + way <= own["time"]:
                brings["submarine"] = 6.0 - cost - way
        for program in own["programmed"]:
            name = names[program]
            found[f"best_{name}"] = max(found[f"best_{name}"], brings.get(name, 0.0))
    return found


@pytest.mark.parametrize(("players", "choose"), [(2, anything), (3, hasty), (4, anything)])
def test_aquasphere_offers(players: int, choose: Any) -> None:
    met: dict[str, int] = {}
    for game in steps(players, 1, choose)[:-1:3]:
        for seat in range(players):
            expected = naive_offers(game, seat)
            seen = features(game, seat)
            assert {name: seen[name] for name in expected} == pytest.approx(expected)
            for name, value in expected.items():
                met[name] = met.get(name, 0) + (value > 0)
    assert sum(map(bool, met.values())) >= len(PROGRAMS) - 1


def test_aquasphere_what_the_round_allows() -> None:
    for game in steps(3, 2)[:-1:5]:
        position = game.position()
        for seat, own in enumerate(position["players"]):
            seen = features(game, seat)
            passed = seat in position["passed"]
            assert seen["passed"] == passed
            assert seen["pass_place"] == (position["passed"].index(seat) if passed else 0)
            assert seen["may_buy"] == (not passed and not own["bought"])
            tier = 0 if own["engineer"] == "start" else int(own["engineer"][1])
            assert seen["steps_left"] == (0 if passed else 3 - tier)
            assert seen["programmed"] == len(own["programmed"])
            sectors = position["station"]["sectors"].values()
            assert seen["control"] == sum(sector["control"] == seat for sector in sectors)
            assert seen["octopods_held"] == sum(s["octopods"] for s in sectors if s["control"] == seat)
