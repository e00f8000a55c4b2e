"""What happened at a table, or in a record: as sentences, and as scorings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from labtop.core.sentences import said
from labtop.server.errors import text
from labtop.server.messages import Move, Scoring, ScoringItem, Step, Text

if TYPE_CHECKING:
    from labtop.core.game import Game
    from labtop.core.texts import Message

NAME = 40  # letters; those of a record may be of any length


def sentence(game: Game, number: int, viewer: int | None, names: Sequence[str], language: str) -> str:
    """What move `number`, counted from 0, did."""
    return said(game.told(number, viewer), language, [name[:NAME] for name in names])


def told(game: Game, played: int, viewer: int | None) -> list[Text]:
    """What the last of so many moves did."""
    return [text(message) for message in game.told(played - 1, viewer)] if played else []


def step(game: Game, played: int, viewer: int) -> Step:
    """A game after so many moves, as a seat that plays all by itself saw it."""
    moment, move = game.at(played), None
    if played:
        (last,) = moment.moves(viewer, played - 1)
        move = Move(played, last["seat"], last["action"], "person", 0, last.get("chance", []))
    return Step(move, told(game, played, viewer), moment.view(viewer), moment.facts(viewer), moment.scores())


def texts(messages: Mapping[str, Iterable[Message]]) -> dict[str, list[Text]]:
    """What is said of actions, as it is sent."""
    return {action: [text(message) for message in said] for action, said in messages.items()}


def scorings(game: Game) -> list[Scoring]:
    """The scorings so far; they hold nothing that is hidden."""
    return [
        Scoring(
            name=found.name,
            round=found.round,
            played=found.played,
            items=[ScoringItem(name, points) for name, points in found.items.items()],
            before=found.before,
            after=found.after,
            facts=found.facts,
        )
        for found in game.scorings()
    ]
