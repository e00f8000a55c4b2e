"""An action that was played, or would be, as somebody sees it: what sentences are made from."""

from typing import Any, NamedTuple

from labtop.core.events import Event


class Happening(NamedTuple):
    """An action with what it did. Nothing in it is hidden from the viewer."""

    action: str  # as the viewer may see it
    seat: int  # who played it
    viewer: int | None  # None for a spectator
    events: tuple[Event, ...]  # those that the viewer sees
    before: dict[str, Any]  # the viewer's view of the position in which it was played
