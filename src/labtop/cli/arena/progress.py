"""How far an arena is and how it stands, in one line that goes when all is over."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from labtop.arena.match import Played
from labtop.arena.schedule import Plan
from labtop.arena.summary import won

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from labtop.core.texts import Say


class Score:
    """Who has won how many of the games so far."""

    def __init__(self, plan: Plan, played: Iterable[Played]) -> None:
        self._names = plan.names
        self._wins: dict[str, float] = defaultdict(float)
        self._games: dict[str, int] = defaultdict(int)
        for game in played:
            self.add(game)

    def add(self, game: Played) -> None:
        """One more."""
        for seat, bot in enumerate(game.bots):
            self._wins[bot] += won(game, seat)
            self._games[bot] += 1

    def text(self, say: Say) -> str:
        """The win rate of every bot that has played."""
        rates = ((bot, self._wins[bot] / self._games[bot]) for bot in self._names if self._games[bot])
        return " · ".join(f"{bot} {say('percent', value=rate)}" for bot, rate in rates)


@contextmanager
def following(plan: Plan, played: list[Played], console: Console, say: Say) -> Iterator[Callable[[Played], None]]:
    """A bar to which every game is told."""
    score = Score(plan, played)
    line = TextColumn("{task.description}", markup=False)
    columns = (BarColumn(bar_width=20), MofNCompleteColumn(), TimeRemainingColumn(), line)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(score.text(say), total=plan.total, completed=len(played))

        def tell(game: Played) -> None:
            score.add(game)
            progress.update(task, advance=1, description=score.text(say))

        yield tell
