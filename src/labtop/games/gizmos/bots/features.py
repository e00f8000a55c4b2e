"""What a bot looks at in a game of Gizmos: features of one seat's prospects."""

from enum import IntEnum, auto
from typing import Any

import numpy as np

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.building import GIZMOS_TO_END, LEVEL_III_TO_END, lowest_price
from labtop.games.gizmos.rules.cards import (
    ANY,
    CARD_LIST,
    COLOUR,
    COLOURS,
    DOES,
    GAINS,
    GIZMOS,
    LEVEL,
    LEVEL_COUNT,
    NO_CARD,
    POINTS,
    STARTING,
    TIMES,
    TRIGGERED_BY_ARCHIVE,
    TRIGGERED_BY_BUILD,
    TRIGGERED_BY_PICK,
    EffectKind,
    gizmos_where,
)
from labtop.games.gizmos.rules.data import ENERGIES, LEVELS, Card
from labtop.games.gizmos.rules.legal import POWER_BITS, POWER_MASK, powers
from labtop.games.gizmos.rules.scoring import place_in_turn_order, score
from labtop.games.gizmos.rules.state import SLOTS, Player, Source, Stage, State, Turn

Values = Any  # an array of features


class Feature(IntEnum):
    """The features before those of the single cards. Of a turn under way, what is still to come counts as well."""

    ONE = 0
    SCORE = auto()
    GIZMOS = auto()
    LEVEL_III = auto()
    TURN_TO_COME = auto()  # in this round, while others have had theirs
    ENERGY = auto()
    COLOURS = auto()  # different ones in the ring
    FULL_RING = auto()
    STORAGE = auto()
    ARCHIVED = auto()
    ARCHIVED_POINTS = auto()
    ARCHIVE_ROOM = auto()
    RESEARCH_AMOUNT = auto()
    CONVERSIONS = auto()  # buying power in the best colour beyond its spheres
    BEST_I = auto()  # points of the best card of each level within reach now
    BEST_II = auto()
    BEST_III = auto()
    SHORT_I = auto()  # spheres missing for the cheapest of each level
    SHORT_II = auto()
    SHORT_III = auto()
    PLAN_I = auto()  # the most points a missing sphere promises, of each level
    PLAN_II = auto()
    PLAN_III = auto()
    COMBO = auto()  # the most gizmos that building a card within reach sets off
    BUILD_TRIGGERS = auto()  # of the colour with the most
    BUILD_PAIRS = auto()  # pairs of gizmos that building one colour sets off
    PICK_TRIGGERS = auto()
    PICK_PAIRS = auto()
    READY_ENERGY = auto()
    READY_POINTS = auto()
    READY_FILE = auto()
    READY_RESEARCH = auto()
    READY_BUILD = auto()
    RESEARCHING = auto()
    RESEARCHED_BEST = auto()  # points of the best researched card within reach


def family(card: Card) -> str:
    """Cards that differ in nothing but colours are of one family: no colour is better than another."""
    words = [LEVELS[card["level"]], card["kind"], str(card["cost"]), str(card["points"])]
    for key in ("trigger", "effect", "upgrade"):
        for word, value in card.get(key, {}).items():  # type: ignore[attr-defined]
            words.append(f"{word} {len(value) if word == 'colors' else value}")
    for conversion in card.get("conversions", ()):
        words.append(f"{'any' if conversion['from'] == 'any' else 'one'} yields {conversion['yields']}")
    return ": ".join([words[0], " ".join(words[1:])])


def builds_of(energy: str) -> int:
    """The mask of the gizmos that building a card of this colour triggers."""
    return gizmos_where(lambda card: card["trigger"]["on"] == "build" and energy in card["trigger"].get("colors", ()))


