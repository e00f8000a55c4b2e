"""The scorings of a game so far, item by item for each seat (rules#scoring, rules#end)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from labtop.core.events import Event
from labtop.core.scorings import Scoring
from labtop.core.structs import States
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, ROUND_ITEMS, EventKind, Source
from labtop.games.aquasphere.words.course import PAID_LINES


def scorings(states: Sequence[States], events: Sequence[tuple[Event, ...]]) -> list[Scoring]:
    """All complete scorings, from the states before each move and after the last, and what each move did."""
    return [scoring for found in _rounds(states, events) for scoring in found]


def _rounds(states: Sequence[States], moves: Sequence[tuple[Event, ...]]) -> Iterator[list[Scoring]]:
    """Markers may stop at red lines until bots are chosen: a scoring goes on until its round is scored."""
    events: list[Event] = []
    start: list[int] = []
    for number, (after, came) in enumerate(zip(states[1:], moves, strict=True), 1):
        if not events:
            if not any(event.kind == EventKind.POINTS and event.thing in ROUND_ITEMS for event in came):
                continue
            start = _scores(states[number - 1])
        events += came
        if scored := next((event for event in came if event.kind == EventKind.ROUND_SCORED), None):
            yield _scored(scored.thing, number, events, start, _scores(after))
            events = []


def _scored(number: int, played: int, events: list[Event], start: list[int], end: list[int]) -> list[Scoring]:
    seats = range(len(end))
    items, final = (_items(events, sources, seats) for sources in (ROUND_ITEMS, FINAL_ITEMS))
    paid = [sum(event.kind in PAID_LINES and event.seat == seat for event in events) for seat in seats]
    middle = [end[seat] - sum(points[seat] for points in final.values()) for seat in seats]
    scored = [Scoring("round", number, played, items, start, middle, paid)]
    over = any(event.kind == EventKind.OVER for event in events)
    return [*scored, Scoring("final", number, played, final, middle, end, [0] * len(end))] if over else scored


def _items(events: list[Event], sources: tuple[Source, ...], seats: range) -> dict[str, list[int]]:
    points = [event for event in events if event.kind == EventKind.POINTS]
    return {
        source.name.lower().removeprefix("final_"): [
            sum(event.amount for event in points if event.thing == source and event.seat == seat) for seat in seats
        ]
        for source in sources
    }


def _scores(states: States) -> list[int]:
    scores: list[int] = states["players"]["score"][0, : states["seats"].item(0)].tolist()
    return scores
