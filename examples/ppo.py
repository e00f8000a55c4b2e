"""Learn a game of two by playing against oneself: PPO in one file, on a vector of games. Needs torch.

python examples/ppo.py --game gizmos --decisions 3000000 --seed 1 --device cpu --out gizmos.pt
"""

import argparse

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from labtop.envs.features import Flat
from labtop.envs.vectors import Vector

GAMES, STEPS, EPOCHS, BATCH, WIDTH, EVERY = 256, 64, 4, 1024, 256, 500_000
ROUND = GAMES * STEPS  # decisions
TRACE, CLIP, ENTROPY, RATE, POINTS = 0.97, 0.2, 0.003, 5e-4, 10.0
OPTIONS = {"game": "gizmos", "decisions": 3_000_000, "seed": 1, "device": "cpu", "against": "greedy", "out": "ppo.pt"}


class Net(nn.Module):
    """What to play and how it will end, from what a seat may know."""

    def __init__(self, envs: Vector) -> None:
        super().__init__()
        self.flat = Flat(envs.game)
        self.body = nn.Sequential(nn.Linear(self.flat.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, len(envs.encoding.names)), nn.Linear(WIDTH, 1)

    def look(self, envs: Vector) -> tuple[Tensor, Tensor]:
        return torch.tensor(self.flat(envs.observation)), torch.tensor(envs.legal_action_mask)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        found = self.body(seen)
        return Categorical(logits=torch.where(legal, self.policy(found), -1e9)), self.value(found)[:, 0].tanh()


@torch.no_grad()
def gather(envs: Vector, net: Net) -> list[Tensor]:
    """Decisions of both seats, with what was gained by each and what could be expected."""
    rows = []
    for _ in range(STEPS + 1):
        (seen, legal), sign = net.look(envs), torch.tensor(1 - 2 * envs.current_player)
        choice, value = net(seen, legal)
        envs.step((action := choice.sample()).cpu().numpy())
        told = sign, torch.tensor(envs.rewards[:, 0] / POINTS).tanh(), torch.tensor(envs.terminated | envs.truncated)
        rows.append((seen, legal, action, choice.log_prob(action), value, *(column.to(value) for column in told)))
    seen, legal, action, likely, value, sign, reward, ended = map(torch.stack, zip(*rows, strict=True))
    worth, gain = sign * value, torch.zeros_like(value)  # for seat 0: what one seat gains the other loses
    for at in reversed(range(STEPS)):
        gain[at] = reward[at] + (1 - ended[at]) * (worth[at + 1] + TRACE * gain[at + 1]) - worth[at]
    return [part[:STEPS].flatten(0, 1) for part in (seen, legal, action, likely, sign * gain, sign * (worth + gain))]


def learn(net: Net, optimiser: torch.optim.Optimizer, rows: list[Tensor]) -> None:
    """PPO: towards what gained more than expected, in small steps."""
    for batch in torch.cat([torch.randperm(ROUND) for _ in range(EPOCHS)]).split(BATCH):
        seen, legal, action, likely, gain, worth = (part[batch] for part in rows)
        choice, value = net(seen, legal)
        ratio, gain = (choice.log_prob(action) - likely).exp(), (gain - gain.mean()) / gain.std()
        policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        loss = (value - worth).square().mean() / 2 - policy - ENTROPY * choice.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()


@torch.no_grad()
def share_won(net: Net, game: str, bot: str, games: int = 200, seed: int = 0) -> float:
    """The part of its games against a bot that it wins, half of them from each seat, on the same deals."""
    won = 0.0
    for seat, bots in enumerate(([None, bot], [bot, None])):
        envs = Vector(game, games // 2, threads=2, bots=bots, seed=seed, autoreset="disabled")
        while (envs.current_player >= 0).any():
            envs.step(net(*net.look(envs))[0].probs.argmax(-1).cpu().numpy())
            won += (1 + envs.rewards[envs.terminated, seat]).sum().item() / 2
    return won / (games // 2 * 2)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    for name, usual in OPTIONS.items():
        options.add_argument(f"--{name}", type=type(usual), default=usual)
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_default_device(chosen.device)
    envs = Vector(chosen.game, GAMES, seed=chosen.seed, reward="margin", skip_forced=True)
    net = Net(envs)
    optimiser = torch.optim.Adam(net.parameters(), eps=1e-5)
    for done in range(ROUND, chosen.decisions + ROUND, ROUND):
        optimiser.param_groups[0]["lr"] = RATE * (1 - done / (chosen.decisions + ROUND))
        learn(net, optimiser, gather(envs, net))
        if done % EVERY < ROUND or done >= chosen.decisions:
            won = share_won(net, chosen.game, chosen.against)
            print(f"{done:,} decisions: wins {won:.0%} against {chosen.against}", flush=True)
    torch.save(net.state_dict(), chosen.out)
