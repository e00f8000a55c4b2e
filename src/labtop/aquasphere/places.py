"""Places in a component set: what stands there, checked, and the path that an error names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labtop.core import checking
from labtop.core.errors import InvalidPosition


@dataclass(frozen=True)
class At:
    """A place in a set: its value, and the path that an error names."""

    value: Any
    path: str = "components"

    def __getitem__(self, keys: str) -> At:
        """What stands under a key, or under several joined by dots."""
        place = self
        for key in keys.split("."):
            if not isinstance(place.value, dict):
                raise InvalidPosition(f"{place.path}: an object is needed, not {checking.shown(place.value)}")
            if key not in place.value:
                raise InvalidPosition(f"{place.path}.{key}: is missing")
            place = At(place.value[key], f"{place.path}.{key}")
        return place

    def number(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        return checking.integer(self.value, self.path, low, high)

    def items(self, low: int, high: int | None = None) -> list[At]:
        """The entries of a list of so many."""
        entries = checking.items(self.value, self.path, low, low if high is None else high)
        return [At(entry, f"{self.path}.{index}") for index, entry in enumerate(entries)]

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers."""
        return [entry.number(low, high) for entry in self.items(count)]

    def one_of(self, names: tuple[str, ...]) -> int:
        """The number of a name."""
        return names.index(checking.choice(self.value, self.path, names))

    def is_always(self, value: Any) -> None:
        """Refuse any other value: the rules are written for this one."""
        if self.value != value or isinstance(self.value, bool) != isinstance(value, bool):
            raise InvalidPosition(f"{self.path}: {checking.shown(self.value)} cannot be played, only {value!r}")