FAMILY_OF = [family(card) for card in CARD_LIST]
FAMILIES = list(dict.fromkeys(FAMILY_OF[STARTING:]))
FIRST_FAMILY = len(Feature)
NAMES = (*(feature.name.lower() for feature in Feature), *FAMILIES)
COUNT = len(NAMES)
CARD = np.array([FIRST_FAMILY + FAMILIES.index(name) if name in FAMILIES else 0 for name in FAMILY_OF], np.int64)
KNOTS = 4
BUILDS_OF = np.array([builds_of(energy) for energy in ENERGIES], np.int64)
GIZMO_CARDS = np.array(GIZMOS, np.int64)
FAR = 8  # spheres missing for a card that is not there


@kernel
def progress(state: State) -> float:
    """How near the player nearest to the end is to it."""
    nearest = 0.0
    for seat in range(state.seats):
        player = state.players[seat]
        gizmos = (player.active_count - 1.0) / (GIZMOS_TO_END - 1)
        nearest = max(nearest, max(gizmos, float(player.level_3) / LEVEL_III_TO_END))
    return min(nearest, 1.0)


@kernel
def settled(state: State) -> bool:
    """No turn is under way: the next thing is one of the four actions, or nothing."""
    return state.turn.stage == Stage.ACTION or state.turn.stage == Stage.OVER


@kernel
def features(state: State, seat: int, values: Values) -> None:
    """Write the features of a seat."""
    for index in range(COUNT):
        values[index] = 0.0
    player = state.players[seat]
    values[Feature.ONE] = 1.0
    values[Feature.SCORE] = score(state, seat)
    values[Feature.GIZMOS] = player.active_count
    values[Feature.LEVEL_III] = player.level_3
    values[Feature.TURN_TO_COME] = has_turn_to_come(state, seat)
    values[Feature.ARCHIVED] = player.archive_count
    values[Feature.ARCHIVE_ROOM] = player.file_limit - player.archive_count
    values[Feature.RESEARCH_AMOUNT] = player.research_amount
    for index in range(1, player.active_count):
        values[CARD[player.active[index]]] += 1.0
    for index in range(player.archive_count):
        values[Feature.ARCHIVED_POINTS] += POINTS[player.archive[index]]
    see_energy(player, values)
    if player.gizmos != 0:
        see_triggers(player, values)
    see_cards_to_build(state, player, values)
    if seat == state.to_play and not settled(state):
        see_turn(state, player, values)


@kernel
def has_turn_to_come(state: State, seat: int) -> bool:
    """Will this seat have a turn in this round that another has already had, or is having?

    For whoever plays, the answer is the same before and after the end of the turn: ending it is no gain by itself.
    """
    place, played = place_in_turn_order(state, seat), int(state.turn.number) % int(state.seats)
    return 0 < played <= place if settled(state) else played < place


@kernel
def see_energy(player: Player, values: Values) -> None:
    """The ring."""
    values[Feature.ENERGY] = player.ring
    values[Feature.STORAGE] = player.storage_limit
    values[Feature.FULL_RING] = player.ring >= player.storage_limit
    for colour in range(COLOURS):
        if player.energy[colour] > 0:
            values[Feature.COLOURS] += 1.0


@kernel
def see_cards_to_build(state: State, player: Player, values: Values) -> None:
    """What display and archive offer for the energy at hand."""
    power = powers(player)
    values[Feature.CONVERSIONS] = ((power >> (POWER_BITS * ANY)) & POWER_MASK) - int(player.ring)
    for level in range(LEVEL_COUNT):
        values[Feature.SHORT_I + level] = FAR
    for slot in range(SLOTS):
        if state.display[slot] != NO_CARD:
            see_card(player, power, int(state.display[slot]), Source.DISPLAY, values)
    for index in range(player.archive_count):
        see_card(player, power, int(player.archive[index]), Source.ARCHIVE, values)


@kernel
def missing(player: Player, power: int, card: int, source: int) -> int:
    """Spheres that are missing to build a card; at most 0 when it can be built."""
    return lowest_price(player, card, source) - ((power >> (POWER_BITS * int(COLOUR[card]))) & POWER_MASK)


