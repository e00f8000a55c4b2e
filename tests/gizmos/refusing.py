"""How the tests of bad positions say what is wrong where."""

import copy
import json
import re
from typing import Any

import pytest

import labtop
from gizmos.positions import Position, player, position


def refused(whole: Any, place: str) -> None:
    """The position is refused with a message that names the place, and is left as it was."""
    before = json.dumps(whole)
    with pytest.raises(labtop.InvalidPosition, match=re.escape(place)) as caught:
        labtop.load_position(whole)
    assert len(str(caught.value)) < 600
    assert json.dumps(whole) == before


def at(whole: Any, path: str) -> Any:
    """What stands at a path such as `players.0.energy`."""
    for step in filter(None, path.split(".")):
        whole = whole[int(step)] if isinstance(whole, list) else whole[step]
    return whole


def changed(whole: Position, path: str, value: Any) -> Position:
    """The position with another value at a path."""
    other = copy.deepcopy(whole)
    place, _, last = path.rpartition(".")
    holder = at(other, place)
    holder[int(last) if isinstance(holder, list) else last] = value
    return other


# Valid positions, one a stage, from which the invalid ones are made.
BASE = position(
    player("yellow2 red1", "II-14 I-21", archive="II-34", tokens=3),
    player("blue1"),
    stage="use",
    ready="I-21",
    used="S-1 II-14",
)
CHOOSING = position(stage="choose", research="II II-05 II-06 II-07")
RETURNING = position(stage="return", research="II II-05 II-06")
PAYING = position(player("red1 blue1", "I-09"), display="I-01", stage="pay", build={"card": "I-01", "from": "display"})
PICKING = position(player("red1", "II-33"), stage="pick", used="II-33", effect={"card": "II-33", "left": 2})
DRAWING = position(player("red1", "III-21"), stage="draw", used="III-21", effect={"card": "III-21", "left": 2})
FILING = position(player("", "III-27"), stage="file", used="III-27", effect={"card": "III-27", "left": 1})
SEARCHING = position(player("", "III-29"), stage="research", used="III-29", effect={"card": "III-29", "left": 1})
BUILDING = position(player("", "III-31"), stage="build", used="III-31", effect={"card": "III-31", "left": 1})
ENDED = position(player(active=" ".join(f"I-{n:02}" for n in range(1, 16))), number=2)
ENDED["turn"] |= {"stage": "over", "seat": None}
ALL = [BASE, CHOOSING, RETURNING, PAYING, PICKING, DRAWING, FILING, SEARCHING, BUILDING, ENDED]
