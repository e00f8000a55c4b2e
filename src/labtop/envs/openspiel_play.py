"""A game as a walk along its tree: what OpenSpiel's states are made of, without OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from labtop import registry
from labtop.core.errors import shown
from labtop.core.structs import raw_copy
from labtop.envs.openspiel_nodes import compiled_nodes
from labtop.envs.openspiel_notes import CHANCE, EVERYBODY, MOST_SOURCES, MOST_THINGS, NOTES, ROOM, TERMINAL, Node
from labtop.envs.openspiel_reveals import reveals

DECISIONS_A_TURN = 100  # a game that has more than so many, on the average of all its turns, is cut off
ACTION = -1  # in place of a source, in what was seen
SURFACED = MOST_SOURCES  # added to a source that gave a card which had come back underneath: no chance


class Words(NamedTuple):
    """What actions and things are called."""

    actions: tuple[str, ...]
    seen_actions: tuple[str, ...]  # by those who did not decide
    things: tuple[tuple[str, ...], ...]  # by source


@cache
def words(game: str) -> Words:
    """The words of a game."""
    names = registry.encoding(game).names
    things = tuple(tuple(f"{source.name}: {thing}" for thing in source.things) for source in reveals(game).sources)
    return Words(names, tuple(map(registry.rules(game).seen_action, names)), things)


class Play:
    """A node, and the way to it. Copies and pickles are plays of their own."""

    def __init__(self, game: str, players: int, max_turns: int) -> None:
        self._start = game, players, max_turns
        self._nodes, self._words = compiled_nodes(game), words(game)
        self._states = registry.rules(game).fresh()
        self._notes = np.zeros(1, NOTES)
        self._notes["max_turns"], self._notes["max_decisions"] = max_turns, max_turns * DECISIONS_A_TURN
        self._room = np.zeros(1, ROOM)
        self._seen: list[tuple[int, int, int]] = []  # who saw it, where it came from, its number
        self._told = [(0, "")] * players  # how much of it each seat was told, and how
        self._arrive(self._nodes.start(self._states, self._notes, self._room, players))

    @property
    def on_the_way(self) -> bool:
        """Something has been chosen."""
        return bool(self._seen)

    @property
    def over(self) -> bool:
        """Nobody decides any more."""
        return self.decides == TERMINAL

    def choose(self, number: int) -> None:
        """Play an action of who decides, or let chance bring a thing; ValueError if it is none, and nothing changes."""
        if number not in self.options:
            said = "chance cannot bring" if self.decides == CHANCE else f"seat {self.decides} cannot play"
            raise ValueError(f"{said} {shown(number)}: it is one of {self.options}")
        if self.decides == CHANCE:
            self._seen.append((self._viewer, self._source, number))
            self._arrive(self._nodes.bring(self._states, self._notes, self._room, number))
        else:
            known_to_all = self._words.seen_actions[number] == self._words.actions[number]
            self._seen.append((EVERYBODY if known_to_all else self.decides, ACTION, number))
            self._arrive(self._nodes.say(self._states, self._notes, self._room, number))

    def _arrive(self, node: Node) -> None:
        self.decides, count, self._viewer, surfaced = node
        if surfaced:
            for card in self._notes["surfaced"][0, :surfaced].tolist():
                source, thing = divmod(card, MOST_THINGS)
                self._seen.append((self._viewer, source + SURFACED, thing))
        self.options: list[int] = self._room["numbers"][0, :count].tolist()
        if self.decides == CHANCE:
            self._weights: list[int] = self._room["weights"][0, :count].tolist()
            self._source: int = self._notes["asked"].item(0)

    def chances(self) -> list[tuple[int, float]]:
        """What chance can bring, and how likely each is; ValueError where it brings nothing."""
        self._check_chance()
        total = sum(self._weights)
        return [(number, weight / total) for number, weight in zip(self.options, self._weights, strict=True)]

    def returns(self) -> list[float]:
        """What the game has brought each seat; 0 before its end, and if it is cut off."""
        values = np.zeros(len(self._told))
        self._nodes.pay_out(self._states, len(values), values)
        returns: list[float] = values.tolist()
        return returns

    def watch(self, seat: int, values: npt.NDArray[np.uint8]) -> None:
        """Write the encoding's bytes for a seat: of what is before the action that waits for chance."""
        self._check_seat(seat)
        self._nodes.watch(self._states, self._notes, seat, values)

    def option_name(self, player: int, number: int) -> str:
        """What an action of a seat is called, or a thing of what chance is asked for; ValueError if there is none."""
        if player == CHANCE:
            self._check_chance()
            names = self._words.things[self._source]
        else:
            self._check_seat(player)
            names = self._words.actions
        if number not in range(len(names)):
            raise ValueError(f"there is no {shown(number)}; they go from 0 to {len(names) - 1}")
        return names[number]

    def told(self, seat: int) -> str:
        """All that a seat has seen and done since the beginning: what it knows, if it forgets nothing."""
        self._check_seat(seat)
        count, text = self._told[seat]
        if count < len(self._seen):
            text += "".join(f"{self._said(*one, seat)}\n" for one in self._seen[count:])
            self._told[seat] = len(self._seen), text
        return text

    def story(self) -> str:
        """All that has been decided."""
        return "\n".join(self._said(viewer, source, number, viewer) for viewer, source, number in self._seen)

    def _said(self, viewer: int, source: int, number: int, seat: int) -> str:
        open_to_it = viewer in (EVERYBODY, seat)
        if source == ACTION:
            return (self._words.actions if open_to_it else self._words.seen_actions)[number]
        things = self._words.things[source % SURFACED]
        return things[number] if open_to_it else f"{things[number].partition(':')[0]}: ?"

    def choices(self) -> list[int]:
        """The options that were chosen on the way here."""
        return [number for _, source, number in self._seen if source < SURFACED]

    def choices_like_these(self, seat: int, random: Callable[[], float]) -> list[int]:
        """The choices on the way to a node at which this seat has been told the same: all are equally likely.

        What it has not seen is exchanged for other things that it has not seen, wherever it was named.
        """
        self._check_seat(seat)
        named, seen_actions = reveals(self._start[0]).named, self._words.seen_actions
        ids = {(seen_actions[action], thing): action for action, thing in named.items()}
        exchanged = self._exchanged(seat, random)
        choices = []
        for viewer, source, number in self._seen:
            if source == ACTION and viewer not in (EVERYBODY, seat):
                thing = named[number]
                choices.append(ids[seen_actions[number], exchanged.get(thing, thing)])
            elif source < SURFACED:
                choices.append(exchanged.get((source, number), (source, number))[1])
        return choices

    def _exchanged(self, seat: int, random: Callable[[], float]) -> dict[tuple[int, int], tuple[int, int]]:
        """The things that this seat has not seen and another may have, each with one of them at random."""
        named = reveals(self._start[0]).named
        shown = {
            named.get(number) if source == ACTION else (source % SURFACED, number)
            for viewer, source, number in self._seen
            if viewer in (EVERYBODY, seat)
        }
        exchanged = {}
        for source in sorted({source for source, _ in named.values()}):
            unseen = [
                (source, thing) for thing in range(len(self._words.things[source])) if (source, thing) not in shown
            ]
            for thing in unseen[:]:
                exchanged[thing] = unseen.pop(int(random() * len(unseen)))
        return exchanged

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self._told)):
            raise ValueError(f"there is no seat {shown(seat)}; they go from 0 to {len(self._told) - 1}")

    def _check_chance(self) -> None:
        if self.decides != CHANCE:
            raise ValueError("chance brings nothing here")

    def __deepcopy__(self, memo: object) -> Play:
        twin = Play.__new__(Play)
        vars(twin).update(vars(self))
        twin._states, twin._notes = raw_copy(self._states), raw_copy(self._notes)
        twin._room = np.empty(1, ROOM)  # nothing in it is kept
        twin._seen, twin._told = self._seen.copy(), self._told.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """The way here: all else follows."""
        return _walked, (self._start, self.choices())


def _walked(start: tuple[str, int, int], choices: Sequence[int]) -> Play:
    play = Play(*start)
    for number in choices:
        play.choose(number)
    return play
