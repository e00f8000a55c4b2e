"""A run: games are played, networks learn from them, and a network that is stronger than the last one is shipped."""

from __future__ import annotations

import copy
import json
import time
from dataclasses import dataclass
from math import nan
from pathlib import Path
from typing import Any

import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from torch import Tensor, nn

from labtop.learning.compiled import compiled_tick
from labtop.learning.networks import export
from labtop.learning.replay import BYTES, Replay, lessons
from labtop.learning.selfplay import AT_FIRST, ONWARD, Grove, Judge, match, rounds
from labtop.learning.training import Learner
from labtop.report.plots import lines

GROVES = 8  # of games, which grow in turn: the device answers one while others grow
PLAYERS = (2, 2, 2, 2, 3, 4)  # of the games that are played
ROOM = 32_000_000  # positions that are learnt from, at most
FIRST = 8  # positions of each game at once, before learning begins
TAUGHT = 1_500_000  # positions of games in which the fitted evaluation judges; from then on the network does
PASSES = 1.5  # how often each position is learnt from, about
EVERY = 150  # seconds between looks at what was learnt
MATCH = {"cuda": 2048, "cpu": 32}  # games of a match, by device
PICTURES = {"won": "against", "errors": "error", "errors-in-new-games": "new error"}  # by name: how their columns begin


Errors = list[dict[str, Tensor]]


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    game: str
    minutes: float
    games: int  # at once
    scale: float  # how much results count against the policy
    threads: int
    seed: int
    onward: bool  # from the network that the package brings, or from nothing?


