"""Tree search with a network: it judges each new position once, and its policy says where to look.

As in mcts.py each simulation shuffles what the thinking seat cannot know and goes down by what is legal in this sample.
A node is one action of the game's encoding, so that an action of the rules may be several nodes; where nothing is to
be decided there is none. Templates; the game's kernels and those of its encoding are hooks.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from labtop.bots.network import judge, result, soften
from labtop.bots.network_workspace import NetworkWorkspace
from labtop.bots.tree import ROOT, keep_only, lead, take
from labtop.bots.workspace import DEEPEST, NONE, USED
from labtop.core.chance import fork
from labtop.core.encoding import GOES_ON, Chain
from labtop.core.entry_points import apply, determinise
from labtop.core.structs import Ints

SIMULATION = 2  # the record


def mask(state: Any, chain: Chain, mask: Any, room: Ints) -> int:
    raise NotImplementedError


def extend(state: Any, chain: Chain, action: int) -> int:
    raise NotImplementedError


def simulate(
    workspace: NetworkWorkspace,
    first: int,
    simulations: int,
    exploration: float,
    caution: float,
    temperature: float,
    wide: float,
) -> int:
    """Run so many simulations from record 0; by how many visits the most visited action then leads.

    `first` is an action of the rules that is played before each, or NONE: then the tree is of what comes after it.
    `exploration` is how much it counts that an action was seldom tried, `caution` how much worse than others it is
    thought to be before it was; `temperature` is how little the policy does, `wide` how little at the root.
    """
    seat = workspace.states[0].to_play
    shares, points = workspace.mind.shares, workspace.mind.points
    for _ in range(simulations):
        begin(workspace)
        shuffle_unknown(workspace, seat)
        if first != NONE:
            apply(workspace.states[SIMULATION], first)
        depth = descend(workspace, exploration, caution, temperature, wide)
        for each in range(workspace.states[0].seats):
            workspace.shares[each] += shares[each]
        for step in range(depth + 1):
            node = workspace.tree[workspace.path[step]]
            node.visits += 1
            node.total += shares[workspace.movers[step]]
            node.score += points[seat]
    return lead(workspace)


def begin(workspace: NetworkWorkspace) -> None:
    """Begin a simulation: the game as it is, nothing said."""
    workspace.states[SIMULATION] = workspace.states[0]
    workspace.chains[0].step = workspace.chains[0].said = 0


def shuffle_unknown(workspace: NetworkWorkspace, seat: int) -> None:
    """Deal the simulation's unknown anew."""
    state, chance = workspace.states[SIMULATION], workspace.states[1].chance
    fork(state.chance, chance)
    determinise(state, seat, chance)


def descend(workspace: NetworkWorkspace, exploration: float, caution: float, temperature: float, wide: float) -> int:
    """Go down the tree to a position that is not in it, or the end of the game, and judge that.

    How many steps it took.
    """
    state, tree = workspace.states[SIMULATION], workspace.tree
    node, depth = ROOT, 0
    workspace.path[0], workspace.movers[0] = ROOT, state.to_play
    while state.to_play >= 0:
        count = find_choice(workspace)
        if count == 0:
            break
        missing = find_nodes(workspace, node, count)
        softness = wide if node == ROOT else temperature
        if missing == count or depth == DEEPEST - 1:
            expand(workspace, node, count, missing, softness)
            return depth
        if missing > 0 and has_room(workspace, missing):  # chance has brought something new
            expand(workspace, node, count, missing, softness)
        mover = state.to_play
        node = select(workspace, count, exploration, caution)
        depth += 1
        workspace.path[depth], workspace.movers[depth] = node, mover
        say(workspace, tree[node].action)
    result(state, workspace.mind)
    return depth


def find_choice(workspace: NetworkWorkspace) -> int:
    """Play the simulation on to where there is a choice, and write its legal actions; how many, 0 at the end."""
    state = workspace.states[SIMULATION]
    while state.to_play >= 0:
        count = find_legal(workspace)
        if count > 1:
            return count
        say(workspace, workspace.actions[0])
    return 0


def find_legal(workspace: NetworkWorkspace) -> int:
    """Write the legal actions of the simulation; how many."""
    mask(workspace.states[SIMULATION], workspace.chains[0], workspace.mask, workspace.room)
    count = 0
    for action in range(len(workspace.mask)):
        if workspace.mask[action]:
            workspace.actions[count] = action
            count += 1
    return count


def say(workspace: NetworkWorkspace, action: int) -> int:
    """Say an action in the simulation, and play the one of the rules that it completes; that one, or GOES_ON."""
    state = workspace.states[SIMULATION]
    said = extend(state, workspace.chains[0], action)
    if said != GOES_ON:
        apply(state, said)
    return said


def find_nodes(workspace: NetworkWorkspace, node: int, count: int) -> int:
    """Write the nodes of the legal actions below a node, NONE for those that are not there: how many are not."""
    tree = workspace.tree
    cursor = tree[node].first
    missing = 0
    for index in range(count):
        action = workspace.actions[index]
        found = cursor  # they mostly stand in this order
        while found != NONE and tree[found].action != action:
            found = tree[found].next
        if found == NONE:
            found = tree[node].first
            while found != NONE and tree[found].action != action:
                found = tree[found].next
        workspace.nodes[index] = found
        if found == NONE:
            missing += 1
        else:
            tree[found].offered += 1
            cursor = tree[found].next
    return missing


