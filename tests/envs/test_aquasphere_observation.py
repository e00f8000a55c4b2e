"""AquaSphere's observations: what they hold, from whose side, and what they do not."""

import copy
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from aquasphere.table import bots, launch, lying, programmed, table
from envs.aquasphere_binding import call_extend, new_chain, parts, random_states, seen_by
from labtop.core.chance import start_chance
from labtop.core.encoding import GOES_ON
from labtop.core.structs import States, raw_copy, snapshot, twice
from labtop.games.aquasphere.env import ENCODING
from labtop.games.aquasphere.game import RULES
from labtop.games.aquasphere.notation import schema
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, FIELDS, PROGRAM_CARD_IDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.derived import NO_LINE
from labtop.games.aquasphere.rules.state import STATE, Program

Position = dict[str, Any]
Parts = dict[str, list[int]]
Change = Callable[[Any], None]


def numbers(names: Any, entries: Any, room: int) -> list[int]:
    """Entries counted from 1 in the order of their names, 0 for those that are not there."""
    found = [list(names).index(entry) + 1 for entry in entries]
    return found + [0] * (room - len(found))


def members(names: Any, entries: Any) -> list[int]:
    return [int(name in entries) for name in names]


def bits(mask: int, count: int) -> list[int]:
    return [mask >> bit & 1 for bit in range(count)]


def turned(owners: list[Any], observer: int, players: int, room: int) -> list[int]:
    """Seats from the observer's side."""
    found = [5 if owner == "neutral" else 0 if owner is None else (owner - observer) % players + 1 for owner in owners]
    return found + [0] * (room - len(found))


