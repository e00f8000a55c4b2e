"""What a bot is: it is handed what its seat may know, and answers with an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from labtop.core.game import Game
    from labtop.core.rules import Position, Rules
    from labtop.core.structs import States


@dataclass(frozen=True)
class Seen:
    """One decision as its seat sees it. Everything hidden from the seat has been shuffled in `states`."""

    rules: Rules
    states: States  # two records: the determinised game, and room whose chance is the bot's own
    seat: int  # the bot's, which decides
    players: int
    actions: Sequence[str]  # the legal ones, never empty
    scores: Sequence[int]  # points so far, by seat
    number: int  # of moves played so far
    last: str | None  # the last of them, as the seat may see it

    @cached_property
    def view(self) -> Position:
        """The position in the notation, without what the seat cannot know."""
        return self.rules.view(self.rules.position(self.states), self.seat)


def seen(game: Game, seed: int) -> Seen:
    """The decision a game is waiting for, as its seat sees it; `seed` shuffles the unknown and steers the bot."""
    seat = game.to_play
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    number, last = game.played, game.last_action(seat)
    states = game.determinised(seat, (seed * 1_000_003 + number) % 2**63)
    return Seen(game.rules, states, seat, game.players, game.legal_actions(), game.scores(), number, last)


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action."""

    action: str
    visits: int  # how often it was tried
    win: float  # the chance to win, from 0 to 1
    score: float  # the points expected at the end
    line: tuple[str, ...]  # the actions expected from here on, this one first


@dataclass(frozen=True)
class Thoughts:
    """What a bot thinks of a decision: the best action first."""

    actions: tuple[Thought, ...]
    simulations: int
    seconds: float


class Bot(Protocol):
    """A player for one seat of one game. It may remember what it was shown; each game gets a new one."""

    def choose(self, seen: Seen) -> str:
        """One of `seen.actions`."""
        ...

    def think(self, seen: Seen) -> Thoughts:
        """What it thinks of each action."""
        ...

    def stop(self) -> None:
        """Called from another thread: answer with what is known so far, soon."""
        ...
