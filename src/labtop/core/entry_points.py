"""The entry points into compiled code: generic functions over a game's kernels, bound to each game in turn.

The functions below named in `Kernels` are the hooks: here they only say what a game has to offer. Every game's state
is a record with `chance: Chance` and `to_play: I8`, the seat that decides or -1 when the game is over.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from labtop.core.chance import PLAY, SETUP, Chance, begin, fork, quick
from labtop.core.kernel import bind
from labtop.core.structs import Ints, States

Kernel = Callable[..., Any]
ROOM = 128  # for legal actions at the least; only lists of payments can be longer


class Kernels(NamedTuple):
    """What a game has to offer, each a `@kernel`."""

    setup: Kernel  # (state, players): a new game; `chance`, and what belongs to the edition, are already there
    legal: Kernel  # (state, actions) -> how many were written; needs ROOM, and a list that fills its room may go on
    apply: Kernel  # (state, action): play a legal action
    restore: Kernel  # (state): work out all values that are derived from others
    determinise: Kernel  # (state, seat, chance): shuffle by `chance` all that this seat cannot know; -1: a spectator
    score: Kernel  # (state, seat) -> points so far, end scores included
    standing: Kernel  # (state, seat) -> a number that orders the seats, ties broken; equal numbers share a rank


class EntryPoints(NamedTuple):
    """What Python calls. Each takes an array of records and works on its first."""

    setup: Kernel
    legal: Kernel
    apply: Kernel
    restore: Kernel
    determinise: Kernel
    standings: Kernel
    random_games: Kernel


def entry_points(game: str, kernels: Kernels) -> EntryPoints:
    """The entry points of one game."""
    hooks = kernels._asdict()
    templates = EntryPoints(_setup, _legal, _apply, _restore, _determinise, _standings, _random_games)
    return EntryPoints(*(bind(template, game, **hooks) for template in templates))


def setup(state: Any, players: int) -> None:
    raise NotImplementedError


def legal(state: Any, actions: Ints) -> int:
    raise NotImplementedError


def apply(state: Any, action: int) -> None:
    raise NotImplementedError


def restore(state: Any) -> None:
    raise NotImplementedError


def determinise(state: Any, seat: int, chance: Chance) -> None:
    raise NotImplementedError


def score(state: Any, seat: int) -> int:
    raise NotImplementedError


def standing(state: Any, seat: int) -> int:
    raise NotImplementedError


def _setup(states: States, players: int) -> None:
    """Set up and play by separate streams: what the deal shows tells nothing about what comes."""
    begin(states[0].chance, SETUP)
    setup(states[0], players)
    begin(states[0].chance, PLAY)


def _legal(states: States, actions: Ints) -> int:
    return legal(states[0], actions)


def _apply(states: States, action: int) -> None:
    apply(states[0], action)


def _restore(states: States) -> None:
    restore(states[0])


def _determinise(states: States, seat: int) -> None:
    """Shuffle what the seat cannot know, by the second record's chance: the game's own is as hidden as the cards."""
    fork(states[0].chance, states[1].chance)
    determinise(states[0], seat, states[1].chance)


def _standings(states: States, scores: Ints, order: Ints, players: int) -> None:
    for seat in range(players):
        scores[seat] = score(states[0], seat)
        order[seat] = standing(states[0], seat)


def _random_games(states: States, actions: Ints, players: int, games: int) -> int:
    """Play games with uniformly random actions; the second record's key chooses. The number of decisions."""
    state = states[0]
    chooser = states[1].chance
    decisions = 0
    for _ in range(games):
        setup(state, players)
        while state.to_play >= 0:
            count = legal(state, actions)
            apply(state, actions[quick(chooser, count)])
            decisions += 1
    return decisions
