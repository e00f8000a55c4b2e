"""Every seat an agent, through RLlib, where it is installed."""

from typing import Any

import numpy as np
import pytest

from labtop import registry

pytest.importorskip("ray.rllib", reason="RLlib is not installed")

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]


def seats(**config: Any) -> Any:
    from labtop.envs.rllib import SeatsEnv

    return SeatsEnv(config)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_to_its_end(game: str, players: int) -> None:
    env = seats(game=game, players=players)
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=3)
    over = {"__all__": False}
    while not over["__all__"]:
        [(agent, observation)] = seen.items()
        assert env.observation_spaces[agent].contains(observation)
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen, rewards, over, cut, _ = env.step({agent: action})
        assert not cut["__all__"]
        assert any(rewards.values()) <= over["__all__"]
    assert set(seen) == set(rewards) == set(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


def test_only_who_decides_may_act() -> None:
    env = seats(game="gizmos")
    seen, _ = env.reset(seed=1)
    [agent] = seen
    other = next(name for name in env.possible_agents if name != agent)
    for wrong in ({other: 0}, {}, {agent: 0, other: 0}):
        with pytest.raises(ValueError, match=f"it is the turn of {agent}"):
            env.step(wrong)
    with pytest.raises(ValueError, match="not legal"):
        env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])})


@pytest.mark.long
def test_rllib_learns_from_it() -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    from labtop.envs.rllib import SeatsEnv

    config = (
        PPOConfig()
        # RLlib's own check plays actions that are not legal.
        .environment(SeatsEnv, env_config={"game": "gizmos", "max_turns": 20}, disable_env_checking=True)
        .env_runners(num_env_runners=0, rollout_fragment_length=100)
        .training(train_batch_size=200, minibatch_size=100, num_epochs=1)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(
            rl_module_spec=MultiRLModuleSpec(
                rl_module_specs={"all": RLModuleSpec(module_class=ActionMaskingTorchRLModule)}
            )
        )
    )
    algorithm = config.build_algo()
    assert algorithm.train()["training_iteration"] == 1
    algorithm.stop()
