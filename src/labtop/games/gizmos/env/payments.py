"""Payments part by part: which parts lead to a legal payment (rules#pay)."""

from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.actions import NIBBLE, SPENT_BITS, SPENT_MASK
from labtop.games.gizmos.rules.building import lowest_price
from labtop.games.gizmos.rules.cards import ANY, COLOUR, COLOURS, COST
from labtop.games.gizmos.rules.converter_counts import (
    ALL_COLOURS,
    DOUBLERS,
    MOVES,
    WILD,
    count_at,
    kit_of,
    ring_of,
    size_of,
)
from labtop.games.gizmos.rules.payments import is_smallest, last_bit, most
from labtop.games.gizmos.rules.state import State


@kernel
def unused_converters(state: State) -> int:
    """The mask of the converters that can still be used this turn."""
    return state.players[state.to_play].converters & ~state.turn.used_converters


@kernel
def price(state: State) -> int:
    """The least that the card being built costs."""
    return lowest_price(state.players[state.to_play], int(state.turn.build), int(state.turn.source))


@kernel
def completes(state: State, said: int) -> bool:
    """Do the spheres said, with the converters said, pay for the card?"""
    card = int(state.turn.build)
    return most(said & SPENT_MASK, kit_of(said >> SPENT_BITS), int(COLOUR[card])) >= price(state)


@kernel
def may_spend(state: State, said: int, colour: int, amount: int) -> bool:
    """Is there a legal payment with what is said of the colours before, and this amount of this one?"""
    ring = ring_of(state.players[state.to_play])
    if amount > count_at(ring, NIBBLE * colour):
        return False
    card = int(state.turn.build)
    spent = said | amount << (NIBBLE * colour)
    left = int(COST[card]) - size_of(spent)
    if left < 0:
        return False
    later = ring & -(1 << (NIBBLE * (colour + 1)))
    kit = kit_of(unused_converters(state))
    if kit >> DOUBLERS & ALL_COLOURS:
        return some_is_enough(spent, later, left, kit, int(COLOUR[card]), price(state))
    added = most_added(spent, later, kit, int(COLOUR[card]))
    return added >= 0 and size_of(spent) + added >= price(state)


@kernel
def most_added(spent: int, later: int, kit: int, colour: int) -> int:
    """How many of the later spheres can be spent besides these, where nothing is doubled; -1 if not even these can."""
    wild = kit >> WILD
    added = waiting = 0  # for a wild move
    for other in range(COLOURS):
        have = count_at(later, NIBBLE * other)
        moves = count_at(kit, MOVES + NIBBLE * other)
        if colour != ANY and colour != other:
            wild -= max(count_at(spent, NIBBLE * other) - moves, 0)
            waiting += max(have - moves, 0)
            have = min(have, moves)
        added += have
    return added + min(waiting, wild) if wild >= 0 else -1


@kernel
def some_is_enough(spent: int, later: int, left: int, kit: int, colour: int, lowest: int) -> bool:
    """Are these spheres enough, with at most `left` of the later ones added in any way?

    Counts up through all ways like an odometer.
    """
    added = 0
    while True:
        if size_of(added) <= left:
            if most(spent | added, kit, colour) >= lowest:
                return True
        place = 0
        while place < COLOURS and count_at(added, NIBBLE * place) == count_at(later, NIBBLE * place):
            added &= ~(count_at(added, NIBBLE * place) << (NIBBLE * place))
            place += 1
        if place == COLOURS:
            return False
        added += 1 << (NIBBLE * place)


@kernel
def may_use(state: State, said: int, converter: int) -> bool:
    """Is there a legal payment with these spheres whose next converter is this one?"""
    unused = unused_converters(state)
    bit = 1 << converter
    chosen = said >> SPENT_BITS
    if not unused & bit or bit <= last_bit(chosen):
        return False
    return some_is_smallest(
        said & SPENT_MASK, chosen | bit, unused & -(bit << 1), int(COLOUR[int(state.turn.build)]), price(state)
    )


@kernel
def some_is_smallest(spent: int, start: int, later: int, colour: int, lowest: int) -> bool:
    """Do these converters, with some of the later ones, make a smallest set that is enough?

    The walk of `write_ways`, ended at the first set that is found.
    """
    chosen = start
    undecided = later
    while True:
        if most(spent, kit_of(chosen), colour) >= lowest:
            if is_smallest(spent, chosen, colour, lowest):
                return True
        elif undecided and most(spent, kit_of(chosen | undecided), colour) >= lowest:
            taken = undecided & -undecided
            chosen |= taken
            undecided ^= taken
            continue
        last = last_bit(chosen ^ start)  # turn back: leave out the converter taken last
        if last == 0:
            return False
        chosen ^= last
        undecided = later & -(last << 1)
