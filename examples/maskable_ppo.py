"""Learn a seat against a bot with MaskablePPO. Needs sb3-contrib.

python examples/maskable_ppo.py --game Gizmos --bot easy --decisions 200000
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import labtop.envs.gymnasium  # noqa: F401 (registers the environments)


def seat(game: str, bot: str) -> gymnasium.Env:
    """One seat of a game; the policy sees the bytes, and asks for the mask."""
    env = gymnasium.make(f"labtop/{game}-v0", bots=bot, skip_forced=True)
    return gymnasium.wrappers.FlattenObservation(gymnasium.wrappers.FilterObservation(env, ["observation"]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="Gizmos")
    options.add_argument("--bot", default="random")
    options.add_argument("--decisions", type=int, default=200_000)
    options.add_argument("--games", type=int, default=100)
    chosen = options.parse_args()
    model = MaskablePPO("MlpPolicy", seat(chosen.game, chosen.bot), gamma=0.999, seed=0, verbose=1)
    model.learn(chosen.decisions)
    mean, _ = evaluate_policy(model, seat(chosen.game, chosen.bot), n_eval_episodes=chosen.games, warn=False)
    print(f"mean reward against {chosen.bot}: {mean:.2f} (1 is a win, -1 a loss)")


if __name__ == "__main__":
    main()
