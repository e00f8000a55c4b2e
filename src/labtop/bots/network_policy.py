"""Playing by the policy of a network alone: one evaluation for each choice of which an action consists. Templates."""

from __future__ import annotations

from labtop.bots.network import judge, soften
from labtop.bots.network_tree import SIMULATION, begin, extend, find_legal
from labtop.bots.network_workspace import NetworkWorkspace
from labtop.core.chance import fraction
from labtop.core.encoding import GOES_ON


def decide(workspace: NetworkWorkspace, temperature: float) -> int:
    """An action of record 0: what the policy likes best or, with a temperature, by its chances so much evened out."""
    state, chain = workspace.states[SIMULATION], workspace.chains[0]
    begin(workspace)
    said = GOES_ON
    while said == GOES_ON:
        count = find_legal(workspace)
        choice = 0
        if count > 1:
            judge(state, chain, workspace.actions, count, workspace.mind)
            choice = drawn(workspace, count, temperature) if temperature > 0.0 else liked(workspace, count)
        said = extend(state, chain, workspace.actions[choice])
    return int(said)


def liked(workspace: NetworkWorkspace, count: int) -> int:
    """The first of those the policy likes best."""
    logits, best = workspace.mind.logits, 0
    for index in range(1, count):
        if logits[index] > logits[best]:
            best = index
    return best


def drawn(workspace: NetworkWorkspace, count: int, temperature: float) -> int:
    """One by the chances that the policy gives it; chance is that of record 1."""
    chances = workspace.mind.logits
    soften(chances, count, temperature)
    left = fraction(workspace.states[1].chance)
    for index in range(count - 1):
        left -= chances[index]
        if left < 0.0:
            return index
    return count - 1
