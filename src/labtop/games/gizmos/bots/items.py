"""What a bot looks at one by one in a game of Gizmos: each card that a seat could build, and each colour of energy."""

from typing import Any

from labtop.core.kernel import kernel
from labtop.games.gizmos.bots.features import BUILDS_OF, CARD, FAMILIES, FIRST_FAMILY, count_bits, missing
from labtop.games.gizmos.rules.cards import (
    ANY,
    COLOUR,
    COLOURS,
    MOST_ARCHIVE,
    MOST_RESEARCH,
    NO_CARD,
    TRIGGERED_BY_ARCHIVE,
    TRIGGERED_BY_BUILD,
    TRIGGERED_BY_PICK,
)
from labtop.games.gizmos.rules.legal import POWER_BITS, POWER_MASK, powers
from labtop.games.gizmos.rules.state import SLOTS, Player, Source, Stage, State

ROOM = SLOTS + MOST_ARCHIVE + MOST_RESEARCH + COLOURS
TO_SPARE, FARTHEST = 4, 6  # spheres
MANY = 4  # gizmos
MANY_IN_ROW, MANY_STORED = 3, 6  # spheres

# What can be said of an item, and the first number of each sort. Of a card:
TRAITS: list[str] = [*FAMILIES]
SHORT = len(TRAITS)
TRAITS += [f"short of {spheres}" for spheres in range(-TO_SPARE, FARTHEST + 1)]
OFFERED = len(TRAITS)
TRAITS += [f"row offers {spheres}" for spheres in range(MANY_IN_ROW + 1)]
SETS_OFF = len(TRAITS)
TRAITS += [f"sets off {gizmos}" for gizmos in range(MANY + 1)]
FROM = len(TRAITS)
TRAITS += [f"from {source.name.lower()}" for source in Source]
# Of a colour:
STORED = len(TRAITS)
TRAITS += [f"stored {spheres}" for spheres in range(MANY_STORED + 1)]
IN_ROW = len(TRAITS)
TRAITS += [f"in row {spheres}" for spheres in range(MANY_IN_ROW + 1)]
CONVERTED = len(TRAITS)
TRAITS += [f"converted {spheres}" for spheres in range(TO_SPARE + 1)]
BUILD_TRIGGERS = len(TRAITS)
TRAITS += [f"build triggers {gizmos}" for gizmos in range(MANY + 1)]
PICK_TRIGGERS = len(TRAITS)
TRAITS += [f"pick triggers {gizmos}" for gizmos in range(MANY + 1)]

Traits = Any  # the five of an item


@kernel
def items(state: State, seat: int, traits: Any) -> int:
    """Write the traits of each item that a seat looks at; how many items there are."""
    player = state.players[seat]
    power = powers(player)
    count = 0
    for slot in range(SLOTS):
        if state.display[slot] != NO_CARD:
            look_at_card(state, player, power, int(state.display[slot]), Source.DISPLAY, traits[count])
            count += 1
    for index in range(player.archive_count):
        look_at_card(state, player, power, int(player.archive[index]), Source.ARCHIVE, traits[count])
        count += 1
    if seat == state.to_play and state.turn.stage == Stage.CHOOSE:
        for index in range(state.turn.research_count):
            look_at_card(state, player, power, int(state.turn.research[index]), Source.RESEARCH, traits[count])
            count += 1
    for colour in range(COLOURS):
        look_at_colour(state, player, power, colour, traits[count])
        count += 1
    return count


@kernel
def look_at_card(state: State, player: Player, power: int, card: int, source: int, traits: Traits) -> None:
    """A card that could be built."""
    short = missing(player, power, card, source)
    offered = MANY_IN_ROW if COLOUR[card] >= ANY else int(state.row[COLOUR[card]])
    triggers = int(TRIGGERED_BY_BUILD[card])
    if source == Source.ARCHIVE:
        triggers |= TRIGGERED_BY_ARCHIVE
    traits[0] = CARD[card] - FIRST_FAMILY
    traits[1] = SHORT + TO_SPARE + max(-TO_SPARE, min(short, FARTHEST))
    traits[2] = OFFERED + min(offered, MANY_IN_ROW)
    traits[3] = SETS_OFF + min(count_bits(triggers & player.gizmos), MANY)
    traits[4] = FROM + source


@kernel
def look_at_colour(state: State, player: Player, power: int, colour: int, traits: Traits) -> None:
    """A colour of energy."""
    stored = int(player.energy[colour])
    converted = ((power >> (POWER_BITS * colour)) & POWER_MASK) - stored
    traits[0] = STORED + min(stored, MANY_STORED)
    traits[1] = IN_ROW + min(int(state.row[colour]), MANY_IN_ROW)
    traits[2] = CONVERTED + min(converted, TO_SPARE)
    traits[3] = BUILD_TRIGGERS + min(count_bits(BUILDS_OF[colour] & player.gizmos), MANY)
    traits[4] = PICK_TRIGGERS + min(count_bits(TRIGGERED_BY_PICK[colour] & player.gizmos), MANY)
