"""Compiled code: `kernel` decorates the rules, `bind` makes the entry points through which Python calls in.

With NUMBA_DISABLE_JIT=1 functions stay as they are, so the rules can be stepped through in a debugger.
"""

import threading
from collections.abc import Callable
from functools import partial, wraps
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

from labtop.core import cache
from labtop.core.indices import Compiler

Function = TypeVar("Function", bound=Callable[..., Any])
config: Any = numba.config
BINDING = threading.Lock()  # Numba's folder is one for the whole process
OPTIONS = {"nogil": True, "_nrt": False}  # kernels make no arrays, so nobody need count who holds one: twice as fast
njit: Any = partial(numba.njit, **OPTIONS, pipeline_class=Compiler)


def kernel(function: Function) -> Function:
    """Compile a function that only compiled code calls."""
    return cast(Function, widened(njit(no_cpython_wrapper=True)(function)))


def inlined(function: Function) -> Function:
    """As `kernel`, written out at each place that calls it; for functions with a single caller."""
    return cast(Function, njit(no_cpython_wrapper=True, inline="always")(function))


def bind(template: Function, game: str, **hooks: Callable[..., Any]) -> Function:
    """An entry point: one generic function whose global names in `hooks` are a game's own kernels, kept on disk."""
    with BINDING:
        cache.use(game, template.__module__)
        return cast(Function, widened(njit(cache=True)(_rebound(template, game, hooks))))


def bound_kernel(template: Function, game: str, **hooks: Callable[..., Any]) -> Function:
    """As `bind`, for a generic function that only compiled code calls: a hook for others."""
    return kernel(cast(Function, _rebound(template, game, hooks)))


def written_out(template: Function, game: str, **hooks: Callable[..., Any]) -> Function:
    """As `bound_kernel`, without a call: for functions with so many arguments that handing them over takes longer."""
    return inlined(cast(Function, _rebound(template, game, hooks)))


def prepare(entry_point: Callable[..., Any], *args: object) -> None:
    """Compile an entry point for arguments like these, or load it from disk."""
    if not config.DISABLE_JIT:
        cast(Any, entry_point).compile(tuple(map(numba.typeof, args)))


def _rebound(template: Callable[..., Any], game: str, hooks: dict[str, Callable[..., Any]]) -> FunctionType:
    """A copy of a function with other globals.

    The name must be distinct for each game: Numba's disk cache tells functions apart by it.
    """
    source = cast(FunctionType, template)
    copy = FunctionType(source.__code__, {**source.__globals__, **hooks}, source.__name__, source.__defaults__)
    copy.__qualname__ = f"{source.__qualname__}_{game}"
    copy.__module__ = source.__module__
    copy.__doc__ = source.__doc__
    return copy


def widened(dispatcher: Any) -> Any:
    """Let calls from compiled code pass every integer as int64, so that each kernel is compiled once.

    Otherwise Numba makes a specialisation for each literal and each width of field that is passed. It also makes one
    for each length of an array field: pass `record.field[:]`, a plain array, to a kernel that serves several.
    """
    if config.DISABLE_JIT:
        return _interpreted(dispatcher)
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: resolve(
        tuple(map(_widen, args)), {name: _widen(kind) for name, kind in kws.items()}
    )
    return dispatcher


def _widen(kind: Any) -> Any:
    if isinstance(kind, types.Literal):
        kind = kind.literal_type
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind


def _interpreted(function: Function) -> Function:
    """The same widening without a compiler: NumPy's small integers would overflow in the function's arithmetic."""

    @wraps(function)
    def plain(*args: Any) -> Any:
        return function(*map(_widen_value, args))

    return cast(Function, plain)


def _widen_value(value: Any) -> Any:
    return int(value) if isinstance(value, np.integer) else value
