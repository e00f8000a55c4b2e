"""The values of a component set for sentences and drawings: by the ids of the notation, with what is designed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, NotRequired, TypedDict

from labtop.games.aquasphere.rules.components import set_named
from labtop.games.aquasphere.rules.data import PACKAGED_NAME

CAPACITIES = ("research_cards", "crystals", "octopods", "time")
DESIGNED_MARK = "*"  # behind a value that is designed rather than printed

# Where a set says whether these values are designed.
PLACES = {
    "lock": "station.locks.values_on_clockwise_side_of_sector",
    "field": "station.programming_field_at_white_area.by_sector",
    "submarine": "station.submarine_spaces.costs",
    "line": "headquarters.knowledge_track.red_lines_in_front_of",
    "program_card": "program_cards.contents",
    "refill": "centre_tiles.refill_shown_on_removal",
    "lab": "base_labs.capacities",
    "extension": "lab_extensions.tiles",
    "research": "research_cards.cards",
    "deployed": "player_board.deployed_bot_score.numbers",
}


class Research(TypedDict):
    """A research card."""

    id: str
    kind: str
    timing: str
    program: NotRequired[str]
    reward: NotRequired[str]  # time, crystals or knowledge
    amount: NotRequired[int]
    cost_time: NotRequired[int]
    time: NotRequired[int]
    time_if_not_placed: NotRequired[int]


class Extension(NamedTuple):
    """A lab extension."""

    id: str
    letters: list[str]
    capacity: dict[str, int]  # by CAPACITIES


@dataclass(frozen=True)
class Catalogue:
    """A component set."""

    locks: dict[str, int]  # on the clockwise side of each sector
    fields: dict[str, str]  # the program on each sector's programming field
    submarine_costs: list[int]
    lap: int
    lines: list[int]  # scores behind a red line, in the first lap
    arrows: dict[str, list[str]]
    program_cards: dict[str, dict[str, str]]
    extensions: dict[str, Extension]
    research: dict[str, Research]
    designed: frozenset[str]  # of PLACES

    def mark(self, place: str) -> str:
        """What stands behind a value of this place: the mark if it is designed."""
        return DESIGNED_MARK if place in self.designed else ""


def packaged() -> Catalogue:
    """The set that comes with the package."""
    return named(PACKAGED_NAME)


def read(components: dict[str, Any]) -> Catalogue:
    """A set that is known to be right."""
    station, headquarters = components["station"], components["headquarters"]
    track = headquarters["knowledge_track"]
    return Catalogue(
        locks=station["locks"]["values_on_clockwise_side_of_sector"]["by_sector"],
        fields=station["programming_field_at_white_area"]["by_sector"]["value"],
        submarine_costs=station["submarine_spaces"]["costs"]["value"],
        lap=track["spaces_per_lap"]["value"],
        lines=track["red_lines_in_front_of"]["value"],
        arrows=headquarters["programming_area"]["graph"]["arrows"],
        program_cards=_by(components["program_cards"]["contents"]["cards"], "id"),
        extensions={tile["id"]: _extension(tile) for tile in components["lab_extensions"]["tiles"]["items"]},
        research=_by(components["research_cards"]["cards"]["items"], "id"),
        designed=frozenset(place for place, path in PLACES.items() if _provenance(components, path) == "designed"),
    )


def _extension(tile: dict[str, Any]) -> Extension:
    return Extension(tile["id"], tile["letters"], {kind: tile[kind] for kind in CAPACITIES})


def _by(items: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return {item[key]: item for item in items}


def _provenance(components: dict[str, Any], path: str) -> str:
    """The mark at a place or, without one, at the nearest group around it."""
    node, mark = components, ""
    for key in path.split("."):
        node = node[key]
        mark = node.get("provenance", mark)
    return mark


@lru_cache(maxsize=64)
def named(name: str) -> Catalogue:
    """The set that positions call so; ValueError if it was never played with."""
    return read(set_named(name))


def of_position(position: dict[str, Any]) -> Catalogue:
    """The set that a position names."""
    return named(position["components"])
