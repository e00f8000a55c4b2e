"""What a game is to the rest of the program: its compiled entry points, its notation and its words."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from importlib import import_module
from pickle import PicklingError
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np

from labtop.core.entry_points import ROOM, EntryPoints, Kernel
from labtop.core.events import Event, with_events
from labtop.core.happening import Happening
from labtop.core.kernel import prepare
from labtop.core.plain import words
from labtop.core.scorings import Scoring
from labtop.core.structs import States
from labtop.core.terminal import Terminal
from labtop.core.texts import Message

Position: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[], None]  # of making code ready


class Want(NamedTuple):
    """Something that a player may want to do: its name and actions that would do it, legal or not."""

    name: Message
    actions: list[str]


@dataclass(frozen=True)
class Rules:
    """A game; everything generic works through this. `states` is always an array whose first record counts."""

    name: str
    players: range  # how many can play
    entry_points: EntryPoints
    fresh: Callable[..., States]  # (**edition) -> two empty records, ready for setup
    # With `game`, `players` by seat, and `turn.seat`, who decides; only to be read
    position: Callable[[States], Position]
    load: Callable[..., States]  # (position, **edition) -> states, or InvalidPosition
    name_action: Callable[[int], str]
    read_action: Callable[[str], int | None]
    # Where nothing is said below: no chance during play, no secrets, no words of its own.
    outcomes: tuple[str, ...] = ()  # the names of chance outcomes, by number
    outcome_possible: Callable[[States, int], bool] = lambda states, outcome: False  # may this one come now?
    # (position, seat or None): as a seat, or a spectator, may see it
    view: Callable[[Position, int | None], Position] = lambda position, seat: position
    # (position): the seats that may see something in it that a spectator may not
    insiders: Callable[[Position], Collection[int]] = lambda position: range(len(position["players"]))
    # (view, **edition): a position that may be behind it; all else stays as it is
    filled: Callable[..., Position] = lambda view, **edition: view
    # (position): the edition that it belongs to, as far as it is known
    edition_of: Callable[[Position], dict[str, Any]] = lambda position: {}
    seen_action: Callable[[str], str] = lambda action: action  # an action as the other seats may see it
    hidden: Callable[[Position], int] = lambda position: 0  # how many things are hidden; fewer: something was revealed
    why_not: Callable[[States, str], Message] = words.why_not  # the reason why an action is not legal
    wants: Callable[[States], list[Want]] = lambda states: []  # what the player who decides may want to do
    # What an action does, as a player is told before it and everybody after it, and what it brings its player: all made
    # from the events that the rules note.
    event_kinds: type[IntEnum] | None = None
    describes: Callable[[Happening], list[Message]] | None = None
    tells: Callable[[Happening], list[Message]] = words.tells  # to all who see the same, the same
    brings: Callable[[Happening], list[Message]] | None = None
    # (view, action): the view with what this action of its decider names, if that is hidden in it
    revealed: Callable[[Position, str], Position] = lambda view, action: view
    seen_event: Callable[[Event], Event | None] = lambda event: event  # as the other seats may see it, if at all
    # (states before each move and after the last, what each did): the scorings so far, of games that have several
    scorings: Callable[[Sequence[States], Sequence[tuple[Event, ...]]], list[Scoring]] | None = None
    # What follows from the position by the rules and is drawn, such as limits and prices, for everybody; plain JSON,
    # only to be read
    facts: Callable[[States], dict[str, Any]] = lambda states: {}
    # (states, viewer): the same of what is another matter for each seat
    own_facts: Callable[[States, int | None], dict[str, Any]] = lambda states, viewer: {}
    terminal: Callable[[], Terminal] | None = None  # how it is drawn with letters, loaded when it is asked for
    more_entry_points: tuple[Kernel, ...] = ()  # the game's own, called with (states, number)
    hard_positions: Callable[[], dict[str, Position]] = dict  # with very long lists of actions, for measuring

    def drawn(self) -> Terminal:
        """How it is drawn with letters; plainly, if it brings nothing of its own."""
        from labtop.core.plain.terminal import plain_terminal

        return self.terminal() if self.terminal else plain_terminal(self)

    def pack(self, states: States) -> tuple[bytes, dict[str, Any]]:
        """States for a pickle: their bytes, and the edition that they belong to."""
        return states.tobytes(), self.edition_of(self.position(states))

    def unpack(self, contents: bytes, edition: dict[str, Any]) -> States:
        """The same states, perhaps in another process: of the very dtype that Numba knows, not of an equal one."""
        return np.frombuffer(bytearray(contents), self.fresh(**edition).dtype)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: its functions and their compiled code are the process's own."""
        if self is not _rules_of(self.name):
            raise PicklingError(f"these rules of {self.name} are a variant, which has no name to be found by")
        return _rules_of, (self.name,)

    def __deepcopy__(self, memo: object) -> Self:
        return self  # nothing in it changes

    def compile_steps(self) -> dict[str, list[Step]]:
        """What makes its code ready, in parts that can be compiled apart; only programs use the last."""
        states = self.fresh()
        actions, (scores, order) = np.zeros(ROOM, np.int64), np.zeros((2, self.players[-1]), np.int64)
        entry_points = self.entry_points
        return {
            "moves": [partial(prepare, entry_points.apply, np.zeros(1, with_events(states.dtype)), 0)],
            "choices": [
                partial(prepare, entry_points.legal, states, actions),
                partial(prepare, entry_points.setup, states, 2),
                partial(prepare, entry_points.determinise, states, 0),
                partial(prepare, entry_points.restore, states),
                partial(prepare, entry_points.standings, states, scores, order, 2),
                *(partial(prepare, entry_point, states, 0) for entry_point in self.more_entry_points),
            ],
            "simulation": [
                partial(prepare, entry_points.apply, states, 0),
                partial(prepare, entry_points.random_games, states, actions, 2, 1),
            ],
        }


def _rules_of(game: str) -> Rules:
    """What the registry finds too, which core does not know."""
    found: Rules = import_module(f"labtop.games.{game}.game").RULES
    return found
