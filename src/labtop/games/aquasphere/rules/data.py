"""The names of things, as the notation spells them, and the component set that comes with the package."""

import json
from importlib.resources import files
from typing import Any

SECTORS = ("A", "B", "C", "D", "E", "F")
PROGRAMS = ("green", "yellow", "black", "purple", "blue", "red", "white")
TIERS = (("L1", "R1"), ("L2", "R2"), ("L3", "M3", "R3"))
FIELDS = tuple(field for tier in TIERS for field in tier)
START = "start"
RESEARCH_IDS = tuple(f"R{number:02}" for number in range(1, 42))
EXTENSION_IDS = tuple(f"X{number:02}" for number in range(1, 31))
PROGRAM_CARD_IDS = tuple(f"P{number}" for number in range(1, 8))
NEUTRAL_NAME = "neutral"
PLAYER_COUNTS = range(2, 5)

PACKAGED_NAME = "aquasphere_components"


def packaged_set() -> dict[str, Any]:
    """The set that comes with the package."""
    loaded: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))
    return loaded
