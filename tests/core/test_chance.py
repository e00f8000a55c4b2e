"""Chance: one stream of numbers on every machine, compiled and interpreted, and fair.

Run as a program this file prints the first numbers of a stream: python test_chance.py SEED
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from core.test_siphash import plain
from labtop.core.chance import (
    FINE,
    NONE,
    PLAY,
    SETUP,
    SLICE,
    WIDE,
    Chance,
    begin,
    below,
    below_anyway,
    draw,
    fork,
    fraction,
    inner_fraction,
    key_of,
    quick,
    reduced,
    shuffle,
    start_chance,
)
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


def _below_anyway(states: States, limit: int, numbers: Ints) -> None:
    for index in range(len(numbers)):
        numbers[index] = below_anyway(states[0].chance, limit)


def _quick(states: States, limit: int, numbers: Ints) -> None:
    for index in range(len(numbers)):
        numbers[index] = quick(states[0].chance, limit)


def _fractions(states: States, fractions: Any) -> None:
    for index in range(len(fractions)):
        fractions[index] = fraction(states[0].chance)


def _inner_fractions(states: States, fractions: Any) -> None:
    for index in range(len(fractions)):
        fractions[index] = inner_fraction(states[0].chance)


def _reduced(limit: int, bits: int, counts: Ints) -> int:
    """Count what comes of every value there is; how many are refused."""
    refused = 0
    for value in range(1 << bits):
        number = reduced(value, limit, bits)
        if number == NONE:
            refused += 1
        else:
            counts[number] += 1
    return refused


def _begin(states: States, stream: int) -> None:
    begin(states[0].chance, stream)


def _draw(states: States, counts: Ints, total: int) -> int:
    return draw(states[0].chance, counts, total)


def _shuffle(states: States, pieces: Ints) -> None:
    shuffle(states[0].chance, pieces, len(pieces))


def _fork(states: States) -> None:
    fork(states[0].chance, states[1].chance)


bound_below: Any = bind(_below, "gizmos")
bound_below_anyway: Any = bind(_below_anyway, "gizmos")
bound_quick: Any = bind(_quick, "gizmos")
bound_fractions: Any = bind(_fractions, "gizmos")
bound_inner_fractions: Any = bind(_inner_fractions, "gizmos")
bound_reduced: Any = bind(_reduced, "gizmos")
bound_begin: Any = bind(_begin, "gizmos")
bound_draw: Any = bind(_draw, "gizmos")
bound_shuffle: Any = bind(_shuffle, "gizmos")
bound_fork: Any = bind(_fork, "gizmos")


def fresh(seed: int) -> States:
    states = empty(STATE, 2)
    start_chance(states, seed)
    return states


def numbers_of(states: States, limit: int, count: int, bound: Any = bound_below) -> list[int]:
    numbers: Any = np.zeros(count, np.int64)
    bound(states, limit, numbers)
    found: list[int] = numbers.tolist()
    return found


def stream(seed: int) -> list[int]:
    """Numbers, draws and a shuffle, one after the other from one stream, and what is left of it."""
    states = fresh(seed)
    found: list[int] = []
    for limit in (1, 2, 6, 52, 60_000, 1 << 16, (1 << 16) + 1, 3 << 29, 1 << 31):
        found += numbers_of(states, limit, 20)
    counts: Any = np.array([3, 0, 5, 1], np.int8)
    found += [bound_draw(states, counts, 9) for _ in range(20)]
    pieces: Any = np.arange(36, dtype=np.uint8)
    bound_shuffle(states, pieces)
    states[1].chance = states[0].chance
    bound_fork(states)
    quickly = numbers_of(states, 50, 20, bound_quick)
    return [*found, *pieces.tolist(), *quickly, *(number for record in states for number in record.chance.tolist())]


@pytest.mark.parametrize("seed", [0, 7, -1, 2**63 - 1, 2**128 - 1])
def test_same_stream_compiled_and_interpreted(seed: int) -> None:
    assert json.loads(run(__file__, str(seed), **INTERPRETED)) == stream(seed)


def test_stream_is_the_same_on_every_machine() -> None:
    """Made once; a change here would make every seed another game."""
    assert key_of(7) == (7608498306704528141, 14239068365938790691)
    assert stream(7)[60:70] == [40, 6, 3, 20, 11, 43, 1, 9, 12, 24]


def naive(seed: int, stream: int) -> Iterator[int]:
    """The 16-bit slices of a stream, with Python's numbers, which have no width."""
    key = b"".join(half.to_bytes(8, "little") for half in key_of(seed))
    for number in count():
        output = plain(key, (stream << 56 | number).to_bytes(8, "little"))
        yield from (output >> shift & 0xFFFF for shift in (0, 16, 32, 48))


@pytest.mark.parametrize("which", [SETUP, PLAY])
def test_numbers_are_slices_of_the_hashes_of_a_counter(which: int) -> None:
    states = fresh(7)
    bound_begin(states, which)
    slices = naive(7, which)
    expected = []
    while len(expected) < 200:
        product = next(slices) * 1000
        if product % 2**16 >= 2**16 % 1000:
            expected.append(product >> 16)
    assert numbers_of(states, 1000, 200) == expected


def test_setup_and_play_are_separate_streams() -> None:
    states = fresh(7)
    bound_begin(states, SETUP)
    setup = numbers_of(states, 1 << 16, 100)
    bound_begin(states, PLAY)
    assert setup != numbers_of(states, 1 << 16, 100) == numbers_of(fresh(7), 1 << 16, 100)


