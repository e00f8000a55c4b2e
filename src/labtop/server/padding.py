"""Component sets as large as sets are: nothing is kept for ever that no rule reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from labtop import registry
from labtop.core.errors import Refusal, shown
from labtop.core.texts import Texts

TEXTS = Texts(files("labtop.server").joinpath("refusals"))
ROOM = 2  # times as much as the packaged set has, for notes of one's own


@dataclass
class _Size:
    values: int = 0
    letters: int = 0
    depth: int = 0
    keys: set[str] = field(default_factory=set)


def check(game: str, components: dict[str, Any]) -> None:
    """Refusal of a set with keys that no set has, nested too deeply or too large."""
    usual, size = _usual(game), _Size()
    most = {"values": ROOM * usual.values, "letters": ROOM * usual.letters}
    for place, key, value in _parts(components, "components"):
        if key is not None and key not in usual.keys:
            raise Refusal(TEXTS.message("padded-unknown", place=shown(place), name=shown(key)))
        _count(size, place, key, value)
        if size.values > most["values"] or size.letters > most["letters"]:
            raise Refusal(TEXTS.message("padded-large", **{name: str(count) for name, count in most.items()}))
        if size.depth > usual.depth:
            raise Refusal(TEXTS.message("padded-deep"))


@cache
def _usual(game: str) -> _Size:
    offered, size = registry.terminal(game).components, _Size()
    assert offered is not None
    for place, key, value in _parts(offered.packaged(), "components"):
        _count(size, place, key, value)
        size.keys |= {key} if key is not None else set()
    return size


def _count(size: _Size, place: str, key: str | None, value: Any) -> None:
    size.values += 1
    size.letters += len(key or "") + (len(value) if isinstance(value, str) else 0)
    size.depth = max(size.depth, place.count(".") + 1)


def _parts(node: Any, place: str) -> Iterator[tuple[str, str | None, Any]]:
    """Every value with its place, and its key where it has one."""
    named: list[tuple[str | None, Any]] = []
    if isinstance(node, dict):
        named = [*node.items()]
    elif isinstance(node, list):
        named = [(None, value) for value in node]
    for key, value in named:
        yield place, key, value
        yield from _parts(value, f"{place}.{key or ''}")