class Run:
    """Learning a game, kept in a folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan, self._folder = plan, folder
        folder.mkdir(parents=True, exist_ok=True)
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._learner = Learner(plan.game, self._device, plan.onward)
        self._replay = Replay(room(self._device), self._device)
        self._best = copy.deepcopy(self._learner.shipped)  # the network that is shipped
        self._fixed: nn.Module | None = (
            copy.deepcopy(self._best) if plan.onward else None
        )  # all others are measured by it
        self._seconds = 0.0  # of learning so far
        self._games = self._positions = self._evaluations = 0
        self._large_plays = not plan.onward  # or the small one, where it is stronger
        self._turns: list[int] = []
        self._errors: Errors = []  # in what is learnt
        self._new_errors: Errors = []  # in positions before they are
        if self._state.exists():
            self._restore()

    @property
    def _state(self) -> Path:
        return self._folder / "state.pt"

    @property
    def _taught(self) -> bool:
        """Does the fitted evaluation judge? The network knows nothing yet."""
        return not self._plan.onward and self._positions < TAUGHT

    def go(self) -> None:
        """Learn until the time is over, or somebody interrupts it."""
        plan = self._plan
        compiled_tick(plan.game)
        part, first = plan.games // GROVES, plan.seed + GROVES * self._games
        manner = ONWARD if plan.onward else AT_FIRST
        groves = [
            Grove(plan.game, part, manner, seed, PLAYERS, self._device, plan.scale)
            for seed in range(first, first + GROVES)
        ]
        for grove in groves:
            grove.taught = self._taught
        progress = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        total, start = plan.minutes * 60, time.monotonic() - self._seconds
        looked = self._seconds
        with progress:
            task = progress.add_task(plan.game, total=total, completed=int(self._seconds))
            try:
                for grove in rounds(groves, self._play, plan.threads):
                    self._evaluations += part
                    self._gather(grove)
                    grove.taught = self._taught
                    self._learn()
                    self._seconds = time.monotonic() - start
                    progress.update(task, completed=self._seconds, description=f"{plan.game}, {self._games:,} games")
                    if self._seconds - looked > EVERY or self._seconds > total:
                        self._look(self._seconds - looked)
                        looked = self._seconds = time.monotonic() - start
                        if self._seconds > total:
                            return
            except KeyboardInterrupt:
                self._save()

    def _play(self, active: Tensor) -> tuple[Tensor, Tensor]:
        """What the stronger network says."""
        learner = self._learner
        return learner.answer(learner.player if self._large_plays else learner.shipped, active)

    def _judge(self, network: nn.Module) -> Judge:
        return lambda active: self._learner.answer(network, active)

    def _gather(self, grove: Grove) -> None:
        """Keep what can be learnt from games that have ended, and begin others."""
        ended = grove.ended()
        for game in ended:
            fresh = self._replay.add(lessons(grove.forest, game))
            if fresh is not None:
                self._new_errors.append(self._learner.test(fresh))
            self._positions += int(grove.forest.slots["decisions"][game])
            self._turns.append(int(grove.forest.slots["turns"][game]))
        self._games += len(ended)
        grove.replant(ended)

    def _learn(self) -> None:
        """Learn as much as new positions allow."""
        due = self._positions * PASSES / self._learner.batch
        for _ in range(2):  # not more at once: the games wait
            if self._learner.steps < due and len(self._replay) >= FIRST * self._plan.games:
                progress = self._seconds / (60 * self._plan.minutes)
                self._errors.append(self._learner.step(self._replay, progress, self._large_plays))

    def _look(self, seconds: float) -> None:
        """See what has been learnt, write it down, and ship the network if it is better than the last."""
        learner, plan = self._learner, self._plan
        if self._fixed is None:
            self._fixed, self._best = copy.deepcopy(learner.shipped), copy.deepcopy(learner.shipped)
        new = self._judge(learner.shipped)
        games = MATCH[self._device]

        def against(other: nn.Module, players: int) -> float:
            return match(
                plan.game, (new, self._judge(other)), players, games // players * players, self._device, plan.threads
            )

        better = against(self._best, 2)
        large = match(plan.game, (self._judge(learner.player), new), 2, games, self._device, plan.threads)
        self._large_plays = large >= 0.5
        row: dict[str, Any] = {
            "minutes": round(self._seconds / 60, 2),
            "games": self._games,
            "positions": self._positions,
            "steps": learner.steps,
            "evaluations a second": round(self._evaluations / max(seconds, 1e-9)),
            "turns": round(sum(self._turns) / max(1, len(self._turns)), 1),
            "against the best": round(better, 4),
            "against the first": round(against(self._fixed, 2), 4),
            "against the first, four players": round(against(self._fixed, 4), 4),
            "against it, the large one": round(large, 4),
            **mean("error", self._errors),
            **mean("new error", self._new_errors),
        }
        self._evaluations, self._turns, self._errors, self._new_errors = 0, [], [], []
        export(learner.shipped, self._folder / "last.npz")
        if better >= 0.5:
            self._best = copy.deepcopy(learner.shipped)
            export(self._best, self._folder / "network.npz")
        self._write(row)
        self._save()
        print(row, flush=True)

    def _write(self, row: dict[str, Any]) -> None:
        """Add a line to the log, and draw it anew."""
        path = self._folder / "log.jsonl"
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        for name, begins in PICTURES.items():
            series = {key: [one.get(key, nan) for one in rows] for key in row if key.startswith(begins)}
            picture = lines([one["minutes"] for one in rows], series, "minutes", name)
            (self._folder / f"{name}.svg").write_text(picture, "utf-8")

    def _save(self) -> None:
        """Write where learning stands: the file is there as a whole or not at all."""
        kept = {
            "learner": self._learner.state(),
            "best": self._best.state_dict(),
            "fixed": None if self._fixed is None else self._fixed.state_dict(),
            "seconds": self._seconds,
            "games": self._games,
            "positions": self._positions,
            "large plays": self._large_plays,
        }
        fresh = self._state.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(self._state)

    def _restore(self) -> None:
        kept = torch.load(self._state, map_location=self._device)
        self._learner.restore(kept["learner"])
        self._best.load_state_dict(kept["best"])
        if kept["fixed"] is not None:
            self._fixed = copy.deepcopy(self._best)
            self._fixed.load_state_dict(kept["fixed"])
        self._seconds, self._games, self._positions = kept["seconds"], kept["games"], kept["positions"]
        self._large_plays = kept["large plays"]


def room(device: str) -> int:
    """How many positions are kept: a few on a CPU, on a GPU as many as half of it can hold."""
    if device == "cpu":
        return ROOM // 80
    free: int = torch.cuda.mem_get_info()[0]
    return min(ROOM, free // 2 // BYTES)


def mean(name: str, errors: Errors) -> dict[str, float]:
    """Of each kind of error, for the log."""
    return {
        f"{name} of {kind}": round(torch.stack([each[kind] for each in errors]).mean().item(), 4)
        for kind in (errors[0] if errors else ())
    }
