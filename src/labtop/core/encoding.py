"""A game for programs that learn: every decision one of a fixed number of actions, what a seat may know as bytes.

An action of the rules that is long, such as a payment, is said in several short decisions: a chain. Where nothing is
said here that a game needs, it has no encoding yet, and no environment.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from labtop.core.entry_points import Kernel
from labtop.core.kernel import kernel
from labtop.core.structs import I8, I64, dtype_of

STAGES = 16  # at most
GOES_ON = -1  # in place of an action of the rules: there is more to be said of it


class Chain:
    """What has been said of the action under way. Cleared, all is 0: nothing has."""

    step: I8  # the game's own
    said: I64  # likewise


CHAIN = dtype_of(Chain)


class Part(NamedTuple):
    """Bytes of an observation that say the same of several things, and how networks that want floats may read them."""

    name: str
    size: int = 1  # bytes
    kinds: int = 0  # each is one of so many things, from 0; MARKS: several, a bit each; or, with 0, a number,
    most: int = 1  # that is seldom more than this
    low_first: bool = False  # are two bytes one number?


MARKS = -1


@kernel
def stage_of_turn(state: Any) -> int:
    """For a game whose state says it."""
    return int(state.turn.stage)


@kernel
def nothing(state: Any, options: int) -> int:
    """For a game in which everything is decided by its players."""
    return GOES_ON


@kernel
def nothing_to_remember(state: Any, memory: Any) -> None:
    """For a game in which whoever looks sees all that can be known."""


@kernel
def nothing_remembered(state: Any, memory: Any, seat: int, values: Any, start: int) -> None:
    """Likewise."""


@dataclass(frozen=True)
class Encoding:
    """A game's encoding: `env.ENCODING` of its folder. Any change of an id or a byte makes a new version."""

    version: int
    names: tuple[str, ...]  # of the actions, by id
    parts: tuple[Part, ...]  # of an observation, in their order
    # (state, chain, mask, room) -> how many actions are legal: writes all of `mask`; `room` is for the rules' actions.
    # A chain that has only one way to go on is followed as far as it goes without a choice.
    mask: Kernel
    extend: Kernel  # (state, chain, legal action) -> the action of the rules that is now said, or GOES_ON
    observe: Kernel  # (state, chain, seat, values): write what this seat may know, all of `values`
    spell: Callable[[int], list[int]]  # the ids that say an action of the rules, with those that are skipped
    stage: Kernel = stage_of_turn  # (state) -> what sort of decision it is, below STAGES: those of one are worked alike
    # What may be left to the environment: the options by name, each with its values, the usual one first.
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # (state, options) -> the action of the rules that plays itself, or GOES_ON; option n has bit n if it is not usual
    by_itself: Kernel = nothing
    # What a seat knows that forgets nothing, beyond what it sees: more parts of an observation,
    remembered: tuple[Part, ...] = ()
    memory: int = 0  # bytes in which it is kept for all seats together, all 0 at the start,
    remember: Kernel = nothing_to_remember  # (state, memory): called after every action
    recall: Kernel = nothing_remembered  # (state, memory, seat, values, start): write these parts from `start` on

    @property
    def size(self) -> int:
        """Bytes of an observation."""
        return sum(part.size for part in self.parts)
