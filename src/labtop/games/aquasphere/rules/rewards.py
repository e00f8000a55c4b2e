"""Rewards: what cards bring for the engineer's move and for a catch (rules#rewards)."""

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.gains import gain_points, take_crystals, take_time
from labtop.games.aquasphere.rules.state import Card, Reward, Stage, State


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
        state.turn.stage = Stage.REWARDS
        return
    for index in range(player.research_count):
        if cards >> index & 1:
            gain_reward(state, seat, state.components.research[player.research[index]])


@kernel
def use_reward(state: State, seat: int, number: int) -> None:
    """The owner uses one of the cards that were asked for; at a red line that two bots could pay it stops."""
    player = state.players[seat]
    index = 0
    while player.research[index] != number:
        index += 1
    state.turn.cards &= ~(1 << index)
    if gain_reward(state, seat, state.components.research[number]):
        state.turn.stage = Stage.LINE
    else:
        ask_for_rewards(state)


@kernel
def ask_for_rewards(state: State) -> None:
    """Rewards are asked for while there are cards left, also when no line is in reach any more."""
    state.turn.stage = Stage.REWARDS if state.turn.cards != 0 else Stage.ACTION


@kernel
def gain_reward(state: State, seat: int, card: Card) -> bool:
    """Gain what a card shows; True if the owner has to choose a bot for a red line."""
    if card.reward == Reward.TIME:
        take_time(state.players[seat], int(card.amount))
    elif card.reward == Reward.CRYSTALS:
        take_crystals(state, state.players[seat], int(card.amount))
    else:
        return gain_points(state, seat, int(card.amount))
    return False
