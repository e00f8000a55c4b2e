"""The 112 cards as plain dictionaries, read from ``cards.json`` when this module is imported."""

import json
from importlib.resources import files
from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "yellow", "blue", "black", "any", "none"]
Limit = Literal["storage", "archive", "research"]

# Energies in the order of the notation; `any` and `none` are colours of cards only.
ENERGIES: tuple[Colour, ...] = ("red", "yellow", "blue", "black")
# Levels by their name in the notation: LEVELS[card["level"]], the starting cards being level 0.
LEVELS = ("S", "I", "II", "III")
STARTING_LIMITS: dict[Limit, int] = {"storage": 5, "archive": 1, "research": 3}


# What sets a gizmo off: an action, narrowed by at most one of the other keys (`from` is no name for a class attribute).
Trigger = TypedDict(
    "Trigger",
    {
        "on": Literal["file", "pick", "build"],
        "colors": NotRequired[list[Colour]],
        "from": NotRequired[Literal["archive"]],
        "level": NotRequired[int],
    },
)


class Effect(TypedDict):
    """What a triggered gizmo gives."""

    do: Literal["draw", "pick", "gain_points", "file", "research", "build_free"]
    times: NotRequired[int]
    points: NotRequired[int]
    level: NotRequired[int]


Conversion = TypedDict("Conversion", {"from": Colour, "to": Colour, "yields": int})


class Upgrade(TypedDict):
    """What a built upgrade changes for good."""

    storage: NotRequired[int]
    archive: NotRequired[int]
    research: NotRequired[int]
    forbids: NotRequired[Literal["file", "research"]]
    discount: NotRequired[int]
    when: NotRequired[Literal["build_level_2", "build_from_archive", "build_from_research"]]
    end_score: NotRequired[Literal["stored_energy", "point_tokens"]]


class Card(TypedDict):
    """One card; the meaning of the keys stands in ``cards.json`` itself."""

    id: str
    level: int
    kind: Literal["upgrade", "converter", "file", "pick", "build"]
    color: Colour
    cost: int
    points: int
    trigger: NotRequired[Trigger]
    effect: NotRequired[Effect]
    conversions: NotRequired[list[Conversion]]
    upgrade: NotRequired[Upgrade]


def _read() -> dict[str, Card]:
    source = files(__package__).joinpath("cards.json").read_text(encoding="utf-8")
    return {card["id"]: card for card in json.loads(source)["cards"]}


# In card order: S, I, II, III, then by number.
CARDS: dict[str, Card] = _read()
