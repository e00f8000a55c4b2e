"""The course of an action: what happened to its player, at hand for sentences."""

from __future__ import annotations

from typing import Any

from labtop.core.events import Event
from labtop.core.happening import Happening
from labtop.core.texts import Message
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, EventKind, Good, Source, gained, lost
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.card_text import TEXTS
from labtop.games.aquasphere.words.catalogue import Extension, Research

PAID_LINES = (EventKind.LINE_CRYSTAL, EventKind.LINE_BOT)
REWARDS = {
    EventKind.REWARD_TIME: "time",
    EventKind.REWARD_CRYSTALS: "crystals",
    EventKind.REWARD_POINTS: "knowledge",
}


class Course:
    """An action with the events of its player, in order; those of nobody are among them."""

    def __init__(self, happening: Happening) -> None:
        self.seat = happening.seat
        self.before = happening.before
        self.verb, *self.things = happening.action.split(" ")
        self.catalogue = sets.of_position(happening.before)
        self.all = happening.events
        self.events = [event for event in happening.events if event.seat in (happening.seat, -1)]

    @property
    def turn(self) -> dict[str, Any]:
        """The turn that was under way."""
        turn: dict[str, Any] = self.before["turn"]
        return turn

    @property
    def player(self) -> dict[str, Any]:
        """The player before the action."""
        player: dict[str, Any] = self.before["players"][self.seat]
        return player

    def every(self, *kinds: EventKind) -> list[Event]:
        """All events of these kinds."""
        return [event for event in self.events if event.kind in kinds]

    def first(self, *kinds: EventKind) -> Event | None:
        """The first event of these kinds."""
        return next(iter(self.every(*kinds)), None)

    def amount(self, kind: EventKind) -> int:
        """How much all events of a kind amount to."""
        return sum(event.amount for event in self.every(kind))

    def points(self, *sources: Source) -> int:
        """Points for these, before red lines take their part."""
        return sum(event.amount for event in self.every(EventKind.POINTS) if event.thing in sources)

    def gained(self, good: Good) -> int:
        """How much of a good came."""
        return gained(self.events, self.seat, good)

    def lost(self, good: Good) -> int:
        """How much of a good was paid or lost."""
        return lost(self.events, self.seat, good)

    def change(self, good: Good) -> int:
        """How much more of a good the player has afterwards."""
        return self.gained(good) - self.lost(good)

    def is_scored(self) -> bool:
        """Does the player's marker move in an intermediate scoring?"""
        return any(event.thing == Source.MAJORITY for event in self.every(EventKind.POINTS))

    def final(self) -> int:
        """Points of the final scoring, which no red line takes."""
        return self.points(*FINAL_ITEMS)

    def asked(self) -> list[str]:
        """Reward cards about which the player is newly asked to decide."""
        asked = [] if self.turn["stage"] == "rewards" else self.every(EventKind.ASKED)
        return [RESEARCH_IDS[event.thing] for event in asked]

    def sector(self, event: Event) -> dict[str, Any]:
        """The sector of an event, before the action."""
        sector: dict[str, Any] = self.before["station"]["sectors"][SECTORS[event.thing]]
        return sector

    def card(self, event: Event) -> Research:
        """The research card of an event."""
        return self.catalogue.research[RESEARCH_IDS[event.thing]]

    def extension(self, event: Event) -> Extension:
        """The lab extension of an event."""
        return self.catalogue.extensions[EXTENSION_IDS[event.thing]]


def colour_of(number: int) -> str:
    """A program, or the bot on its symbol."""
    return PROGRAMS[number]


def bot(number: int) -> Message:
    """The colour of a bot, as in "your green bot"."""
    return TEXTS.message("colour-bot", colour=colour_of(number))
