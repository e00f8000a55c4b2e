"""Every seat an agent, through RLlib, where it is installed."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import labtop
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


def test_after_the_end_and_before_the_beginning_nothing_is_played() -> None:
    """The refusal named an agent whose turn it was not."""
    env = seats(game="gizmos", max_turns=2)
    with pytest.raises(ValueError, match=r"no game is under way: reset\(\) begins one"):
        env.step({"player_0": 0})
    seen, _ = env.reset(seed=1)
    cut = False
    while not cut:
        [(agent, observation)] = seen.items()
        seen, _, _, over, _ = env.step({agent: int(observation["action_mask"].argmax())})
        cut = over["__all__"]
    for agent in env.possible_agents:
        with pytest.raises(ValueError, match=r"the game is over: reset\(\) begins a new one"):
            env.step({agent: 0})


def test_without_a_seed_deals_differ_and_with_one_they_do_not() -> None:
    def looks(env: Any, seed: int | None) -> list[bytes]:
        dealt = [env.reset(seed=seed)[0] for _ in range(3)]
        return [values["observations"].tobytes() for seen in dealt for values in seen.values()]

    assert looks(seats(game="gizmos"), None) != looks(seats(game="gizmos"), None)
    assert looks(seats(game="gizmos", seed=3), None) == looks(seats(game="gizmos", seed=3), None)
    assert looks(seats(game="gizmos"), 3) == looks(seats(game="gizmos"), 3)


def test_the_seed_of_a_setting_is_that_of_the_first_reset() -> None:
    """It was another's."""
    env, other = seats(game="gizmos", seed=3), seats(game="gizmos")
    for seed in (3, None):
        assert str(env.reset()[0]) == str(other.reset(seed=seed)[0])


def test_a_closed_environment_is_not_played_any_more() -> None:
    env = seats(game="gizmos")
    env.reset(seed=1)
    env.close()
    with pytest.raises(ValueError, match="it is closed"):
        env.reset()


@pytest.mark.parametrize(
    ("config", "reason"),
    [({}, "name the game"), ({"game": "gizmos", "n": 2}, "no option 'n'"), ({"game": "chess"}, "chess")],
)
def test_settings_that_are_wrong_get_a_reason(config: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        seats(**config)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_has_ended_is_a_record(game: str) -> None:
    env = seats(game=game, record=True, reward="score", seed=3)
    seen, _ = env.reset()
    rng, over = np.random.default_rng(0), {"__all__": False}
    while not over["__all__"]:
        [(agent, observation)] = seen.items()
        seen, rewards, over, _, _ = env.step({agent: int(rng.choice(np.flatnonzero(observation["action_mask"])))})
    assert labtop.replay(env.record()).scores() == list(rewards.values())


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on(copied: Callable[[Any], Any]) -> None:
    env = seats(game="gizmos")
    [(agent, observation)] = env.reset(seed=1)[0].items()
    twin = copied(env)
    action = {agent: int(observation["action_mask"].argmax())}
    (seen, *_), (its, *_) = env.step(action), twin.step(action)
    assert seen.keys() == its.keys()
    assert all((values["observations"] == its[name]["observations"]).all() for name, values in seen.items())


@pytest.mark.long
def test_rllib_learns_from_it() -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    import ray
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
    ray.shutdown()  # the cluster that RLlib has begun, which other tests of this process would take for theirs
