"""Nobody works out the shuffle: what succeeds on a copy of the generator of old finds nothing with that of today."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from another_python import INTERPRETED, run
from attacks.linear import Observation, outputs, recovered
from attacks.table import old_number
from labtop.games.aquasphere.rules.state import EXTENSION_IDS, RESEARCH_IDS, SECTORS

TABLE = str(Path(__file__).with_name("table.py"))
GAMES = 3
PLAYERS = 4
WATCHED = 40  # picks of Gizmos, before the others are foretold


@cache
def tables(game: str, generator: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(TABLE, game, str(GAMES), generator, **INTERPRETED))
    return found


def shuffled(names: tuple[str, ...], last: list[str], first: int) -> Iterator[Observation]:
    """The draws of a shuffle, the first of them by its number, that put these names to the end, the last one first."""
    pieces = list(names)
    for step, name in enumerate(last):
        place, end = pieces.index(name), len(pieces) - 1 - step
        yield Observation(first + step, place, place + 1, end + 1)
        pieces[place], pieces[end] = pieces[end], pieces[place]


def frame_tells(frame: dict[str, Any], limits: list[int]) -> Iterator[Observation]:
    """What a spectator's first frame of AquaSphere tells about the draws of the setup, whose order is no secret."""
    ring = frame["station"]["ring"]
    yield from shuffled(SECTORS, ring[:0:-1], 1)
    yield Observation(
        len(ring), frame["centre"][0]["rotation"], frame["centre"][0]["rotation"] + 1, limits[len(ring) - 1]
    )
    for pile, names in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        dealt = [frame["station"]["sectors"][letter][pile][0] for letter in ring]
        yield from shuffled(names, dealt, first_of_shuffle(limits, len(names)))
    labs, left = [player["base_lab"] for player in frame["players"]], list(SECTORS)
    start = frame["turn"]["seat"]
    yield Observation(len(limits) - len(SECTORS), start, start + 1, PLAYERS)
    for number, lab in enumerate(labs, len(limits) - len(SECTORS) + 1):
        yield Observation(number, left.index(lab), left.index(lab) + 1, len(left))
        left.remove(lab)


def first_of_shuffle(limits: list[int], size: int) -> int:
    """The number of the draw with which a shuffle of so many pieces begins, which is not the end of a larger one."""
    wanted = list(range(size, 1, -1))
    return max(at for at in range(len(limits)) if limits[at : at + size - 1] == wanted) + 1


def foretold_piles(state: int, limits: list[int]) -> dict[str, list[str]]:
    """What lies in the piles of AquaSphere if the old generator began like this."""
    numbers = [old_number(x, limit) for x, limit in zip(outputs(state, len(limits)), limits, strict=True)]
    piles = {}
    for pile, names in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        cards, first = list(names), first_of_shuffle(limits, len(names)) - 1
        for last in range(len(cards) - 1, 0, -1):
            other = numbers[first + len(cards) - 1 - last]
            cards[last], cards[other] = cards[other], cards[last]
        piles[pile] = cards[: len(cards) - len(SECTORS)][::-1]
    return piles


def picks_tell(picks: list[dict[str, Any]]) -> list[Observation]:
    """The colour of a sphere tells among which spheres of the dispenser it was."""
    found = []
    for pick in picks:
        before = sum(pick["dispenser"][: pick["came"]])
        there = pick["dispenser"][pick["came"]]
        found.append(Observation(pick["number"], before, before + there, sum(pick["dispenser"])))
    return found


@pytest.mark.parametrize("number", range(GAMES))
def test_one_frame_of_aquasphere_gave_away_all_piles(number: int) -> None:
    table = tables("aquasphere", "old")[number]
    state = recovered(list(frame_tells(table["frame"], table["limits"])))
    assert state is not None
    assert foretold_piles(state, table["limits"]) == table["truth"]["decks"]


@pytest.mark.parametrize("number", range(GAMES))
def test_a_frame_of_aquasphere_gives_nothing_away(number: int) -> None:
    table = tables("aquasphere", "new")[number]
    assert recovered(list(frame_tells(table["frame"], table["limits"]))) is None


@pytest.mark.parametrize("number", range(GAMES))
def test_picks_of_gizmos_gave_away_the_spheres_to_come(number: int) -> None:
    seen = picks_tell(tables("gizmos", "old")[number]["picks"])
    state = recovered(seen[:WATCHED])
    assert state is not None
    drawn = outputs(state, seen[-1].number)
    assert all(one.low <= old_number(drawn[one.number - 1], one.limit) < one.high for one in seen[WATCHED:])


@pytest.mark.parametrize("number", range(GAMES))
def test_picks_of_gizmos_give_nothing_away(number: int) -> None:
    assert recovered(picks_tell(tables("gizmos", "new")[number]["picks"])[:WATCHED]) is None
