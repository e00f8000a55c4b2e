"""The same functions for the GPU: the rules, encodings and the step are compiled for it from their one source.

Each kernel that a function calls is found by its global name and translated in turn. What happens is never noted there.
"""

from __future__ import annotations

import dis
from collections.abc import Callable
from enum import EnumType, IntEnum
from functools import cache, partial
from types import FunctionType, ModuleType
from typing import Any

from numba import cuda, types
from numba.core.dispatcher import Dispatcher
from numba.cuda import extending

from labtop.core import events
from labtop.core.kernel import widened

LONG = 100  # instructions of Python; longer functions are called, since fetching code costs a GPU more than a call
intrinsic: Callable[[Any], Any] = extending.intrinsic
gpu: Any = cuda  # has no types of its own
jit: Any = partial(gpu.jit, lto=False)  # all that it calls is in it: nothing to gain at linking


def device_function(function: Callable[..., Any]) -> Any:
    """A function that others call on the GPU: LLVM writes it out there, unless it is long."""
    source: Any = getattr(function, "py_func", function)
    if _is_inlined(function):
        return _written_out(source)
    return _called(source) if _is_long(source) else _widened(source)


def launchable(function: Callable[..., Any], **hooks: Any) -> Any:
    """A function that is launched from Python; its global names in `hooks` are these."""
    return jit(_translated(function, hooks))


@cache
def _written_out(function: FunctionType) -> Any:
    return jit(device=True)(_translated(function, {}))


@cache
def _widened(function: FunctionType) -> Any:
    """As a kernel of the CPU. One that is inlined there gets its numbers as they are: words have no sign."""
    return widened(_written_out(function))


@cache
def _called(function: FunctionType) -> Any:
    """The same as one function, however many call it."""
    made = _widened(function)

    def called(*args: Any) -> Any:
        _stay_apart()
        return made(*args)

    called.__qualname__, called.__module__ = function.__qualname__, function.__module__
    return widened(jit(device=True)(called))


@intrinsic
def _stay_apart(_context: Any) -> Any:
    """LLVM does not write out the function that has this."""

    def generate(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), generate


def _is_long(function: FunctionType) -> bool:
    return sum(1 for _ in dis.get_instructions(function)) > LONG


def _is_inlined(function: Any) -> bool:
    """Whether the CPU writes it out, since it has one caller or very many arguments."""
    return getattr(function, "targetoptions", {}).get("inline") == "always"


def _translated(function: Any, hooks: dict[str, Any]) -> FunctionType:
    """A copy of a function whose globals are what the GPU has in their place."""
    named = {found.argval for found in dis.get_instructions(function) if found.opname == "LOAD_GLOBAL"}
    known = function.__globals__ | hooks
    members_have_values = "value" in function.__code__.co_names
    meant = {name: _meant(known[name], members_have_values) for name in named if name in known}
    copy = FunctionType(function.__code__, known | meant, function.__name__, function.__defaults__)
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    return copy


def _meant(thing: Any, members_have_values: bool) -> Any:
    """What stands for a global on the GPU. Members of an enumeration index no arrays there, plain numbers do."""
    if isinstance(thing, Dispatcher):
        return device_function(thing)
    if thing is events.note:
        return device_function(_ignore)
    if thing is events.noting:
        return device_function(_no)
    if isinstance(thing, EnumType) and issubclass(thing, IntEnum) and not members_have_values:
        return _numbers(thing)
    return int(thing) if isinstance(thing, IntEnum) else thing


@cache
def _numbers(members: type[IntEnum]) -> ModuleType:
    """A namespace in which the names of an enumeration are plain numbers."""
    names = ModuleType(members.__name__)
    vars(names).update({member.name: int(member) for member in members})
    return names


def _ignore(state: Any, kind: int, seat: int, thing: int, amount: int) -> None:
    pass


def _no(state: Any) -> bool:
    return False
