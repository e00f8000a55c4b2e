"""Paying: what can be produced, and all legal payments (rules#pay).

Every doubling makes one sphere more and no other conversion changes their number. So with exactly these spheres every
amount can be paid from their own number up to the most that the doublings make of them (`most`).
"""

from labtop.core.kernel import inlined, kernel
from labtop.core.structs import Ints
from labtop.games.gizmos.rules.actions import NIBBLE, payment
from labtop.games.gizmos.rules.cards import ANY, COLOURS
from labtop.games.gizmos.rules.converter_counts import (
    ALL_COLOURS,
    DOUBLERS,
    FULL,
    MOVERS,
    MOVES,
    WILD,
    count_at,
    kit_of,
    size_of,
    twins_of,
)


@kernel
def most_of_colour(spent: int, kit: int, colour: int) -> int:
    """The most of a colour that exactly these spheres can be turned into; -1 if they cannot be turned into it at all.

    Every sphere of another colour X needs a move off X, and so does every one that doubling on X adds. A colour of
    which no sphere is spent can be visited to be doubled there: the visitor itself then needs a move more.
    """
    if not kit >> DOUBLERS & ALL_COLOURS:
        return as_many_if_movable(spent, kit, colour)
    wild = kit >> WILD
    total = 0
    doublings = count_at(kit, DOUBLERS + NIBBLE * colour)
    visited = 0  # doublings on visited colours that need no wild move
    wanting = 0  # doublings that a wild move makes possible, on colours where spheres are
    wanting_visited = 0  # the same on visited colours
    closed = False  # a colour to visit that has no move off it: two wild moves make one doubling
    visitor = count_at(kit, MOVES + NIBBLE * colour) > 0  # a sphere that can come by
    for other in range(COLOURS):
        have = count_at(spent, NIBBLE * other)
        total += have
        if other == colour:
            continue
        moves = count_at(kit, MOVES + NIBBLE * other)
        doublers = count_at(kit, DOUBLERS + NIBBLE * other)
        if have > 0:
            visitor = True
            wild -= max(have - moves, 0)
            free = min(doublers, max(moves - have, 0))
            doublings += free
            wanting += doublers - free
        elif moves > 0:
            free = min(doublers, moves - 1)
            visited += free
            wanting_visited += doublers - free
        elif doublers > 0:
            closed = True
    if wild < 0:
        return -1
    if total == 0:
        return 0
    if not visitor and wild > 0:
        visitor = True
        wild -= 1
    if visitor:
        doublings += visited
        wanting += wanting_visited
        if wanting > 0:
            doublings += min(wild, wanting)
        elif closed and wild > 1:
            doublings += 1
    return total + doublings


@inlined
def as_many_if_movable(spent: int, kit: int, colour: int) -> int:
    """The same where nothing is doubled: as many as are spent, if there are moves for those of other colours."""
    total = count_at(spent, NIBBLE * colour)
    wanting = -(kit >> WILD)
    for other in range(COLOURS):
        if other != colour:
            have = count_at(spent, NIBBLE * other)
            total += have
            wanting += max(have - count_at(kit, MOVES + NIBBLE * other), 0)
    return total if wanting <= 0 else -1


@kernel
def most_of_any(spent: int, kit: int) -> int:
    """The most that these spheres count for in any mix: all doublers of colours where one is or can be moved to."""
    total = 0
    doublings = 0
    moves_left = kit >> WILD  # that can take a sphere to a colour where none is
    for colour in range(COLOURS):
        have = count_at(spent, NIBBLE * colour)
        total += have
        if have > 0:
            doublers = count_at(kit, DOUBLERS + NIBBLE * colour)
            doublings += doublers
            moves_left += min(count_at(kit, MOVES + NIBBLE * colour), have + doublers)
    if total == 0 or moves_left == 0:
        return total + doublings
    best = second = third = 0  # doublers of the colours that are a dead end
    for colour in range(COLOURS):
        doublers = count_at(kit, DOUBLERS + NIBBLE * colour)
        if doublers == 0 or count_at(spent, NIBBLE * colour) > 0:
            continue
        moves = count_at(kit, MOVES + NIBBLE * colour)
        if moves > 0:  # a visit costs a move and opens at least as many
            doublings += doublers
            moves_left += min(moves, 1 + doublers) - 1
        elif doublers > best:
            best, second, third = doublers, best, second
        elif doublers > second:
            second, third = doublers, second
        else:
            third = doublers
    doublings += best
    if moves_left > 1:
        doublings += second
    if moves_left > 2:
        doublings += third
    return total + doublings


@kernel
def most(spent: int, kit: int, colour: int) -> int:
    """The most that exactly these spheres count for in a colour or in any mix; -1 if they do not fit."""
    if colour == ANY:
        return most_of_any(spent, kit)
    return most_of_colour(spent, kit, colour)


