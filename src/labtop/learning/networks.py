"""Networks in PyTorch: a large one that plays the games to learn from, and the small one that is shipped.

Both see what `labtop.core.inputs` says of a position and answer with a logit for each action, each seat's share of the
victory (logits, the seat that decides first) and each seat's points, in tens.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from labtop import registry
from labtop.bots.network import Network
from labtop.bots.seeing import count_things
from labtop.learning.forest import SEATS

LARGE, BLOCKS = 1024, 3
SMALL, INNER = 512, 256
ALIGNED = 64  # GPUs multiply matrices much faster whose rows are a multiple of it


class Answer(NamedTuple):
    """What a network says of positions."""

    policy: Tensor  # [position, action]: logits
    value: Tensor  # [position, seat]: logits
    points: Tensor  # [position, seat]: in tens


class Heads(nn.Module):
    """The three answers."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, SEATS)
        self.points = nn.Linear(width, SEATS)

    def forward(self, hidden: Tensor) -> Answer:
        return Answer(self.policy(hidden), self.value(hidden), self.points(hidden))


class Block(nn.Module):
    """Two layers beside a straight way."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.into, self.out = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, hidden: Tensor) -> Tensor:
        found: Tensor = hidden + self.out(functional.relu(self.into(self.norm(hidden))))
        return found


def first_layer(game: str, width: int) -> nn.Linear:
    """Rows that begin as 0: what never was so says nothing."""
    layer = nn.Linear(columns(count_things(game)), width)
    nn.init.zeros_(layer.weight)
    nn.init.uniform_(layer.bias, 0.0, 1.0)
    return layer


class LargeNetwork(nn.Module):
    """The one that plays to learn: a plain residual network."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.first = first_layer(game, LARGE)
        self.blocks = nn.Sequential(*(Block(LARGE) for _ in range(BLOCKS)), nn.LayerNorm(LARGE))
        self.heads = Heads(LARGE, len(registry.encoding(game).names))

    def forward(self, things: Tensor) -> Answer:
        found: Answer = self.heads(self.blocks(functional.relu(self.first(things))))
        return found


class SmallNetwork(nn.Module):
    """The one that is shipped: as `labtop.bots.network` works it out."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.things = count_things(game)
        self.first = first_layer(game, SMALL)
        self.inner = nn.Linear(SMALL, INNER)
        self.deep = nn.Linear(INNER, INNER)
        self.heads = Heads(INNER, len(registry.encoding(game).names))

    def forward(self, things: Tensor) -> Answer:
        hidden = functional.relu(self.inner(functional.relu(self.first(things))))
        found: Answer = self.heads(hidden + functional.relu(self.deep(hidden)))
        return found


def spread(active: Tensor, things: int) -> Tensor:
    """A 1 for each thing that is so, 0 for the others; `active` lists them, `things` where there is none."""
    kind = torch.bfloat16 if active.is_cuda else torch.float32
    rows = torch.zeros(len(active), columns(things), dtype=kind, device=active.device)
    rows.scatter_(1, active.long(), 1.0)
    rows[:, things] = 0.0
    return rows


def columns(things: int) -> int:
    """Room for so many things, and for what stands behind the last."""
    return -(-(things + 1) // ALIGNED) * ALIGNED


def export(network: SmallNetwork, path: Path) -> None:
    """Write the file of a network, its first layer in bytes: a step is the 127th of the largest in each column."""
    parts: dict[str, Any] = {name: value.detach().float().cpu().numpy() for name, value in network.state_dict().items()}
    rows = np.ascontiguousarray(parts["first.weight"].T[: network.things])
    scale = np.maximum(np.abs(rows).max(0), 1e-6) / 127
    half = np.float16
    np.savez_compressed(
        path,
        rows=np.rint(rows / scale).astype(np.int8),
        scale=scale.astype(np.float32),
        bias=parts["first.bias"].astype(np.float32),
        inner=np.ascontiguousarray(parts["inner.weight"].T, half),
        inner_bias=parts["inner.bias"].astype(half),
        deep=np.ascontiguousarray(parts["deep.weight"].T, half),
        deep_bias=parts["deep.bias"].astype(half),
        policy=parts["heads.policy.weight"].astype(half),
        policy_bias=parts["heads.policy.bias"].astype(half),
        value=parts["heads.value.weight"].astype(half),
        value_bias=parts["heads.value.bias"].astype(half),
        points=parts["heads.points.weight"].astype(half),
        points_bias=parts["heads.points.bias"].astype(half),
    )


def adopt(network: SmallNetwork, shipped: Network) -> None:
    """Make the network that of a file."""
    rows = np.zeros((network.first.in_features, SMALL), np.float32)
    rows[: network.things] = shipped.rows * shipped.scale
    parts = {
        "first": (rows.T, shipped.bias),
        "inner": (shipped.inner.T, shipped.inner_bias),
        "deep": (shipped.deep.T, shipped.deep_bias),
        "heads.policy": (shipped.policy, shipped.policy_bias),
        "heads.value": (shipped.value, shipped.value_bias),
        "heads.points": (shipped.points, shipped.points_bias),
    }
    network.load_state_dict(
        {
            f"{name}.{part}": torch.from_numpy(np.ascontiguousarray(values, np.float32))
            for name, both in parts.items()
            for part, values in zip(("weight", "bias"), both, strict=True)
        }
    )
