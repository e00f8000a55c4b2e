"""As kernels: what must hold after every step, and the derived values worked out anew."""

from typing import Any

from labtop.core.chance import below
from labtop.core.entry_points import ROOM
from labtop.core.kernel import kernel
from labtop.core.structs import Ints, States
from labtop.games.aquasphere.rules.derived import restore
from labtop.games.aquasphere.rules.state import (
    BOTS,
    CAPACITIES,
    EXTENSIONS,
    FEWEST,
    MOST_EXTENSIONS,
    MOST_PROGRAMMED,
    PROGRAM_COUNT,
    RESEARCH_CARDS,
    SECTOR_COUNT,
    SUBMARINES,
    Capacity,
    Player,
    Sector,
    Stage,
    State,
)

ALL_HOLD = ""
FACTS = (
    ALL_HOLD,
    "bots of a player add up to 15",
    "at most two programmed bots",
    "extensions and capacities",
    "crystals and octopods add up",
    "charging stations within their limit",
    "at most one submarine of a player in a sector",
    "derived values",
    "every card is in exactly one place",
    "what a stage is about is there at that stage only",
    "there is something to decide, and nothing twice",
)


def setup(state: Any, players: int) -> None:
    raise NotImplementedError


def legal(state: Any, actions: Ints) -> int:
    raise NotImplementedError


def apply(state: Any, action: int) -> None:
    raise NotImplementedError


def play_and_check(states: States, actions: Ints, players: int, games: int) -> int:
    """Play random games in the first record; the number of the first fact that is broken, or 0.

    The second record's chance chooses the actions; in the third the derived values are worked out.
    """
    state = states[0]
    for _ in range(games):
        setup(state, players)
        while state.to_play >= 0:
            count = legal(state, actions)
            if not all_different(actions, count):
                return 10
            apply(state, actions[below(states[1].chance, count)])
            states[2] = state
            broken = broken_fact(state, states[2])
            if broken:
                return broken
    return 0


@kernel
def broken_fact(state: State, anew: State) -> int:
    """The number of the first fact that does not hold, or 0; `anew` is a copy of the state."""
    crystals = int(state.crystals)
    octopods = int(state.octopods)
    for seat in range(state.seats):
        player = state.players[seat]
        crystals += player.crystals
        if player.supply + programmed_bots(player) + bots_in_station(state, seat) != BOTS or player.supply < 0:
            return 1
        if programmed_bots(player) > MOST_PROGRAMMED:
            return 2
        if not within_capacity(player):
            return 3
        if not submarines_right(state, seat):
            return 6
    for letter in range(SECTOR_COUNT):
        sector = state.sectors[letter]
        crystals += sector.crystals
        octopods += sector.octopods
        if sector.charging_count > state.components.charging_limits[state.seats - FEWEST]:
            return 5
    if crystals != state.components.crystals or octopods != state.components.octopods or state.crystals < 0:
        return 4
    if not cards_in_one_place(state):
        return 8
    if not stage_fits(state):
        return 9
    restore(anew)
    return 0 if same_derived(state, anew) else 7


@kernel
def all_different(actions: Ints, count: int) -> bool:
    for index in range(count):
        for other in range(index):
            if actions[index] == actions[other]:
                return False
    return 0 < count <= ROOM


@kernel
def in_rewards(state: State) -> bool:
    """At a red line in a turn, where further rewards may wait."""
    return bool(state.turn.stage == Stage.LINE and state.passed_count < state.seats)


@kernel
def stage_fits(state: State) -> bool:
    turn = state.turn
    if turn.stage == Stage.LINE:
        player = state.players[state.to_play]
        if player.crystals > 0 or programmed_bots(player) < MOST_PROGRAMMED or player.score + 1 != player.line:
            return False
    return bool(
        (turn.gain > 0) == (turn.stage == Stage.LINE)
        and (turn.letter_count > 0) == (turn.stage == Stage.LETTERS)
        and ((turn.cards > 0) == (turn.stage == Stage.SCORING or turn.stage == Stage.REWARDS) or in_rewards(state))
    )


@kernel
def cards_in_one_place(state: State) -> bool:
    research = bits(state.research_deck[:], state.research_left, 0)
    extensions = bits(state.extension_deck[:], state.extensions_left, 0)
    for letter in range(SECTOR_COUNT):
        sector = state.sectors[letter]
        research = bits(sector.research[:], sector.research_count, research)
        extensions = bits(sector.extensions[:], sector.extension_count, extensions)
    for seat in range(state.seats):
        player = state.players[seat]
        research = bits(player.research[:], player.research_count, research)
        extensions = bits(player.extensions[:], player.extension_count, extensions)
    return research == (1 << RESEARCH_CARDS) - 1 and extensions == (1 << EXTENSIONS) - 1


@kernel
def bits(cards: Ints, count: int, mask: int) -> int:
    """The mask with these cards; -1 if one of them is there already."""
    for index in range(count):
        bit = 1 << int(cards[index])
        if mask & bit:
            return -1
        mask |= bit
    return mask


@kernel
def programmed_bots(player: Player) -> int:
    count = 0
    for program in range(PROGRAM_COUNT):
        count += int(player.programmed) >> program & 1
    return count


@kernel
def bots_in_station(state: State, seat: int) -> int:
    count = 0
    for letter in range(SECTOR_COUNT):
        sector = state.sectors[letter]
        count += 1 if sector.control == seat else 0
        for index in range(sector.charging_count):
            count += 1 if sector.charging[index] == seat else 0
    return count


@kernel
def within_capacity(player: Player) -> bool:
    return bool(
        player.extension_count <= MOST_EXTENSIONS
        and 0 <= player.time <= player.capacity[Capacity.TIME]
        and 0 <= player.crystals <= player.capacity[Capacity.CRYSTALS]
        and player.research_count <= player.capacity[Capacity.RESEARCH_CARDS]
    )


@kernel
def submarines_right(state: State, seat: int) -> bool:
    launched = 0
    for letter in range(SECTOR_COUNT):
        here = submarines_of(state.sectors[letter], seat)
        if here > 1:
            return False
        launched += here
    return bool(launched + state.players[seat].submarines == SUBMARINES)


@kernel
def submarines_of(sector: Sector, seat: int) -> int:
    count = 0
    for index in range(sector.submarine_count):
        count += 1 if sector.submarines[index] == seat else 0
    return count


@kernel
def same_derived(state: State, anew: State) -> bool:
    for seat in range(state.seats):
        player, other = state.players[seat], anew.players[seat]
        for kind in range(CAPACITIES):
            if player.capacity[kind] != other.capacity[kind]:
                return False
        if (
            player.line != other.line
            or player.letters != other.letters
            or player.ways != other.ways
            or player.displace != other.displace
            or player.half_price != other.half_price
            or player.sideways != other.sideways
            or player.rewarded != other.rewarded
        ):
            return False
    return True
