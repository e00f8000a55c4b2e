"""What a game has to offer for statistics over many records. It notes facts by seat; who won is added outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from labtop.core.game import Game
    from labtop.core.rules import Position


class Had(NamedTuple):
    """A seat had or did something: how often do such seats win?"""

    table: str
    thing: str
    seat: int
    round: int = 0  # when, from 1
    group: str = ""  # what it is fairly compared with, besides players of the same names; "" for no comparison


class Moment(NamedTuple):
    """Something large that happened in a turn."""

    table: str
    size: int
    seat: int
    turn: int  # of all players, from 1
    actions: tuple[str, ...]


@dataclass
class Facts:
    """What is worth knowing of one game."""

    had: list[Had] = field(default_factory=list)
    counts: Counter[tuple[str, str, str, int]] = field(default_factory=Counter)  # by table, row, column, seat
    moments: list[Moment] = field(default_factory=list)

    def count(self, seat: int, table: str, row: str | int, column: str = "", amount: int = 1) -> None:
        """Add to a row of a table."""
        self.counts[table, str(row), column, seat] += amount


@dataclass(frozen=True)
class Wins:
    """A table of things: how often seats that had them won."""

    key: str
    means: tuple[str, ...] = ()  # columns that are counted, for each seat that had the thing
    totals: tuple[str, ...] = ()  # columns that are counted, over all games
    compared: bool = False  # with other things of the same group; the best come first
    timed: bool = False  # the round is shown


@dataclass(frozen=True)
class Means:
    """A table of amounts for each player and game, those of winners beside those of the others."""

    key: str
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Spread:
    """How often each number came; of a game as a whole, noted for seat 0, or of each seat."""

    key: str
    by_seat: bool = True


@dataclass(frozen=True)
class Course:
    """Amounts by number, such as a round: each column divided by column "" of the same row."""

    key: str
    columns: tuple[str, ...]
    shares: bool = False  # the columns are parts of a whole


@dataclass(frozen=True)
class Largest:
    """The largest moments."""

    key: str


Layout: TypeAlias = Wins | Means | Spread | Course | Largest


@dataclass(frozen=True)
class Statistics:
    """A game's statistics: `statistics.STATISTICS` of its folder.

    Its texts have `title-<table>`, `x-<table>` for what the numbers of a spread or course are, `column-<column>`.
    """

    observe: Callable[[dict[str, Any], Iterator[Game]], Facts]  # (record, its steps): all of them are walked
    first: Callable[[Position], int | None]  # (start of a record): the seat that began the game, if it can be told
    layouts: tuple[Layout, ...] = ()
    texts: Traversable | None = None  # a folder with a file for each language
    label: Callable[[str, str, str], str] = lambda table, row, language: row  # a row in a few words
    words: Callable[[str, str, str], str] = lambda table, row, language: ""  # all that is to be said of it, or ""


def _walked(record: dict[str, Any], steps: Iterator[Game]) -> Facts:
    for _ in steps:
        pass
    return Facts()


NO_QUESTIONS = Statistics(observe=_walked, first=lambda start: None)  # for a game that asks nothing of its own
