"""An action that was played, or would be, as somebody sees it: what sentences are made from."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from labtop.core.events import Event

if TYPE_CHECKING:
    from labtop.core.rules import Rules


class Happening(NamedTuple):
    """An action with what it did. Nothing in it is hidden from the viewer; it is only to be read."""

    action: str  # as the viewer may see it
    seat: int  # who played it
    viewer: int | None  # None for a spectator
    events: tuple[Event, ...]  # those that the viewer sees
    before: dict[str, Any]  # the viewer's view of the position in which it was played
    chance: tuple[str, ...] = ()  # what chance brought, of a move that was played

    def of(self, kind: IntEnum) -> list[Event]:
        """The events of a kind, in order."""
        return [event for event in self.events if event.kind is kind]

    def amount(self, kind: IntEnum) -> int:
        """How much all events of a kind amount to."""
        return sum(event.amount for event in self.of(kind))

    def seen_by_others(self, rules: Rules) -> Happening:
        """The same without what only its player sees."""
        action = rules.seen_action(self.action)
        events = tuple([event for event in map(rules.seen_event, self.events) if event is not None])
        return self if (action, events) == (self.action, self.events) else self._replace(action=action, events=events)
