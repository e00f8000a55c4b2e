"""The bot `network`: what a network's policy likes, without a search."""

from __future__ import annotations

from labtop.bots.network import Network
from labtop.bots.network_search import Limit, NetworkBot
from labtop.core.chance import seed_of, start_chance
from labtop.core.observation import Observation

ALONE = Limit(simulations=1, memory=1)


class PolicyBot(NetworkBot):
    """Plays what the policy likes best; with a temperature, as people err, now and then what it likes as well."""

    def __init__(self, game: str, seed: int, temperature: float = 0.0, network: Network | None = None) -> None:
        super().__init__(game, seed, ALONE, network)
        self._temperature = temperature

    def choose(self, observation: Observation) -> str:
        """One evaluation for each choice of which an action consists."""
        if len(observation.actions) == 1:
            return observation.actions[0]
        if not self._workspaces:
            self._workspaces = [self._made()]
        workspace = self._workspaces[0]
        workspace.states[0] = observation.states[0]
        if self._temperature:
            start_chance(workspace.states[1:], seed_of(self._seed, observation.number))
        return observation.rules.name_action(self._compiled.decide(workspace, self._temperature))

    def share(self, observation: Observation) -> float:
        """What the seat that decides can expect of the result, as the last choice saw it."""
        return float(self._workspaces[0].mind.shares[observation.seat]) if self._workspaces else 0.0
