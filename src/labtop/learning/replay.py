"""The positions that are learnt from: the latest of those that were played, on the device that learns."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from labtop.bots.network import POINTS
from labtop.learning.forest import KEPT, MOST_THINGS, SEATS, Forest

TRANSFER = 8192  # positions at once
ABSENT = -1e9  # a logit of what there is not


class Lesson(NamedTuple):
    """Positions and what is to be learnt of them; seats from the one that decides."""

    active: Tensor  # [position, thing]
    actions: Tensor  # [position, KEPT]; -1 behind the last
    wishes: Tensor  # likewise: how much each should be played
    shares: Tensor  # [position, seat]: what each can expect; 0 where nobody sits
    points: Tensor  # [position, seat]: at the end, in tens
    seated: Tensor  # [position, seat]: 1 where somebody sits


SHAPES = Lesson(*(torch.empty(0, size, dtype=kind) for size, kind in (
    (MOST_THINGS, torch.int16), (KEPT, torch.int16), (KEPT, torch.float16),
    (SEATS, torch.float16), (SEATS, torch.float16), (SEATS, torch.float16),
)))  # fmt: skip
BYTES: int = sum(each.shape[1] * each.element_size() for each in SHAPES)  # of a position


def lessons(forest: Forest, game: int) -> list[npt.NDArray[np.generic]]:
    """What can be learnt from a game that has ended, in the order of `Lesson`."""
    slot = forest.slots[game]
    count, seats = int(slot["decisions"]), int(slot["seats"])
    relative = (forest.movers[game, :count, None] + np.arange(SEATS)) % seats
    seated = np.broadcast_to(np.arange(SEATS) < seats, (count, SEATS))
    return [
        forest.seen[game, :count],
        forest.actions[game, :count],
        forest.wishes[game, :count].astype(np.float16),
        (np.take_along_axis(forest.hopes[game, :count], relative, 1) * seated).astype(np.float16),
        (forest.points[game][relative] / POINTS * seated).astype(np.float16),
        seated.astype(np.float16),
    ]


class Replay:
    """So many of the latest positions."""

    def __init__(self, room: int, device: str) -> None:
        self._kept = Lesson(*(torch.zeros(room, each.shape[1], dtype=each.dtype, device=device) for each in SHAPES))
        self._room = room
        self._waiting: list[list[npt.NDArray[np.generic]]] = []
        self.added = 0

    def add(self, found: list[npt.NDArray[np.generic]]) -> Lesson | None:
        """Keep the positions of a game; once there are enough for a transfer, they are learnt from, and given."""
        self._waiting.append([part.copy() for part in found])
        return self.flush() if sum(len(parts[0]) for parts in self._waiting) >= TRANSFER else None

    def flush(self) -> Lesson:
        """Learn from all of them from now on."""
        rows = [np.concatenate(parts) for parts in zip(*self._waiting, strict=True)]
        self._waiting.clear()
        count = min(len(rows[0]), self._room)
        places = torch.arange(self.added, self.added + count, device=self._kept.active.device) % self._room
        fresh = Lesson(*(torch.from_numpy(new[:count]).to(places.device) for new in rows))
        for kept, new in zip(self._kept, fresh, strict=True):
            kept[places] = new
        self.added += count
        return fresh

    def __len__(self) -> int:
        return min(self.added, self._room)

    def sample(self, count: int, latest: float) -> Lesson:
        """Positions at random from the latest part of all that were ever added."""
        span = max(min(len(self), int(latest * self.added)), min(len(self), 200_000))
        places = (self.added - 1 - torch.randint(span, (count,), device=self._kept.active.device)) % self._room
        return Lesson(*(kept[places] for kept in self._kept))
