"""From node to node of a game's tree, compiled. Templates; the game's kernels, encoding and reveals are hooks.

An action of the rules is tried on a copy as long as it takes something from a pile that chance has not been asked for.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from labtop import registry
from labtop.core.chance import NONE, PLAY, Chance, begin
from labtop.core.encoding import GOES_ON
from labtop.core.entry_points import Kernel, apply
from labtop.core.kernel import bind, bound_kernel
from labtop.core.structs import Ints, States
from labtop.envs import stepping
from labtop.envs.openspiel_notes import (
    CHANCE,
    EVERYBODY,
    MOST_ACTIONS,
    MOST_SOURCES,
    MOST_THINGS,
    TERMINAL,
    Node,
    Notes,
    Room,
)
from labtop.envs.openspiel_reveals import ENDLESS, reveals
from labtop.envs.stepping import WIN, extend, mask, observe, reward

DEAL = FRESH = np.zeros(0, np.int64)  # hooks: the sources of the deal, the things in each source


def undealt(state: Any, players: int) -> None:
    raise NotImplementedError


def dealt(state: Any, number: int) -> None:
    raise NotImplementedError


def taken(before: Any, after: Any, source: int) -> int:
    raise NotImplementedError


def weigh(state: Any, source: int, depth: int, fresh: int, weights: Ints) -> None:
    raise NotImplementedError


def lay(state: Any, source: int, depth: int, thing: int) -> None:
    raise NotImplementedError


def thing_at(state: Any, source: int, depth: int) -> int:
    raise NotImplementedError


def secret(state: Any, action: int) -> bool:
    raise NotImplementedError


def start(states: States, notes: States, room: States, players: int) -> Node:
    """The root: a new game, of which nothing is dealt."""
    undealt(states[0], players)
    calm(states[0].chance)
    notes[0].action = GOES_ON
    for source in range(len(FRESH)):
        notes[0].fresh[source] = FRESH[source]
    return arrive(states, notes, room)


def bring(states: States, notes: States, room: States, thing: int) -> Node:
    """Chance brings a thing."""
    state, note = states[0], notes[0]
    lay(state, note.asked, note.laid[note.asked], thing)
    note.laid[note.asked] += 1
    if note.dealt < len(DEAL):
        dealt(state, note.dealt)
        note.dealt += 1
        if note.dealt == len(DEAL):
            calm(state.chance)
            for source in range(len(FRESH)):
                use_up(note, source, note.laid[source])
    return arrive(states, notes, room)


def say(states: States, notes: States, room: States, action: int) -> Node:
    """A player says an action by its id."""
    note = notes[0]
    note.action = extend(states[0], note.chain, action)
    note.decisions += 1
    return arrive(states, notes, room)


def arrive(states: States, notes: States, room: States) -> Node:
    """Go on to the next node and write its options."""
    state, note = states[0], notes[0]
    if note.dealt < len(DEAL):
        return ask(state, note, room[0], DEAL[note.dealt])
    surfaced = 0
    viewer = EVERYBODY
    if note.action != GOES_ON:
        source = wanted(states, note)
        if source != NONE:
            return ask(state, note, room[0], source)
        viewer = viewer_now(state, note)
        surfaced = play(states, note)
    if state.to_play < 0 or note.turns >= note.max_turns or note.decisions >= note.max_decisions:
        return TERMINAL, 0, viewer, surfaced
    return int(state.to_play), list_actions(state, note, room[0]), viewer, surfaced


def wanted(states: States, note: Notes) -> int:
    """Try the action that waits on the second record: a source of which it takes more than was laid, or NONE."""
    states[1] = states[0]
    apply(states[1], note.action)
    for source in range(len(FRESH)):
        if min(taken(states[0], states[1], source), note.fresh[source]) > note.laid[source]:
            return source
    return NONE


def play(states: States, note: Notes) -> int:
    """The action as it was tried is played; how many of the things that it took had come back underneath."""
    surfaced = 0
    for source in range(len(FRESH)):
        count = taken(states[0], states[1], source)
        for depth in range(note.fresh[source], count):
            note.surfaced[surfaced] = MOST_THINGS * source + thing_at(states[0], source, depth)
            surfaced += 1
        use_up(note, source, min(count, note.fresh[source]))
    if states[1].to_play != states[0].to_play:
        note.turns += 1
    note.action = GOES_ON
    states[0] = states[1]
    calm(states[0].chance)
    return surfaced


def use_up(note: Notes, source: int, count: int) -> None:
    """So many things of a source have been seen; nothing lies ready."""
    if note.fresh[source] < ENDLESS:
        note.fresh[source] -= count
    note.laid[source] = 0


def calm(chance: Chance) -> None:
    """Leave no trace of chance in the record."""
    begin(chance, PLAY)
    chance.forced = NONE
    chance.came = NONE


def ask(state: Any, note: Notes, room: Room, source: int) -> Node:
    """Write what a source can bring next, and how likely each is."""
    note.asked = source
    for thing in range(MOST_THINGS):
        room.weights[thing] = 0
    weigh(state, source, note.laid[source], note.fresh[source], room.weights[:])
    count = 0
    for thing in range(MOST_THINGS):
        if room.weights[thing] > 0:
            room.numbers[count] = thing
            room.weights[count] = room.weights[thing]
            count += 1
    return CHANCE, count, viewer_now(state, note), 0


def viewer_now(state: Any, note: Notes) -> int:
    """The seat that alone sees what the action under way brings, or EVERYBODY."""
    return int(state.to_play) if note.action != GOES_ON and secret(state, note.action) else EVERYBODY


def list_actions(state: Any, note: Notes, room: Room) -> int:
    """Write the ids of the legal actions in ascending order; how many there are."""
    left = mask(state, note.chain, room.mask[:], room.actions[:])
    count = 0
    action = 0
    while count < left:
        if room.mask[action]:
            room.numbers[count] = action
            count += 1
        action += 1
    return count


def watch(states: States, notes: States, seat: int, values: Any) -> None:
    """Write what a seat may know; before everything is dealt, nothing."""
    if notes[0].dealt < len(DEAL):
        for index in range(len(values)):
            values[index] = 0
    else:
        observe(states[0], notes[0].chain, seat, values)


def pay_out(states: States, players: int, values: Any) -> None:
    """Write what the end is worth to each seat; nothing for a game that was cut off."""
    for seat in range(players):
        values[seat] = reward(states[0], seat, players, WIN) if states[0].to_play < 0 else 0.0


class CompiledNodes(NamedTuple):
    """What Python calls."""

    start: Kernel
    bring: Kernel
    say: Kernel
    watch: Kernel
    pay_out: Kernel


@cache
def compiled_nodes(game: str) -> CompiledNodes:
    """The compiled nodes of a game."""
    encoding, brings = registry.encoding(game), reveals(game)
    hooks: dict[str, Any] = {**registry.evaluator(game).kernels._asdict(), **brings.hooks()}
    hooks |= {name: getattr(encoding, name) for name in ("mask", "extend", "observe")}
    hooks["DEAL"] = np.array(brings.deal, np.int64)
    hooks["FRESH"] = np.array([source.fresh for source in brings.sources], np.int64)
    assert len(brings.sources) <= MOST_SOURCES
    assert len(encoding.names) <= MOST_ACTIONS
    assert max(len(source.things) for source in brings.sources) <= MOST_THINGS
    for template in (stepping.reward, calm, use_up, viewer_now, ask, list_actions, wanted, play, arrive):
        hooks[template.__name__] = bound_kernel(template, game, **hooks)
    return CompiledNodes(*(bind(template, game, **hooks) for template in (start, bring, say, watch, pay_out)))
