"""Rewards: what cards bring for the engineer's move and for a catch (rules#rewards)."""

from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.gains import gain_points, take_crystals, take_time
from labtop.games.aquasphere.rules.state import Reward, Stage, State


@kernel
def trigger_rewards(state: State, seat: int, kind: int, program: int) -> None:
    """A seat's cards of a kind and program pay out; with a red line in reach of their points the owner is asked."""
    player = state.players[seat]
    cards = points = 0
    for index in range(player.research_count):
        card = state.components.research[player.research[index]]
        if card.kind == kind and card.program == program:
            cards |= 1 << index
            if card.reward == Reward.KNOWLEDGE:
                points += int(card.amount)
    if player.score + points >= player.line:
        state.turn.cards = cards
        note(state, EventKind.IN_REACH, seat, player.line, 0)
        ask_for_rewards(state)
        return
    for index in range(player.research_count):
        if cards >> index & 1:
            gain_reward(state, seat, player.research[index])


@kernel
def use_reward(state: State, seat: int, number: int) -> None:
    """The owner uses one of the cards that were asked for; at a red line that two bots could pay it stops."""
    player = state.players[seat]
    index = 0
    while player.research[index] != number:
        index += 1
    state.turn.cards &= ~(1 << index)
    if gain_reward(state, seat, number):
        state.turn.stage = Stage.LINE
    else:
        ask_for_rewards(state)


@kernel
def ask_for_rewards(state: State) -> None:
    """Rewards are asked for while there are cards left, also when no line is in reach any more."""
    state.turn.stage = Stage.REWARDS if state.turn.cards != 0 else Stage.ACTION
    player = state.players[state.to_play]
    for index in range(player.research_count):
        if state.turn.cards >> index & 1:
            note(state, EventKind.ASKED, state.to_play, player.research[index], 0)


@kernel
def gain_reward(state: State, seat: int, number: int) -> bool:
    """Gain what a card shows; True if the owner has to choose a bot for a red line."""
    card = state.components.research[number]
    amount = int(card.amount)
    if card.reward == Reward.TIME:
        note(state, EventKind.REWARD_TIME, seat, number, take_time(state.players[seat], amount))
    elif card.reward == Reward.CRYSTALS:
        taken = take_crystals(state, state.players[seat], amount)
        note(state, EventKind.REWARD_CRYSTALS, seat, number, taken)
    else:
        note(state, EventKind.REWARD_POINTS, seat, number, amount)
        return gain_points(state, seat, amount)
    return False
