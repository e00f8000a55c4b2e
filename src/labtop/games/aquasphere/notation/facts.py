"""What follows from a position by the rules and is drawn: limits, prices, ways, refills, what decided the game."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from labtop.core.entry_points import ROOM, EntryPoints
from labtop.core.events import Rehearsal, events_of
from labtop.core.structs import States
from labtop.games.aquasphere.rules import answers
from labtop.games.aquasphere.rules.actions import PASS, RECALL, RECALLING, name_action
from labtop.games.aquasphere.rules.answers import values
from labtop.games.aquasphere.rules.data import PROGRAMS, SECTORS
from labtop.games.aquasphere.rules.derived import NO_LINE
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, ROUND_ITEMS, EventKind, Source
from labtop.games.aquasphere.rules.legal import PRICE_OF_PROGRAMMING
from labtop.games.aquasphere.rules.scoring import decided_by
from labtop.games.aquasphere.rules.state import (
    FEWEST,
    MOST_EXTENSIONS,
    NOBODY,
    ROUNDS,
    SECTOR_COUNT,
    SUBMARINES,
    Capacity,
)

Facts = dict[str, Any]


def facts(states: States) -> Facts:
    """The same for everybody."""
    seats, to_play, number = (values(states, name) for name in ("seats", "to_play", "round_number"))
    over = to_play == NOBODY
    return {
        "players": [_player(states, seat, over) for seat in range(seats)],
        "bulb": values(states, "components", "bulbs")[number - 1],
        "charging_limit": values(states, "components", "charging_limits")[seats - FEWEST],
        "programming_price": PRICE_OF_PROGRAMMING,
        "refills": None if over or number == ROUNDS else dict(_refills(states)),
        "won_by": _won_by(states, seats) if over else None,
    }


def own_facts(entry_points: EntryPoints, states: States, viewer: int | None) -> Facts:
    """Ways, prices and recalls of the seat that looks."""
    decides = viewer == values(states, "to_play")
    return {
        "submarines": dict(_submarines(states, viewer)),
        "ways": {} if viewer is None else dict(_ways(states, viewer)),
        "recalls": dict(_recalls(entry_points, states)) if decides else {},
        "recalled_within": dict(_recalled_within(entry_points, states)) if decides else {},
        "forecasts": dict(_forecasts(entry_points, states, viewer)) if decides and viewer is not None else {},
    }


def _player(states: States, seat: int, over: bool) -> Facts:
    capacity, letters, line, submarines, cards, extensions = (
        values(states, "players", name)[seat]
        for name in ("capacity", "letters", "line", "submarines", "research_count", "extension_count")
    )
    return {
        "capacity": {kind.name.lower(): capacity[kind] for kind in Capacity} | {"extensions": MOST_EXTENSIONS},
        "free": {
            "research_cards": capacity[Capacity.RESEARCH_CARDS] - cards,
            "extensions": MOST_EXTENSIONS - extensions,
        },
        "letters": [letter for number, letter in enumerate(SECTORS) if letters >> number & 1],
        "line": None if line == NO_LINE else line,  # the next red line
        "bots": {  # spaces on the board: those that show their number, without a submarine above, both; their worth
            "uncovered": answers.uncovered(states, seat),
            "open": answers.open_spaces(states, seat),
            "counted": answers.counted(states, seat),
            "points": _round_points(states, seat, Source.DEPLOYED),
            "launched": SUBMARINES - submarines,  # columns without a submarine
        },
        # as the scorings would stand now, red lines aside
        "round": None if over else _items(states, seat, ROUND_ITEMS, answers.round_points),
        "final": _items(states, seat, FINAL_ITEMS, answers.final_points),
    }


def _items(states: States, seat: int, sources: tuple[Source, ...], points: Callable[[States, int], int]) -> Facts:
    """The points of each item of a scoring, and their total."""
    items = {source: points(states, seat * answers.SOURCES + source) for source in sources}
    named = {source.name.lower().removeprefix("final_"): found for source, found in items.items()}
    return {"items": named, "total": sum(items.values())}


def _refills(states: States) -> Iterator[tuple[str, dict[str, int]]]:
    """What the next round brings to each sector."""
    goods = {good: values(states, "components", "refills", good) for good in ("time", "crystals", "octopods")}
    for place, sector in enumerate(values(states, "ring")):
        edge = answers.refill_edge(states, place)
        yield SECTORS[sector], {good: stock[edge] for good, stock in goods.items()}


def _submarines(states: States, viewer: int | None) -> Iterator[tuple[str, Facts]]:
    """How many spaces are free in a sector, and what the next one costs the seat that looks, or costs as printed."""
    spaces, costs = (values(states, "components", name) for name in ("submarine_spaces", "submarine_costs"))
    for sector, taken in enumerate(values(states, "sectors", "submarine_count")):
        price = None
        if taken < spaces:
            price = costs[taken] if viewer is None else answers.space_price(states, viewer * SECTOR_COUNT + sector)
        yield SECTORS[sector], {"spaces": spaces, "free": spaces - taken, "price": price}


def _ways(states: States, viewer: int) -> Iterator[tuple[str, Facts]]:
    """The way of the scientist to each sector, what it costs, and whether there is time for it."""
    time = values(states, "players", "time")[viewer]
    for sector, steps in answers.routes(states, viewer).items():
        price = sum(step.price for step in steps)
        way = {"price": price, "affordable": price <= time, "steps": [step._asdict() for step in steps]}
        yield SECTORS[sector], way


# Recalls of the player who decides


def _recalls(entry_points: EntryPoints, states: States) -> Iterator[tuple[str, Facts]]:
    """What each recall that is legal brings: time, and what is legal only after it (as `act B`, `engineer L1`)."""
    now, rehearsal = _legal(entry_points, states), Rehearsal(entry_points.apply, states)
    for code in now:
        if RECALL <= code < PASS:
            after, noted = rehearsal.play(code)
            new = (name_action(other).split(" ") for other in _legal(entry_points, after) if other not in now)
            allows = sorted({" ".join(words[:2]) for words in new})
            yield PROGRAMS[code - RECALL], {"time": _amount(noted, EventKind.RECALLED), "allows": allows}


def _recalled_within(entry_points: EntryPoints, states: States) -> Iterator[tuple[str, Facts]]:
    """What a recall in the course of an act brings: time, and what is paid before it."""
    rehearsal = Rehearsal(entry_points.apply, states)
    for code in _legal(entry_points, states):
        if RECALLING <= code < RECALL:
            _, noted = rehearsal.play(code)
            paid = "way" if _amount(noted, EventKind.WAY) else "price"
            yield name_action(code), {"time": _amount(noted, EventKind.RECALLED), "after": paid}


def _forecasts(entry_points: EntryPoints, states: States, seat: int) -> Iterator[tuple[str, Facts]]:
    """What each action would change in the scoring of this round, as it stands now; not one with which it is scored.

    Nothing hidden gets out: all that these items count lies open, and it changes by what lies open.
    """
    before, rehearsal = _round(states, seat), Rehearsal(entry_points.apply, states)
    for code in _legal(entry_points, states):
        after, noted = rehearsal.play(code)
        if _scores_round(noted):
            continue
        then = _round(after, seat)
        items = {name: points - before[name] for name, points in then.items() if points != before[name]}
        yield name_action(code), {"before": sum(before.values()), "after": sum(then.values()), "items": items}


def _scores_round(noted: States) -> bool:
    """Did the last action begin or go on with the scoring of the round?"""
    return any(
        event.kind == EventKind.ROUND_SCORED or (event.kind == EventKind.POINTS and event.thing in ROUND_ITEMS)
        for event in events_of(noted, EventKind)
    )


def _round(states: States, seat: int) -> dict[str, int]:
    return {source.name.lower(): _round_points(states, seat, source) for source in ROUND_ITEMS}


def _round_points(states: States, seat: int, source: Source) -> int:
    return answers.round_points(states, seat * answers.SOURCES + source)


def _amount(noted: States, kind: EventKind) -> int:
    return sum(event.amount for event in events_of(noted, EventKind) if event.kind == kind)


def _legal(entry_points: EntryPoints, states: States) -> list[int]:
    codes = np.empty(ROOM, np.int64)
    legal: list[int] = codes[: entry_points.legal(states, codes)].tolist()
    return legal


def _won_by(states: States, seats: int) -> str:
    standings = sorted(answers.standing(states, seat) for seat in range(seats))
    return decided_by(standings[-1], standings[-2])
