"""A tally as the summary that is shown: rates with their intervals, pairs, openings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, TypeAlias

from labtop.explorer.making import Progress
from labtop.explorer.tally import WIN, Key, Tally, explored
from labtop.stats.rates import Estimate, compared, win_rate
from labtop.stats.totals import Holders, Stratum

FORMAT = 1
ALL = "all"  # players of any number
LEAST = 20  # seats without which nothing is said about a thing or an opening
LEAST_OF_PAIR = 50
RARE = 500  # one seat in so many: openings that fewer chose are left out, for there is no end of them
PARTNERS = 6  # of each thing: those that go best with it, and as many that go worst
Figure: TypeAlias = dict[str, Any]


def summary(progress: Progress) -> dict[str, Any]:
    """All that the page shows."""
    about = asdict(progress.plan) | {"games": progress.done, "format": FORMAT}
    tally = progress.tally
    averages = Averages(tally)
    return about | {
        "players": averages.players(),
        "kinds": _kinds(tally, averages, explored(progress.plan.game)),
        "pairs": Pairs(tally).partners(),
        "openings": _openings(tally, averages),
    }


class Averages:
    """How often each place in turn order wins: what every figure is compared with."""

    def __init__(self, tally: Tally) -> None:
        self._places = {key[1:]: _holders(tally, key) for key in _keys(tally, "place")}

    def of(self, players: Any, place: Any) -> float:
        """The part of the games that this place wins."""
        holders = self._places[players, place]
        return holders.won / holders.seats

    def seats(self, group: str) -> int:
        """How many sat at tables of this size."""
        return sum(held.seats for (players, _), held in self._places.items() if group in (ALL, str(players)))

    def players(self) -> dict[str, Any]:
        """By number of players: how many games, and how often each place won."""
        counts = sorted({players for players, _ in self._places})
        return {
            str(count): {
                "games": self._places[count, 1].seats,
                "places": [_part(self.of(count, place)) for place in range(1, int(count) + 1)],
            }
            for count in counts
        }


def _kinds(tally: Tally, averages: Averages, kinds: Iterable[str]) -> dict[str, dict[str, dict[str, Figure]]]:
    """By kind, thing and number of players."""
    strata: dict[tuple[str, str], dict[Stratum, Holders]] = defaultdict(lambda: defaultdict(Holders))
    own: dict[tuple[str, str, str], dict[Stratum, Holders]] = defaultdict(lambda: defaultdict(Holders))
    rounds: dict[tuple[str, str, str], dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for key in _keys(tally, "thing"):
        _, kind, thing, players, place, group = key
        held = _holders(tally, key, averages.of(players, place))
        for size in (ALL, str(players)):
            stratum = ((str(players),), str(group))
            strata[str(kind), size][stratum].add(held)
            own[str(kind), str(thing), size][stratum].add(held)
    for key in _keys(tally, "round"):
        _, kind, thing, players, when = key
        for size in (ALL, str(players)):
            rounds[str(kind), str(thing), size][int(when)] += tally.seats[key]
    found: dict[str, dict[str, dict[str, Figure]]] = {kind: defaultdict(dict) for kind in kinds}
    for (kind, thing, size), by_stratum in sorted(own.items()):
        figure = _figure(by_stratum.values(), averages.seats(size), LEAST)
        if figure:
            estimate = compared(by_stratum, strata[kind, size])
            figure["compared"] = estimate and _interval(estimate)
            figure["rounds"] = _row(rounds[kind, thing, size])
            found[kind][thing][size] = figure
    return found


def _openings(tally: Tally, averages: Averages) -> dict[str, dict[str, Figure]]:
    """By opening and number of players."""
    own: dict[tuple[str, str], list[Holders]] = defaultdict(list)
    for key in _keys(tally, "opening"):
        _, opening, players, place = key
        for size in (ALL, str(players)):
            own[str(opening), size].append(_holders(tally, key, averages.of(players, place)))
    found: dict[str, dict[str, Figure]] = defaultdict(dict)
    for (opening, size), holders in sorted(own.items()):
        seats = averages.seats(size)
        if figure := _figure(holders, seats, max(LEAST, seats // RARE)):
            found[opening][size] = figure
    return found


class Pairs:
    """Things that the same seat had: do they win more than the two by themselves promise?

    The odds of both together are expected to be the product: odds of one times odds of the other, over those of all.
    """

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._all: dict[Any, Holders] = defaultdict(Holders)
        self._single: dict[tuple[Any, Any], Holders] = defaultdict(Holders)
        for key in _keys(tally, "place"):
            self._all[key[1]].add(_holders(tally, key))
        for key in _keys(tally, "thing"):
            self._single[key[2], key[3]].add(_holders(tally, key))

    def partners(self) -> dict[str, list[dict[str, Any]]]:
        """For each thing its best and its worst partners, surest first."""
        together: dict[tuple[str, str], Holders] = defaultdict(Holders)
        for key in _keys(self._tally, "pair"):
            _, one, other, players = key
            expected = self._expected(one, other, players)
            together[str(one), str(other)].add(_holders(self._tally, key, expected))
        found: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for (one, other), held in sorted(together.items()):
            if held.seats >= LEAST_OF_PAIR:
                low, rate, high = _lift(held)
                row = {"seats": held.seats, "rate": _part(held.won / held.seats), "lift": [low, rate, high]}
                found[one].append({"thing": other} | row)
                found[other].append({"thing": one} | row)
        return {thing: _extremes(rows) for thing, rows in sorted(found.items())}

    def _expected(self, one: Any, other: Any, players: Any) -> float:
        first, second = _odds(self._single[one, players]), _odds(self._single[other, players])
        odds = first * second / _odds(self._all[players])
        return odds / (1 + odds)


def _extremes(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The surest of both sides, the best first."""
    best = sorted((row for row in rows if row["lift"][1] > 0), key=lambda row: (-row["lift"][0], row["thing"]))
    worst = sorted((row for row in rows if row["lift"][1] <= 0), key=lambda row: (row["lift"][2], row["thing"]))
    return best[:PARTNERS] + worst[:PARTNERS][::-1]


