"""The scorings of a game so far, item by item for each seat (rules#scoring, rules#end)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from labtop.core.scorings import Scoring
from labtop.core.structs import States
from labtop.games.aquasphere.notation.positions import position
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.catalogue import Catalogue
from labtop.games.aquasphere.words.facts import Position, lines_up_to
from labtop.games.aquasphere.words.points import final_points, intermediate, markers_move

SCORING = ("pass", "done", "program", "give")  # actions that may be the last one before markers move
Items = dict[str, list[int]]


def scorings(states: Sequence[States], moves: Sequence[dict[str, Any]]) -> list[Scoring]:
    """All complete scorings, from the states before each move and after the last."""
    return [scoring for found in _rounds(states, moves) for scoring in found]


def _rounds(states: Sequence[States], moves: Sequence[dict[str, Any]]) -> Iterator[list[Scoring]]:
    """Markers may stop at red lines until bots are chosen: items are taken when the first one moves."""
    items: Items = {}
    start: list[int] = []
    for number, move in enumerate(moves):
        kind = move["action"].split(" ")[0]
        if kind not in SCORING:
            continue
        before, after = position(states[number]), position(states[number + 1])
        if markers_move(before, after):
            items, start = _items(before, move["seat"] if kind == "program" else None), _scores(before)
        if items and (after["round"] != before["round"] or after["turn"]["stage"] == "over"):
            yield _scored(before["round"], number + 1, items, start, after)
            items = {}


def _items(before: Position, programming: int | None) -> Items:
    """Who programs with a card as the last decision has one bot less in the supply."""
    catalogue = sets.of_position(before)
    seats = range(len(before["players"]))
    return _by_item([intermediate(catalogue, before, seat, int(seat == programming)) for seat in seats])


def _scored(number: int, played: int, items: Items, start: list[int], after: Position) -> list[Scoring]:
    catalogue, end = sets.of_position(after), _scores(after)
    if after["turn"]["stage"] != "over":
        return [Scoring("round", number, played, items, start, end, _paid(catalogue, start, end))]
    final = _by_item([final_points(catalogue, player) for player in after["players"]])
    middle = [score - sum(points) for score, points in zip(end, zip(*final.values(), strict=True), strict=True)]
    return [
        Scoring("round", number, played, items, start, middle, _paid(catalogue, start, middle)),
        Scoring("final", number, played, final, middle, end, [0] * len(end)),
    ]


def _paid(catalogue: Catalogue, start: list[int], end: list[int]) -> list[int]:
    pairs = zip(start, end, strict=True)
    return [len(lines_up_to(catalogue, now)) - len(lines_up_to(catalogue, then)) for then, now in pairs]


def _scores(position: Position) -> list[int]:
    return [player["score"] for player in position["players"]]


def _by_item(seats: list[dict[str, int]]) -> Items:
    return {item: [points[item] for points in seats] for item in seats[0]}
