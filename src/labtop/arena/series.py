"""A match between bots of any kind, one's own too: every seat order on the same deals, played here and now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import mean
from typing import Any

import labtop
from labtop.arena.ratings import Estimate, share
from labtop.arena.schedule import Plan, Task, mixed
from labtop.bots.named import NamedBot
from labtop.bots.protocol import Bot
from labtop.core.chance import key_of


@dataclass(frozen=True, repr=False)
class MatchResult:
    """The outcome of a match; lists are in the order in which the bots were given."""

    game: str
    bots: tuple[str, ...]  # what they are called here and in the records
    seed: int
    records: list[dict[str, Any]]  # of all games, deal by deal

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.records)

    @cached_property
    def wins(self) -> list[float]:
        """Games won; those who share a win share its point."""
        return [sum(self._won(record, bot) for record in self.records) for bot in self.bots]

    @property
    def win_rates(self) -> list[Estimate]:
        """The part of the games won (`value`) with its 95% interval (`low`, `high`)."""
        return [share(wins, self.games) for wins in self.wins]

    @cached_property
    def scores(self) -> list[list[int]]:
        """Each bot's points, game by game."""
        return [
            [record["result"]["scores"][record["names"].index(bot)] for record in self.records] for bot in self.bots
        ]

    @staticmethod
    def _won(record: dict[str, Any], bot: str) -> float:
        winners = record["result"]["ranking"][0]
        return 1 / len(winners) if record["names"].index(bot) in winners else 0.0

    def __repr__(self) -> str:
        width = max(map(len, self.bots))
        lines = [
            f"{bot:{width}}  {wins:6g} wins  {rate.value:6.1%} ({rate.low:.1%} to {rate.high:.1%})  "
            f"{mean(scores):6.1f} points"
            for bot, wins, rate, scores in zip(self.bots, self.wins, self.win_rates, self.scores, strict=True)
        ]
        return "\n".join([f"{self.game}, {self.games} games, seed {self.seed}", *lines])


def match(game: str, bots: Sequence[Bot], games: int, seed: int, **edition: Any) -> MatchResult:
    """Let bots play so many games, or a few more: every seat order plays every deal. What a bot raises is raised."""
    if games < 1:
        raise ValueError(f"a match has at least one game, not {games}")
    key_of(seed)  # ValueError for what is no seed
    names = _names(bots)
    plan = Plan(game, names, len(bots), games, seed, edition=edition)
    named = dict(zip(names, bots, strict=True))
    return MatchResult(game, names, seed, [_play(plan, task, named) for task in plan.tasks()])


def _names(bots: Sequence[Bot]) -> tuple[str, ...]:
    """What the bots are called, each differently: `easy`, `MyBot`, `MyBot 2`."""
    kinds = [bot.name if isinstance(bot, NamedBot) else type(bot).__name__ for bot in bots]
    before = [kinds[:place].count(kind) for place, kind in enumerate(kinds)]
    return tuple(f"{kind} {alike + 1}" if alike else kind for kind, alike in zip(kinds, before, strict=True))


def _play(plan: Plan, task: Task, named: dict[str, Bot]) -> dict[str, Any]:
    """One game; its record. As in the arena a seat's seed is the same in every game of the deal."""
    game = labtop.new_game(plan.game, plan.players, task.seed, task.bots, **plan.edition)
    seeds = [mixed(task.seed, "seat", seat) for seat in range(plan.players)]
    bots = [named[name] for name in task.bots]
    seated = [bot.seated(seed) if isinstance(bot, NamedBot) else bot for bot, seed in zip(bots, seeds, strict=True)]
    while (seat := game.to_play) is not None:
        game.play(seated[seat].choose(game.observe(seeds[seat])))
    return game.record()