def _odds(held: Holders) -> float:
    """Of winning; half a win and half a loss are added, so that there always are some."""
    return (held.won + 0.5) / (held.seats - held.won + 0.5)


def _figure(holders: Iterable[Holders], seats: int, least: int) -> Figure | None:
    """How often something was had and what it won; None where fewer than `least` of the seats had it."""
    held = Holders()
    for one in holders:
        held.add(one)
    if held.seats < least:
        return None
    return {
        "seats": held.seats,
        "share": _part(held.seats / seats),
        "rate": _part(held.won / held.seats),
        "lift": _lift(held),
    }


def _lift(held: Holders) -> list[float]:
    """Wilson's interval of the part that won, less what was expected of these seats."""
    expected = held.expected / held.seats
    return _interval(Estimate(*(rate - expected for rate in win_rate(held.won, held.seats))))


def _interval(estimate: Estimate) -> list[float]:
    return [_part(value) for value in estimate]


def _part(value: float) -> float:
    return round(value, 4) + 0.0  # never -0.0


def _row(counts: dict[int, int]) -> list[int]:
    """From round 1 to the last."""
    return [counts.get(number, 0) for number in range(1, max(counts, default=0) + 1)]


def _keys(tally: Tally, what: str) -> list[Key]:
    return sorted((key for key in tally.seats if key[0] == what), key=str)


def _holders(tally: Tally, key: Key, expected: float = 0.0) -> Holders:
    """Those of a key, of each of whom so much of a win was expected."""
    seats = tally.seats[key]
    return Holders(seats, tally.won[key] / WIN, expected * seats)
