"""A game as a PettingZoo environment in which every seat is an agent: `env(game)`, or a module such as `…_v0`."""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from labtop import registry
from labtop.core.errors import shown
from labtop.envs import rendering
from labtop.envs.gymnasium import observation_space, plain_seed
from labtop.envs.single import UNBEGUN, Observation, Single
from labtop.envs.vectors import need

UNDER_WAY = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")
ILLEGAL = -1.0  # what whoever plays an illegal action gets; the game ends with it


def env(game: str, **settings: Any) -> Any:
    """A game which an illegal action ends, with a reward of -1, as in PettingZoo's own games. `settings` as `raw_env`.

    What is no action at all raises AssertionError, and nothing is changed.
    """
    ending = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The game itself: an illegal action raises ValueError. `settings` are those of `labtop.envs.vectors.Vector`."""

    def __init__(
        self, game: str, players: int = 2, render_mode: str | None = None, seed: int | None = None, **settings: Any
    ) -> None:
        """`seed` is that of the first reset."""
        super().__init__()
        rendering.check(render_mode)
        self._single = Single(game, players, **settings)
        encoding = self._single.encoding
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{encoding.version}",
            "render_modes": rendering.MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._single.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = observation_space(self._single), spaces.Discrete(len(encoding.names))
        self._random = np.random.default_rng(plain_seed(seed))
        self.agents: list[str] = []

    def __getattr__(self, name: str) -> Any:
        """Asked for what is not there; some of it is there as soon as a game is under way."""
        raise AttributeError(f"there is no {name}" + (f": {UNBEGUN}" if name in UNDER_WAY else ""))

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Likewise."""
        return self._spaces[1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same. There are no options; PettingZoo's tests give some all the same."""
        if seed is not None:
            self._random = np.random.default_rng(plain_seed(seed))
        self._single.reset(int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._single.to_play]

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides; after the end agents leave with None, one after the other."""
        need(bool(self.agents), UNBEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        single = self._single
        single.play(action)
        self._cumulative_rewards[agent] = 0.0
        if single.to_play >= 0:
            self.agent_selection = self.possible_agents[single.to_play]
        else:
            self.rewards = dict(zip(self.agents, single.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, single.terminated.item(0))
            self.truncations = dict.fromkeys(self.agents, single.truncated.item(0))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What this agent may know; only for the one that decides there are legal actions."""
        need(hasattr(self, "agent_selection"), UNBEGUN)
        need(agent in self._seats, f"there is no agent {shown(agent)}; there are: {', '.join(self.possible_agents)}")
        return self._single.seen(self._seats[agent])

    def record(self) -> dict[str, Any]:
        """The last game that has ended, as a record that `labtop.replay` reads; it is kept with `record=True`."""
        return self._single.record(0)

    def render(self) -> Any:
        """The table as everybody sees it, in the mode that was chosen."""
        need(hasattr(self, "agent_selection"), UNBEGUN)
        return rendering.picture(self._single.playing(0), self.render_mode)

    def close(self) -> None:
        """Nothing is left."""
        self._single.close()


def _lay_out() -> None:
    """`<game>_v0`: modules as PettingZoo's tools expect them, with `env` and `raw_env`, where `import` finds them."""
    for game in registry.GAMES:
        if registry.has(game, "env"):
            name = f"{game}_v{registry.encoding(game).version}"
            module = ModuleType(f"{__name__}.{name}", f"{registry.meta(game).title} as a PettingZoo environment.")
            vars(module).update(env=partial(env, game), raw_env=partial(raw_env, game))  # which can be pickled
            globals()[name] = sys.modules[module.__name__] = module


_lay_out()
