"""Monte-Carlo tree search over determinisations, for any number of players and any game.

Each simulation shuffles what the thinking seat cannot know, goes down the tree by the actions that are legal in this
sample, adds one position's actions to the tree, and counts what each seat can expect there on the way back up.
"""

from __future__ import annotations

from math import exp, sqrt

from labtop.bots.desk import DEEPEST, NONE, USED, Desk
from labtop.bots.judging import outlook, points
from labtop.bots.looking import best_step, settled
from labtop.bots.tree import ROOT, lead, take
from labtop.core.chance import below, fork
from labtop.core.doors import apply, determinise, legal

TO_THE_END = -1
EVEN = 0.5  # a guess without judgement


def simulate(desk: Desk, simulations: int, exploration: float, heat: float, turns: int) -> int:
    """Run so many simulations from record 0; by how many visits the most visited action then leads.

    `exploration` is how much it counts that an action was seldom tried, `heat` how little its
    first guess does, 0 to do without guesses.
    Before a new position is judged, `turns` more are played, each step the best; TO_THE_END: all, at random.
    """
    states = desk.states
    seat = states[0].to_play
    for _ in range(simulations):
        states[2] = states[0]
        fork(states[2].chance, states[1].chance)
        determinise(states[2], seat, states[1].chance)
        depth = descend(desk, exploration, heat)
        if turns == TO_THE_END:
            play_to_the_end(desk)
        elif turns > 0:
            play_on(desk, turns)
        expected = points(states[2], seat, desk.scales)
        for step in range(depth + 1):
            node = desk.tree[desk.path[step]]
            node.visits += 1
            node.total += desk.best[desk.movers[step]]
            node.score += expected
    return lead(desk)


def descend(desk: Desk, exploration: float, heat: float) -> int:
    """Go down the tree to a position that is not in it, or the end of the game, and say what is to be expected there.

    How many steps it took. Record 2 is then the best position found there.
    """
    state = desk.states[2]
    tree = desk.tree
    node = ROOT
    desk.path[0] = ROOT
    desk.movers[0] = state.to_play
    depth = 0
    while True:
        if state.to_play < 0 or depth == DEEPEST - 1:
            keep_outlook(desk)
            return depth
        count = legal(state, desk.actions)
        if count == 1:  # nothing to decide
            apply(state, desk.actions[0])
            continue
        fresh = tree[node].first == NONE
        if fresh and desk.counts[USED] + count > len(tree):
            keep_outlook(desk)
            return depth
        meet(desk, node, count, heat)
        if fresh:
            return depth
        mover = state.to_play
        node = select(desk, count, exploration)
        if node == NONE:  # the tree is full, and chance has brought what is not in it
            keep_outlook(desk)
            return depth
        depth += 1
        desk.path[depth] = node
        desk.movers[depth] = mover
        apply(state, tree[node].action)


def meet(desk: Desk, node: int, count: int, heat: float) -> None:
    """Find the nodes of the legal actions below a node; make those that are new and keep the outlook of the best."""
    tree = desk.tree
    last = NONE
    cursor = tree[node].first
    fresh = cursor == NONE
    best = -1.0
    for index in range(count):
        action = desk.actions[index]
        found = cursor
        while found != NONE and tree[found].action != action:
            found = tree[found].next
        if found == NONE and not fresh:
            found = tree[node].first
            while found != NONE and tree[found].action != action:
                last = found
                found = tree[found].next
        if found == NONE:
            found = add(desk, node, last, action, heat)
            last = found
            if found != NONE and tree[found].guess > best:
                best = tree[found].guess
                for seat in range(desk.states[2].seats):
                    desk.best[seat] = desk.scales.shares[seat]
        desk.nodes[index] = found
        if found != NONE:
            tree[found].offered += 1
            cursor = tree[found].next


def add(desk: Desk, parent: int, last: int, action: int, heat: float) -> int:
    """A new node below a parent, behind its last one; its guess is what the outlook after it is for whoever decides."""
    tree, states = desk.tree, desk.states
    number = take(desk)
    if number == NONE:
        return NONE
    if last == NONE:
        tree[parent].first = number
    else:
        tree[last].next = number
    node = tree[number]
    node.action = action
    node.first = node.next = NONE
    node.visits = node.offered = 0
    node.total = node.score = 0.0
    node.guess, node.prior = EVEN, 1.0
    if heat > 0.0:
        states[3] = states[2]
        apply(states[3], action)
        outlook(states[3], desk.scales)
        node.guess = desk.scales.shares[states[2].to_play]
        node.prior = exp(node.guess / heat)
    return number


def select(desk: Desk, count: int, exploration: float) -> int:
    """The node most worth a visit: a good result so far, or promising and seldom tried when it could have been."""
    tree = desk.tree
    total = 0.0
    for index in range(count):
        if desk.nodes[index] != NONE:
            total += tree[desk.nodes[index]].prior
    best, best_urge = NONE, -1.0
    for index in range(count):
        number = desk.nodes[index]
        if number != NONE:
            node = tree[number]
            mean = (node.total + node.guess) / (node.visits + 1)
            urge = mean + exploration * node.prior / total * sqrt(node.offered) / (node.visits + 1)
            if urge > best_urge:
                best, best_urge = number, urge
    return best


def play_to_the_end(desk: Desk) -> None:
    """Play record 2 to its end at random."""
    state = desk.states[2]
    while state.to_play >= 0:
        count = legal(state, desk.actions)
        apply(state, desk.actions[below(desk.states[1].chance, count)])
    keep_outlook(desk)


def play_on(desk: Desk, turns: int) -> None:
    """Play record 2 on for so many turns, each step the best, and judge it then."""
    state = desk.states[2]
    while state.to_play >= 0 and turns > 0:
        apply(state, best_step(2, desk))
        if settled(state):
            turns -= 1
    keep_outlook(desk)


def keep_outlook(desk: Desk) -> None:
    """Judge record 2."""
    outlook(desk.states[2], desk.scales)
    for seat in range(desk.states[2].seats):
        desk.best[seat] = desk.scales.shares[seat]
