"""Learn a game of two by playing against oneself: PPO in one file, on a vector of games. Needs torch.

python examples/ppo.py --game gizmos --decisions 3000000
"""

import argparse

import numpy as np
import torch
from torch import nn

import labtop.envs
from labtop.envs.vectors import Vector

GAMES, STEPS, EPOCHS, BATCH = 256, 64, 3, 4096
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4


class Net(nn.Module):
    """What to play and how it will end, from the bits of an observation."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(8 * size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: np.ndarray, legal: np.ndarray) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        found = self.body(torch.from_numpy(np.unpackbits(seen, axis=-1)).float())
        scores = self.policy(found).masked_fill(~torch.from_numpy(legal), -1e9)
        return torch.distributions.Categorical(logits=scores), torch.tanh(self.value(found)).squeeze(-1)


def gather(envs: Vector, net: Net) -> tuple[np.ndarray, ...]:
    """Decisions of both seats, with what was gained by each and what could be expected."""
    rows, games = [], np.arange(GAMES)
    for _ in range(STEPS + 1):
        seen, legal, seat = envs.observation.copy(), envs.legal_action_mask.copy(), envs.current_player.copy()
        with torch.no_grad():
            choice, value = net(seen, legal)
        action = choice.sample()
        envs.step(action.numpy())
        reward, ended = envs.rewards[games, seat], envs.terminated | envs.truncated
        rows.append((seen, legal, action.numpy(), choice.log_prob(action).numpy(), value.numpy(), seat, reward, ended))
    seen, legal, action, likely, value, seat, reward, ended = (np.stack(column) for column in zip(*rows, strict=True))
    gain = np.zeros_like(value)
    for at in reversed(range(STEPS)):  # what one seat gains the other loses; an ended game has no future
        future = np.where(ended[at], 0.0, np.where(seat[at] == seat[at + 1], 1.0, -1.0)) * DISCOUNT
        gain[at] = reward[at] + future * (value[at + 1] + TRACE * gain[at + 1]) - value[at]
    parts = (seen, legal, action, likely, gain, gain + value)
    return tuple(part[:STEPS].reshape(-1, *part.shape[2:]) for part in parts)


def learn(net: Net, optimiser: torch.optim.Optimizer, rows: tuple[np.ndarray, ...], rng: np.random.Generator) -> None:
    """PPO: towards what gained more than expected, in small steps."""
    for _ in range(EPOCHS):
        for batch in np.array_split(rng.permutation(GAMES * STEPS), GAMES * STEPS // BATCH):
            seen, legal, action, likely, gain, worth = (part[batch] for part in rows)
            choice, value = net(seen, legal)
            gains = torch.from_numpy(gain / gain.std())
            ratio = (choice.log_prob(torch.from_numpy(action)) - torch.from_numpy(likely)).exp()
            policy = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            loss = (value - torch.from_numpy(worth)).square().mean() - policy - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def share_won(net: Net, game: str, bot: str, games: int = 200) -> float:
    """The part of its games against a bot that it wins."""
    envs = labtop.envs.vector(game, games, bots=[None, bot], seed=99, autoreset="disabled")
    won = np.zeros(games, bool)
    while (envs.current_player >= 0).any():
        choice, _ = net(envs.observation, envs.legal_action_mask)
        envs.step(choice.logits.argmax(-1).numpy())
        won |= envs.rewards[:, 0] > 0
    return float(won.mean())


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="gizmos")
    options.add_argument("--decisions", type=int, default=3_000_000)
    options.add_argument("--against", default="greedy")
    chosen = options.parse_args()
    torch.manual_seed(0)
    envs = labtop.envs.vector(chosen.game, GAMES)
    net = Net(envs.encoding.size, len(envs.encoding.names))
    optimiser, rng = torch.optim.Adam(net.parameters(), RATE), np.random.default_rng(0)
    rounds = max(chosen.decisions // (GAMES * STEPS), 1)
    for number in range(1, rounds + 1):
        learn(net, optimiser, gather(envs, net), rng)
        if number % 20 == 0 or number == rounds:
            won = share_won(net, chosen.game, chosen.against)
            print(f"{number * GAMES * STEPS:,} decisions: wins {won:.0%} against {chosen.against}", flush=True)


if __name__ == "__main__":
    main()
