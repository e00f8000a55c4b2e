"""Fixed-size records: one annotated class gives the NumPy dtype, Numba's type and mypy's types.

class Player:
    energy: Annotated[Ints, np.int8, 4]  # spheres in the ring, by colour
    tokens: I16

class State:
    players: Annotated[list[Player], 4]
"""

from collections.abc import MutableSequence
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

I8 = Annotated[int, np.int8]
U8 = Annotated[int, np.uint8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U64 = Annotated[int, np.uint64]
Ints: TypeAlias = MutableSequence[int]  # what an array field is to a type checker

States: TypeAlias = npt.NDArray[Any]  # an array of records: what compiled code is handed from Python


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


class Snapshot:
    """A record as plain Python: fields are attributes, arrays lists, numbers int; read when they are asked for."""

    def __init__(self, record: States) -> None:
        self._record = record  # an array without dimensions

    def __getattr__(self, name: str) -> Any:
        field = self._record[name]
        value: Any
        if field.dtype.names is None:
            value = field.tolist()
        elif field.ndim:
            value = [Snapshot(field[index : index + 1].reshape(())) for index in range(len(field))]
        else:
            value = Snapshot(field)
        setattr(self, name, value)
        return value


def snapshot(states: States) -> Any:
    """The first record, for those who read all they want before it changes."""
    return Snapshot(states[:1].view(np.ndarray).reshape(()))
