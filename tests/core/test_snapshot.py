"""Records as plain Python."""

from copy import deepcopy
from typing import Annotated, Any

import numpy as np
import pytest

import labtop
from labtop.core.structs import I8, I16, U64, Ints, dtype_of, empty, snapshot
from labtop.registry import GAMES


class Part:
    small: I8
    wide: U64  # behind a gap
    row: Annotated[Ints, np.int16, 3]


class Whole:
    first: I8
    part: Part
    last: I16
    parts: Annotated[list[Part], 2]
    table: Annotated[Ints, np.int8, 2, 3]


def test_a_snapshot_holds_what_the_record_held() -> None:
    states = empty(dtype_of(Whole), 2)
    states[1].first = 99  # of another record
    state = states[0]
    state.first, state.last = -3, -300
    state.part.small, state.part.wide = -1, 2**64 - 1
    state.part.row[:] = (1, -2, 30_000)
    state.parts[1].wide = 7
    state.table[:] = ((1, 2, 3), (4, 5, -6))
    found = snapshot(states)
    state.first = state.parts[1].wide = 0
    assert (found.first, found.last) == (-3, -300)
    assert (found.part.small, found.part.wide, found.part.row) == (-1, 2**64 - 1, (1, -2, 30_000))
    assert [part.wide for part in found.parts] == [0, 7]
    assert found.table == [[1, 2, 3], [4, 5, -6]]
    assert type(found.first) is int
    assert type(found.part.row[0]) is int
    assert snapshot(states).first == 0


def test_records_within_are_the_same_until_they_change() -> None:
    states = empty(dtype_of(Whole), 1)
    found = snapshot(states)
    parts = found.parts
    states[0].first = states[0].parts[1].wide = 5
    later = snapshot(states)
    assert later is not found
    assert later.parts[0] is parts[0]
    assert later.parts[1] is not parts[1]
    assert (later.parts[1].wide, parts[1].wide) == (5, 0)


@pytest.mark.parametrize("name", GAMES)
def test_who_changes_a_position_changes_no_other(name: str) -> None:
    game = labtop.new_game(name, 4, seed=1)
    position, facts = game.position(), game.facts(0)
    before = deepcopy((position, facts))
    _empty(position)
    _empty(facts)
    assert (game.position(), game.facts(0)) == before


def _empty(value: Any) -> None:
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            _empty(part)
        value.clear()