def expected_table(position: Position, state: Any, observer: int) -> Parts:
    """The table as it has to be, from the view in the notation; what no notation knows from the state."""
    players, turn = len(position["players"]), position["turn"]
    return {
        "stage": [schema.STAGES.index(turn["stage"])],
        "round": [position["round"]],
        "players": [players],
        "seat": [observer],
        "to play": turned([turn["seat"]], observer, players, 1),
        "rotation": [position["centre"][0]["rotation"]],
        "crystals": [position["supply"]["crystals"]],
        "octopods": [position["supply"]["octopods"]],
        "research deck": [position["decks"]["research"]],
        "extension deck": [position["decks"]["extensions"]],
        "play order": turned(position["play_order"], observer, players, 4),
        "passed": turned(position["passed"], observer, players, 4),
        "ring": numbers(SECTORS, position["station"]["ring"], 6),
        "programs": numbers(PROGRAMS, [position["programs"][field] for field in FIELDS], 7),
        "unseen program cards": bits(state.unseen_cards, 7),
        "program card": [state.program_cards[position["round"] - 1] + 1],
        "next program card": numbers(PROGRAM_CARD_IDS, position["program_cards"][:1], 1),
        "cards to use": bits(state.turn.cards, 12),
        "letters to place": numbers(SECTORS, turn["letters"], 2),
        "gain": [turn["gain"] % 256, turn["gain"] // 256],
        "chain step": [0],
        "chain said": [0],
    }


def expected_sector(entry: dict[str, Any], observer: int, players: int) -> Parts:
    """A sector as it has to be."""
    return {
        **{name: [entry[name]] for name in ("time", "crystals", "octopods")},
        "control": turned([entry["control"]], observer, players, 1),
        "submarines": turned(entry["submarines"], observer, players, 4),
        "research": numbers(RESEARCH_IDS, entry["research"], 4),
        "extensions": numbers(EXTENSION_IDS, entry["extensions"], 4),
        "charging": turned(entry["charging"], observer, players, 8),
    }


def expected_player(entry: dict[str, Any], state: Any, seat: int) -> Parts:
    """A player as it has to be; what follows from others is taken from the state."""
    player = state.players[seat]
    return {
        "score": [entry["score"] % 256, entry["score"] // 256],
        **{name: [int(entry[name])] for name in ("time", "crystals", "supply", "submarines", "bought")},
        "base lab": numbers(SECTORS, [entry["base_lab"]], 1),
        "scientist": numbers(SECTORS, [entry["scientist"]], 1),
        "engineer": numbers([*FIELDS, "start"], [entry["engineer"]], 1),
        "programmed": members(PROGRAMS, entry["programmed"]),
        "rewarded": bits(player.rewarded, 7),
        "letters": bits(player.letters, 6),
        "ways": [cost + 1 for cost in state.ways[player.ways][player.scientist]],
        "extensions": numbers(EXTENSION_IDS, entry["extensions"], 5),
        "research": numbers(RESEARCH_IDS, [held["card"] for held in entry["research"]], 12),
        "spent": [int(held["spent"]) for held in entry["research"]] + [0] * (12 - len(entry["research"])),
        "capacity": list(player.capacity),
        **{"displace": [player.displace], "half price": [player.half_price], "sideways": [player.sideways]},
        "to red line": [0 if player.line == NO_LINE else player.line - player.score],
    }


def expected(states: States, observer: int) -> Parts:
    """All parts as they have to be, worked out slowly."""
    position, state = RULES.view(RULES.position(states), observer), snapshot(states)
    players = position["players"]
    found = expected_table(position, state, observer)
    for letter, entry in position["station"]["sectors"].items():
        sector = expected_sector(entry, observer, len(players))
        found |= {f"sector {letter}: {name}": values for name, values in sector.items()}
    for offset in range(len(players)):
        seat = (observer + offset) % len(players)
        player = expected_player(players[seat], state, seat)
        found |= {f"player {offset}: {name}": values for name, values in player.items()}
    absent = {name: [0] * count for name, count, *_ in ENCODING.parts if name[:8] in [f"player {n}" for n in range(4)]}
    return absent | found


def observed(states: States, observer: int) -> Parts:
    return parts(seen_by(states, observer))


def crowded() -> States:
    """A state with much of everything, more than the rules allow; seat 0 to play."""
    position = table(players=3, number=2)
    bots(position, "A", 0, 1, 2)
    bots(position, "E", 1, 2, 0)
    launch(position, "F", 2, 0, 1)
    lying(position, "C", time=7, octopods=3, crystals=4)
    programmed(position, 2, "green", "white")
    states = raw_copy(RULES.load(position))
    states["sectors"]["charging_count"][0] = [3, 0, 0, 0, 8, 1]
    states["sectors"]["charging"][0, 4] = [2, 0, 1, 4, 2, 2, 1, 0]
    players = states["players"][0]
    players["score"][:3], players["line"][:3] = (300, 255, 256), (305, NO_LINE, 260)
    players["research"][1], players["research_count"][1] = range(29, 41), 11
    players["extensions"][1], players["extension_count"][1] = (29, 0, 7, 3, 5), 5
    players["displace"][1], players["half_price"][1], players["sideways"][1] = 3, 2, 1
    players["rewarded"][0] = 0b1000110
    return states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_part_is_what_the_view_says_all_along_random_games(players: int) -> None:
    for seed in range(4):
        for states in random_states(players, seed)[::3]:
            for observer in range(players):
                assert observed(states, observer) == expected(states, observer)


def test_every_part_is_what_the_view_says_where_there_is_much() -> None:
    for observer in range(3):
        assert observed(crowded(), observer) == expected(crowded(), observer)


@pytest.mark.parametrize("count", range(13))
def test_a_lab_with_any_number_of_research_cards(count: int) -> None:
    states = crowded()
    player = states["players"][0][0]
    player["research"] = range(40, 28, -1)
    player["research_count"], player["spent"] = count, (1 << count) // 2
    player["extension_count"] = count % 6
    sector = states["sectors"][0][4]
    sector["charging"] = [4, 0, 1, 2, 4, 1, 0, 2]
    sector["charging_count"] = min(count, 8)
    for name in ("research", "extensions"):
        sector[name], sector[f"{name[:9].rstrip('s')}_count"] = [9, 8, 7, 6], count % 5
    assert observed(states, 2) == expected(states, 2)


def test_sizes_are_as_documented() -> None:
    sizes = {part.name: part.size for part in ENCODING.parts}
    assert len(sizes) == len(ENCODING.parts)
    assert ENCODING.size == 494
    assert sum(count for name, count, *_ in ENCODING.parts if name.startswith("sector A")) == 24
    assert sum(count for name, count, *_ in ENCODING.parts if name.startswith("player 3")) == 73


def test_the_chain_is_seen() -> None:
    states = next(
        states
        for states in random_states(2, 1)
        if states["players"]["programmed"][0, states["to_play"][0]] >> Program.PURPLE & 1
        and states["sectors"]["octopods"][0, 0]
    )
    before, chain = observed(states, 0), new_chain()
    act = ENCODING.names.index("act A purple")
    assert call_extend(states, chain, act) == GOES_ON
    after = parts(seen_by(states, 0, chain))
    assert changed(before, after) == {"chain step", "chain said"}
    assert (after["chain step"], after["chain said"]) == ([1], [act])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_is_not_in_it(players: int) -> None:
    differed = 0
    for number, states in enumerate(random_states(players, 7)):
        for seat in range(players):
            guess = twice(states)
            start_chance(guess[1:], number)
            RULES.entry_points.determinise(guess, seat)
            differed += guess[:1].tobytes() != states[:1].tobytes()
            for observer in range(players):
                assert seen_by(guess, observer).tobytes() == seen_by(states, observer).tobytes()
    assert differed


def rotated(position: Position, by: int) -> Position:
    """The same position with everybody so many seats on."""
    players = len(position["players"])

    def moved(owner: Any) -> Any:
        return (owner + by) % players if isinstance(owner, int) else owner

    other = copy.deepcopy(position)
    other["players"] = [position["players"][(seat - by) % players] for seat in range(players)]
    for name in ("play_order", "passed"):
        other[name] = [*map(moved, position[name])]
    for sector in other["station"]["sectors"].values():
        sector["control"] = moved(sector["control"])
        sector["submarines"] = [*map(moved, sector["submarines"])]
        sector["charging"] = [*map(moved, sector["charging"])]
    other["turn"]["seat"] = moved(position["turn"]["seat"])
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_one_seat_on_looks_the_same_from_one_seat_on(players: int) -> None:
    for states in random_states(players, 3)[::12]:
        position = RULES.position(states)
        for by in range(1, players):
            here, there = RULES.load(position), RULES.load(rotated(position, by))
            for seat in range(players):
                one, other = observed(here, seat), observed(there, (seat + by) % players)
                assert (one.pop("seat"), other.pop("seat")) == ([seat], [(seat + by) % players])
                assert one == other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_come_in_the_order_of_their_seats_from_the_observer_on(players: int) -> None:
    size = sum(count for name, count, *_ in ENCODING.parts if name.startswith("player 0"))
    for states in random_states(players, 9)[::7]:
        blocks = [seen_by(states, seat)[-4 * size :].reshape(4, size).tolist() for seat in range(players)]
        for seat in range(players):
            assert blocks[seat][:players] == [blocks[0][(seat + offset) % players] for offset in range(players)]
            assert not np.any(blocks[seat][players:])
        assert len({str(block) for block in blocks[0][:players]}) == players


def test_every_byte_is_written() -> None:
    for states in [*random_states(2, 5)[::9], crowded()]:
        for seat in range(2):
            assert seen_by(states, seat, fill=0xAA).tobytes() == seen_by(states, seat, fill=0x55).tobytes()


def changed(before: Parts, after: Parts) -> set[str]:
    return {name for name in before if before[name] != after[name]}


def setting(*path: Any, value: Any) -> Change:
    """Set a field of the state."""

    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        assert np.any(state[path[-1]] != value), "it is so already"
        state[path[-1]] = value

    return change


PUBLIC: dict[str, tuple[Change, set[str]]] = {
    "score": (setting("players", 2, "score", value=299), {"player 1: score", "player 1: to red line"}),
    "time": (setting("players", 0, "time", value=6), {"player 2: time"}),
    "crystals": (setting("players", 1, "crystals", value=3), {"player 0: crystals"}),
    "programmed": (setting("players", 1, "programmed", value=64), {"player 0: programmed"}),
    "engineer": (setting("players", 1, "engineer", value=4), {"player 0: engineer"}),
    "scientist": (setting("players", 0, "scientist", value=3), {"player 2: scientist", "player 2: ways"}),
    "spent": (setting("players", 1, "spent", value=0b10000000001), {"player 0: spent"}),
    "last research card": (setting("players", 1, "research", 10, value=1), {"player 0: research"}),
    "control": (setting("sectors", 2, "control", value=1), {"sector C: control"}),
    "neutral control": (setting("sectors", 0, "control", value=4), {"sector A: control"}),
    "submarine": (setting("sectors", 5, "submarines", 2, value=2), {"sector F: submarines"}),
    "charging": (setting("sectors", 4, "charging", 1, value=4), {"sector E: charging"}),
    "octopods": (setting("sectors", 3, "octopods", value=5), {"sector D: octopods"}),
    "supply": (setting("octopods", value=1), {"octopods"}),
    "deck": (setting("research_left", value=3), {"research deck"}),
    "card below the top": (setting("sectors", 1, "research", 0, value=40), {"sector B: research"}),
    "ring": (setting("ring", value=[5, 4, 3, 2, 1, 0]), {"ring"}),
    "next program card": (setting("program_cards", 2, value=0), {"next program card"}),
    "top tile": (setting("rotations", 1, value=4), {"rotation"}),
    "passed": (setting("passed_count", value=1), {"passed"}),
    "play order": (setting("play_order", value=[2, 1, 0, 0]), {"play order"}),
    "to play": (setting("to_play", value=2), {"to play"}),
    "nobody to play": (setting("to_play", value=-1), {"to play"}),
    "stage": (setting("turn", "stage", value=4), {"stage"}),
    "gain": (setting("turn", "gain", value=258), {"gain"}),
    "cards": (setting("turn", "cards", value=0b100000000100), {"cards to use"}),
    "letters": (setting("turn", "letter_count", value=1), {"letters to place"}),
}
HIDDEN: dict[str, Change] = {
    "research deck": setting("research_deck", value=range(41)),
    "extension deck": setting("extension_deck", value=range(29, -1, -1)),
    "program card below the next": setting("program_cards", 3, value=6),
    "rotation below the top tile": setting("rotations", 3, value=5),
    "what comes": setting("chance", "key", value=77),
    "research cards that were there": setting("players", 0, "research", 0, value=33),
    "a bot that charged": setting("sectors", 0, "charging", 7, value=2),
    "a submarine that was there": setting("sectors", 2, "submarines", 3, value=1),
    "a pile that was higher": setting("sectors", 2, "research", 3, value=13),
}


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_fact_changes_its_part_alone(name: str) -> None:
    change, changes = PUBLIC[name]
    states = crowded()
    before = observed(states, 1)
    change(states[0])
    assert changed(before, observed(states, 1)) == changes


@pytest.mark.parametrize("name", HIDDEN)
def test_a_hidden_fact_changes_nothing(name: str) -> None:
    states = crowded()
    before = observed(states, 1)
    HIDDEN[name](states[0])
    assert changed(before, observed(states, 1)) == set()


def all_seen(seed: int) -> int:
    """A number that tells the observations of parts of games from others."""
    found = b"".join(
        seen_by(states, seat).tobytes()
        for players in (2, 4)
        for states in [*random_states(players, seed)[::30], crowded()]
        for seat in range(2)
    )
    return zlib.crc32(found)


@pytest.mark.long
def test_observations_are_the_same_when_interpreted() -> None:
    script = "import envs.test_aquasphere_observation as here; print(here.all_seen(3))"
    assert run("-c", script, **INTERPRETED).strip() == str(all_seen(3))


def test_a_state_is_not_changed() -> None:
    states = crowded()
    before = states.tobytes()
    seen_by(states, 0)
    assert states.tobytes() == before
    assert states.dtype == STATE
