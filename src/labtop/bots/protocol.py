"""What a bot is: it is handed what its seat may know, and answers with an action."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from labtop.core.observation import Observation


@dataclass(frozen=True)
class ActionValue:
    """What a bot thinks of one action."""

    action: str
    visits: int  # how often it was tried
    win: float  # the chance to win, from 0 to 1
    score: float  # the points expected at the end
    line: tuple[str, ...]  # the actions expected from here on, this one first


@dataclass(frozen=True)
class Analysis:
    """What a bot thinks of a decision: the best action first."""

    actions: tuple[ActionValue, ...]
    simulations: int
    seconds: float


class Outlook(NamedTuple):
    """What can be expected of a position."""

    wins: list[float]  # chances to win, by seat
    points: float  # at the end, of the seat that decides


class Bot(Protocol):
    """A player for one seat of one game: whatever has these methods, or a class of one's own that derives from this.

    Such a class needs `choose` alone. A bot may remember what it was shown.
    """

    @abstractmethod
    def choose(self, observation: Observation) -> str:
        """One of `observation.actions`."""
        ...

    def analyse(self, observation: Observation) -> Analysis:
        """What it thinks of each action; unless it says more, only which one it chooses."""
        choice = self.choose(observation)
        chance, score = 1 / observation.players, observation.scores[observation.seat]
        return Analysis((ActionValue(choice, 0, chance, score, (choice,)),), 0, 0.0)

    def stop(self) -> None:
        """Called from another thread: answer with what is known so far, soon."""
        return
