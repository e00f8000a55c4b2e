"""The bot `search`: tree search with a network."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labtop import registry
from labtop.bots.branches import reached, summed, sums
from labtop.bots.network import Network, chance_to_win
from labtop.bots.network_compiled import CompiledNetwork, compiled_network
from labtop.bots.network_file import packaged
from labtop.bots.network_workspace import NetworkWorkspace, make_network_workspace
from labtop.bots.protocol import ActionValue, Analysis
from labtop.bots.searching import LONGEST_LINE, Budget, TreeBot
from labtop.bots.tree import ROOT
from labtop.bots.workspace import NONE
from labtop.core.observation import Observation

Options = dict[int, list[int]]  # actions of the rules, and the choices that say them
WIDE = 3.0  # the policy's temperature at the root of an analysis


@dataclass(frozen=True)
class Limit(Budget):
    """How much a search may do, and how it weighs."""

    exploration: float = 0.4
    caution: float = 0.2  # how much worse than its neighbours an action is thought to be before it was tried
    temperature: float = 1.0  # how little the policy says where to look


class NetworkBot(TreeBot):
    """Judges by a network, the game's own if none is given."""

    def __init__(self, game: str, seed: int, limit: Limit, network: Network | None = None) -> None:
        super().__init__(game, seed, limit)
        self._network = network
        self._limit = limit
        if network is None:
            packaged(game)

    def _bind(self) -> CompiledNetwork:
        return compiled_network(self._game)

    def _workspace(self, nodes: int) -> NetworkWorkspace:
        return make_network_workspace(self._game, self._network or packaged(self._game), nodes)

    def _simulate(self, workspace: NetworkWorkspace, simulations: int, first: int = NONE, wide: bool = False) -> int:
        limit = self._limit
        softness = limit.temperature * (WIDE if wide else 1.0)
        lead: int = self._compiled.simulate(
            workspace, first, simulations, limit.exploration, limit.caution, limit.temperature, softness
        )
        return lead

    def _chance(self, share: float, players: int) -> float:
        return chance_to_win(share, players)

    def share(self, observation: Observation) -> float:
        """What the seat that decides can expect of the result, as the last choice saw it."""
        found = sums(self._workspaces).values()  # not the root's own: it counts what is no longer in the tree
        return sum(one.total for one in found) / max(sum(one.weight for one in found), 1)

    def _best(self, observation: Observation) -> tuple[str, list[int]]:
        options = self._options(observation)
        code = self._follow(options)
        return observation.rules.name_action(code), options[code]

    def _options(self, observation: Observation) -> Options:
        """The legal actions, and what is to be chosen in the trees to say them."""
        spell, desk = registry.encoding(self._game).spell, self._workspaces[0]
        options: Options = {}
        for action in observation.actions:
            code = observation.rules.read_action(action)
            assert code is not None
            ids = np.array(spell(code), np.int64)
            options[code] = ids[: self._compiled.keep_choices(desk, ids, len(ids))].tolist()
        return options

    def _follow(self, options: Options) -> int:
        """Choose step by step until an action of the rules is said. Where nothing is known yet the network is asked."""
        said: list[int] = []
        while len(options) > 1:
            if not sums(self._workspaces, said):
                self._open(said)
            found = sums(self._workspaces, said)
            if not found:  # the tree is full
                break
            said.append(max(found, key=lambda action: found[action].rank))
            options = {code: ids for code, ids in options.items() if ids[: len(said)] == said}
        return next(iter(options))

    def _open(self, said: list[int]) -> None:
        """Let the network judge where these choices lead."""
        ids = np.array([*said, NONE], np.int64)
        self._compiled.open_node(self._workspaces[0], ids, len(said), self._limit.temperature)

    def _conclude(self, observation: Observation, seconds: float) -> Analysis:
        options = self._options(observation)
        found = {code: summed(self._workspaces, ids) for code, ids in options.items()}
        best = self._follow(options)
        order = sorted(found, key=lambda code: (code == best, found[code].rank), reverse=True)
        values = [
            ActionValue(
                observation.rules.name_action(code),
                found[code].visits,
                chance_to_win(found[code].total / found[code].weight, observation.players),
                found[code].score / found[code].weight,
                self._line(observation, code, options[code]),
            )
            for code in order
        ]
        simulations = sum(int(workspace.tree["visits"][ROOT]) - 1 for workspace in self._workspaces)
        return Analysis(tuple(values), simulations, seconds)

    def _line(self, observation: Observation, code: int, ids: list[int]) -> tuple[str, ...]:
        """What is expected from here on, this action first."""
        desk, codes = self._workspaces[0], np.zeros(LONGEST_LINE - 1, np.int64)
        node, steps = reached(desk, ids)
        count = self._compiled.find_line(desk, code, node if steps == len(ids) else NONE, codes)
        return tuple(map(observation.rules.name_action, [code, *codes[:count].tolist()]))
