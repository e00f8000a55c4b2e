"""Statistical sanity of chance: chi-square over a million numbers, draws and shuffled pieces, with fixed seeds."""

from typing import Any

import numpy as np
import pytest

from core.test_chance import fresh
from labtop.core.chance import below, draw, shuffle
from labtop.core.kernel import bind
from labtop.core.structs import Ints, States

SAMPLES = 1_000_000
DEVIATIONS = 4  # a fair generator goes beyond so many of them in one test of 30,000


def _numbers(states: States, limit: int, times: int, counts: Ints) -> None:
    for _ in range(times):
        counts[below(states[0].chance, limit)] += 1


def _pairs(states: States, limit: int, times: int, counts: Ints) -> None:
    """Each number with the one before it."""
    before = below(states[0].chance, limit)
    for _ in range(times):
        number = below(states[0].chance, limit)
        counts[before * limit + number] += 1
        before = number


def _draws(states: States, pieces: Ints, total: int, times: int, counts: Ints) -> None:
    for _ in range(times):
        counts[draw(states[0].chance, pieces, total)] += 1


def _places(states: States, pieces: Ints, times: int, counts: Ints) -> None:
    """Where each piece lies after a shuffle."""
    size = len(pieces)
    for _ in range(times):
        for index in range(size):
            pieces[index] = index
        shuffle(states[0].chance, pieces, size)
        for index in range(size):
            counts[index * size + pieces[index]] += 1


def _orders(states: States, pieces: Ints, times: int, counts: Ints) -> None:
    """Which order comes of a shuffle, as a number whose digits are the pieces."""
    size = len(pieces)
    for _ in range(times):
        for index in range(size):
            pieces[index] = index
        shuffle(states[0].chance, pieces, size)
        order = 0
        for index in range(size):
            order = order * size + pieces[index]
        counts[order] += 1


numbers: Any = bind(_numbers, "gizmos")
pairs: Any = bind(_pairs, "gizmos")
draws: Any = bind(_draws, "gizmos")
places: Any = bind(_places, "gizmos")
orders: Any = bind(_orders, "gizmos")


def counters(size: int) -> Any:
    return np.zeros(size, np.int64)


def check(counts: Any, expected: Any, freedom: int, scale: float = 1) -> None:
    """Neither too uneven nor too even: chi-square within a few deviations of its mean, which is the freedom."""
    chi_square = float(((counts - expected) ** 2 / expected).sum()) * scale
    assert abs(chi_square - freedom) < DEVIATIONS * (2 * freedom) ** 0.5 + DEVIATIONS


@pytest.mark.parametrize("limit", [2, 3, 6, 13, 36, 52, 300, 1000])
def test_numbers_are_uniform(limit: int) -> None:
    counts = counters(limit)
    numbers(fresh(limit), limit, SAMPLES, counts)
    check(counts, SAMPLES / limit, limit - 1)


@pytest.mark.parametrize("limit", [2, 6, 36])
def test_a_number_says_nothing_about_the_next(limit: int) -> None:
    counts = counters(limit * limit)
    pairs(fresh(limit), limit, SAMPLES, counts)
    check(counts, SAMPLES / limit**2, limit * (limit - 1))


@pytest.mark.parametrize("pieces", [(13, 13, 13, 13), (1, 2, 3, 5), (1, 0, 12, 7)])
def test_draws_are_uniform_over_the_pieces(pieces: tuple[int, ...]) -> None:
    counts, total = counters(4), sum(pieces)
    draws(fresh(total), np.array(pieces, np.int8), total, SAMPLES, counts)
    there = np.array(pieces) > 0
    assert counts[~there].sum() == 0
    check(counts[there], SAMPLES * np.array(pieces)[there] / total, int(there.sum()) - 1)


@pytest.mark.parametrize("size", [2, 6, 36])
def test_shuffled_pieces_lie_everywhere_alike(size: int) -> None:
    """Rows and columns have fixed sums: the statistic is scaled by (size - 1) / size."""
    times, counts = SAMPLES // size, counters(size * size)
    places(fresh(size), np.zeros(size, np.uint8), times, counts)
    check(counts, times / size, (size - 1) ** 2, (size - 1) / size)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_all_orders_are_alike(size: int) -> None:
    counts = counters(size**size)
    orders(fresh(size), np.zeros(size, np.uint8), SAMPLES, counts)
    counts = counts[counts > 0]
    check(counts, SAMPLES / len(counts), len(counts) - 1)
    assert len(counts) == {3: 6, 4: 24, 5: 120}[size]
