"""What a game is to the rest of the program: its kernels' doors, its notation and its words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from labtop.core.doors import Doors
from labtop.core.structs import States
from labtop.core.texts import Message

Position: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Rules:
    """A game; everything generic works through this. `states` is always an array whose first record counts."""

    name: str
    players: range  # how many can play
    outcomes: tuple[str, ...]  # the names of chance outcomes, by number
    doors: Doors
    fresh: Callable[..., States]  # (**edition) -> two empty records, ready for setup
    position: Callable[[States], Position]
    load: Callable[..., States]  # (position, **edition) -> states, or InvalidPosition
    outcome_possible: Callable[[States, int], bool]  # may this chance outcome come now?
    view: Callable[[Position, int | None], Position]  # a position as a seat, or a spectator, may see it
    seen_action: Callable[[str], str]  # an action as the other seats may see it
    hidden: Callable[[Position], int]  # how many things are hidden from everybody; fewer: something was revealed
    name_action: Callable[[int], str]
    read_action: Callable[[str], int | None]
    why_not: Callable[[States, str], Message]  # the reason why an action is not legal
    describe: Callable[[str, Position, str], str]
