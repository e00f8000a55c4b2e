"""The cards and lab extensions one by one, for networks that look at each."""

from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop.core.structs import States
from labtop.games.aquasphere.env.layout import PARTS
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.state import RESEARCH_CARDS, SEATS, Capacity, CardKind, Reward

CARDS = [*RESEARCH_IDS, *EXTENSION_IDS]
PLACES = [*(f"sector {letter}" for letter in SECTORS), *(f"player {seat}" for seat in range(SEATS))]
NAMES = [*PLACES, "spent"]  # in a sector, 1 for the top card and less for those below
SPENT = len(PLACES)
PILES = {"research": 0, "extensions": RESEARCH_CARDS}  # where its cards begin in CARDS

_ENDS = list(accumulate(part.size for part in PARTS))
AT = {part.name: slice(end - part.size, end) for part, end in zip(PARTS, _ENDS, strict=True)}


def printed(states: States) -> dict[str, Any]:
    """What is printed on each card of the component set in play, by column."""
    components = states["components"][0]
    research, extensions = components["research"], components["extensions"]
    none = np.zeros(len(EXTENSION_IDS))
    columns = {f"card: {kind.name.lower()}": np.append(research["kind"] == kind, none) for kind in CardKind}
    columns |= {program: np.append(research["program"] == number, none) for number, program in enumerate(PROGRAMS)}
    columns |= {f"gives {reward.name.lower()}": np.append(research["reward"] == reward, none) for reward in Reward}
    columns |= {name: np.append(research[name] / 5, none) for name in ("amount", "otherwise")}
    before = np.zeros(RESEARCH_CARDS)
    for kind in Capacity:
        columns[f"room for {kind.name.lower()}"] = np.append(before, extensions["capacity"][:, kind.value] / 3)
    for number, letter in enumerate(SECTORS):
        columns[f"letter {letter}"] = np.append(before, (extensions["letters"] == number).sum(axis=1))
    return columns


def dynamic(seen: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Where each card is that can be seen, and which of a player's cards are spent."""
    values = np.zeros((len(seen), len(CARDS) + 1, len(NAMES)), np.float32)  # what is not there goes to the last row
    rows = np.arange(len(seen))[:, None]
    for column, place in enumerate(PLACES):
        for pile, start in PILES.items():
            cards = seen[:, AT[f"{place}: {pile}"]].astype(np.int64)
            where = np.where(cards > 0, cards - 1 + start, len(CARDS))
            depth = np.arange(1, cards.shape[1] + 1) if place.startswith("sector") else 1.0
            values[rows, where, column] = 1.0 / np.broadcast_to(depth, cards.shape)
            if pile == "research" and place.startswith("player"):
                values[rows, where, SPENT] = np.maximum(values[rows, where, SPENT], seen[:, AT[f"{place}: spent"]])
    return values[:, :-1]
