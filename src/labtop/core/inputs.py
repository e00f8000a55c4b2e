"""What a network sees of a position: of all that can be said, the few things that are so, by number.

That is the observation of the seat that decides, byte by byte, and what the game adds to it: things that follow from
the observation but are hard to see in it. Each value of a byte other than 0 is a thing of its own; large numbers are
taken in steps. So the first layer of a network is the sum of a few rows of a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from labtop.core.encoding import MARKS, Chain, Part
from labtop.core.entry_points import Kernel
from labtop.core.kernel import kernel

STEPS = 40  # in which a large number is taken
MOST_MARKS = 8
SIZE = 0  # a hook: bytes of an observation

# How a feature is said in a byte: 0 that it is 0, then halves from LOWEST up to FINE, then in coarse steps
LOWEST, FINE, COARSE, MOST_COARSE = -3, 8, 4, 10
SAID = 2 * (FINE - LOWEST) + 1 + MOST_COARSE  # values that can be said


def observe(state: Any, chain: Chain, seat: int, values: Any) -> None:
    raise NotImplementedError


def look(state: Any, seat: int, room: Any, values: Any) -> None:
    raise NotImplementedError


class Layout(NamedTuple):
    """Which thing each byte says: one for each value, or one for each bit."""

    first: Any  # [byte]: the number of its first thing
    most: Any  # [byte]: its highest value that is a thing of its own, after division; or, of marks, 0
    steps: Any  # [byte]: what its value is divided by


@dataclass(frozen=True)
class Inputs:
    """What a game adds to the observation: `bots.inputs.INPUTS` of its folder."""

    parts: tuple[Part, ...]
    look: Kernel  # (state, seat, room, values): write these parts
    room: int  # floats that it needs to work


class Sight(NamedTuple):
    """Room to look at a position."""

    layout: Layout
    values: Any  # bytes
    room: Any
    active: Any  # the numbers of the things that are so, in ascending order


def things(parts: Iterable[Part]) -> Layout:
    """The things that some parts say."""
    first, most, steps = [], [], []
    count = 0
    for part in parts:
        for index in range(part.size):
            step, last = 1, part.kinds - 1
            if part.kinds == 0:
                step = max(1, part.most // STEPS)
                last = 1 if part.low_first and index % 2 else (part.most + part.most // 2) // step
            first.append(count)
            most.append(max(last, 0))
            steps.append(step)
            count += MOST_MARKS if part.kinds == MARKS else last
    return Layout(np.array([*first, count], np.int32), np.array(most, np.uint8), np.array(steps, np.uint8))


@kernel
def say(value: float) -> int:
    """A feature as a byte."""
    if value == 0.0:
        return 0
    if value < FINE:
        return 1 + int(2.0 * (max(value, float(LOWEST)) - LOWEST) + 0.5)
    return 2 * (FINE - LOWEST) + 1 + min(int(value - FINE) // COARSE, MOST_COARSE)


def see(state: Any, chain: Chain, seat: int, sight: Sight) -> int:
    """Write the numbers of all that is so for this seat; how many."""
    first, most, steps = sight.layout
    values, active = sight.values, sight.active
    observe(state, chain, seat, values[:SIZE])
    look(state, seat, sight.room, values[SIZE:])
    count = 0
    for byte in range(len(values)):
        value = int(values[byte])
        if value != 0:
            at = int(first[byte])
            if most[byte] > 0:
                value = min(value // int(steps[byte]), int(most[byte]))
                if value > 0:
                    active[count] = at + value - 1
                    count += 1
            else:
                while value != 0:
                    if value & 1:
                        active[count] = at
                        count += 1
                    at += 1
                    value >>= 1
    return count
