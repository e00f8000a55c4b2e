"""Playing an action: a turn, step by step (rules#turn)."""

from labtop.core.chance import NONE
from labtop.core.events import NOTHING, note, noting
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.actions import ID_MASK, KIND, THING, Kind
from labtop.games.gizmos.rules.building import build, pay, price_now, source_now, take_researched, write_ways_to_pay
from labtop.games.gizmos.rules.cards import NO_CARD, TRIGGERED_BY_FILE
from labtop.games.gizmos.rules.converter_counts import kit_of
from labtop.games.gizmos.rules.effects import draw_sphere, effect_goes_on, pick, spheres_to_come, trigger, use
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.legal import can_act, usable_now
from labtop.games.gizmos.rules.setup import clear_turn
from labtop.games.gizmos.rules.state import NOBODY, Source, Stage, State
from labtop.games.gizmos.rules.supply import put_under, take_from_display, take_top


@kernel
def apply(state: State, action: int) -> None:
    """Play a legal action and go on to the next decision."""
    state.chance.came = NONE
    kind = KIND[action & ID_MASK]
    thing = int(THING[action & ID_MASK])
    turn = state.turn
    if kind == Kind.PICK:
        count_down(state)
        pick(state, thing)
    elif kind == Kind.USE:
        use(state, thing)
    elif kind == Kind.FILE:
        file(state, thing)
    elif kind == Kind.BUILD:
        if begin_build(state, thing):
            return
    elif kind == Kind.PAY:
        pay(state, action)
        finish_build(state)
    elif kind == Kind.RESEARCH:
        research(state, thing)
        return
    elif kind == Kind.UNDER:
        take_researched(turn, thing)
        return_card(state, thing)
        if turn.research_count > 1:
            return
    elif kind == Kind.DRAW:
        count_down(state)
        draw_sphere(state)
    elif kind == Kind.UNDER_REST:
        put_rest_under(state)
    elif kind == Kind.STOP:
        note(state, EventKind.SPHERES_FORGONE, state.to_play, turn.effect, spheres_to_come(state))
        turn.effect_left = 0
    elif kind == Kind.END:
        end_turn(state)
        return
    elif kind == Kind.PASS:
        end_turn(state)
        over_if_stuck(state)
        return
    go_on(state)  # for `neither` that is all


@kernel
def count_down(state: State) -> None:
    """One sphere or action of the effect under way, if there is one, is being carried out."""
    if state.turn.effect != NO_CARD:
        state.turn.effect_left -= 1


@kernel
def file(state: State, card: int) -> None:
    """File a card from the display or, inside research, one of the cards in hand."""
    player = state.players[state.to_play]
    source = Source.RESEARCH if state.turn.stage == Stage.CHOOSE else Source.DISPLAY
    note(state, EventKind.CARD_FILED, state.to_play, card, source)
    if source == Source.RESEARCH:
        take_researched(state.turn, card)
    else:
        count_down(state)
        take_from_display(state, card)
    player.archive[player.archive_count] = card
    player.archive_count += 1
    trigger(state, TRIGGERED_BY_FILE)


@kernel
def begin_build(state: State, card: int) -> bool:
    """Build a card that is free or can be paid in one way only; True if the player has to say how to pay."""
    turn = state.turn
    turn.build = card
    turn.source = source_now(state, card)
    note(state, EventKind.CARD_CHOSEN, state.to_play, card, turn.source)
    if noting(state):
        note(state, EventKind.PRICE, state.to_play, card, price_now(state, card))
    if turn.stage == Stage.BUILD:
        count_down(state)
    else:
        if write_ways_to_pay(state, card, turn.source, turn.ways[:]) > 1:
            turn.stage = Stage.PAY
            return True
        pay(state, int(turn.ways[0]))
    finish_build(state)
    return False


@kernel
def finish_build(state: State) -> None:
    """The card is paid: build it."""
    build(state, int(state.turn.build), int(state.turn.source))
    state.turn.build = NO_CARD
    state.turn.source = 0


@kernel
def research(state: State, level: int) -> None:
    """Draw as many cards as the research amount says, or as many as there are."""
    count_down(state)
    turn = state.turn
    deck = state.decks[level]
    turn.research_level = level
    turn.research_count = min(state.players[state.to_play].research_amount, deck.count)
    for index in range(turn.research_count):
        turn.research[index] = take_top(deck)
        note(state, EventKind.CARD_RESEARCHED, state.to_play, turn.research[index], level + 1)
    turn.stage = Stage.CHOOSE


@kernel
def put_rest_under(state: State) -> None:
    """Put the cards left of a research under their deck in the order drawn."""
    turn = state.turn
    for index in range(turn.research_count):
        return_card(state, int(turn.research[index]))
    turn.research_count = 0


@kernel
def return_card(state: State, card: int) -> None:
    """Put a researched card under its deck."""
    level = int(state.turn.research_level)
    put_under(state.decks[level], card)
    note(state, EventKind.CARD_RETURNED, state.to_play, card, level + 1)


@kernel
def go_on(state: State) -> None:
    """Go on to the next decision: cards to return, then the effect under way, then ready gizmos, then the next turn."""
    turn = state.turn
    if turn.research_count > 1 and turn.stage != Stage.RETURN:
        turn.stage = Stage.RETURN
        return
    put_rest_under(state)  # the last one follows by itself
    turn.research_level = 0
    if effect_goes_on(state):
        return
    turn.effect = NO_CARD
    turn.effect_left = 0
    turn.stage = Stage.USE
    if usable_now(state) == 0:
        end_turn(state)


@kernel
def end_turn(state: State) -> None:
    """The next player's turn, or the end after that of the player before the first, once it is triggered."""
    note(state, EventKind.TURN_ENDED, state.to_play, NOTHING, 0)
    player = state.players[state.to_play]
    player.kit += kit_of(state.turn.used_converters)
    clear_turn(state.turn)
    state.turn.number += 1
    state.turn.stage = Stage.ACTION
    state.to_play = state.to_play + 1 if state.to_play + 1 < state.seats else 0
    if state.end_triggered and state.to_play == state.first:
        end_game(state)


@kernel
def end_game(state: State) -> None:
    """Nobody decides any more."""
    note(state, EventKind.GAME_ENDED, NOTHING, NOTHING, 0)
    state.turn.stage = Stage.OVER
    state.to_play = NOBODY


@kernel
def over_if_stuck(state: State) -> None:
    """After a pass the game is over if no player could do any of the four actions."""
    if state.to_play == NOBODY:
        return
    for seat in range(state.seats):
        if can_act(state, seat):
            return
    end_game(state)
