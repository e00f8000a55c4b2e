"""Trees of a search, looked at one node at a time."""

from typing import Any

from labtop.bots.workspace import FREE, NONE, TOUCHED, USED, Workspace

ROOT = 0
Branch = tuple[Any, ...]


def below(tree: Any, number: int) -> list[int]:
    """The numbers of the nodes below a node."""
    found = []
    child = int(tree["first"][number])
    while child != NONE:
        found.append(child)
        child = int(tree["next"][child])
    return found


def branch(tree: Any, number: int) -> Branch:
    """A node and all below it, as nested tuples: a copy that does not know where nodes lie."""
    fields = ("action", "visits", "offered", "total", "score", "guess", "prior")
    return (*(tree[field][number].item() for field in fields), [branch(tree, child) for child in below(tree, number)])


def check_tree(workspace: Workspace, full: bool = False) -> int:
    """What must hold in every tree; how many nodes there are.

    Where it is `full`, or a game ends in it, a node may be a leaf again.
    """
    tree = workspace.tree
    to_do, met = [ROOT], []
    while to_do:
        number = to_do.pop()
        met.append(number)
        children = below(tree, number)
        actions = [int(tree["action"][child]) for child in children]
        assert len(set(actions)) == len(actions)
        visits = int(tree["visits"][number])
        passed_on = sum(int(tree["visits"][child]) for child in children)
        assert visits >= passed_on + (visits > 0)  # each visit goes on to a child, or ends here, as the first one does
        assert full or not children or visits == passed_on + 1
        for child in children:
            node = tree[child]
            assert 0 <= node["visits"] <= node["offered"]
            assert 0.0 <= node["total"] <= node["visits"]
            assert 0.0 <= node["guess"] <= 1.0
        to_do += children
    free, number = [], int(workspace.counts[FREE])
    while number != NONE:
        free.append(number)
        number = int(tree["next"][number])
    assert len(met) == workspace.counts[USED]
    assert sorted(met + free) == list(range(int(workspace.counts[TOUCHED])))  # each node is used once or free once
    return len(met)
