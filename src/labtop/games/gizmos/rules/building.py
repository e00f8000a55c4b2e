"""What it takes to build a card (rules#pay) and what changes when it is built (rules#build)."""

from labtop.core.events import NOTHING, note, noting
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.gizmos.rules.actions import NIBBLE, converters_of, spent_of
from labtop.games.gizmos.rules.cards import (
    ADDS_ARCHIVE,
    ADDS_RESEARCH,
    ADDS_STORAGE,
    COLOUR,
    COLOURS,
    CONVERTER_BIT,
    CONVERTER_CARD,
    COST,
    DISCOUNT,
    DISCOUNTS,
    FORBIDS_FILE,
    FORBIDS_RESEARCH,
    GIZMO_BIT,
    LEVEL,
    POINTS,
    SCORES_ENERGY,
    SCORES_TOKENS,
    TRIGGERED_BY_ARCHIVE,
    TRIGGERED_BY_BUILD,
    DiscountKind,
)
from labtop.games.gizmos.rules.converter_counts import count_at, kit_of, ring_of
from labtop.games.gizmos.rules.effects import trigger
from labtop.games.gizmos.rules.events import End, EventKind
from labtop.games.gizmos.rules.payments import write_payments
from labtop.games.gizmos.rules.state import SLOTS, Player, Source, Stage, State, Turn
from labtop.games.gizmos.rules.supply import slot_of, take_from_display

LEVEL_III_TO_END = 4
GIZMOS_TO_END = 16


@kernel
def lowest_price(player: Player, card: int, source: int) -> int:
    """The cost less all discounts that apply, not below 0."""
    price = int(COST[card])
    if LEVEL[card] == 2:
        price -= player.discount[DiscountKind.BUILD_LEVEL_2]
    if source == Source.ARCHIVE:
        price -= player.discount[DiscountKind.BUILD_FROM_ARCHIVE]
    elif source == Source.RESEARCH:
        price -= player.discount[DiscountKind.BUILD_FROM_RESEARCH]
    return max(price, 0)


@kernel
def source_now(state: State, card: int) -> int:
    """Where the player to play builds a card from at this stage: out of research, the display or the own archive."""
    if state.turn.stage == Stage.CHOOSE:
        return Source.RESEARCH
    return Source.DISPLAY if slot_of(state, card) < SLOTS else Source.ARCHIVE


@kernel
def price_now(state: State, card: int) -> int:
    """The least that a card costs the player to play at this stage: as an effect, a build is free."""
    if state.turn.stage == Stage.BUILD:
        return 0
    return lowest_price(state.players[state.to_play], card, source_now(state, card))


@kernel
def write_ways_to_pay(state: State, card: int, source: int, actions: Ints) -> int:
    """Write the legal payments for a card as actions; how many, at most as many as fit."""
    player = state.players[state.to_play]
    unused = player.converters & ~state.turn.used_converters
    lowest = lowest_price(player, card, source)
    return write_payments(ring_of(player), unused, int(COLOUR[card]), lowest, int(COST[card]), actions)


@kernel
def pay(state: State, action: int) -> None:
    """Put the spent spheres back into the dispenser; the converters are used up for this turn."""
    player = state.players[state.to_play]
    spent = spent_of(action)
    for colour in range(COLOURS):
        count = count_at(spent, NIBBLE * colour)
        player.energy[colour] -= count
        player.ring -= count
        state.dispenser[colour] += count
        state.dispenser_count += count
        if count > 0:
            note(state, EventKind.SPHERES_SPENT, state.to_play, colour, count)
    converters = converters_of(action)
    note_converters(state, converters)
    state.turn.used_converters |= converters
    player.kit -= kit_of(converters)


@kernel
def note_converters(state: State, converters: int) -> None:
    """Converters of a mask are used."""
    if noting(state):
        for bit in range(len(CONVERTER_CARD)):
            if converters >> bit & 1:
                note(state, EventKind.CONVERTER_USED, state.to_play, int(CONVERTER_CARD[bit]), 0)


@kernel
def take(state: State, card: int, source: int) -> None:
    """Take a card away from where it lies."""
    if source == Source.DISPLAY:
        take_from_display(state, card)
    elif source == Source.ARCHIVE:
        player = state.players[state.to_play]
        remove(player.archive[:], player.archive_count, card)
        player.archive_count -= 1
    else:
        take_researched(state.turn, card)


@kernel
def take_researched(turn: Turn, card: int) -> None:
    """Take a card out of those researched."""
    remove(turn.research[:], turn.research_count, card)
    turn.research_count -= 1


@kernel
def remove(cards: Ints, count: int, card: int) -> None:
    """Remove a card from the first `count`; the others keep their order: those behind it move up."""
    behind = 0
    for index in range(count - 1):
        behind |= int(cards[index] == card)
        cards[index] = cards[index + behind]


@kernel
def build(state: State, card: int, source: int) -> None:
    """Take a paid card, trigger the gizmos that were active before, and place it."""
    player = state.players[state.to_play]
    note(state, EventKind.CARD_BUILT, state.to_play, card, source)
    take(state, card, source)
    triggered = int(TRIGGERED_BY_BUILD[card])
    if source == Source.ARCHIVE:
        triggered |= TRIGGERED_BY_ARCHIVE
    trigger(state, triggered)
    place(player, card)
    end = triggered_end(player)
    if end > 0 and not state.end_triggered:
        state.end_triggered = True
        note(state, EventKind.END_TRIGGERED, state.to_play, NOTHING, end)


@kernel
def triggered_end(player: Player) -> int:
    """4 active gizmos of level III, or 16 in all (rules#end); 0 without either."""
    level_3 = End.LEVEL_III if player.level_3 >= LEVEL_III_TO_END else 0
    return level_3 + (End.ALL if player.active_count >= GIZMOS_TO_END else 0)


@kernel
def place(player: Player, card: int) -> None:
    """Place a card among the active gizmos; its upgrades count at once."""
    player.active[player.active_count] = card
    player.active_count += 1
    player.points += POINTS[card]
    player.level_3 += LEVEL[card] == 3
    player.storage_limit += ADDS_STORAGE[card]
    player.file_limit += ADDS_ARCHIVE[card]
    player.research_amount += ADDS_RESEARCH[card]
    for when in range(DISCOUNTS):
        player.discount[when] += DISCOUNT[card, when]
    player.files_forbidden += FORBIDS_FILE[card]
    player.research_forbidden += FORBIDS_RESEARCH[card]
    player.scores_energy += SCORES_ENERGY[card]
    player.scores_tokens += SCORES_TOKENS[card]
    player.gizmos |= GIZMO_BIT[card]
    player.converters |= CONVERTER_BIT[card]
    player.kit += kit_of(int(CONVERTER_BIT[card]))
