"""The cards one by one, for networks that look at each."""

from typing import Any

import numpy as np
import numpy.typing as npt

from labtop.core.structs import States
from labtop.games.gizmos.env.observation import FLAGS, HAND
from labtop.games.gizmos.rules.cards import (
    CARD_COUNT,
    CARD_LIST,
    COLOUR,
    COST,
    DISCOUNT,
    DOES,
    GAINS,
    IDS,
    LEVEL,
    POINTS,
    TIMES,
    DiscountKind,
    EffectKind,
    end_score,
    forbids,
    upgrade,
)
from labtop.games.gizmos.rules.data import ENERGIES

CARDS = IDS
PLACES = HAND + 1
MARKED = ("ready", "used", "converter used", "effect under way", "being built", "chosen for the payment")
NAMES = [*(f"place {place}" for place in range(PLACES)), *MARKED]
COLOURS = (*ENERGIES, "any", "none")


def printed(states: States) -> dict[str, Any]:
    """What is printed on each card, by column."""
    columns: dict[str, Any] = {"cost": COST / 7, "points": POINTS / 7, "times": TIMES / 3, "gains": GAINS / 3}
    columns |= {f"level {level}": level == LEVEL for level in range(4)}
    columns |= {name: number == COLOUR for number, name in enumerate(COLOURS)}
    columns |= {effect.name.lower(): effect == DOES for effect in EffectKind}
    columns |= {f"discount: {kind.name.lower()}": DISCOUNT[:, kind.value] for kind in DiscountKind}
    columns |= {f"adds {what}": np.array(upgrade(what)) / 4 for what in ("storage", "archive", "research")}
    columns |= {f"forbids {action}": forbids(action) for action in ("file", "research")}
    columns |= {f"scores {what}": end_score(what) for what in ("stored_energy", "point_tokens")}
    return columns | _triggers() | _conversions()


def _triggers() -> dict[str, Any]:
    """What sets each card off."""
    triggers: list[dict[str, Any]] = [dict(card.get("trigger", {})) for card in CARD_LIST]
    columns = {f"on {on}": [trigger.get("on") == on for trigger in triggers] for on in ("file", "pick", "build")}
    columns |= {f"on {energy}": [energy in trigger.get("colors", ()) for trigger in triggers] for energy in ENERGIES}
    columns["on level II"] = [trigger.get("level") == 2 for trigger in triggers]
    columns["from the archive"] = [trigger.get("from") == "archive" for trigger in triggers]
    return columns


def _conversions() -> dict[str, Any]:
    """What each converter turns into something else, and how often."""
    conversions = [card.get("conversions", []) for card in CARD_LIST]
    return {
        f"{source} into {yields}": [
            sum(one["from"] == source and one["yields"] == yields for one in own) for own in conversions
        ]
        for source in (*ENERGIES, "any")
        for yields in (1, 2)
    }


def dynamic(seen: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Where each card is, and what is with it."""
    values = np.zeros((len(seen), CARD_COUNT, len(NAMES)), np.float32)
    values[:, :, :PLACES] = seen[:, :CARD_COUNT, None] == np.arange(PLACES)
    marks = seen[:, FLAGS : FLAGS + CARD_COUNT, None] >> np.arange(len(MARKED), dtype=np.uint8)
    values[:, :, PLACES:] = marks & 1
    return values