def has_room(workspace: NetworkWorkspace, count: int) -> bool:
    """Is there room for so many nodes more?"""
    return bool(workspace.counts[USED] + count <= len(workspace.tree))


def expand(workspace: NetworkWorkspace, node: int, count: int, missing: int, temperature: float) -> None:
    """Judge the simulation's position, and add those legal actions below a node that are missing, if there is room."""
    state, tree, mind = workspace.states[SIMULATION], workspace.tree, workspace.mind
    judge(state, workspace.chains[0], workspace.actions, count, mind)
    if not has_room(workspace, missing):
        return
    soften(mind.logits, count, temperature)
    last = tree[node].first
    while last != NONE and tree[last].next != NONE:
        last = tree[last].next
    for index in range(count):
        if workspace.nodes[index] == NONE:
            number = workspace.nodes[index] = take(workspace)
            if last == NONE:
                tree[node].first = number
            else:
                tree[last].next = number
            last = number
            child = tree[number]
            child.action = workspace.actions[index]
            child.first = child.next = NONE
            child.visits, child.offered = 0, 1
            child.total = child.score = 0.0
            child.guess, child.prior = mind.shares[state.to_play], mind.logits[index]


def select(workspace: NetworkWorkspace, count: int, exploration: float, caution: float) -> int:
    """The node most worth a visit: a good result so far, or wanted by the policy and seldom tried when it could be."""
    tree = workspace.tree
    nodes, visits, worth, guesses, likely, tried = 0, 0, 0.0, 0.0, 0.0, 0.0
    for index in range(count):
        if workspace.nodes[index] != NONE:
            node = tree[workspace.nodes[index]]
            nodes += 1
            visits += node.visits
            worth += node.total
            guesses += node.guess
            likely += node.prior
            if node.visits > 0:
                tried += node.prior
    untried = (worth + guesses / nodes) / (visits + 1) - caution * sqrt(tried / likely)
    best, best_urge = NONE, -1e30
    for index in range(count):
        if workspace.nodes[index] != NONE:
            node = tree[workspace.nodes[index]]
            mean = node.total / node.visits if node.visits > 0 else untried
            urge = mean + exploration * node.prior / likely * sqrt(node.offered) / (node.visits + 1)
            if urge > best_urge:
                best, best_urge = workspace.nodes[index], urge
    return int(best)


def keep_legal(workspace: NetworkWorkspace) -> None:
    """Forget what is in the tree below actions that chance has ruled out in record 0: it does not count as done."""
    begin(workspace)
    count = find_choice(workspace)
    for index in range(count):
        workspace.moves[index] = workspace.actions[index]
    keep_only(workspace, count)


def keep_choices(workspace: NetworkWorkspace, ids: Ints, count: int) -> int:
    """Of the ids that spell an action of record 0's rules, keep those that are a choice there; how many."""
    begin(workspace)
    kept, place, said = 0, 0, GOES_ON
    while said == GOES_ON:
        action = workspace.actions[0]
        if find_legal(workspace) > 1:
            while place < count - 1 and not workspace.mask[ids[place]]:
                place += 1
            action = ids[kept] = ids[place]
            kept += 1
            place += 1
        said = say(workspace, action)
    return kept


def open_node(workspace: NetworkWorkspace, ids: Ints, count: int, temperature: float) -> None:
    """See to it that there are nodes below what these choices say of an action in record 0."""
    begin(workspace)
    node = ROOT
    options = find_choice(workspace)
    for place in range(count):
        node = child_of(workspace, node, ids[place])
        say(workspace, ids[place])
        options = find_choice(workspace)
    if node != NONE:
        expand(workspace, node, options, find_nodes(workspace, node, options), temperature)


def child_of(workspace: NetworkWorkspace, node: int, action: int) -> int:
    """The node of an action below a node, or NONE."""
    if node == NONE:
        return NONE
    child = workspace.tree[node].first
    while child != NONE and workspace.tree[child].action != action:
        child = workspace.tree[child].next
    return int(child)


def find_line(workspace: NetworkWorkspace, action: int, node: int, line: Ints) -> int:
    """Write the actions of the rules most visited below a node, one after the other; how many.

    It is the node of an action of the rules that is played first; chance brings something likely.
    """
    seat = workspace.states[0].to_play
    begin(workspace)
    shuffle_unknown(workspace, seat)
    apply(workspace.states[SIMULATION], action)
    count = 0
    while node != NONE and count < len(line):
        options = find_choice(workspace)
        find_nodes(workspace, node, options)
        node, most = NONE, 0
        for index in range(options):
            child = workspace.nodes[index]
            if child != NONE and workspace.tree[child].visits > most:
                node, most = child, workspace.tree[child].visits
        if node != NONE:
            said = say(workspace, workspace.tree[node].action)
            if said != GOES_ON:
                line[count] = said
                count += 1
    return count
