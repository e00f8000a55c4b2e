"""The scorings of a game so far, item by item for each seat (rules#scoring, rules#end)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from labtop.core.events import Event
from labtop.core.scorings import Scoring
from labtop.core.structs import States
from labtop.games.aquasphere.rules.answers import uncovered, values
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, ROUND_ITEMS, EventKind, Source
from labtop.games.aquasphere.words.course import PAID_LINES

TURN_ITEMS = (Source.OCTOPODS, Source.SUBMARINES, Source.RESEARCH)


def scorings(states: Sequence[States], events: Sequence[tuple[Event, ...]]) -> list[Scoring]:
    """All complete scorings, from the states before each move and after the last, and what each move did."""
    found = [scoring for scored in _rounds(states, events) for scoring in scored]
    if found and found[-1].name == "final":
        all_events = [event for move in events for event in move]
        found[-1].facts["sources"] = _sources(all_events, _scores(states[0]), _scores(states[-1]))
    return found


def _rounds(states: Sequence[States], moves: Sequence[tuple[Event, ...]]) -> Iterator[list[Scoring]]:
    """Markers may stop at red lines until bots are chosen: a scoring goes on until its round is scored."""
    events: list[Event] = []
    start = states[0]
    for number, (after, came) in enumerate(zip(states[1:], moves, strict=True), 1):
        if not events:
            if not any(event.kind == EventKind.POINTS and event.thing in ROUND_ITEMS for event in came):
                continue
            start = states[number - 1]
        events += came
        if scored := next((event for event in came if event.kind == EventKind.ROUND_SCORED), None):
            yield _scored(scored.thing, number, events, start, after)
            events = []


def _scored(number: int, played: int, events: list[Event], before: States, after: States) -> list[Scoring]:
    start, end = _scores(before), _scores(after)
    seats = range(len(end))
    items, final = (_items(events, sources, seats) for sources in (ROUND_ITEMS, FINAL_ITEMS))
    middle = [end[seat] - _total(final, seat) for seat in seats]
    beyond = [middle[seat] - start[seat] - _total(items, seat) for seat in seats]
    facts = {"counts": _counts(before, events, seats), **_red_lines(events, beyond, middle)}
    scored = [Scoring("round", number, played, items, start, middle, facts)]
    over = any(event.kind == EventKind.OVER for event in events)
    return [*scored, Scoring("final", number, played, final, middle, end, {})] if over else scored


def _counts(states: States, events: list[Event], seats: range) -> dict[str, list[int]]:
    """What the items of a round count, by seat: control spaces, bots deployed, crystals, octopods in own sectors."""
    control, octopods = (values(states, "sectors", name) for name in ("control", "octopods"))
    programmed = [sum(event.kind == EventKind.PROGRAMMED and event.seat == seat for event in events) for seat in seats]
    return {
        "majority": [control.count(seat) for seat in seats],
        "deployed": [uncovered(states, seat) + programmed[seat] for seat in seats],
        "crystals": values(states, "players", "crystals")[: len(seats)],
        "controlled": [sum(n for n, holder in zip(octopods, control, strict=True) if holder == seat) for seat in seats],
    }


def _sources(events: list[Event], start: list[int], end: list[int]) -> list[dict[str, Any]]:
    """All that brought points in the whole game; what is left is what red lines and 0 did to the markers."""
    seats = range(len(end))
    found = {"start": start, **_by_source(events, TURN_ITEMS, seats)}
    found["rewards"] = [_amount(events, EventKind.REWARD_POINTS, seat) for seat in seats]
    found |= _by_source(events, ROUND_ITEMS, seats)
    final = _by_source(events, FINAL_ITEMS, seats)
    found["lines"] = [end[seat] - _total(found, seat) - _total(final, seat) for seat in seats]
    return [{"name": name, "points": points} for name, points in (found | final).items() if any(points)]


def _red_lines(events: list[Event], beyond: list[int], scores: list[int]) -> dict[str, Any]:
    """How many lines each seat paid for, and how far lines and 0 moved its marker `beyond` the items."""
    paid = [sum(event.kind in PAID_LINES and event.seat == seat for event in events) for seat in range(len(scores))]
    if not any(paid) and not any(beyond):
        return {}
    at_zero = any(points > 0 and score == 0 for points, score in zip(beyond, scores, strict=True))
    return {"lines": {"paid": paid, "moved": beyond, "held": "zero" if at_zero else "lines"}}


def _items(events: list[Event], sources: tuple[Source, ...], seats: range) -> dict[str, list[int]]:
    """Points by seat, by what the scoring calls them."""
    return {name.removeprefix("final_"): points for name, points in _by_source(events, sources, seats).items()}


def _by_source(events: list[Event], sources: tuple[Source, ...], seats: range) -> dict[str, list[int]]:
    return {
        source.name.lower(): [
            _amount([event for event in events if event.thing == source], EventKind.POINTS, seat) for seat in seats
        ]
        for source in sources
    }


def _amount(events: Iterable[Event], kind: EventKind, seat: int) -> int:
    return sum(event.amount for event in events if event.kind == kind and event.seat == seat)


def _total(items: dict[str, list[int]], seat: int) -> int:
    return sum(points[seat] for points in items.values())


def _scores(states: States) -> list[int]:
    scores: list[int] = states["players"]["score"][0, : states["seats"].item(0)].tolist()
    return scores