@kernel
def see_card(player: Player, power: int, card: int, source: int, values: Values) -> None:
    """Is this card the best within reach, or the nearest, of its level?"""
    short = missing(player, power, card, source)
    level = int(LEVEL[card]) - 1
    if short <= 0:
        values[Feature.BEST_I + level] = max(values[Feature.BEST_I + level], float(POINTS[card]))
        short = 0
        combo = int(TRIGGERED_BY_BUILD[card])
        if source == Source.ARCHIVE:
            combo |= TRIGGERED_BY_ARCHIVE
        values[Feature.COMBO] = max(values[Feature.COMBO], float(count_bits(combo & player.gizmos)))
    values[Feature.SHORT_I + level] = min(values[Feature.SHORT_I + level], float(short))
    plan = (POINTS[card] + 1.0) / (1.0 + short)
    values[Feature.PLAN_I + level] = max(values[Feature.PLAN_I + level], plan)


@kernel
def count_bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@kernel
def see_triggers(player: Player, values: Values) -> None:
    """How well the gizmos fit together: those that one colour sets off."""
    for colour in range(COLOURS):
        built = float(count_bits(BUILDS_OF[colour] & player.gizmos))
        values[Feature.BUILD_TRIGGERS] = max(values[Feature.BUILD_TRIGGERS], built)
        values[Feature.BUILD_PAIRS] += built * (built - 1.0) / 2.0
        picked = float(count_bits(TRIGGERED_BY_PICK[colour] & player.gizmos))
        values[Feature.PICK_TRIGGERS] = max(values[Feature.PICK_TRIGGERS], picked)
        values[Feature.PICK_PAIRS] += picked * (picked - 1.0) / 2.0


@kernel
def see_turn(state: State, player: Player, values: Values) -> None:
    """The turn under way: what is ready, being paid for, or being researched."""
    turn = state.turn
    see_ready(turn, values)
    if turn.build != NO_CARD:
        card = int(turn.build)
        values[CARD[card]] += 1.0
        values[Feature.GIZMOS] += 1.0
        values[Feature.LEVEL_III] += LEVEL[card] == LEVEL_COUNT
        values[Feature.SCORE] += POINTS[card]
        values[Feature.ENERGY] -= lowest_price(player, card, int(turn.source))
    elif turn.stage == Stage.CHOOSE:
        values[Feature.RESEARCHING] = 1.0
        power = powers(player)
        for index in range(turn.research_count):
            card = int(turn.research[index])
            if missing(player, power, card, Source.RESEARCH) <= 0:
                values[Feature.RESEARCHED_BEST] = max(values[Feature.RESEARCHED_BEST], float(POINTS[card]))


@kernel
def see_ready(turn: Turn, values: Values) -> None:
    """The effects still to come."""
    if turn.effect != NO_CARD:
        see_effect(int(turn.effect), float(turn.effect_left), values)
    ready = turn.ready
    while ready != 0:
        card = int(GIZMO_CARDS[count_bits((ready & -ready) - 1)])
        see_effect(card, float(TIMES[card]), values)
        ready &= ready - 1


@kernel
def see_effect(card: int, times: float, values: Values) -> None:
    """An effect still to come, so many times."""
    does = DOES[card]
    if does == EffectKind.DRAW or does == EffectKind.PICK:
        values[Feature.READY_ENERGY] += times
    elif does == EffectKind.GAIN_POINTS:
        values[Feature.READY_POINTS] += min(times, 1.0) * GAINS[card]
    elif does == EffectKind.FILE:
        values[Feature.READY_FILE] += min(times, 1.0)
    elif does == EffectKind.RESEARCH:
        values[Feature.READY_RESEARCH] += min(times, 1.0)
    elif does == EffectKind.BUILD_FREE:
        values[Feature.READY_BUILD] += min(times, 1.0)
