"""The bot `search-v1`: tree search that judges positions by the game's fitted evaluation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from labtop import registry
from labtop.bots.branches import children, sums
from labtop.bots.compiled import CompiledBot, compiled_bot
from labtop.bots.evaluation import blended, chance_to_win
from labtop.bots.greedy import forced
from labtop.bots.mcts import TO_THE_END
from labtop.bots.protocol import ActionValue, Analysis
from labtop.bots.searching import LONGEST_LINE, Budget, TreeBot
from labtop.bots.tree import ROOT
from labtop.bots.workspace import NONE, Workspace, make_workspace
from labtop.core.evaluator import Weights
from labtop.core.observation import Observation


@dataclass(frozen=True)
class Limit(Budget):
    """How much a search may do, and how it weighs."""

    exploration: float = 0.5
    prior_temperature: float = 0.05
    turns: int = 1  # played on before a position is judged, or TO_THE_END


class SearchBot(TreeBot):
    """Judges by features and their weights."""

    def __init__(self, game: str, seed: int, limit: Limit, weights: Weights | None = None) -> None:
        super().__init__(game, seed, limit)
        evaluator = registry.evaluator(game)
        self._weights = blended(evaluator.load() if weights is None else weights)
        self._limit = limit if evaluator.fitted else replace(limit, turns=TO_THE_END, prior_temperature=0.0)

    def _bind(self) -> CompiledBot:
        return compiled_bot(self._game)

    def _workspace(self, nodes: int) -> Workspace:
        return make_workspace(self._game, self._weights, nodes)

    def _simulate(self, workspace: Workspace, simulations: int, first: int = NONE, wide: bool = False) -> int:
        limit = self._limit
        lead: int = self._compiled.simulate(
            workspace, first, simulations, limit.exploration, limit.prior_temperature, limit.turns
        )
        return lead

    def _chance(self, share: float, players: int) -> float:
        return chance_to_win(share)

    def _best(self, observation: Observation) -> tuple[str, list[int]]:
        found = sums(self._workspaces)
        if not found:  # there was no room for a tree
            return observation.actions[0], [NONE]
        best = max(found, key=lambda code: found[code].rank)
        return observation.rules.name_action(best), [best]

    def _conclude(self, observation: Observation, seconds: float) -> Analysis:
        return conclude(observation, self._workspaces, seconds)


def conclude(observation: Observation, workspaces: list[Workspace], seconds: float) -> Analysis:
    """What the trees of all threads say together, the most visited action first."""
    lines: dict[int, list[str]] = {}
    name = observation.rules.name_action
    for workspace in workspaces:
        for number, node in children(workspace, ROOT):
            if node.action not in lines:
                lines[node.action] = [name(node.action), *line_below(workspace, number, name)]
    best_first = sorted(sums(workspaces).items(), key=lambda one: one[1].rank, reverse=True)
    values = [
        ActionValue(
            name(action),
            found.visits,
            chance_to_win(found.total / found.weight),
            found.score / found.weight,
            (*lines[action],),
        )
        for action, found in best_first
    ]
    simulations = sum(value.visits for value in values)
    return Analysis(tuple(values) or forced(observation).actions, simulations, seconds)


def line_below(workspace: Workspace, number: int, name: Any) -> list[str]:
    """The actions most visited, one after the other."""
    line: list[str] = []
    while len(line) < LONGEST_LINE - 1:
        number, best = max(children(workspace, number), key=lambda child: child[1].visits, default=(number, None))
        if best is None or best.visits == 0:
            return line
        line.append(name(best.action))
    return line
