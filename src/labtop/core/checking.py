"""Small checks for JSON that comes from outside. `where` is the path that the error names: `players.0.energy`."""

from collections.abc import Collection, Iterable
from typing import Any

from labtop.core.errors import InvalidPosition


def shown(value: Any) -> str:
    """A value from outside in an error message: short, and whatever it is."""
    try:
        return f"{value!r:.60}"
    except (RecursionError, ValueError):  # nested too deeply, or a number with thousands of digits
        return f"a {type(value).__name__}"


def fields(value: Any, where: str, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Any]:
    """An object with all required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise InvalidPosition(f"{where}: an object is needed, not {shown(value)}")
    required = tuple(required)
    for key in value:
        if key not in required and key not in optional:
            raise InvalidPosition(f"{where}: unknown key {shown(key)}")
    for key in required:
        if key not in value:
            raise InvalidPosition(f"{where}: the key {key!r} is missing")
    return value


def integer(value: Any, where: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidPosition(f"{where}: a whole number is needed, not {shown(value)}")
    if not low <= value <= high:
        raise InvalidPosition(f"{where}: {shown(value)} is not from {low} to {high}")
    return value


def boolean(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InvalidPosition(f"{where}: true or false is needed, not {shown(value)}")
    return value


def items(value: Any, where: str, low: int = 0, high: int = 1000) -> list[Any]:
    """A list of low to high entries."""
    if not isinstance(value, list):
        raise InvalidPosition(f"{where}: a list is needed, not {shown(value)}")
    if not low <= len(value) <= high:
        wanted = f"{low}" if low == high else f"{low} to {high}"
        raise InvalidPosition(f"{where}: {wanted} entries are needed, not {len(value)}")
    return value


def choice(value: Any, where: str, options: Collection[str]) -> str:
    """One of the given words."""
    if not isinstance(value, str) or value not in options:
        raise InvalidPosition(f"{where}: {shown(value)} is not one of {', '.join(options):.400}")
    return value


def need(condition: bool, message: str) -> None:
    """Refuse the position with this message unless the condition holds."""
    if not condition:
        raise InvalidPosition(message)
