"""What follows from a position by the rules and is drawn: limits, prices, ways, refills, what decided the game."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from labtop.core.entry_points import ROOM, EntryPoints
from labtop.core.events import Event, events_of, open_events
from labtop.core.structs import States, raw_copy
from labtop.games.aquasphere.rules import answers
from labtop.games.aquasphere.rules.actions import PASS, RECALL, RECALLING, name_action
from labtop.games.aquasphere.rules.data import PROGRAMS, SECTORS
from labtop.games.aquasphere.rules.derived import NO_LINE
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, EventKind, Source
from labtop.games.aquasphere.rules.legal import PRICE_OF_PROGRAMMING
from labtop.games.aquasphere.rules.scoring import decided_by
from labtop.games.aquasphere.rules.state import (
    FEWEST,
    MOST_EXTENSIONS,
    NOBODY,
    ROUNDS,
    SECTOR_COUNT,
    Capacity,
    Player,
    State,
)

Facts = dict[str, Any]


def facts(entry_points: EntryPoints, states: States, viewer: int | None) -> Facts:
    """For everybody the same, but for the ways, prices and recalls of the seat that looks."""
    state: State = states[0]
    over = state.to_play == NOBODY
    return {
        "players": [_player(states, seat) for seat in range(state.seats)],
        "bulb": int(state.components.bulbs[state.round_number - 1]),
        "charging_limit": int(state.components.charging_limits[state.seats - FEWEST]),
        "programming_price": PRICE_OF_PROGRAMMING,
        "refills": None if over or state.round_number == ROUNDS else dict(_refills(states)),
        "submarines": {SECTORS[sector]: _submarines(states, viewer, sector) for sector in state.ring},
        "ways": {} if viewer is None else {SECTORS[sector]: _way(states, viewer, sector) for sector in state.ring},
        "recalls": dict(_recalls(entry_points, states)) if viewer == state.to_play else {},
        "recalled_within": dict(_recalled_within(entry_points, states)) if viewer == state.to_play else {},
        "won_by": _won_by(states) if over else None,
    }


def _player(states: States, seat: int) -> Facts:
    player: Player = states[0].players[seat]
    capacity = {kind.name.lower(): int(player.capacity[kind]) for kind in Capacity}
    return {
        "capacity": capacity | {"extensions": MOST_EXTENSIONS},
        "letters": [letter for number, letter in enumerate(SECTORS) if int(player.letters) >> number & 1],
        "line": None if player.line == NO_LINE else int(player.line),  # the next red line
        "bots": {  # spaces on the board: those that show their number, those without a submarine above, their worth
            "uncovered": answers.uncovered(states, seat),
            "open": answers.open_spaces(states, seat),
            "points": answers.deployed(states, seat),
        },
        "final": {  # as the final scoring would stand now
            source.name.lower().removeprefix("final_"): answers.final_points(states, seat * len(Source) + source)
            for source in FINAL_ITEMS
        },
    }


def _refills(states: States) -> Iterator[tuple[str, dict[str, int]]]:
    """What the next round brings to each sector."""
    for place, sector in enumerate(states[0].ring):
        stock = states[0].components.refills[answers.refill_edge(states, place)]
        yield SECTORS[sector], {good: int(stock[good]) for good in ("time", "crystals", "octopods")}


def _submarines(states: States, viewer: int | None, sector: int) -> Facts:
    """How many spaces are free, and what the next one costs the seat that looks, or costs as printed."""
    components, count = states[0].components, states[0].sectors[sector].submarine_count
    free = int(components.submarine_spaces - count)
    if free == 0:
        return {"free": 0, "price": None}
    if viewer is None:
        return {"free": free, "price": int(components.submarine_costs[count])}
    return {"free": free, "price": answers.space_price(states, viewer * SECTOR_COUNT + sector)}


def _way(states: States, viewer: int, sector: int) -> Facts:
    steps = answers.route(states, viewer, sector)
    price = sum(step.price for step in steps)
    return {
        "price": price,
        "affordable": bool(price <= states[0].players[viewer].time),
        "steps": [{"from": step.start, "to": step.end, "by": step.by, "price": step.price} for step in steps],
    }


# Recalls of the player who decides


def _recalls(entry_points: EntryPoints, states: States) -> Iterator[tuple[str, Facts]]:
    """What each recall that is legal brings: time, and what is legal only after it (as `act B`, `engineer L1`)."""
    now = _legal(entry_points, states)
    for code in now:
        if RECALL <= code < PASS:
            after = _after(entry_points, states, code)
            new = (name_action(other).split(" ") for other in _legal(entry_points, after) if other not in now)
            allows = sorted({" ".join(words[:2]) for words in new})
            yield PROGRAMS[code - RECALL], {"time": _recalled(after).amount, "allows": allows}


def _recalled_within(entry_points: EntryPoints, states: States) -> Iterator[tuple[str, Facts]]:
    """What a recall in the course of an act brings: time, and what is paid before it."""
    for code in _legal(entry_points, states):
        if RECALLING <= code < RECALL:
            after = _after(entry_points, states, code)
            way = next(event for event in events_of(after, EventKind) if event.kind == EventKind.WAY)
            yield name_action(code), {"time": _recalled(after).amount, "after": "way" if way.amount else "price"}


def _recalled(states: States) -> Event:
    return next(event for event in events_of(states, EventKind) if event.kind == EventKind.RECALLED)


def _after(entry_points: EntryPoints, states: States, code: int) -> States:
    after = raw_copy(states)
    open_events(after)
    entry_points.apply(after, code)
    return after


def _legal(entry_points: EntryPoints, states: States) -> list[int]:
    codes = np.empty(ROOM, np.int64)
    legal: list[int] = codes[: entry_points.legal(states, codes)].tolist()
    return legal


def _won_by(states: States) -> str:
    standings = sorted(answers.standing(states, seat) for seat in range(states[0].seats))
    return decided_by(standings[-1], standings[-2])
