"""The component set in play: the package's own or another, its values in the state, its name and its provenance."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from labtop.core.errors import Refusal, shown
from labtop.core.structs import States, empty
from labtop.games.aquasphere.rules.component_cards import Values
from labtop.games.aquasphere.rules.component_parsing import printed
from labtop.games.aquasphere.rules.component_paths import REFUSALS
from labtop.games.aquasphere.rules.component_sets import ComponentSets
from labtop.games.aquasphere.rules.data import PACKAGED_NAME, packaged_set
from labtop.games.aquasphere.rules.state import STATE

RECORDS = ("research", "refills", "fills", "extensions")  # values that are records in the state
COMMENTS = {"provenance", "sources", "note", "conflict", "basis"}  # keys of a set that are about a value
ABOUT = ("sources", "provenance_key", "not_found", "reference_scores")  # parts of a set that no rule reads


_played = ComponentSets()  # by the name that positions give them: a content hash


class Entry(NamedTuple):
    """A value of a set and where it comes from: published, inferred, designed or unknown."""

    path: str
    value: Any
    provenance: str


def fresh(components: dict[str, Any] | None = None) -> States:
    """Two empty records with the values of a set, the package's own if none is given; ValueError if it is wrong."""
    states = empty(STATE, 2)
    if components is None:
        states["components"] = _packaged()
    else:
        states["components"] = _record(printed(components))
        _played.add(name_of(states), components)  # so that its positions can be described
    return states


def set_named(name: str) -> dict[str, Any]:
    """The set that positions call so; ValueError if it was never played with, or too long ago."""
    if name == PACKAGED_NAME:
        return packaged_set()
    components = _played.find(name)
    if components is None:
        raise Refusal(REFUSALS.message("unknown-set", name=shown(name)))
    return components


def content_hash(components: dict[str, Any]) -> str:
    """The name of a set by the values that matter to the rules; notes and sources do not."""
    return _digest(printed(components)).hex()


def name_of(states: States) -> str:
    """The name of the set in play: that of the package's own set, or the content hash."""
    digest = states["components"]["digest"][0].tobytes()
    return PACKAGED_NAME if digest == _packaged()["digest"].tobytes() else str(digest.hex())


def edition_of(position: dict[str, Any]) -> dict[str, Any]:
    """What has to be given with a position so that it is loaded: its set, if that is not the package's own."""
    name = position["components"]
    return {} if name == PACKAGED_NAME else {"components": set_named(name)}


def listing(components: dict[str, Any] | None = None) -> list[Entry]:
    """Every value of a set with its provenance, in the order of the file."""
    chosen = packaged_set() if components is None else components
    parts = {name: part for name, part in chosen.items() if name not in ABOUT}
    return list(_entries(parts, "", "unknown"))


def _entries(node: Any, path: str, provenance: str) -> Iterator[Entry]:
    if not isinstance(node, dict):
        yield Entry(path, node, provenance)
        return
    provenance = str(node.get("provenance", provenance))
    for key, value in node.items():
        if key == "value":
            yield Entry(path, value, provenance)
        elif key not in COMMENTS:
            yield from _entries(value, f"{path}.{key}" if path else key, provenance)


def _digest(values: Values) -> bytes:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=STATE["components"]["digest"].itemsize).digest()


@cache
def _packaged() -> States:
    return _record(printed(packaged_set()))


def _record(values: Values) -> States:
    record = np.zeros((), STATE["components"])
    for name, value in values.items():
        record[name] = [_tuple(entry) for entry in value] if name in RECORDS else value
    record["digest"] = list(_digest(values))
    return record


def _tuple(entry: list[Any]) -> tuple[Any, ...]:
    return tuple(tuple(part) if isinstance(part, list) else part for part in entry)
