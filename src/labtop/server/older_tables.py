"""Tables begun under older rules: nobody plays there any more, but what was played can be had."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from labtop import registry
from labtop.server import seats, upkeep
from labtop.server.messages import Event, Moved, OlderRecord
from labtop.server.store import Store

# Of a start; earlier ones have other secrets than that of now.
PUBLIC = {"table", "game", "seats", "hints", "clock", "listed", "created"}
PUBLIC |= {"rules", "components", "promises", "packaged"}


async def record(store: Store, table: str, secret: str | None) -> OlderRecord:
    """What is kept of such a table, for who holds a secret of it or for everybody; Refused if there is none."""
    kept = await store.run(upkeep.as_kept(table))
    hashes = await store.run(upkeep.hashes(table))
    return seen(kept, () if secret is None else seats.held(hashes, [secret]))


def seen(kept: dict[str, Any], held: Collection[int]) -> OlderRecord:
    """The start and events of a table without what these seats were never shown.

    Whether the game was over only the older rules could say: so of the others' moves there is no more than what
    was seen while it went on.
    """
    start = {part: value for part, value in kept.items() if part in PUBLIC}
    return OlderRecord(start, [seen_event(kept["game"], event, held) for event in kept["events"]])


def seen_event(game: str, event: dict[str, Any], held: Collection[int]) -> dict[str, Any]:
    """An event without what these seats were never shown."""
    try:
        read: Event = msgspec.convert(event, Event)
    except msgspec.ValidationError:  # written down in another way: nobody knows what of it is hidden
        return {"kind": event.get("kind")}
    if not isinstance(read, Moved) or read.move.seat in held:
        return event
    return event | {"move": event["move"] | {"action": _public(game, read.move.action)}}


def _public(game: str, action: str) -> str:
    """An action as the other seats see it; of one that the rules of now do not know, its kind alone."""
    rules = registry.rules(game) if game in registry.GAMES else None
    if rules is None or rules.read_action(action) is None:
        return action.partition(" ")[0]
    return rules.seen_action(action)
