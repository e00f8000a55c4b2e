"""Playing an action: programming, actions, passing, and the choices that interrupt a turn or a scoring."""

from labtop.core.chance import NONE
from labtop.core.events import note
from labtop.core.kernel import inlined, kernel
from labtop.games.aquasphere.rules.actions import (
    ACT,
    BUY,
    CATCHING,
    DONE,
    ENGINEER,
    GIVE,
    PASS,
    PLACE,
    PROGRAM,
    RECALL,
    RECALLING,
    USE,
)
from labtop.games.aquasphere.rules.effects import carry_out, place_letter
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.gains import cross_line, gain_points, pay_with_bot, program, recall
from labtop.games.aquasphere.rules.legal import PRICE_OF_PROGRAMMING
from labtop.games.aquasphere.rules.rewards import ask_for_rewards, trigger_rewards, use_reward
from labtop.games.aquasphere.rules.rounds import (
    ask_for_cards,
    move_markers_from,
    next_turn,
    pass_turn,
    place_in_order,
    score_from,
)
from labtop.games.aquasphere.rules.scientist_routes import way_cost
from labtop.games.aquasphere.rules.state import NOBODY, PROGRAM_COUNT, CardKind, Stage, State
from labtop.games.aquasphere.rules.station_bots import place_bot


@kernel
def apply(state: State, action: int) -> None:
    """Play a legal action and go on to the next decision."""
    state.chance.came = NONE  # there is no chance during play
    seat = int(state.to_play)
    catching = action // CATCHING - 1
    action %= CATCHING
    if action < BUY:
        move_engineer(state, seat, action - ENGINEER)
    elif action < ACT:
        buy(state, seat, action - BUY)
    elif action < RECALL:
        if action < RECALLING:
            place, recalled = action - ACT, NOBODY
        else:
            place, recalled = (action - RECALLING) // PROGRAM_COUNT, (action - RECALLING) % PROGRAM_COUNT
        carry_out_action(state, seat, place // PROGRAM_COUNT, place % PROGRAM_COUNT, recalled, catching)
    elif action < PASS:
        recall(state, seat, action - RECALL)
    elif action == PASS:
        pass_turn(state)
    elif action < DONE:
        place_letter(state, seat, action - PLACE)
        end_turn_unless_asked(state)
    elif action == DONE:
        decline(state, seat)
    elif action < PROGRAM:
        give(state, seat, action - GIVE)
    elif action < USE:
        use_scoring_card(state, seat, action - PROGRAM)
    else:
        use_reward(state, seat, action - USE)
        end_turn_unless_asked(state)


@inlined
def move_engineer(state: State, seat: int, field: int) -> None:
    """The engineer goes to a field and programs a bot there; cards for it pay out (rules#program)."""
    player = state.players[seat]
    if not int(state.components.arrows[player.engineer]) >> field & 1:
        spend_sideways_card(state, seat)
    player.engineer = field
    note(state, EventKind.ENGINEER, seat, field, 0)
    symbol = int(state.programs[field])
    program(state, seat, symbol)
    if player.rewarded >> symbol & 1:
        trigger_rewards(state, seat, CardKind.ENGINEER_REWARD, symbol)
    end_turn_unless_asked(state)


@kernel
def spend_sideways_card(state: State, seat: int) -> None:
    """The first unspent card for a sideways step is used up."""
    player = state.players[seat]
    player.sideways -= 1
    for index in range(player.research_count):
        card = state.components.research[player.research[index]]
        if card.kind == CardKind.SIDEWAYS_ENGINEER and not player.spent >> index & 1:
            player.spent |= 1 << index
            note(state, EventKind.SIDEWAYS, seat, player.research[index], 0)
            return


@inlined
def buy(state: State, seat: int, symbol: int) -> None:
    """Program a bot with time (rules#program)."""
    player = state.players[seat]
    player.time -= PRICE_OF_PROGRAMMING
    player.bought = 1
    note(state, EventKind.BOUGHT, seat, symbol, PRICE_OF_PROGRAMMING)
    program(state, seat, symbol)
    next_turn(state)


@inlined
def carry_out_action(state: State, seat: int, sector: int, colour: int, recalled: int, catching: int) -> None:
    """The scientist's way, the bot on the control space, the effect (rules#act)."""
    player = state.players[seat]
    cost = way_cost(state, seat, sector)
    player.time -= cost
    note(state, EventKind.WAY, seat, sector, cost)
    if cost > 0 and recalled != NOBODY:
        # Right after the way, or on it where a lock could not be paid without: what is left there leaves room for all.
        recall(state, seat, recalled)
        recalled = NOBODY
    player.scientist = sector
    player.programmed &= ~(1 << colour)
    place_bot(state, seat, sector, colour)
    carry_out(state, seat, sector, colour, recalled, catching)
    end_turn_unless_asked(state)


@kernel
def end_turn_unless_asked(state: State) -> None:
    """The turn ends unless letter bots, rewards or a red line are asked for."""
    if state.turn.stage == Stage.ACTION:
        next_turn(state)


@inlined
def decline(state: State, seat: int) -> None:
    """No more letter bots, no more rewards, or no more cards in the scoring."""
    state.turn.letter_count = 0
    state.turn.cards = 0
    if state.turn.stage == Stage.SCORING:
        score_from(state, place_in_order(state, seat) + 1)
    else:
        next_turn(state)


@inlined
def give(state: State, seat: int, symbol: int) -> None:
    """Pay a red line with a bot; the rest of the gain follows, then the turn's rewards or the other markers."""
    note(state, EventKind.RESUMED, seat, state.players[seat].line, state.turn.gain)
    pay_with_bot(state, seat, symbol)
    points = cross_line(state, seat, int(state.turn.gain))
    state.turn.gain = 0
    gain_points(state, seat, points)  # with one programmed bot left there is no choice at another line
    if state.passed_count == state.seats:
        move_markers_from(state, place_in_order(state, seat) + 1)
    else:
        ask_for_rewards(state)
        end_turn_unless_asked(state)


@inlined
def use_scoring_card(state: State, seat: int, number: int) -> None:
    """Pay for a `scoring_program` card and program its bot."""
    player = state.players[seat]
    index = 0
    while player.research[index] != number:
        index += 1
    card = state.components.research[number]
    player.time -= card.amount
    note(state, EventKind.CARD_PAID, seat, number, card.amount)
    program(state, seat, int(card.program))
    state.turn.cards &= ~(1 << index)
    if not ask_for_cards(state, seat):
        score_from(state, place_in_order(state, seat) + 1)
