"""Chance: one stream of numbers on every machine, compiled and interpreted, and fair.

Run as a program this file prints the first numbers of a stream: python test_chance.py SEED
"""

import json
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from labtop.core.chance import NONE, Chance, below, draw, fork, seeded, shuffle, start_chance
from labtop.core.kernel import bind
from labtop.core.structs import Ints, States, dtype_of, empty

DRAWS = 60_000


class State:
    """The least that chance needs."""

    chance: Chance


STATE = dtype_of(State)


def _below(states: States, limit: int, numbers: Ints) -> None:
    for index in range(len(numbers)):
        numbers[index] = below(states[0].chance, limit)


def _draw(states: States, counts: Ints, total: int) -> int:
    return draw(states[0].chance, counts, total)


def _shuffle(states: States, pieces: Ints) -> None:
    shuffle(states[0].chance, pieces, len(pieces))


def _fork(states: States) -> None:
    fork(states[0].chance, states[1].chance)


below_door: Any = bind(_below, "core")
draw_door: Any = bind(_draw, "core")
shuffle_door: Any = bind(_shuffle, "core")
fork_door: Any = bind(_fork, "core")


def fresh(seed: int) -> States:
    states = empty(STATE, 2)
    start_chance(states, seed)
    return states


def stream(seed: int) -> list[int]:
    """Numbers, draws and a shuffle, one after the other from one stream."""
    states = fresh(seed)
    numbers: Any = np.zeros(20, np.int64)
    found: list[int] = []
    for limit in (1, 2, 6, 52, 1 << 31):
        below_door(states, limit, numbers)
        found += numbers.tolist()
    counts: Any = np.array([3, 0, 5, 1], np.int8)
    found += [draw_door(states, counts, 9) for _ in range(20)]
    pieces: Any = np.arange(36, dtype=np.uint8)
    shuffle_door(states, pieces)
    states[1].chance = states[0].chance
    fork_door(states)
    return [*found, *pieces.tolist(), int(states[0].chance.stream), int(states[1].chance.stream)]


@pytest.mark.parametrize("seed", [0, 7, -1, 2**63 - 1])
def test_same_stream_compiled_and_interpreted(seed: int) -> None:
    assert json.loads(run(__file__, str(seed), **INTERPRETED)) == stream(seed)


def test_stream_is_the_same_on_every_machine() -> None:
    """Made once; a change here would make every seed another game."""
    assert seeded(7) == 9808651014462148165
    assert stream(7)[60:70] == [18, 16, 15, 23, 16, 34, 1, 38, 23, 12]


def test_stream_is_xorshift_in_64_bits() -> None:
    """Written out with Python's numbers, which have no width."""
    x, bits = seeded(7), 2**64 - 1
    expected = []
    for _ in range(20):
        x ^= x << 13 & bits
        x ^= x >> 7
        x ^= x << 17 & bits
        expected.append((x >> 33) * 1000 >> 31)
    numbers: Any = np.zeros(20, np.int64)
    below_door(fresh(7), 1000, numbers)
    assert numbers.tolist() == expected


def test_seeds_start_different_streams_and_none_is_zero() -> None:
    starts = {seeded(seed) for seed in range(-500, 500)}
    assert len(starts) == 1000
    assert 0 not in starts


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 52])
def test_below_is_uniform(limit: int) -> None:
    numbers: Any = np.zeros(DRAWS, np.int64)
    below_door(fresh(1), limit, numbers)
    counts = Counter(numbers.tolist())
    assert set(counts) == set(range(limit))
    each = DRAWS / limit
    assert all(abs(count - each) < 6 * each**0.5 for count in counts.values())


def test_successive_numbers_are_independent() -> None:
    numbers: Any = np.zeros(2 * DRAWS, np.int64)
    below_door(fresh(2), 6, numbers)
    pairs = Counter(zip(numbers[::2].tolist(), numbers[1::2].tolist(), strict=True))
    each = DRAWS / 36
    assert len(pairs) == 36
    assert all(abs(count - each) < 6 * each**0.5 for count in pairs.values())


def test_draw_takes_each_piece_alike_and_never_one_that_is_not_there() -> None:
    states = fresh(3)
    counts: Any = np.array([1, 0, 2, 5], np.int8)
    drawn = Counter(draw_door(states, counts, 8) for _ in range(20_000))
    assert set(drawn) == {0, 2, 3}
    assert all(abs(drawn[sort] - 2500 * int(counts[sort])) < 400 for sort in drawn)


def test_forced_draw_gives_that_outcome_once_and_leaves_the_stream_alone() -> None:
    forced, free = fresh(4), fresh(4)
    counts: Any = np.array([3, 3, 3, 3], np.int8)
    forced[0].chance.forced = 2
    assert draw_door(forced, counts, 12) == 2
    draw_door(free, counts, 12)
    assert (forced[0].chance.came, forced[0].chance.forced) == (2, NONE)
    assert [draw_door(forced, counts, 12) for _ in range(30)] == [draw_door(free, counts, 12) for _ in range(30)]


def test_shuffle_puts_every_piece_everywhere() -> None:
    states = fresh(5)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        pieces: Any = np.arange(6, dtype=np.uint8)
        shuffle_door(states, pieces)
        assert sorted(pieces.tolist()) == list(range(6))
        places.update(enumerate(pieces.tolist()))
    assert len(places) == 36
    assert all(abs(count - 1000) < 200 for count in places.values())


def test_fork_depends_on_its_source_alone() -> None:
    streams = set()
    for own in (1, 2):
        states = fresh(own)
        states[1].chance = fresh(9)[0].chance
        fork_door(states)
        streams.add(int(states[0].chance.stream))
    assert len(streams) == 1
    assert 0 not in streams


if __name__ == "__main__":
    print(json.dumps(stream(int(sys.argv[1]))))
