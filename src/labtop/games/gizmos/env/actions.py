"""Actions by id: those of the rules, and a payment as a chain of short ones.

ids       action
  0..396  as in the rules
397..428  spend 0 to 7 spheres: of red, then of yellow, blue, black
429..452  use a converter, in card order

A payment says how many spheres of each colour are spent, then its converters in ascending order. It ends by itself: of
the sets of converters that are enough only the smallest are legal.
"""

from typing import Any

from labtop.core.encoding import GOES_ON, Chain
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.games.gizmos.env.payments import completes, may_spend, may_use
from labtop.games.gizmos.rules import actions as rules
from labtop.games.gizmos.rules.actions import NIBBLE, PAY, SPENT_BITS, SPENT_MASK, UNDER_REST, payment
from labtop.games.gizmos.rules.cards import COLOURS, CONVERTERS, COST, IDS
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.legal import legal
from labtop.games.gizmos.rules.state import Stage, State

AMOUNTS = int(COST.max()) + 1  # of a colour that can be spent, none included
SPEND = PAY  # in its place: + AMOUNTS * colour + amount
USE_CONVERTER = SPEND + AMOUNTS * COLOURS  # + its bit
COUNT = USE_CONVERTER + len(CONVERTERS)
PAYING, RETURNING = Stage.PAY.value, Stage.RETURN.value
BEGUN = 1  # the chain's step where the first colour is being said
AT_CONVERTERS = BEGUN + COLOURS

# How the cards left of a research go under their deck
OPTIONS: dict[str, tuple[str, ...]] = {"returns": ("chosen", "drawn")}
NAMES = (
    *rules.NAMES[:PAY],
    *(f"spend {energy}{count}" for energy in ENERGIES for count in range(AMOUNTS)),
    *(f"via {IDS[card]}" for card in CONVERTERS),
)


@kernel
def mask(state: State, chain: Chain, mask: Any, room: Ints) -> int:
    """Write which actions are legal; how many."""
    for action in range(COUNT):
        mask[action] = 0
    if state.turn.stage == PAYING:
        if chain.step == 0:
            chain.step = BEGUN
            follow(state, chain)
        return write_options(state, chain, mask)
    count = legal(state, room)
    for index in range(count):
        mask[room[index]] = 1
    return count


@kernel
def extend(state: State, chain: Chain, action: int) -> int:
    """The action of the rules that is now said, or GOES_ON."""
    if action < SPEND:
        return action
    say(chain, action)
    follow(state, chain)
    if chain.step != AT_CONVERTERS or not completes(state, int(chain.said)):
        return GOES_ON
    said = int(chain.said)
    chain.step = 0
    chain.said = 0
    return payment(said & SPENT_MASK, said >> SPENT_BITS)


@kernel
def say(chain: Chain, action: int) -> None:
    """Add one part of a payment to what is said of it."""
    if action < USE_CONVERTER:
        colour = int(chain.step) - BEGUN
        chain.said |= (action - SPEND - AMOUNTS * colour) << (NIBBLE * colour)
        chain.step += 1
    else:
        chain.said |= 1 << (SPENT_BITS + action - USE_CONVERTER)


@kernel
def follow(state: State, chain: Chain) -> None:
    """Go on as long as there is only one way to."""
    while chain.step < AT_CONVERTERS or not completes(state, int(chain.said)):
        only = GOES_ON
        for action in range(first_option(chain), end_of_options(chain)):
            if is_option(state, chain, action):
                if only != GOES_ON:
                    return
                only = action
        say(chain, only)


@kernel
def first_option(chain: Chain) -> int:
    """The lowest id that the chain's next part can have."""
    return SPEND + AMOUNTS * (int(chain.step) - BEGUN) if chain.step < AT_CONVERTERS else USE_CONVERTER


@kernel
def end_of_options(chain: Chain) -> int:
    """The end of these ids."""
    return first_option(chain) + AMOUNTS if chain.step < AT_CONVERTERS else COUNT


@kernel
def is_option(state: State, chain: Chain, action: int) -> bool:
    """Does a legal payment go on like this?"""
    said = int(chain.said)
    if chain.step < AT_CONVERTERS:
        colour = int(chain.step) - BEGUN
        return may_spend(state, said, colour, action - SPEND - AMOUNTS * colour)
    return may_use(state, said, action - USE_CONVERTER)


@kernel
def write_options(state: State, chain: Chain, mask: Any) -> int:
    """The next parts of a payment that lead to a legal one; how many."""
    count = 0
    for action in range(first_option(chain), end_of_options(chain)):
        if is_option(state, chain, action):
            mask[action] = 1
            count += 1
    return count


@kernel
def by_itself(state: State, options: int) -> int:
    """What is left of a research goes under its deck in the order drawn, if that option is taken."""
    return UNDER_REST if options and state.turn.stage == RETURNING else GOES_ON


def spell(action: int) -> list[int]:
    """The ids that say an action of the rules, with those that are skipped because there is no other way."""
    if action & rules.ID_MASK != PAY:
        return [action]
    said = action >> rules.ID_BITS
    spheres = [said >> NIBBLE * colour & ((1 << NIBBLE) - 1) for colour in range(COLOURS)]
    spending = [SPEND + AMOUNTS * colour + count for colour, count in enumerate(spheres)]
    return spending + [USE_CONVERTER + bit for bit in range(len(CONVERTERS)) if said >> SPENT_BITS + bit & 1]
