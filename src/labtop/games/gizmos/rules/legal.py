"""Which actions are legal: the one place that says so. One function a stage of the notation."""

from labtop.core.kernel import inlined, kernel
from labtop.core.structs import Ints
from labtop.games.gizmos.rules.actions import (
    BUILD,
    DRAW,
    END,
    FILE,
    NEITHER,
    NIBBLE,
    PASS,
    PICK,
    RESEARCH,
    STOP,
    UNDER,
    UNDER_REST,
    USE,
)
from labtop.games.gizmos.rules.building import lowest_price, write_ways_to_pay
from labtop.games.gizmos.rules.cards import (
    ANY,
    COLOUR,
    COLOURS,
    DO_BUILD_FREE,
    DO_ENERGY,
    DO_FILE,
    DO_POINTS,
    DO_RESEARCH,
    GIZMO_BIT,
    GIZMO_INDEX,
    LEVEL,
    LEVEL_COUNT,
    NO_CARD,
    TIMES,
)
from labtop.games.gizmos.rules.converter_counts import ALL_COLOURS, DOUBLERS, MOVES, WILD, count_at, ring_of
from labtop.games.gizmos.rules.payments import buying_power
from labtop.games.gizmos.rules.state import FIRST_SLOT, SLOTS, Player, Source, Stage, State

POWER_BITS = 8
POWER_MASK = (1 << POWER_BITS) - 1


@kernel
def legal(state: State, actions: Ints) -> int:
    """Write the legal actions; how many. Only payments can be more than a few dozen: then as many as fit."""
    stage = state.turn.stage
    if stage == Stage.ACTION:
        return legal_action(state, actions)
    if stage == Stage.USE:
        return legal_use(state, actions)
    if stage == Stage.PAY:
        return write_ways_to_pay(state, int(state.turn.build), int(state.turn.source), actions)
    if stage == Stage.CHOOSE:
        return legal_choose(state, actions)
    if stage == Stage.RETURN:
        return legal_return(state, actions)
    if stage == Stage.PICK:
        return legal_pick(state, actions)
    if stage == Stage.DRAW:
        actions[0] = DRAW
        actions[1] = STOP
        return 2
    if stage == Stage.FILE:
        return write_files(state, actions, 0)
    if stage == Stage.RESEARCH:
        return write_researches(state, actions, 0)
    if stage == Stage.BUILD:
        return legal_build(state, actions)
    return 0


@inlined
def legal_action(state: State, actions: Ints) -> int:
    """One of file, pick, build, research; or pass if none is possible."""
    player = state.players[state.to_play]
    count = 0
    if may_file(player):
        count = write_files(state, actions, count)
    if player.ring < player.storage_limit:
        count = write_picks(state, actions, count)
    power = powers(player)
    count = write_builds(state.display[:], SLOTS, Source.DISPLAY, player, power, actions, count)
    count = write_builds(player.archive[:], player.archive_count, Source.ARCHIVE, player, power, actions, count)
    if player.research_forbidden == 0:
        count = write_researches(state, actions, count)
    if count == 0:
        actions[0] = PASS
        count = 1
    return count


@kernel
def may_file(player: Player) -> bool:
    """The archive has room and no card forbids filing."""
    return player.archive_count < player.file_limit and player.files_forbidden == 0


@kernel
def write_files(state: State, actions: Ints, count: int) -> int:
    """File any card of the display."""
    for slot in range(SLOTS):
        card = int(state.display[slot])
        if card != NO_CARD:
            actions[count] = FILE + card
            count += 1
    return count


@kernel
def write_picks(state: State, actions: Ints, count: int) -> int:
    """Pick any colour of the row."""
    for colour in range(COLOURS):
        actions[count] = PICK + colour  # written over unless it counts: quicker than to jump or not to
        count += state.row[colour] > 0
    return count


@kernel
def write_researches(state: State, actions: Ints, count: int) -> int:
    """Research any level whose deck is not empty."""
    for level in range(LEVEL_COUNT):
        if state.decks[level].count > 0:
            actions[count] = RESEARCH + level
            count += 1
    return count


@kernel
def powers(player: Player) -> int:
    """The buying power in each colour and in any mix, a byte each: worked out once for all cards."""
    kit = player.kit
    if kit >> DOUBLERS & ALL_COLOURS:
        ring, power = ring_of(player), 0
        for colour in range(COLOURS + 1):
            power |= buying_power(ring, kit, colour) << (POWER_BITS * colour)
        return power
    power = int(player.ring) << (POWER_BITS * ANY)  # nothing is doubled: the same spheres, with so many moves between
    moved = 0
    for colour in range(COLOURS):
        moved += min(int(player.energy[colour]), count_at(kit, MOVES + NIBBLE * colour))
    for colour in range(COLOURS):
        own = int(player.energy[colour])
        moves = moved - min(own, count_at(kit, MOVES + NIBBLE * colour)) + (kit >> WILD)
        power |= (own + min(moves, int(player.ring) - own)) << (POWER_BITS * colour)
    return power


