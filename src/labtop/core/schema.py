"""Shapes of JSON, written as msgspec structs: what comes from outside is checked against them.

The TypeScript types of views are generated from the same structs (`web/typescript.py`).
"""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from labtop.core.errors import shown
from labtop.core.validation import boolean, choice, fields, integer, items, need

ENTRIES = 1000  # of a list that says nothing else


class OneOf(NamedTuple):
    """In `Annotated[str, OneOf(…)]`: a text that is one of these."""

    options: tuple[str, ...]


def own(content: dict[str, Any]) -> dict[str, Any]:
    """A copy for whoever asked: what a game makes may be remembered there."""
    copy: dict[str, Any] = msgspec.to_builtins(content)
    return copy


def check(value: Any, shape: Any, where: str = "position") -> None:
    """Raise InvalidPosition, which names the place, unless the value has this shape."""
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is Annotated:
        _check_annotated(value, arguments[0], arguments[1], where)
    elif origin in (Union, UnionType):
        _check_union(value, arguments, where)
    elif origin is Literal:
        choice(value, where, arguments)
    elif origin in (list, Sequence):
        _check_list(value, arguments[0], where, 0, ENTRIES)
    elif origin in (dict, Mapping):
        _check_mapping(value, arguments[0], arguments[1], where)
    elif shape is bool:
        boolean(value, where)
    elif shape is str:
        need(isinstance(value, str), where, "a-text", given=shown(value))
    else:
        _check_struct(value, shape, where)


def _check_annotated(value: Any, shape: Any, facts: Any, where: str) -> None:
    if isinstance(facts, OneOf):
        choice(value, where, facts.options)
    elif shape is int:
        integer(value, where, facts.ge, facts.le)
    else:
        _check_list(value, get_args(shape)[0], where, *_lengths(facts))


def _lengths(facts: Meta) -> tuple[int, int]:
    return facts.min_length or 0, ENTRIES if facts.max_length is None else facts.max_length


def _check_union(value: Any, shapes: tuple[Any, ...], where: str) -> None:
    """None, or of several shapes the one that is of the value's kind; if none is, the first is asked for."""
    if value is None and NoneType in shapes:
        return
    left = [shape for shape in shapes if shape is not NoneType]
    check(value, next((shape for shape in left if _kind(shape) is type(value)), left[0]), where)


def _kind(shape: Any) -> Any:
    """The type that all values of a shape have."""
    origin = get_origin(shape)
    if origin is Annotated:
        return _kind(get_args(shape)[0])
    return str if origin is Literal else origin or shape


def _check_list(value: Any, shape: Any, where: str, low: int, high: int) -> None:
    for place, item in enumerate(items(value, where, low, high)):
        check(item, shape, f"{where}.{place}")


def _check_mapping(value: Any, keys: Any, shape: Any, where: str) -> None:
    fields(value, where, get_args(keys))
    for key, item in value.items():
        check(item, shape, f"{where}.{key}")


def _check_struct(value: Any, shape: Any, where: str) -> None:
    known = msgspec.structs.fields(shape)
    required = [field.encode_name for field in known if field.required]
    fields(value, where, required, [field.encode_name for field in known if not field.required])
    hints = get_type_hints(shape, include_extras=True)
    inside = "" if where == "position" else f"{where}."
    for field in known:
        if field.encode_name in value:
            check(value[field.encode_name], hints[field.name], inside + field.encode_name)
