"""Cards in positions from outside."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from labtop.core.errors import shown
from labtop.core.structs import Ints
from labtop.core.texts import Texts
from labtop.core.validation import items, needing
from labtop.games.gizmos.rules.cards import NUMBERS

REFUSALS = Texts(files("labtop.games.gizmos.words").joinpath("refusals"))
need = needing(REFUSALS)


def read_card(value: Any, where: str, fits: Callable[[int], bool] = lambda card: True) -> int:
    """The number of a card that is named and fits its place."""
    need(isinstance(value, str) and value in NUMBERS, where, "no-card", given=shown(value))
    need(fits(NUMBERS[value]), where, "card-elsewhere", card=value)
    return NUMBERS[value]


def read_list(room: Ints, value: Any, where: str, fits: Callable[[int], bool] = lambda card: True) -> int:
    """Write the cards of a list into an array; how many."""
    for index, name in enumerate(items(value, where, high=len(room))):
        room[index] = read_card(name, f"{where}.{index}", fits)
    return len(value)
