"""Every decision as one of 253 ids, and the rules' actions said with them.

ids       decision
0..6    engineer, by field
7..13   buy, by program
14..55   act, by sector and program
56..97   act recalling the other programmed bot, by sector and program
98..104  recall, by program
105       pass
106..111  place, by sector
112       done
113..119  give, by program
120..160  program, by research card
161..201  use, by research card
202..251  catching so many octopods, fewer than possible
252       catching all octopods that can be caught

All are complete actions but the purple act where there is something to catch: then the number is said as well.
"""

import numpy as np

from labtop.core.encoding import GOES_ON, Chain
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.aquasphere.rules import actions as rules
from labtop.games.aquasphere.rules.actions import CATCHING
from labtop.games.aquasphere.rules.data import PROGRAMS, SECTORS
from labtop.games.aquasphere.rules.effects import most_caught
from labtop.games.aquasphere.rules.gains import lowest
from labtop.games.aquasphere.rules.legal import legal
from labtop.games.aquasphere.rules.state import (
    MOST_OCTOPODS,
    PROGRAM_COUNT,
    SECTOR_COUNT,
    Program,
    State,
)

ACT = rules.ACT  # up to here, and up to RECALLING, ids are the rules' own
RECALLING = rules.RECALLING
RECALL = RECALLING + SECTOR_COUNT * PROGRAM_COUNT
CATCH = RECALL + rules.COUNT - rules.RECALL
CATCH_ALL = CATCH + MOST_OCTOPODS
COUNT = CATCH_ALL + 1

PURPLE = Program.PURPLE.value
CATCHING_BITS = CATCHING.bit_length() - 1  # above them in a rules' action: how many are caught
NUMBER = CATCHING - 1  # a mask: the action without it
NOTHING_SAID, ACT_SAID = 0, 1  # steps of a chain

NAMES = (
    *rules.NAMES[:RECALLING],
    *(f"act {sector} {program} recalling" for sector in SECTORS for program in PROGRAMS),
    *rules.NAMES[rules.RECALL :],
    *(f"catching {count}" for count in range(MOST_OCTOPODS)),
    "catching all",
)


def _id(number: int) -> int:
    """The id of a rules' action that says nothing of octopods."""
    if number < RECALLING:
        return number
    if number < rules.RECALL:
        return RECALLING + (number - RECALLING) // PROGRAM_COUNT
    return number - rules.RECALL + RECALL


IDS = np.array([_id(number) for number in range(rules.COUNT)], np.uint8)


@kernel
def mask(state: State, chain: Chain, mask: Ints, room: Ints) -> int:
    """Write which ids are legal now; how many. `room` is for the rules' list."""
    for number in range(COUNT):
        mask[number] = 0
    count = legal(state, room)
    if chain.step == NOTHING_SAID:
        return mask_actions(room, count, mask)
    return mask_catches(room, count, chain.said, mask)


@kernel
def mask_actions(room: Ints, count: int, mask: Ints) -> int:
    """Show the ids of the actions in the list; all that differ in octopods alone have one."""
    shown = 0
    for index in range(count):
        action = room[index]
        if action < CATCHING:
            mask[IDS[action]] = 1
            shown += 1
    return shown


@kernel
def mask_catches(room: Ints, count: int, said: int, mask: Ints) -> int:
    """Show how many octopods the act that was said can catch, by the list."""
    shown = 0
    for index in range(count):
        action = room[index]
        if IDS[action & NUMBER] == said:
            mask[catch(action >> CATCHING_BITS)] = 1
            shown += 1
    return shown


@kernel
def catch(catching: int) -> int:
    """The id for what an action says of octopods: 0 that all are caught, n + 1 that n are."""
    return CATCH_ALL if catching == 0 else CATCH + catching - 1


@kernel
def extend(state: State, chain: Chain, action: int) -> int:
    """Say a legal id: the rules' action that it completes, the chain being cleared, or GOES_ON."""
    if chain.step == NOTHING_SAID:
        if catches(state, action):
            chain.step = ACT_SAID
            chain.said = action
            return GOES_ON
        return rules_action(state, action)
    said = rules_action(state, chain.said)
    chain.step = NOTHING_SAID
    chain.said = 0
    return said if action == CATCH_ALL else said + CATCHING * (action - CATCH + 1)


@kernel
def catches(state: State, action: int) -> bool:
    """Is this an act that can catch octopods?"""
    if action < ACT or action >= RECALL or (action - ACT) % PROGRAM_COUNT != PURPLE:
        return False
    sector = (action - ACT) // PROGRAM_COUNT % SECTOR_COUNT
    return most_caught(state.players[state.to_play], state.sectors[sector]) > 0


@kernel
def rules_action(state: State, action: int) -> int:
    """The rules' action for an id that is not about octopods."""
    if action < RECALLING:
        return action
    if action >= RECALL:
        return action - RECALL + rules.RECALL
    program = (action - RECALLING) % PROGRAM_COUNT
    other = lowest(int(state.players[state.to_play].programmed) & ~(1 << program))
    return RECALLING + (action - RECALLING) * PROGRAM_COUNT + other


def spell(action: int) -> list[int]:
    """The ids that say an action of the rules; a purple act's second is skipped where there is nothing to catch."""
    catching, number = divmod(action, CATCHING)
    first = int(IDS[number])
    purple = ACT <= first < RECALL and (first - ACT) % PROGRAM_COUNT == PURPLE
    return [first, CATCH + catching - 1 if catching else CATCH_ALL] if purple else [first]
