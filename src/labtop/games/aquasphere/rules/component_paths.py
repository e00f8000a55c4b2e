"""Places in a component set: what stands there, checked, and the path that an error names."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from labtop.core import validation
from labtop.core.errors import InvalidPosition, shown
from labtop.core.texts import Texts

REFUSALS = Texts(files("labtop.games.aquasphere.words").joinpath("refusals"))
need = validation.needing(REFUSALS)


@dataclass(frozen=True)
class At:
    """A place in a set: its value, and the path that an error names."""

    value: Any
    path: str = "components"

    def __getitem__(self, keys: str) -> At:
        """What stands under a key, or under several joined by dots."""
        place = self
        for key in keys.split("."):
            place.is_object()
            if key not in place.value:
                raise InvalidPosition(f"{place.path}.{key}", REFUSALS.message("missing"))
            place = At(place.value[key], f"{place.path}.{key}")
        return place

    def is_object(self) -> None:
        """Refuse anything without keys."""
        if not isinstance(self.value, dict):
            validation.fields(self.value, self.path, ())

    def number(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        return validation.integer(self.value, self.path, low, high)

    def items(self, low: int, high: int | None = None) -> list[At]:
        """The entries of a list of so many."""
        entries = validation.items(self.value, self.path, low, low if high is None else high)
        return [At(entry, f"{self.path}.{index}") for index, entry in enumerate(entries)]

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers."""
        return [entry.number(low, high) for entry in self.items(count)]

    def one_of(self, names: tuple[str, ...]) -> int:
        """The number of a name."""
        return names.index(validation.choice(self.value, self.path, names))

    def is_always(self, value: Any) -> None:
        """Refuse any other value: the rules are written for this one."""
        if self.value != value or isinstance(self.value, bool) != isinstance(value, bool):
            facts = {"given": shown(self.value), "only": repr(value)}
            raise InvalidPosition(self.path, REFUSALS.message("fixed", **facts))
