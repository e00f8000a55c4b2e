"""What networks see of a game of Gizmos beyond the observation: what each player's cards and spheres come to."""

from typing import Any

from labtop.core.encoding import Part
from labtop.core.inputs import SAID, Inputs, say
from labtop.core.kernel import kernel
from labtop.games.gizmos.bots.features import COUNT, Feature, count_bits, features, missing
from labtop.games.gizmos.bots.items import FARTHEST, MANY, TO_SPARE
from labtop.games.gizmos.rules.cards import CARD_COUNT, NO_CARD, TRIGGERED_BY_ARCHIVE, TRIGGERED_BY_BUILD
from labtop.games.gizmos.rules.legal import powers
from labtop.games.gizmos.rules.state import SEATS, SLOTS, Player, Source, Stage, State

FEATURES = len(Feature)
DISTANCES = 2 + TO_SPARE + FARTHEST

# Of each seat, counted from the one that looks: its features. Of each card that could be built: by that seat, how many
# spheres are missing, and how many gizmos it would set off; by the next one, how many spheres are missing.
PARTS = (
    Part("features", SEATS * FEATURES, kinds=SAID + 1),
    Part("spheres missing", CARD_COUNT, kinds=DISTANCES),
    Part("gizmos set off", CARD_COUNT, kinds=MANY + 1),
    Part("spheres missing to the next", CARD_COUNT, kinds=DISTANCES),
)
MISSING = SEATS * FEATURES
SETS_OFF = MISSING + CARD_COUNT
NEXT = SETS_OFF + CARD_COUNT


@kernel
def look(state: State, seat: int, room: Any, values: Any) -> None:
    """Write these parts."""
    for place in range(len(values)):
        values[place] = 0
    for offset in range(state.seats):
        features(state, (seat + offset) % state.seats, room)
        for feature in range(FEATURES):
            values[offset * FEATURES + feature] = say(room[feature])
    look_at_cards(state, state.players[seat], values, MISSING)
    look_at_cards(state, state.players[(seat + 1) % state.seats], values, NEXT)
    if seat == state.to_play and state.turn.stage == Stage.CHOOSE:
        player = state.players[seat]
        power = powers(player)
        for index in range(state.turn.research_count):
            look_at_card(player, power, int(state.turn.research[index]), Source.RESEARCH, values, MISSING)


@kernel
def look_at_cards(state: State, player: Player, values: Any, start: int) -> None:
    """Those of the display, and those that a player has filed."""
    power = powers(player)
    for slot in range(SLOTS):
        if state.display[slot] != NO_CARD:
            look_at_card(player, power, int(state.display[slot]), Source.DISPLAY, values, start)
    for index in range(player.archive_count):
        look_at_card(player, power, int(player.archive[index]), Source.ARCHIVE, values, start)


@kernel
def look_at_card(player: Player, power: int, card: int, source: int, values: Any, start: int) -> None:
    """How far it is from being built, and what that would set off."""
    short = max(-TO_SPARE, min(missing(player, power, card, source), FARTHEST))
    values[start + card] = 1 + TO_SPARE + short
    if start == MISSING:
        triggers = int(TRIGGERED_BY_BUILD[card])
        if source == Source.ARCHIVE:
            triggers |= TRIGGERED_BY_ARCHIVE
        values[SETS_OFF + card] = min(count_bits(triggers & player.gizmos), MANY)


INPUTS = Inputs(PARTS, look, COUNT)
