"""Games of networks against themselves: trees grow in compiled code, and whatever they want to know is asked at once.

There are several groves of games: while the trees of one grow, the network answers the others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import cycle, pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from labtop.learning.compiled import compiled_tick, schedule
from labtop.learning.forest import NEW, OVER, SEATS, Effort, Forest, plant
from labtop.learning.replay import ABSENT

OPENING = 8  # moves of chance at the beginning, at most
MAX_TURNS = 40  # of each player; a game that is not over then is broken off

Judge = Callable[[Tensor], tuple[Tensor, Tensor]]  # what is so in positions: logits of actions, and of the seats


class Manner(NamedTuple):
    """How a network's games are played."""

    simulations: int  # of a thorough decision
    considered: int  # actions that it tries at the root
    quick: int  # simulations of the others
    quick_considered: int
    often: float  # a decision is thorough
    faith: float  # in the decision that follows, against what the search expected: lambda


AT_FIRST = Manner(32, 16, 8, 4, often=0.3, faith=0.97)
ONWARD = Manner(64, 6, 6, 3, often=0.2, faith=0.92)  # where it knows much: few actions, what follows at once says most
ALONE = Manner(0, 1, 0, 1, often=1.0, faith=1.0)  # without a search


class Grove:
    """Games that go on together."""

    def __init__(
        self,
        game: str,
        games: int,
        manner: Manner,
        seed: int,
        players: Sequence[int],
        device: str,
        scale: float = 1.0,
        to_win: bool = False,
        alike: int = 1,
    ) -> None:
        forest = plant(game, games, manner.simulations, seed, players, alike)
        self._device = device
        self._active, self._answers, self._judged = (
            torch.from_numpy(part).pin_memory() if device == "cuda" else torch.from_numpy(part)
            for part in (forest.active, forest.answers, forest.judged)
        )
        self.forest: Forest = forest._replace(
            active=self._active.numpy(), answers=self._answers.numpy(), judged=self._judged.numpy()
        )
        self._empty = torch.from_numpy(forest.slots["seats"][:, None] <= np.arange(SEATS)).to(device)
        self._tick = compiled_tick(game)
        self._effort = Effort(
            schedule(manner.considered, max(1, manner.simulations)),
            schedule(manner.quick_considered, max(1, manner.quick)),
            manner.simulations,
            manner.quick,
            manner.often,
            scale,
            manner.faith,
            0.0 if to_win else 1.0,
            0 if to_win else OPENING,
            MAX_TURNS,
        )
        self.taught = False  # does the fitted evaluation judge, in place of a network?
        self._answered = torch.cuda.Event() if device == "cuda" else None

    def grow(self, threads: ThreadPoolExecutor, stretches: int) -> list[Future[None]]:
        """Let every game go on to its next question, as soon as the last ones are answered."""
        if self._answered is not None:
            self._answered.synchronize()
        bounds = np.linspace(0, len(self.forest.slots), stretches + 1, dtype=int)
        return [threads.submit(self._grow, *stretch) for stretch in pairwise(bounds)]

    def _grow(self, start: int, end: int) -> None:
        self._tick(self.forest, self._effort, self.taught, start, end)

    def ask(self, judge: Judge) -> None:
        """Have all questions answered, in time for the next growth."""
        logits, values = judge(self._active.to(self._device, non_blocking=True))
        shares = values.masked_fill(self._empty, ABSENT).softmax(1)
        self._answers.copy_(logits, non_blocking=True)
        self._judged.copy_(shares, non_blocking=True)
        if self._answered is not None:
            self._answered.record()

    def ended(self) -> npt.NDArray[np.int64]:
        """The games that are over."""
        return np.flatnonzero(self.forest.slots["phase"] == OVER)

    def replant(self, games: npt.NDArray[np.int64]) -> None:
        """Begin new ones in their place."""
        self.forest.slots["phase"][games] = NEW


def rounds(groves: Sequence[Grove], judge: Judge, threads: int) -> Iterator[Grove]:
    """Let groves grow in turn, for ever; each is given when its games have gone on, and then judged.

    Half of them grow or are about to, so that no thread waits for the others, while the other half is judged.
    There are two stretches a thread: each costs a call, and so time in which no other thread of Python works.
    """
    ahead = max(1, len(groves) // 2)
    stretches = max(1, 2 * threads // ahead)
    with ThreadPoolExecutor(threads) as pool:
        growing = deque((grove, grove.grow(pool, stretches)) for grove in groves[:ahead])
        for following in cycle([*groves[ahead:], *groves[:ahead]]):
            grove, growth = growing.popleft()
            wait(growth)
            yield grove
            grove.ask(judge)
            growing.append((following, following.grow(pool, stretches)))


def match(game: str, judges: tuple[Judge, Judge], players: int, games: int, device: str, threads: int) -> float:
    """The part of the victories of the first network, alone, against the other in all other seats; no search."""
    grove = Grove(game, games, ALONE, 777, (players,), device, to_win=True, alike=players)
    seats = np.arange(games) % players

    def both(active: Tensor) -> tuple[Tensor, Tensor]:
        own = torch.from_numpy(grove.forest.slots["mover"] == seats).to(device)[:, None]
        (first, worth), (second, other) = judges[0](active), judges[1](active)
        return torch.where(own, first, second), torch.where(own, worth, other)

    for _ in rounds([grove], both, threads):
        if len(grove.ended()) == games:
            break
    results = grove.forest.results[:, :players]
    won = results == results.max(1, keepdims=True)
    return float((won / won.sum(1, keepdims=True))[np.arange(games), seats].mean())
