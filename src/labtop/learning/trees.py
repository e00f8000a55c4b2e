"""The tree of one game among many: it grows until a position has to be judged, which somebody else does for all games.

Few simulations are used well: at the root a few actions, drawn by the policy, are tried, and half of them given up
again and again (sequential halving); below it whatever is behind what the policy and the results so far want of it.
The first trial of every action meets the same unknown and the same luck, so does the second, and so on: what is left
of the differences between actions is more their own.
Templates; the game's kernels and those of its encoding are hooks.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from labtop.bots.network import see, soften, write_result
from labtop.core.chance import NONE, fork, inner_fraction
from labtop.core.encoding import GOES_ON
from labtop.core.entry_points import apply, determinise
from labtop.core.inputs import Sight
from labtop.envs.stepping import extend, mask
from labtop.learning.forest import DEEPEST, Effort, Forest

ROOT = 0
FIRM = 50.0  # visits that results count for before there are any
UNLIKELY = -1e30
LEAST = 1e-9  # of what is divided by
DRAWS = 256  # outputs of chance that are enough for one trial, or for the favours at the root


def clear(forest: Forest, game: int) -> None:
    """A tree with its root alone."""
    slot = forest.slots[game]
    for node in range(slot.nodes):
        forest.opened[game, node] = False
        for action in range(forest.children.shape[2]):
            forest.children[game, node, action] = NONE
    slot.nodes = 1
    forest.visits[game, ROOT] = 0
    slot.simulations = -1
    slot.seat = forest.states[game].to_play
    slot.begun = slot.chance.counter


def turn_to(slot: Any, part: int) -> None:
    """Go to a part of this decision's chance: 0 are the favours at the root, the others one for each trial."""
    slot.chance.counter = slot.begun + part * DRAWS
    slot.chance.rest = slot.chance.slices = 0


def find_legal(forest: Forest, game: int, state: Any, chain: Any) -> int:
    """Write the legal actions, one after the other; how many."""
    count = 0
    if mask(state, chain, forest.masks[game], forest.room[game]) > 0:
        for action in range(forest.masks.shape[1]):
            if forest.masks[game, action]:
                forest.legal[game, count] = action
                count += 1
    return count


def look_at(forest: Forest, game: int, state: Any, chain: Any, active: Any) -> None:
    """Write all that is so for whoever decides."""
    sight = Sight(forest.layout, forest.looked[game], forest.room_to_look[game], active)
    count = see(state, chain, state.to_play, sight)
    for place in range(count, len(active)):
        active[place] = forest.layout.first[-1]


def descend(forest: Forest, game: int, effort: Effort) -> bool:
    """Simulate down to a position that is not judged yet: is there one? Otherwise the end of the game was met."""
    slot, state, chain = forest.slots[game], forest.work[game], forest.work_chains[game]
    forest.work[game] = forest.states[game]
    forest.work_chains[game] = slot.chain
    first, trial = NONE, 0
    if forest.opened[game, ROOT]:
        first = chosen_at_root(forest, game, find_legal(forest, game, state, chain), effort)
        if forest.children[game, ROOT, first] != NONE:
            trial = int(forest.visits[game, forest.children[game, ROOT, first]])
    turn_to(slot, 1 + trial)
    fork(state.chance, slot.chance)
    determinise(state, slot.seat, slot.chance)
    node = ROOT
    slot.depth = 0
    forest.path[game, 0] = ROOT
    while state.to_play >= 0 and slot.depth < DEEPEST - 1:
        count = find_legal(forest, game, state, chain)
        action = forest.legal[game, 0]
        if count > 1:
            if not forest.opened[game, node]:
                slot.leaf, slot.mover = node, state.to_play
                look_at(forest, game, state, chain, forest.active[game])
                return True
            action = first
            if node != ROOT:
                action = chosen_below(forest, game, node, state.to_play, count, effort.scale)
            child = forest.children[game, node, action]
            if child == NONE:
                child = add(forest, game, node, action)
            node = child
            slot.depth += 1
            forest.path[game, slot.depth] = node
        said = extend(state, chain, action)
        if said != GOES_ON:
            apply(state, said)
    write_result(state, forest.shares[game])
    back_up(forest, game)
    return False


def add(forest: Forest, game: int, parent: int, action: int) -> int:
    """A new node."""
    slot = forest.slots[game]
    node = int(slot.nodes)
    slot.nodes += 1
    forest.children[game, parent, action] = node
    forest.visits[game, node] = 0
    for seat in range(slot.seats):
        forest.totals[game, node, seat] = 0.0
    return node


