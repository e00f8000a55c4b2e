"""Monte-Carlo tree search over determinisations, for any number of players and any game.

Each simulation shuffles what the thinking seat cannot know, goes down the tree by the actions that are legal in this
sample, adds one position's actions to the tree, and counts what each seat can expect there on the way back up.
"""

from __future__ import annotations

from math import exp, sqrt

from labtop.bots.evaluation import outlook, points
from labtop.bots.lookahead import best_step, settled
from labtop.bots.tree import ROOT, lead, take
from labtop.bots.workspace import DEEPEST, NONE, USED, Workspace
from labtop.core.chance import below, fork
from labtop.core.entry_points import apply, determinise, legal

TO_THE_END = -1
EVEN = 0.5  # a guess without judgement


def simulate(
    workspace: Workspace, first: int, simulations: int, exploration: float, prior_temperature: float, turns: int
) -> int:
    """Run so many simulations from record 0; by how many visits the most visited action then leads.

    `first` is an action that is played before each, or NONE: then the tree is of what comes after it.
    `exploration` is how much it counts that an action was seldom tried, `prior_temperature` how little its
    first guess does, 0 to do without guesses.
    Before a new position is judged, `turns` more are played, each step the best; TO_THE_END: all, at random.
    """
    states = workspace.states
    seat = states[0].to_play
    for _ in range(simulations):
        states[2] = states[0]
        fork(states[2].chance, states[1].chance)
        determinise(states[2], seat, states[1].chance)
        if first != NONE:
            apply(states[2], first)
        depth = descend(workspace, exploration, prior_temperature)
        if turns == TO_THE_END:
            play_to_the_end(workspace)
        elif turns > 0:
            play_on(workspace, turns)
        for each in range(states[2].seats):
            workspace.shares[each] += workspace.best[each]
        expected = points(states[2], seat, workspace.scales)
        for step in range(depth + 1):
            node = workspace.tree[workspace.path[step]]
            node.visits += 1
            node.total += workspace.best[workspace.movers[step]]
            node.score += expected
    return lead(workspace)


def descend(workspace: Workspace, exploration: float, prior_temperature: float) -> int:
    """Go down the tree to a position that is not in it, or the end of the game, and say what is to be expected there.

    How many steps it took. Record 2 is then the best position found there.
    """
    state = workspace.states[2]
    tree = workspace.tree
    node = ROOT
    workspace.path[0] = ROOT
    workspace.movers[0] = state.to_play
    depth = 0
    while True:
        if state.to_play < 0 or depth == DEEPEST - 1:
            keep_outlook(workspace)
            return depth
        count = legal(state, workspace.actions)
        if count == 1:  # nothing to decide
            apply(state, workspace.actions[0])
            continue
        fresh = tree[node].first == NONE
        if fresh and workspace.counts[USED] + count > len(tree):
            keep_outlook(workspace)
            return depth
        expand(workspace, node, count, prior_temperature)
        if fresh:
            return depth
        mover = state.to_play
        node = select(workspace, count, exploration)
        if node == NONE:  # the tree is full, and chance has brought what is not in it
            keep_outlook(workspace)
            return depth
        depth += 1
        workspace.path[depth] = node
        workspace.movers[depth] = mover
        apply(state, tree[node].action)


def expand(workspace: Workspace, node: int, count: int, prior_temperature: float) -> None:
    """Find the nodes of the legal actions below a node; make those that are new and keep the outlook of the best."""
    tree = workspace.tree
    last = NONE
    cursor = tree[node].first
    fresh = cursor == NONE
    best = -1.0
    for index in range(count):
        action = workspace.actions[index]
        found = cursor
        while found != NONE and tree[found].action != action:
            found = tree[found].next
        if found == NONE and not fresh:
            found = tree[node].first
            while found != NONE and tree[found].action != action:
                last = found
                found = tree[found].next
        if found == NONE:
            found = add(workspace, node, last, action, prior_temperature)
            last = found
            if found != NONE and tree[found].guess > best:
                best = tree[found].guess
                for seat in range(workspace.states[2].seats):
                    workspace.best[seat] = workspace.scales.shares[seat]
        workspace.nodes[index] = found
        if found != NONE:
            tree[found].offered += 1
            cursor = tree[found].next


def add(workspace: Workspace, parent: int, last: int, action: int, prior_temperature: float) -> int:
    """A new node below a parent, behind its last one; its guess is what the outlook after it is for whoever decides."""
    tree, states = workspace.tree, workspace.states
    number = take(workspace)
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
    if prior_temperature > 0.0:
        states[3] = states[2]
        apply(states[3], action)
        outlook(states[3], workspace.scales)
        node.guess = workspace.scales.shares[states[2].to_play]
        node.prior = exp(node.guess / prior_temperature)
    return number


def select(workspace: Workspace, count: int, exploration: float) -> int:
    """The node most worth a visit: a good result so far, or promising and seldom tried when it could have been."""
    tree = workspace.tree
    total = 0.0
    for index in range(count):
        if workspace.nodes[index] != NONE:
            total += tree[workspace.nodes[index]].prior
    best, best_urge = NONE, -1.0
    for index in range(count):
        number = workspace.nodes[index]
        if number != NONE:
            node = tree[number]
            mean = (node.total + node.guess) / (node.visits + 1)
            puct = mean + exploration * node.prior / total * sqrt(node.offered) / (node.visits + 1)
            if puct > best_urge:
                best, best_urge = number, puct
    return best


def play_to_the_end(workspace: Workspace) -> None:
    """Play record 2 to its end at random."""
    state = workspace.states[2]
    while state.to_play >= 0:
        count = legal(state, workspace.actions)
        apply(state, workspace.actions[below(workspace.states[1].chance, count)])
    keep_outlook(workspace)


def play_on(workspace: Workspace, turns: int) -> None:
    """Play record 2 on for so many turns, each step the best, and judge it then."""
    state = workspace.states[2]
    while state.to_play >= 0 and turns > 0:
        apply(state, best_step(2, workspace))
        if settled(state):
            turns -= 1
    keep_outlook(workspace)


def keep_outlook(workspace: Workspace) -> None:
    """Judge record 2."""
    outlook(workspace.states[2], workspace.scales)
    for seat in range(workspace.states[2].seats):
        workspace.best[seat] = workspace.scales.shares[seat]
