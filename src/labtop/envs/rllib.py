"""A game as a multi-agent environment of RLlib, every seat an agent: `config.environment(SeatsEnv, env_config={…})`.

Observations are dicts of `observations`, the bytes divided by 255, and `action_mask`, both floats, as RLlib's own
modules for masks expect them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from labtop.envs.single import OVER, UNBEGUN, Single, check_options
from labtop.envs.vectors import need

Seen = dict[str, dict[str, Any]]


class SeatsEnv(MultiAgentEnv):  # type: ignore[misc]
    """`env_config` has `game`, `players` and the other settings of `labtop.envs.vectors.Vector`."""

    def __init__(self, env_config: dict[str, Any]) -> None:
        super().__init__()
        need("game" in env_config, "env_config has to name the game")
        settings: dict[str, Any] = {"seed": None, **env_config}  # workers are not to play the same deals
        self._single, self._begun = Single(**settings), False
        self._seed = settings["seed"]
        size, actions = self._single.observation.shape[1], self._single.legal_action_mask.shape[1]
        space = spaces.Dict(
            observations=spaces.Box(0, 1, (size,), np.float32), action_mask=spaces.Box(0, 1, (actions,), np.float32)
        )
        self.possible_agents = [f"player_{seat}" for seat in range(self._single.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; the same seed gives the same. Without one chance goes on, at first with that of the settings."""
        check_options(options)
        self._single.reset(self._seed if seed is None else seed)
        self._begun, self._seed = True, None
        return self._seen(), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[Any, ...]:
        """The action of the agent that decides; ValueError for another's, or one that is not legal."""
        single = self._single
        need(self._begun, UNBEGUN)
        need(single.to_play >= 0, OVER)
        agent = self.possible_agents[single.to_play]
        acting = ", ".join(map(str, action_dict)) or "nobody"
        need(list(action_dict) == [agent], f"it is the turn of {agent}, not of {acting}")
        single.play(action_dict[agent])
        ended, cut = single.terminated.item(0), single.truncated.item(0)
        rewards = dict(zip(self.possible_agents, single.rewards[0].tolist(), strict=True))
        return self._seen(), rewards, {"__all__": ended}, {"__all__": cut}, {}

    def record(self) -> dict[str, Any]:
        """The last game that has ended, as a record that `labtop.replay` reads; it is kept with `record=True`."""
        return self._single.record(0)

    def close(self) -> None:
        """Nothing is played any more."""
        self._single.close()

    def _seen(self) -> Seen:
        """What the agent that decides may know; after the end, what each of them may."""
        single = self._single
        now, mask = single.to_play, single.legal_action_mask[0].astype(np.float32)
        return {
            agent: {"observations": single.observe(0, seat) / np.float32(255), "action_mask": mask}
            for seat, agent in enumerate(self.possible_agents)
            if now in (seat, -1)
        }
