"""A pass of the compiler: whole numbers that index arrays are counted from the front, so none is taken for negative.

Numba would ask before each access whether the index is below 0 and counts from the end, as Python does. No kernel does
that; NUMBA_BOUNDSCHECK=1 finds one that would. Interpreted, nothing is changed.
"""

from collections.abc import Iterator
from typing import Any

from numba.core import compiler, compiler_machinery, ir, typed_passes, types

Pass: Any = compiler_machinery.FunctionPass
Pipeline: Any = compiler.CompilerBase
register: Any = compiler_machinery.register_pass
builder: Any = compiler.DefaultPassBuilder
kinds: Any = types


@register(mutates_CFG=False, analysis_only=False)
class FromTheFront(Pass):  # type: ignore[misc]
    """Let each index be an unsigned number."""

    _name = "labtop_from_the_front"

    def __init__(self) -> None:
        Pass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change the types by which arrays are accessed."""
        for access in _accesses(state.func_ir):
            signature = state.calltypes.pop(access)
            array, index, *value = signature.args
            args = (array, _unsigned(index), *value) if isinstance(array, kinds.Array) else signature.args
            state.calltypes[access] = signature.replace(args=args)
        return True


class Compiler(Pipeline):  # type: ignore[misc]
    """Numba's own compiler with that pass."""

    def define_pipelines(self) -> list[Any]:
        """The one pipeline of kernels."""
        passes = builder.define_nopython_pipeline(self.state)
        passes.add_pass_after(FromTheFront, typed_passes.NoPythonSupportedFeatureValidation)
        passes.finalize()
        return [passes]


def _accesses(function: Any) -> Iterator[Any]:
    for block in function.blocks.values():
        for statement in block.body:
            if isinstance(statement, ir.SetItem):
                yield statement
            elif isinstance(statement, ir.Assign):
                if isinstance(statement.value, ir.Expr) and statement.value.op == "getitem":
                    yield statement.value


def _unsigned(index: Any) -> Any:
    if isinstance(index, kinds.BaseTuple):
        return kinds.Tuple([_unsigned(one) for one in index])
    return kinds.uintp if isinstance(index, kinds.Integer) else index
