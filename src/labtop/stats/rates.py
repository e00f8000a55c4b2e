"""Win rates with 95% intervals, and the same against players who were in the same situation."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from labtop.stats.totals import Holders, Stratum

SURE = 1.959964  # standard deviations of a 95% interval


class Estimate(NamedTuple):
    """A value with its 95% interval."""

    low: float
    value: float
    high: float


def win_rate(won: float, seats: int) -> Estimate:
    """The part that won, with Wilson's interval."""
    rate, square = won / seats, SURE**2
    centre = (rate + square / (2 * seats)) / (1 + square / seats)
    reach = SURE / (1 + square / seats) * sqrt(rate * (1 - rate) / seats + square / (4 * seats**2))
    return Estimate(max(centre - reach, 0.0), rate, min(centre + reach, 1.0))


def compared(own: Mapping[Stratum, Holders], all_things: Mapping[Stratum, Holders]) -> Estimate | None:
    """How much more often the holders of a thing won than those of other things in the same stratum.

    Holders in strata where nobody held anything else say nothing; None if there are no others.
    """
    seats, surplus, variance = 0, 0.0, 0.0
    for stratum, held in own.items():
        together = all_things[stratum]
        others = together.seats - held.seats
        if not others:
            continue
        rate = together.won / together.seats
        seats += held.seats
        surplus += held.won - held.seats * (together.won - held.won) / others
        variance += rate * (1 - rate) * held.seats * (1 + held.seats / others)
    if not seats:
        return None
    value, reach = surplus / seats, SURE * sqrt(variance) / seats
    return Estimate(value - reach, value, value + reach)
