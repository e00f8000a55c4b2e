"""One game between bots, each of which is shown only what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import labtop
from labtop.arena.schedule import Bots, Plan, Task, Trouble, mixed
from labtop.bots import catalog
from labtop.bots.protocol import Bot
from labtop.core.observation import Observation

Watch = Callable[[int], None]  # told the seat whose bot has the word, and NOBODY when the arena has it again
NOBODY = -1


@dataclass(frozen=True)
class Played:
    """The outcome of a game; lists are by seat."""

    number: int
    deal: int
    seed: int
    bots: Bots
    first: int  # the seat that began, which the deal decides
    scores: list[int]
    ranks: list[int]  # 1 for the winner; equals share the better rank
    moves: int
    decisions: list[int]  # of the seat's own bot, with more than one legal action
    mean_ms: list[float]  # of these decisions
    max_ms: list[float]
    troubles: list[Trouble]  # one at most for a seat

    @property
    def turn_order(self) -> list[int]:
        """The seats in the order of their first turns: clockwise from the one that began."""
        return [(self.first + place) % len(self.bots) for place in range(len(self.bots))]


@dataclass
class Seat:
    """A seat with its bot, or with `random` once the bot has lost it."""

    number: int
    seed: int
    bot: Bot
    trouble: Trouble | None = None
    seconds: list[float] = field(default_factory=list)

    def lose(self, game: str, kind: str, text: str = "") -> None:
        """From now on `random` plays here."""
        self.trouble = Trouble(self.number, kind, " ".join(text.split())[:200])
        self.bot = catalog.make("random", game, self.seed)


def play(plan: Plan, task: Task, watch: Watch = lambda seat: None) -> tuple[Played, dict[str, Any]]:
    """Play one game; its outcome and its record."""
    game = labtop.new_game(plan.game, plan.players, task.seed, task.bots, **plan.edition)
    first = game.to_play or 0
    seats = []
    for number in range(plan.players):
        watch(number)
        seats.append(_seat(plan, task, number))
        watch(NOBODY)
    while game.to_play is not None:
        seat = seats[game.to_play]
        shown = game.observe(seat.seed)
        watch(seat.number)
        action, seconds = _decide(plan, seat, shown)
        watch(NOBODY)
        game.play(action, ms=round(seconds * 1000))
    return _outcome(task, first, game.scores(), game.ranking(), game.played, seats), game.record()


def _seat(plan: Plan, task: Task, number: int) -> Seat:
    """A new bot in its seat; its seed is the same in every game of the deal."""
    seed = mixed(task.seed, "seat", number)
    seat = Seat(number, seed, catalog.make("random", plan.game, seed))
    for trouble in task.lost:
        if trouble.seat == number:
            seat.lose(plan.game, trouble.kind, trouble.text)
            return seat
    try:
        seat.bot = catalog.make(task.bots[number], plan.game, seed, threads=1)
    except (Exception, SystemExit) as error:
        seat.lose(plan.game, "error", _told(error))
    return seat


def _decide(plan: Plan, seat: Seat, shown: Observation) -> tuple[str, float]:
    """A legal action and the seconds it took; a bot that has none in time loses its seat."""
    started = time.perf_counter()
    try:
        action = seat.bot.choose(shown)
    except (Exception, SystemExit) as error:
        seat.lose(plan.game, "error", _told(error))
        return seat.bot.choose(shown), 0.0
    seconds = time.perf_counter() - started
    if not isinstance(action, str) or action not in shown.actions:
        seat.lose(plan.game, "illegal", f"{action!r:.150}")
    elif seconds > plan.limit:
        seat.lose(plan.game, "late", f"{seconds:.1f} s")
    else:
        if seat.trouble is None and len(shown.actions) > 1:
            seat.seconds.append(seconds)
        return action, seconds
    return seat.bot.choose(shown), seconds


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def ranks_of(ranking: list[list[int]]) -> list[int]:
    """The rank of each seat, 1 for the winner; equals share the better rank."""
    ranks = {seat: 1 + sum(map(len, ranking[:place])) for place, equals in enumerate(ranking) for seat in equals}
    return [ranks[seat] for seat in sorted(ranks)]


def _outcome(
    task: Task, first: int, scores: list[int], ranking: list[list[int]], moves: int, seats: list[Seat]
) -> Played:
    ms = [[second * 1000 for second in seat.seconds] for seat in seats]
    return Played(
        number=task.number,
        deal=task.deal,
        seed=task.seed,
        bots=task.bots,
        first=first,
        scores=scores,
        ranks=ranks_of(ranking),
        moves=moves,
        decisions=[len(times) for times in ms],
        mean_ms=[round(sum(times) / len(times), 3) if times else 0.0 for times in ms],
        max_ms=[round(max(times, default=0.0), 3) for times in ms],
        troubles=[seat.trouble for seat in seats if seat.trouble is not None],
    )