def take_answer(forest: Forest, game: int, effort: Effort) -> None:
    """Open the position that has been judged."""
    slot = forest.slots[game]
    leaf = slot.leaf
    for action in range(forest.answers.shape[1]):
        forest.logits[game, leaf, action] = forest.answers[game, action]
    for place in range(slot.seats):
        forest.shares[game, (slot.mover + place) % slot.seats] = forest.judged[game, place]
    forest.values[game, leaf] = forest.judged[game, 0]
    forest.opened[game, leaf] = True
    if slot.simulations < 0:
        slot.simulations = 0
        draw(forest, game, effort)
    else:
        back_up(forest, game)


def draw(forest: Forest, game: int, effort: Effort) -> None:
    """Let chance favour actions at the root, and say how thoroughly they are tried, and how many."""
    slot = forest.slots[game]
    count = find_legal(forest, game, forest.states[game], slot.chain)
    turn_to(slot, 0)
    for index in range(count):
        forest.gumbels[game, forest.legal[game, index]] = -effort.luck * log(-log(inner_fraction(slot.chance)))
    slot.thorough = inner_fraction(slot.chance) <= effort.often
    schedule = effort.schedule if slot.thorough else effort.quick_schedule
    slot.considered = min(count, schedule.shape[0] - 1)


def back_up(forest: Forest, game: int) -> None:
    """Count what the simulation came to."""
    slot = forest.slots[game]
    slot.simulations += 1
    for step in range(slot.depth + 1):
        node = forest.path[game, step]
        forest.visits[game, node] += 1
        for seat in range(slot.seats):
            forest.totals[game, node, seat] += forest.shares[game, seat]


def weigh(forest: Forest, game: int, node: int, seat: int, count: int, scale: float) -> None:
    """Write how much a seat wants each legal action: by the policy, and by its results.

    What was not tried counts as what was, by the policy's judgement of that.
    """
    logits, children = forest.logits[game, node], forest.children[game, node]
    highest = UNLIKELY
    for index in range(count):
        highest = max(highest, logits[forest.legal[game, index]])
    visits, most, tried, expected = 0, 0, 0.0, 0.0
    for index in range(count):
        action = forest.legal[game, index]
        child = children[action]
        if child != NONE and forest.visits[game, child] > 0:
            number = forest.visits[game, child]
            likely = exp(logits[action] - highest)
            visits += number
            most = max(most, number)
            tried += likely
            expected += likely * forest.totals[game, child, seat] / number
    worth = float(forest.values[game, node])
    if visits > 0:
        worth = (worth + visits * expected / max(tried, LEAST)) / (1.0 + visits)
    for index in range(count):
        action = forest.legal[game, index]
        child = children[action]
        result = worth
        if child != NONE and forest.visits[game, child] > 0:
            result = forest.totals[game, child, seat] / forest.visits[game, child]
        forest.urges[game, index] = logits[action] - highest + scale * (FIRM + most) * (result - worth)


def chosen_at_root(forest: Forest, game: int, count: int, effort: Effort) -> int:
    """The next action to be tried: of those that have been tried as often as is due, the one most wanted."""
    slot = forest.slots[game]
    weigh(forest, game, ROOT, slot.seat, count, effort.scale)
    schedule = effort.schedule if slot.thorough else effort.quick_schedule
    due = schedule[slot.considered, slot.simulations]
    best, best_urge = 0, 2 * UNLIKELY
    for index in range(count):
        action = forest.legal[game, index]
        child = forest.children[game, ROOT, action]
        visits = 0 if child == NONE else forest.visits[game, child]
        urge = forest.urges[game, index] + forest.gumbels[game, action]
        if visits != due:
            urge += UNLIKELY
        if urge > best_urge:
            best, best_urge = index, urge
    return int(forest.legal[game, best])


def chosen_below(forest: Forest, game: int, node: int, seat: int, count: int, scale: float) -> int:
    """The action whose visits are furthest behind what is wanted of it."""
    weigh(forest, game, node, seat, count, scale)
    soften(forest.urges[game], count, 1.0)
    visits = 0
    for index in range(count):
        child = forest.children[game, node, forest.legal[game, index]]
        if child != NONE:
            visits += forest.visits[game, child]
    best, best_urge = 0, UNLIKELY
    for index in range(count):
        child = forest.children[game, node, forest.legal[game, index]]
        own = 0 if child == NONE else forest.visits[game, child]
        urge = forest.urges[game, index] - own / (1.0 + visits)
        if urge > best_urge:
            best, best_urge = index, urge
    return int(forest.legal[game, best])