@inlined
def can_pay(player: Player, power: int, card: int, source: int) -> bool:
    """A card can be paid for exactly when the buying power in its colour reaches its lowest price."""
    return lowest_price(player, card, source) <= (power >> (POWER_BITS * int(COLOUR[card]))) & POWER_MASK


@kernel
def write_builds(
    cards: Ints, card_count: int, source: int, player: Player, power: int, actions: Ints, count: int
) -> int:
    """Build any of these cards that can be paid for."""
    for index in range(card_count):
        card = int(cards[index])
        if card != NO_CARD:
            actions[count] = BUILD + card  # likewise
            count += can_pay(player, power, card, source)
    return count


@kernel
def legal_choose(state: State, actions: Ints) -> int:
    """Build or file one of the researched cards, or neither."""
    player = state.players[state.to_play]
    turn = state.turn
    count = write_builds(turn.research[:], turn.research_count, Source.RESEARCH, player, powers(player), actions, 0)
    if may_file(player):
        for index in range(turn.research_count):
            actions[count] = FILE + int(turn.research[index])
            count += 1
    actions[count] = NEITHER
    return count + 1


@kernel
def legal_return(state: State, actions: Ints) -> int:
    """Any of the cards left goes under the deck next, or all of them in the order drawn."""
    turn = state.turn
    for index in range(turn.research_count):
        actions[index] = UNDER + int(turn.research[index])
    actions[turn.research_count] = UNDER_REST
    return turn.research_count + 1


@kernel
def legal_use(state: State, actions: Ints) -> int:
    """Use a ready gizmo whose effect can be carried out, or end the turn."""
    player = state.players[state.to_play]
    usable = usable_now(state)
    actions[0] = END
    count = 1
    for index in range(player.active_count):
        card = player.active[index]
        if GIZMO_BIT[card] & usable:
            actions[count] = USE + GIZMO_INDEX[card]
            count += 1
    return count


@kernel
def usable_now(state: State) -> int:
    """The ready gizmos whose effect can be carried out now."""
    ready = state.turn.ready
    if ready == 0:
        return 0
    player = state.players[state.to_play]
    usable = ready & DO_POINTS
    if player.ring < player.storage_limit:
        usable |= ready & DO_ENERGY
    if ready & DO_FILE:
        if may_file(player) and display_has_cards(state):
            usable |= ready & DO_FILE
    if ready & DO_RESEARCH:
        if player.research_forbidden == 0 and decks_have_cards(state):
            usable |= ready & DO_RESEARCH
    if ready & DO_BUILD_FREE:
        if can_build_free(state, player):
            usable |= ready & DO_BUILD_FREE
    return usable


@kernel
def display_has_cards(state: State) -> bool:
    """The display is not empty."""
    for slot in range(SLOTS):
        if state.display[slot] != NO_CARD:
            return True
    return False


@kernel
def decks_have_cards(state: State) -> bool:
    """Some deck is not empty."""
    for level in range(LEVEL_COUNT):
        if state.decks[level].count > 0:
            return True
    return False


@kernel
def can_build_free(state: State, player: Player) -> bool:
    """There is a level I card in the display or in the own archive."""
    for slot in range(FIRST_SLOT[1]):
        if state.display[slot] != NO_CARD:
            return True
    for index in range(player.archive_count):
        if LEVEL[player.archive[index]] == 1:
            return True
    return False


@kernel
def legal_pick(state: State, actions: Ints) -> int:
    """An effect's pick; from the second on the player may stop."""
    count = write_picks(state, actions, 0)
    if state.turn.effect_left < TIMES[state.turn.effect]:
        actions[count] = STOP
        count += 1
    return count


@kernel
def legal_build(state: State, actions: Ints) -> int:
    """An effect's free build of a level I card from the display or the own archive."""
    player = state.players[state.to_play]
    count = 0
    for slot in range(FIRST_SLOT[1]):
        if state.display[slot] != NO_CARD:
            actions[count] = BUILD + int(state.display[slot])
            count += 1
    for index in range(player.archive_count):
        if LEVEL[player.archive[index]] == 1:
            actions[count] = BUILD + int(player.archive[index])
            count += 1
    return count


@kernel
def can_act(state: State, seat: int) -> bool:
    """Could this seat do any of the four actions, were it its turn?"""
    player = state.players[seat]
    if player.ring < player.storage_limit:
        return True
    if player.research_forbidden == 0 and decks_have_cards(state):
        return True
    if may_file(player) and display_has_cards(state):
        return True
    power = powers(player)
    for slot in range(SLOTS):
        card = int(state.display[slot])
        if card != NO_CARD:
            if can_pay(player, power, card, Source.DISPLAY):
                return True
    for index in range(player.archive_count):
        if can_pay(player, power, int(player.archive[index]), Source.ARCHIVE):
            return True
    return False
