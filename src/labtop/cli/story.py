"""A game told move by move, as one of the seats or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from labtop import registry
from labtop.cli.seats import seat_name
from labtop.cli.words import printable, speaker
from labtop.core.replay import steps


@dataclass(frozen=True)
class Told:
    """One move in a sentence or two, or how the game began."""

    number: int  # counted from 1; 0 for the beginning
    sentence: str
    ms: int | None


def story(
    record: dict[str, Any],
    seat: int | None,
    language: str,
    edition: dict[str, Any],
    after: int = 0,
    open_cards: bool = False,
) -> Iterator[Told]:
    """The moves of a record `after` so many; InvalidRecord where it goes wrong. `open_cards`: nothing is hidden."""
    terminal, say = registry.terminal(record["game"]), speaker(language)
    before = None
    for number, game in enumerate(steps(registry.rules(record["game"]), record, **edition)):
        if number < after:
            continue
        now = game.position() if open_cards else game.view(seat)
        names = [printable(seat_name(name, say)) for name in game.names]
        if number == 0 and terminal.opening and (began := terminal.opening(now, names, language)):
            yield Told(number, began, None)
        if before is not None:
            move = record["moves"][number - 1]
            hidden = not open_cards and move["seat"] != seat
            seen = move | {"action": game.rules.seen_action(move["action"])} if hidden else move
            yield Told(number, terminal.tells(before, now, seen, names[move["seat"]], language), move.get("ms"))
        before = now
