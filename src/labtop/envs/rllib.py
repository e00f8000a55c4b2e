"""A game as a multi-agent environment of RLlib, every seat an agent: `config.environment(SeatsEnv, env_config={…})`.

Observations are dicts of `observations`, the bytes divided by 255, and `action_mask`, both floats, as RLlib's own
modules for masks expect them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from labtop.envs.vectors import Vector

Seen = dict[str, dict[str, Any]]


class SeatsEnv(MultiAgentEnv):  # type: ignore[misc]
    """`env_config` has `game`, `players` and the other settings of `labtop.envs.vectors.Vector`."""

    def __init__(self, env_config: dict[str, Any]) -> None:
        super().__init__()
        settings: dict[str, Any] = {"n": 1, "autoreset": "disabled", **env_config}
        self._vector = Vector(**settings)
        size, actions = self._vector.observation.shape[1], self._vector.legal_action_mask.shape[1]
        space = spaces.Dict(
            observations=spaces.Box(0, 1, (size,), np.float32), action_mask=spaces.Box(0, 1, (actions,), np.float32)
        )
        self.possible_agents = [f"player_{seat}" for seat in range(self._vector.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; the same seed gives the same."""
        self._vector.reset(seed)
        return self._seen(), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[Any, ...]:
        """The action of the agent that decides; ValueError for another's, or one that is not legal."""
        vector = self._vector
        agent = self.possible_agents[vector.current_player[0]]
        if list(action_dict) != [agent]:
            raise ValueError(f"it is the turn of {agent}, not of {', '.join(action_dict) or 'nobody'}")
        vector.step(np.array([action_dict[agent]]))
        ended, cut = bool(vector.terminated[0]), bool(vector.truncated[0])
        rewards = dict(zip(self.possible_agents, vector.rewards[0].tolist(), strict=True))
        return self._seen(), rewards, {"__all__": ended}, {"__all__": cut}, {}

    def _seen(self) -> Seen:
        """What the agent that decides may know; after the end, what each of them may."""
        vector = self._vector
        now = int(vector.current_player[0])
        mask = vector.legal_action_mask[0].astype(np.float32)
        return {
            agent: {"observations": vector.observe(0, seat) / np.float32(255), "action_mask": mask}
            for seat, agent in enumerate(self.possible_agents)
            if now in (seat, -1)
        }
