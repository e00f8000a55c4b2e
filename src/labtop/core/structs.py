"""Fixed-size records: one annotated class gives the NumPy dtype, Numba's type and mypy's types.

class Player:
    energy: Annotated[Ints, np.int8, 4]  # spheres in the ring, by colour
    tokens: I16

class State:
    players: Annotated[list[Player], 4]
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import cache, lru_cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

I8 = Annotated[int, np.int8]
U8 = Annotated[int, np.uint8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U64 = Annotated[int, np.uint64]
Ints: TypeAlias = MutableSequence[int]  # what an array field is to a type checker

REMEMBERED = 2048  # records within others of each kind, as plain Python: most actions leave most of them as they were
States: TypeAlias = npt.NDArray[Any]  # an array of records: what compiled code is handed from Python
FORMATS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}  # of `struct`


def dtype_of(record: type) -> np.dtype[Any]:
    """The aligned dtype of an annotated class, its nested records included; fields are attributes.

    Every array of states has this very object for a dtype: Numba knows an array's type by it at once, and an equal one
    only after comparing all fields, which takes longer than most calls.
    """
    return np.dtype((np.record, layout(record)))


def layout(record: type) -> np.dtype[Any]:
    """The same for a record within others."""
    fields = get_type_hints(record, include_extras=True).items()
    return np.dtype([(name, _field(hint)) for name, hint in fields], align=True)


def _field(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return layout(hint)
    kind, *facts = get_args(hint)
    if get_origin(kind) is list:
        return layout(get_args(kind)[0]), tuple(facts)
    return (facts[0], tuple(facts[1:])) if facts[1:] else facts[0]


def empty(dtype: np.dtype[Any], count: int = 1) -> States:
    """An array of zeroed records whose fields are attributes: `states[0].to_play`."""
    return np.zeros(count, dtype)


def raw_copy(states: States) -> States:
    """A copy, many times quicker than `states.copy()`, which goes through the fields."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def twice(states: States) -> States:
    """Two records, each a copy of the first."""
    return np.frombuffer(bytearray(states[:1].tobytes() * 2), states.dtype)


class Form(NamedTuple):
    """How a record is read: all its numbers at once, many times quicker than through NumPy."""

    numbers: Struct
    values: Callable[[tuple[Any, ...]], tuple[Any, ...]]  # of the fields, from all numbers
    kind: type[Snapshot]

    def read(self, contents: bytes, start: int) -> Snapshot:
        """The record that begins there."""
        found = self.kind(self.values(self.numbers.unpack_from(contents, start)))
        found._source = contents, start
        return found


class Snapshot(tuple[Any, ...]):
    """A record as plain Python: fields are attributes, arrays tuples, numbers int; records within when asked for.

    Those within are the same object as long as nothing in them has changed, so what follows from one can be kept.
    """

    _source: tuple[bytes, int]
    _inner: ClassVar[dict[str, Callable[[bytes, int], Any]]]  # records, and tables of numbers, by (contents, start)
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __getattr__(self, name: str) -> Any:
        value = self._inner[name](*self._source)
        setattr(self, name, value)
        return value


def snapshot(states: States) -> Any:
    """The first record as it is now, to be read only: who asks again is given the same."""
    return _snapshot(states[:1].tobytes(), states.dtype)


@lru_cache(maxsize=64)
def _snapshot(contents: bytes, record: np.dtype[Any]) -> Snapshot:
    return _form(record).read(contents, 0)


@cache
def _form(record: np.dtype[Any]) -> Form:
    assert record.fields is not None
    form, end, count = "=", 0, 0
    names: list[str] = []
    places: list[int | slice] = []
    within: dict[str, Callable[[bytes, int], Any]] = {}
    for name, (field, offset, *_) in record.fields.items():
        base, shape = field.base, field.shape
        if base.names is not None or len(shape) > 1:
            within[name] = _within(base, shape, offset)
            continue
        size = prod(shape)
        form += f"{offset - end}x{size}{FORMATS[base.str[1:]]}"
        names.append(name)
        places.append(slice(count, count + size) if shape else count)
        end, count = offset + field.itemsize, count + size
    several = itemgetter(*places, slice(0), slice(0))  # one alone would not give a tuple
    fields = {name: property(itemgetter(number)) for number, name in enumerate(names)}
    return Form(Struct(form), several, type("Snapshot", (Snapshot,), {**fields, "_inner": within}))


def _within(base: np.dtype[Any], shape: tuple[int, ...], offset: int) -> Callable[[bytes, int], Any]:
    if base.names is None:
        return lambda contents, start: np.ndarray(shape, base, contents, start + offset).tolist()
    form, size, count = _form(base), base.itemsize, prod(shape)

    @lru_cache(REMEMBERED)
    def read(contents: bytes) -> Snapshot:
        return form.read(contents, 0)

    def several(contents: bytes, start: int) -> list[Snapshot]:
        first = start + offset
        return [read(contents[begin : begin + size]) for begin in range(first, first + size * count, size)]

    return several if shape else lambda contents, start: read(contents[start + offset : start + offset + size])