@kernel
def buying_power(ring: int, kit: int, colour: int) -> int:
    """The highest price in this colour that the ring can pay; every lower one can be paid too."""
    if colour == ANY:
        return most_of_any(ring, kit)
    wild = kit >> WILD
    spent = 0
    for other in range(COLOURS):
        have = count_at(ring, NIBBLE * other)
        if other != colour:  # as many as can be moved: nothing makes more of a move than a sphere
            moves = count_at(kit, MOVES + NIBBLE * other)
            extra = min(wild, max(have - moves, 0))
            wild -= extra
            have = min(have, moves) + extra
        spent |= have << (NIBBLE * other)
    return most_of_colour(spent, kit, colour)


@kernel
def write_payments(ring: int, unused: int, colour: int, lowest: int, highest: int, actions: Ints) -> int:
    """Write all legal payments of any price from lowest to highest; how many, at most as many as fit."""
    kit = kit_of(unused)
    wild = kit >> WILD
    doublings = size_of(kit >> DOUBLERS & ALL_COLOURS)
    useful = 0  # the most spheres of each colour that can be spent
    for other in range(COLOURS):
        have = count_at(ring, NIBBLE * other)
        if colour != ANY and colour != other:
            have = min(have, count_at(kit, MOVES + NIBBLE * other) + wild)
        useful |= have << (NIBBLE * other)
    if colour != ANY and doublings == 0 and useful & ~(FULL << NIBBLE * colour) == 0:
        return write_own(lowest, min(useful >> NIBBLE * colour, highest), colour, actions)
    fewest = lowest - doublings  # spheres in all
    most_black = count_at(useful, 3 * NIBBLE)
    most_blue = count_at(useful, 2 * NIBBLE)
    most_yellow = count_at(useful, NIBBLE)
    most_red = count_at(useful, 0)
    count = 0
    for red in range(max(0, fewest - most_yellow - most_blue - most_black), min(most_red, highest) + 1):
        for yellow in range(max(0, fewest - red - most_blue - most_black), min(most_yellow, highest - red) + 1):
            rest = red + yellow
            for blue in range(max(0, fewest - rest - most_black), min(most_blue, highest - rest) + 1):
                rest = red + yellow + blue
                for black in range(max(0, fewest - rest), min(most_black, highest - rest) + 1):
                    spent = red | yellow << NIBBLE | blue << 2 * NIBBLE | black << 3 * NIBBLE
                    helpful = unused if doublings > 0 else unused & movers_of(spent, colour)
                    count = write_ways(spent, helpful, colour, lowest, actions, count)
                    if count == len(actions):
                        return count
    return count


@inlined
def write_own(lowest: int, highest: int, colour: int, actions: Ints) -> int:
    """Write the payments with spheres of the card's own colour alone, which need no converters."""
    count = 0
    for spheres in range(lowest, min(highest, lowest + len(actions) - 1) + 1):
        actions[count] = payment(spheres << NIBBLE * colour, 0)
        count += 1
    return count


@kernel
def movers_of(spent: int, colour: int) -> int:
    """The converters that can take one of these spheres to a colour: where nothing is doubled, no others help."""
    movers = 0
    if colour != ANY:
        for other in range(COLOURS):
            if other != colour and count_at(spent, NIBBLE * other) > 0:
                movers |= MOVERS[other]
    return movers


@inlined
def write_ways(spent: int, unused: int, colour: int, lowest: int, actions: Ints, count: int) -> int:
    """Write the payments of exactly these spheres: every smallest set of converters that makes them enough.

    A depth-first walk over the converters, taken before left out: it turns back where the set is enough, and where
    it would not be even with all that are undecided. Of twins the second is not taken without the first.
    """
    chosen = 0
    undecided = unused
    while count < len(actions):
        if most(spent, kit_of(chosen), colour) >= lowest:
            if is_smallest(spent, chosen, colour, lowest):
                count = write_with_twins(spent, chosen, unused, actions, count)
        elif undecided and most(spent, kit_of(chosen | undecided), colour) >= lowest:
            taken = undecided & -undecided
            chosen |= taken
            undecided ^= taken
            continue
        last = last_bit(chosen)  # turn back: leave out the converter taken last
        if last == 0:
            break
        chosen ^= last
        undecided = unused & -(last << 1)
        undecided &= ~twins_of(unused & ~chosen & ~undecided)
    return count


@kernel
def write_with_twins(spent: int, chosen: int, unused: int, actions: Ints, count: int) -> int:
    """Write a payment, and all that differ from it by converters replaced by their unused twins."""
    replaceable = chosen & twins_of(unused & ~chosen)
    replaced = 0
    while count < len(actions):
        actions[count] = payment(spent, chosen ^ replaced ^ twins_of(replaced))
        count += 1
        replaced = (replaced - replaceable) & replaceable  # the next subset
        if replaced == 0:
            break
    return count


@kernel
def is_smallest(spent: int, chosen: int, colour: int, lowest: int) -> bool:
    """No converter of the set can be done without."""
    left = chosen
    while left:
        one = left & -left
        left ^= one
        if most(spent, kit_of(chosen ^ one), colour) >= lowest:
            return False
    return True


@kernel
def last_bit(mask: int) -> int:
    """The highest bit of a mask of converters, or 0."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    return mask ^ (mask >> 1)
