"""The tree of a search: nodes in one array, linked by number, used again when a part of the tree is given up."""

from __future__ import annotations

from labtop.bots.workspace import FREE, NONE, TOUCHED, USED, Grown, Workspace
from labtop.core.entry_points import legal
from labtop.core.structs import Ints

ROOT = 0


def clear(workspace: Grown) -> None:
    """An empty tree: the root alone."""
    root = workspace.tree[ROOT]
    root.first = root.next = NONE
    root.visits = root.offered = 0
    root.total = root.score = 0.0
    workspace.counts[USED] = workspace.counts[TOUCHED] = 1
    workspace.counts[FREE] = NONE


def take(workspace: Grown) -> int:
    """A node to use, NONE when the tree is full."""
    counts = workspace.counts
    number = counts[FREE]
    if number != NONE:
        counts[FREE] = workspace.tree[number].next
    elif counts[TOUCHED] < len(workspace.tree):
        number = counts[TOUCHED]
        counts[TOUCHED] += 1
    else:
        return NONE
    counts[USED] += 1
    return int(number)


def lead(workspace: Grown) -> int:
    """By how many visits the most visited action at the root is ahead of the next."""
    most, second = 0, 0
    number = workspace.tree[ROOT].first
    while number != NONE:
        visits = workspace.tree[number].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        number = workspace.tree[number].next
    return int(most - second)


def promote(workspace: Grown, action: int) -> None:
    """Keep of the tree what is below an action at the root, which becomes the root; the rest is free again."""
    tree = workspace.tree
    others = tree[ROOT].first
    child = others
    while child != NONE and tree[child].action != action:
        child = tree[child].next
    if child == NONE:
        clear(workspace)
        return
    tree[ROOT] = tree[child]
    tree[ROOT].next = NONE
    tree[child].first = NONE
    release(workspace, others)


def keep_legal(workspace: Workspace) -> None:
    """Forget what is in the tree below actions that chance has ruled out in record 0: it does not count as done."""
    keep_only(workspace, legal(workspace.states[0], workspace.moves))


def keep_only(workspace: Grown, count: int) -> None:
    """Of the actions at the root keep those that are among the first so many moves."""
    tree = workspace.tree
    last = NONE
    number = tree[ROOT].first
    while number != NONE:
        following = tree[number].next
        if found(tree[number].action, workspace.moves, count):
            last = number
        else:
            if last == NONE:
                tree[ROOT].first = following
            else:
                tree[last].next = following
            tree[ROOT].visits -= tree[number].visits
            tree[ROOT].score -= tree[number].score
            tree[number].next = NONE
            release(workspace, number)
        number = following


def found(action: int, actions: Ints, count: int) -> bool:
    """Is an action among the first so many of a list?"""
    for index in range(count):
        if actions[index] == action:
            return True
    return False


def release(workspace: Grown, number: int) -> None:
    """Free a node, those behind it and all below them."""
    tree, counts = workspace.tree, workspace.counts
    while number != NONE:
        following = tree[number].next
        if tree[number].first != NONE:  # first those below it, then those behind it
            last = tree[number].first
            while tree[last].next != NONE:
                last = tree[last].next
            tree[last].next = following
            following = tree[number].first
        tree[number].next = counts[FREE]
        counts[FREE] = number
        counts[USED] -= 1
        number = following
