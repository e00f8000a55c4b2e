"""Learning from positions: both networks at once, the large one smoothed for play."""

from __future__ import annotations

import copy
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from labtop.bots.network_file import packaged
from labtop.bots.seeing import count_things
from labtop.learning.networks import Answer, LargeNetwork, SmallNetwork, adopt, spread
from labtop.learning.replay import ABSENT, Lesson, Replay

BATCH = {"cuda": 8192, "cpu": 512}  # positions, by device
LATEST = 0.5  # of all positions ever played, this part is learnt from
RATE, LATER_RATE, LEAST_RATE = 1e-3, 3e-4, 2e-5  # of learning: from nothing, from a network that knows much; at the end
WARM_UP = 200  # steps until the rate is reached
SHRINK = 1e-3
SMOOTH = 0.998  # of the smoothed networks, what stays at each step
TAUGHT = 0.5  # of what the small network learns, this part is what the large one answers
POINTS = 0.05  # how much errors in points count
LEAST = 1e-6  # of what is divided by


class Learner:
    """The networks and how they learn."""

    def __init__(self, game: str, device: str, onward: bool = False) -> None:
        torch.manual_seed(0)
        self.things = count_things(game)
        self.device = device
        self.large, self.small = LargeNetwork(game).to(device), SmallNetwork(game).to(device)
        self._rate = LATER_RATE if onward else RATE
        if onward:
            adopt(self.small, packaged(game))
        self.player, self.shipped = copy.deepcopy(self.large), copy.deepcopy(self.small)
        networks: list[nn.Module] = [self.large, self.small]
        rows = [network.first.weight for network in (self.large, self.small)]
        rest = [value for network in networks for value in network.parameters() if value not in set(rows)]
        self.optimiser = torch.optim.AdamW(
            [{"params": rows, "weight_decay": 0.0}, {"params": rest, "weight_decay": SHRINK}], fused=True
        )
        self.batch = BATCH[device]
        self.steps = self._begun = 0  # in all; when learning began, or went on

    def step(self, replay: Replay, progress: float, large_knows: bool) -> dict[str, Tensor]:
        """Learn from one batch; what is still wrong, by part. `progress` runs from 0 to 1.

        `large_knows`: does the large network know more than the small one, which then learns from it, too?
        """
        rate = LEAST_RATE + (self._rate - LEAST_RATE) * 0.5 * (1 + torch.cos(torch.tensor(progress * torch.pi)).item())
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, (self.steps - self._begun + 1) / WARM_UP)
        lesson = replay.sample(self.batch, LATEST)
        with self._fast():
            things = spread(lesson.active, self.things)
            large, small = self.large(things), self.small(things)
        wanted, shares = targets(lesson)
        with torch.no_grad():
            taught = among(large, lesson).softmax(1), seated(large, lesson).softmax(1)
        found = errors(large, lesson, wanted, shares)
        weight = TAUGHT if large_knows else 0.0
        copied = errors(small, lesson, torch.lerp(wanted, taught[0], weight), torch.lerp(shares, taught[1], weight))
        total = sum(found.values(), torch.zeros((), device=self.device)) + sum(copied.values())
        self.optimiser.zero_grad(set_to_none=True)
        total.backward()
        nn.utils.clip_grad_norm_([*self.large.parameters(), *self.small.parameters()], 2.0)
        self.optimiser.step()
        self.steps += 1
        stays = min(SMOOTH, 1 - 1 / (1 + self.steps / 4))
        with torch.no_grad():
            for smoothed, learnt in ((self.player, self.large), (self.shipped, self.small)):
                torch._foreach_lerp_([*smoothed.parameters()], [*learnt.parameters()], 1 - stays)
        return named(found, copied)

    def test(self, lesson: Lesson) -> dict[str, Tensor]:
        """How wrong both networks are about positions, by part."""
        with torch.no_grad(), self._fast():
            things = spread(lesson.active, self.things)
            answers = self.player(things), self.shipped(things)
        return named(*(errors(answer, lesson, *targets(lesson)) for answer in answers))

    def _fast(self) -> torch.autocast:
        """Half as many digits, where that is faster."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def answer(self, network: nn.Module, active: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of the actions, and the seats' shares, of positions; nobody sits at the seats that are not there."""
        with torch.no_grad(), self._fast():
            answer: Answer = network(spread(active, self.things))
        return answer.policy.float(), answer.value.float()

    def state(self) -> dict[str, Any]:
        """All that learning goes on from."""
        names = ("large", "small", "player", "shipped", "optimiser")
        return {name: getattr(self, name).state_dict() for name in names} | {"steps": self.steps}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self.steps = self._begun = state.pop("steps")
        for name, kept in state.items():
            getattr(self, name).load_state_dict(kept)


def named(large: dict[str, Tensor], small: dict[str, Tensor]) -> dict[str, Tensor]:
    """The errors of both networks."""
    return {
        f"{size} {name}": value.detach()
        for size, found in (("large", large), ("small", small))
        for name, value in found.items()
    }


def targets(lesson: Lesson) -> tuple[Tensor, Tensor]:
    """How much each action should be played, nothing where nobody knows, and each seat's share."""
    wanted, shares = lesson.wishes.float(), lesson.shares.float()
    return wanted / wanted.sum(1, keepdim=True).clamp_min(LEAST), shares / shares.sum(1, keepdim=True)


def among(answer: Answer, lesson: Lesson) -> Tensor:
    """The logits of the actions that are kept."""
    found = answer.policy.float().gather(1, lesson.actions.clamp(min=0).long())
    return found.masked_fill(lesson.actions < 0, ABSENT)


def seated(answer: Answer, lesson: Lesson) -> Tensor:
    """The logits of the seats where somebody sits."""
    return answer.value.float().masked_fill(lesson.seated == 0, ABSENT)


def errors(answer: Answer, lesson: Lesson, wanted: Tensor, shares: Tensor) -> dict[str, Tensor]:
    """How wrong an answer is."""
    points = (answer.points.float() - lesson.points.float()) * lesson.seated.float()
    policy = functional.cross_entropy(among(answer, lesson), wanted, reduction="sum")
    return {
        "policy": policy / wanted.sum().clamp_min(LEAST),
        "value": functional.cross_entropy(seated(answer, lesson), shares),
        "points": POINTS * points.square().sum(1).mean(),
    }
