"""The rest of a round that is one player's alone: all others have passed, so nothing comes between.

Nothing that is hidden matters before the round is scored. In the scoring others may be asked for their cards, and for a
bot at a red line; neither changes anybody else's points, so the first action that they have is played for them.
"""

from dataclasses import replace

import numpy as np

from labtop.core.structs import States, raw_copy
from labtop.games.aquasphere.game import ENTRY_POINTS, RULES
from labtop.games.aquasphere.rules.state import STATE

ROOM = 512  # for legal actions
FROM, TO = (STATE.fields[name][1] for name in ("to_play", "components"))  # type: ignore[index]  # chance is before, what is printed behind


def apply(states: States, action: int) -> None:
    """Play a legal action, and what others are asked in the scoring."""
    seat = states["to_play"].item(0)
    ENTRY_POINTS.apply(states, action)
    actions = np.empty(ROOM, np.int64)
    while states["passed_count"].item(0) and states["to_play"].item(0) not in (seat, -1):
        ENTRY_POINTS.legal(states, actions)
        ENTRY_POINTS.apply(states, actions[0])


def alone(states: States, seat: int) -> bool:
    """Have all others passed?"""
    return bool(states["passed_count"].item(0) == states["seats"].item(0) - 1)


def over(states: States, seat: int) -> bool:
    """Has the round been scored?"""
    return bool(states["passed_count"].item(0) == 0 or states["to_play"].item(0) != seat)


def key(states: States) -> bytes:
    """All but chance and what is printed on the components."""
    return states[:1].tobytes()[FROM:TO]


def closed(states: States) -> States:
    """A copy; nothing hidden can be reached."""
    return raw_copy(states[:1])


RULES_OF_PUZZLES = replace(RULES, entry_points=ENTRY_POINTS._replace(apply=apply))
