"""Rows of arrays are brought close before they are worked at: many games do not fit into a core's cache.

A hint to the processor, which changes nothing else; interpreted it does nothing.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import extending, types
from numba.np import arrayobj

from labtop.core.kernel import OPTIONS

LINE = 64  # bytes that come at once
MOST = 14 * LINE  # of a row: what is seldom needed lies at its end
READ, NEAR, DATA = 0, 3, 1  # how LLVM's prefetch is told: to be read, soon and again, no code
overload: Callable[..., Callable[[Any], Any]] = extending.overload
intrinsic: Callable[[Any], Any] = extending.intrinsic
make_array: Any = arrayobj.make_array


def bring(array: Any, row: int) -> None:
    """Bring a row."""


@overload(bring, jit_options=OPTIONS)
def _bring(array: Any, row: int) -> Callable[..., None]:
    def lines(array: Any, row: int) -> None:
        start = row * array.strides[0]
        for place in range(start, start + min(array.strides[0], MOST), LINE):
            _prefetch(array, place)

    return lines


@intrinsic
def _prefetch(_context: Any, array: Any, place: Any) -> Any:
    """The line with a byte of an array."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        data = make_array(array)(context, builder, values[0]).data
        start = builder.bitcast(data, ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        told = ir.FunctionType(ir.VoidType(), [start.type, number, number, number])
        hint = builder.module.declare_intrinsic("llvm.prefetch", [start.type], told)
        builder.call(hint, [builder.gep(start, [values[1]]), number(READ), number(NEAR), number(DATA)])
        return context.get_dummy_value()

    return types.void(array, types.intp), generate