@pytest.mark.parametrize("limit", [1, 2, 36, 40_000, 1 << 16, (1 << 16) + 1, 3 << 29, 1 << 31])
def test_the_short_way_gives_the_same_numbers(limit: int) -> None:
    one, other = fresh(3), fresh(3)
    assert numbers_of(one, limit, 2000) == numbers_of(other, limit, 2000, bound_below_anyway)
    assert one[0].chance == other[0].chance


def test_fractions_are_numbers_divided() -> None:
    """Bots choose by them: a change in the last bit may make every seed another game."""
    fractions, inner = np.zeros((2, 2000))
    bound_fractions(fresh(3), fractions)
    bound_inner_fractions(fresh(3), inner)
    numbers = numbers_of(fresh(3), FINE, 2000)
    assert fractions.tolist() == [number / FINE for number in numbers]
    assert inner.tolist() == [(number + 1) / (FINE + 1) for number in numbers]


@pytest.mark.parametrize("bits", [1, 2, 3, 5, 8])
def test_reduced_gives_each_number_equally_often_of_all_values_there_are(bits: int) -> None:
    for limit in range(1, 2**bits + 1):
        counts: Any = np.zeros(limit, np.int64)
        refused = bound_reduced(limit, bits, counts)
        assert counts.tolist() == [2**bits // limit] * limit
        assert refused == 2**bits % limit


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 36, 52, 1000, 32_769, 65_535, 65_536])
def test_reduced_is_fair_for_slices(limit: int) -> None:
    counts: Any = np.zeros(limit, np.int64)
    assert bound_reduced(limit, SLICE, counts) == 2**SLICE % limit
    assert counts.tolist() == [2**SLICE // limit] * limit


def test_limits_beyond_a_slice_take_wide_numbers() -> None:
    """3 * 2**29 of 2**32: a third of the values is refused, and what comes reaches all the range."""
    numbers = numbers_of(fresh(5), 3 << 29, 3000)
    assert all(0 <= number < 3 << 29 for number in numbers)
    thirds = Counter(number >> 29 for number in numbers)
    assert all(abs(thirds[third] - 1000) < 150 for third in range(3))
    assert max(numbers).bit_length() == WIDE - 1


def test_seeds_have_different_keys() -> None:
    seeds = [*range(-500, 500), *(2**power for power in range(63, 128))]
    assert len({key_of(seed)[0] for seed in seeds}) == len({key_of(seed)[1] for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [-(2**63) - 1, 2**128, 1.0, True, "7", None])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        key_of(seed)


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 52])
def test_below_is_uniform(limit: int) -> None:
    numbers: Any = np.zeros(DRAWS, np.int64)
    bound_below(fresh(1), limit, numbers)
    counts = Counter(numbers.tolist())
    assert set(counts) == set(range(limit))
    each = DRAWS / limit
    assert all(abs(count - each) < 6 * each**0.5 for count in counts.values())


def test_successive_numbers_are_independent() -> None:
    numbers: Any = np.zeros(2 * DRAWS, np.int64)
    bound_below(fresh(2), 6, numbers)
    pairs = Counter(zip(numbers[::2].tolist(), numbers[1::2].tolist(), strict=True))
    each = DRAWS / 36
    assert len(pairs) == 36
    assert all(abs(count - each) < 6 * each**0.5 for count in pairs.values())


def test_draw_takes_each_piece_alike_and_never_one_that_is_not_there() -> None:
    states = fresh(3)
    counts: Any = np.array([1, 0, 2, 5], np.int8)
    drawn = Counter(bound_draw(states, counts, 8) for _ in range(20_000))
    assert set(drawn) == {0, 2, 3}
    assert all(abs(drawn[sort] - 2500 * int(counts[sort])) < 400 for sort in drawn)


def test_forced_draw_gives_that_outcome_once_and_leaves_the_stream_alone() -> None:
    forced, free = fresh(4), fresh(4)
    counts: Any = np.array([3, 3, 3, 3], np.int8)
    forced[0].chance.forced = 2
    assert bound_draw(forced, counts, 12) == 2
    bound_draw(free, counts, 12)
    assert (forced[0].chance.came, forced[0].chance.forced) == (2, NONE)
    assert [bound_draw(forced, counts, 12) for _ in range(30)] == [bound_draw(free, counts, 12) for _ in range(30)]


def test_shuffle_puts_every_piece_everywhere() -> None:
    states = fresh(5)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        pieces: Any = np.arange(6, dtype=np.uint8)
        bound_shuffle(states, pieces)
        assert sorted(pieces.tolist()) == list(range(6))
        places.update(enumerate(pieces.tolist()))
    assert len(places) == 36
    assert all(abs(count - 1000) < 200 for count in places.values())


def test_fork_depends_on_its_source_alone() -> None:
    """Neither key nor counter nor what was left of the last output stays."""
    forks = []
    for own in (1, 2):
        states = fresh(own)
        numbers_of(states, 6, own)
        states[1].chance = fresh(9)[0].chance
        bound_fork(states)
        forks.append(states.tobytes())
    assert forks[0] == forks[1]


def test_a_fork_does_not_follow_its_source() -> None:
    states = fresh(1)
    states[1].chance = fresh(9)[0].chance
    bound_fork(states)
    forked = numbers_of(states, 1 << 16, 50)
    assert forked != numbers_of(fresh(9), 1 << 16, 50)
    assert (states[0].chance.key, states[0].chance.second_key) != key_of(9)


if __name__ == "__main__":
    print(json.dumps(stream(int(sys.argv[1]))))
