"""A game told move by move, as one of the seats or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from labtop import registry
from labtop.cli.seats import seat_name
from labtop.cli.words import printable, speaker
from labtop.core.replay import steps
from labtop.core.sentences import said


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
    for number, game in enumerate(steps(registry.rules(record["game"]), record, **edition)):
        names = [printable(seat_name(name, say)) for name in game.names]
        if number > after:
            move = record["moves"][number - 1]
            viewer = move["seat"] if open_cards else seat
            yield Told(number, said(game.told(number - 1, viewer), language, names), move.get("ms"))
        elif (
            number == after == 0 and terminal.opening and (began := terminal.opening(game.view(seat), names, language))
        ):
            yield Told(number, began, None)
