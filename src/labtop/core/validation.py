"""Small checks for JSON that comes from outside. `where` is the path that the error names: `players.0.energy`."""

import json
from collections.abc import Callable, Collection, Iterable
from importlib.resources import files
from typing import Any, TypeAlias

from labtop.core.errors import InvalidPosition, InvalidRecord, shown
from labtop.core.texts import Texts

REFUSALS = Texts(files(__package__).joinpath("refusals"))
Need: TypeAlias = Callable[..., None]  # (condition, where, key, **args)


def needing(texts: Texts) -> Need:
    """`need(condition, where, key, **args)`: unless the condition holds, refuse the position with this sentence."""

    def need(condition: bool, where: str, key: str, **args: Any) -> None:
        if not condition:
            raise InvalidPosition(where, texts.message(key, **args))

    return need


need = needing(REFUSALS)


def fields(value: Any, where: str, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Any]:
    """An object with all required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise _wrong(where, "an-object", given=shown(value))
    required = tuple(required)
    for key in value:
        if key not in required and key not in optional:
            raise _wrong(where, "unknown-key", name=shown(key))
    for key in required:
        if key not in value:
            raise _wrong(where, "missing-key", name=shown(key))
    return value


def integer(value: Any, where: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(where, "a-number", given=shown(value))
    if not low <= value <= high:
        raise _wrong(where, "out-of-range", given=shown(value), low=str(low), high=str(high))
    return value


def boolean(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise _wrong(where, "true-or-false", given=shown(value))
    return value


def items(value: Any, where: str, low: int = 0, high: int = 1000) -> list[Any]:
    """A list of low to high entries."""
    if not isinstance(value, list):
        raise _wrong(where, "a-list", given=shown(value))
    if low == high != len(value):
        raise _wrong(where, "entries", count=low, given=str(len(value)))
    if not low <= len(value) <= high:
        raise _wrong(where, "entries-between", low=str(low), high=str(high), given=str(len(value)))
    return value


def choice(value: Any, where: str, options: Collection[str]) -> str:
    """One of the given words."""
    if not isinstance(value, str) or value not in options:
        raise _wrong(where, "one-of", given=shown(value), options=f"{', '.join(options):.400}")
    return value


def is_count(value: Any) -> bool:
    """Is it a whole number from 0 on?"""
    return type(value) is int and value >= 0


def mentioned(value: Any) -> set[str]:
    """Every text somewhere in objects and lists, which may contain themselves."""
    found: set[str] = set()
    seen: set[int] = set()
    left = [value]
    while left:
        entry = left.pop()
        if isinstance(entry, str):
            found.add(entry)
        elif isinstance(entry, dict | list) and id(entry) not in seen:
            seen.add(id(entry))
            left.extend(entry.values() if isinstance(entry, dict) else entry)
    return found


def parse(text: str | bytes) -> Any:
    """What a text in JSON says; InvalidRecord where it is broken."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise InvalidRecord(REFUSALS.message("broken-json", **place)) from None
    except UnicodeDecodeError:
        raise InvalidRecord(REFUSALS.message("not-utf-8")) from None
    except RecursionError:
        raise InvalidRecord(REFUSALS.message("nested-too-deeply")) from None
    except ValueError:
        raise InvalidRecord(REFUSALS.message("number-too-long")) from None


def _wrong(where: str, key: str, **args: Any) -> InvalidPosition:
    return InvalidPosition(where, REFUSALS.message(key, **args))
