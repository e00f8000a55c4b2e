"""A game for programs that learn: every decision one of a fixed number of actions, what a seat may know as bytes.

An action of the rules that is long, such as a payment, is said in several short decisions: a chain. Where nothing is
said here that a game needs, it has no encoding yet, and no environment.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from labtop.core.entry_points import Kernel
from labtop.core.kernel import kernel
from labtop.core.structs import I8, I64, dtype_of

GOES_ON = -1  # in place of an action of the rules: there is more to be said of it


class Chain:
    """What has been said of the action under way. Cleared, all is 0: nothing has."""

    step: I8  # the game's own
    said: I64  # likewise


CHAIN = dtype_of(Chain)


@kernel
def nothing(state: Any, options: int) -> int:
    """For a game in which everything is decided by its players."""
    return GOES_ON


@dataclass(frozen=True)
class Encoding:
    """A game's encoding: `env.ENCODING` of its folder. Any change of an id or a byte makes a new version."""

    version: int
    names: tuple[str, ...]  # of the actions, by id
    bytes: tuple[tuple[str, int], ...]  # the parts of an observation in their order, and how many bytes each has
    # (state, chain, mask, room) -> how many actions are legal: writes all of `mask`; `room` is for the rules' actions.
    # A chain that has only one way to go on is followed as far as it goes without a choice.
    mask: Kernel
    extend: Kernel  # (state, chain, legal action) -> the action of the rules that is now said, or GOES_ON
    observe: Kernel  # (state, chain, seat, values): write what this seat may know, all of `values`
    spell: Callable[[int], list[int]]  # the ids that say an action of the rules, with those that are skipped
    # What may be left to the environment: the options by name, each with its values, the usual one first.
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # (state, options) -> the action of the rules that plays itself, or GOES_ON; option n has bit n if it is not usual
    by_itself: Kernel = nothing

    @property
    def size(self) -> int:
        """Bytes of an observation."""
        return sum(count for _, count in self.bytes)
