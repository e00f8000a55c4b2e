"""Which actions are legal: the one place that says so. One function a stage of the notation."""

from labtop.core.kernel import inlined, kernel
from labtop.core.structs import Ints
from labtop.games.aquasphere.rules.actions import (
    BUY,
    CATCHING,
    DONE,
    ENGINEER,
    GIVE,
    PASS,
    PLACE,
    PROGRAM,
    RECALL,
    USE,
    act,
    act_recalling,
)
from labtop.games.aquasphere.rules.derived import line_above
from labtop.games.aquasphere.rules.effects import most_caught, submarine_cost
from labtop.games.aquasphere.rules.gains import RECALLED, lowest, several
from labtop.games.aquasphere.rules.rounds import can_program
from labtop.games.aquasphere.rules.scientist_routes import way_cost
from labtop.games.aquasphere.rules.state import (
    FIELD_COUNT,
    NOBODY,
    PROGRAM_COUNT,
    SECTOR_COUNT,
    START_FIELD,
    TOP_TIER,
    Capacity,
    Player,
    Program,
    Stage,
    State,
)

PRICE_OF_PROGRAMMING = 3
BLUE, PURPLE = Program.BLUE.value, Program.PURPLE.value


@kernel
def legal(state: State, actions: Ints) -> int:
    """Write the legal actions; how many."""
    stage = state.turn.stage
    if stage == Stage.ACTION:
        return legal_action(state, actions)
    if stage == Stage.REWARDS:
        return legal_rewards(state, actions)
    if stage == Stage.LETTERS:
        return legal_letters(state, actions)
    if stage == Stage.LINE:
        return legal_for_programmed(state.players[state.to_play], GIVE, actions, 0)
    if stage == Stage.SCORING:
        return legal_scoring(state, actions)
    return 0


@inlined
def legal_action(state: State, actions: Ints) -> int:
    """A turn: program a bot, carry out an action or pass; and the free step."""
    player = state.players[state.to_play]
    programmed = int(player.programmed)
    count = 0
    if player.supply > 0 and not several(programmed):
        count = legal_engineer(state, player, actions)
        if player.bought == 0 and player.time >= PRICE_OF_PROGRAMMING:
            for symbol in range(PROGRAM_COUNT):
                actions[count] = BUY + symbol  # written over unless it counts: quicker than to jump or not to
                count += ~programmed >> symbol & 1
    if programmed != 0:
        count = legal_acts(state, player, actions, count)
        count = legal_for_programmed(player, RECALL, actions, count)
    if may_pass(player):
        actions[count] = PASS
        count += 1
    return count


@inlined
def legal_engineer(state: State, player: Player, actions: Ints) -> int:
    """Fields along an arrow, or sideways with the card, whose symbol is free."""
    fields = int(state.components.arrows[player.engineer])
    if player.sideways > 0:
        fields |= int(state.components.sideways[player.engineer])
    programmed = int(player.programmed)
    count = 0
    for field in range(FIELD_COUNT):
        actions[count] = ENGINEER + field
        count += fields >> field & ~programmed >> int(state.programs[field]) & 1
    return count


@kernel
def may_pass(player: Player) -> bool:
    """On the top tier; below it only without a bot to program or to act with."""
    on_top = player.engineer >= TOP_TIER and player.engineer != START_FIELD
    return bool(on_top or (player.supply == 0 and player.programmed == 0))


@inlined
def legal_acts(state: State, player: Player, actions: Ints, count: int) -> int:
    """Every programmed bot in every sector that can be reached, also with the other bot recalled in its course."""
    programmed = int(player.programmed)
    first = lowest(programmed)
    others = programmed & ~(1 << first)
    second = lowest(others) if others else NOBODY
    # Recalling in the course of an action differs from recalling first only where the time would not fit now.
    recalls = others != 0 and player.time + RECALLED > player.capacity[Capacity.TIME]
    for sector in range(SECTOR_COUNT):
        cost = way_cost(state, state.to_play, sector)
        reached = cost <= player.time
        count = legal_act(state, act(sector, first), sector, first, reached, actions, count)
        if others:
            count = legal_act(state, act(sector, second), sector, second, reached, actions, count)
        if recalls and cost <= player.time + RECALLED:
            pays = pays_before_recall(state, sector, first, cost)
            count = legal_act(state, act_recalling(sector, first, second), sector, first, pays, actions, count)
            pays = pays_before_recall(state, sector, second, cost)
            count = legal_act(state, act_recalling(sector, second, first), sector, second, pays, actions, count)
    return count


@inlined
def legal_act(state: State, action: int, sector: int, colour: int, possible: bool, actions: Ints, count: int) -> int:
    """An action of a bot in a sector, if it is possible; octopods are also caught in any smaller number."""
    actions[count] = action  # counts only if it is possible: quicker than to ask first
    count += possible
    if colour == PURPLE and possible:
        most = most_caught(state.players[state.to_play], state.sectors[sector])
        for fewer in range(most - 1, -1, -1):
            actions[count] = action + CATCHING * (fewer + 1)
            count += 1
    return count


@kernel
def pays_before_recall(state: State, sector: int, colour: int, way_cost: int) -> bool:
    """Is something paid, the way or else a submarine, before the other bot goes back?"""
    if way_cost > 0:
        return True
    if colour != BLUE:
        return False
    price = submarine_cost(state, state.to_play, sector)
    return 0 < price <= state.players[state.to_play].time and not line_takes_bot(state, sector)


@kernel
def line_takes_bot(state: State, sector: int) -> bool:
    """Will the points for displacing a bot in this sector cost the other programmed bot at a red line?"""
    player = state.players[state.to_play]
    control = state.sectors[sector].control
    if player.displace == 0 or control == NOBODY or control == state.to_play:
        return False
    line = int(player.line)
    for _ in range(player.crystals):
        line = line_above(state, line)
    return player.score + player.displace >= line


@kernel
def legal_for_programmed(player: Player, first_id: int, actions: Ints, count: int) -> int:
    """An action for each programmed bot."""
    programmed = int(player.programmed)
    for symbol in range(PROGRAM_COUNT):
        actions[count] = first_id + symbol
        count += programmed >> symbol & 1
    return count


@kernel
def legal_rewards(state: State, actions: Ints) -> int:
    """The reward cards that were triggered and not used yet, or no more."""
    player = state.players[state.to_play]
    cards = int(state.turn.cards)
    count = 0
    for index in range(player.research_count):
        if cards >> index & 1:
            actions[count] = USE + int(player.research[index])
            count += 1
    actions[count] = DONE
    return count + 1


@kernel
def legal_letters(state: State, actions: Ints) -> int:
    """Letter bots still to place, or no more; and the free step."""
    player = state.players[state.to_play]
    turn = state.turn
    count = 0
    if player.supply > 0:
        for index in range(turn.letter_count):
            if index == 0 or turn.letters[index] != turn.letters[0]:
                actions[count] = PLACE + int(turn.letters[index])
                count += 1
    count = legal_for_programmed(player, RECALL, actions, count)
    actions[count] = DONE
    return count + 1


@kernel
def legal_scoring(state: State, actions: Ints) -> int:
    """The `scoring_program` cards that can be used now, or no more."""
    player = state.players[state.to_play]
    count = 0
    for index in range(player.research_count):
        if can_program(state, player, index):
            actions[count] = PROGRAM + int(player.research[index])
            count += 1
    actions[count] = DONE
    return count + 1
