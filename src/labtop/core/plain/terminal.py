"""A plain table in the terminal: the view as a listing, the actions in the notation or as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from labtop.core.plain.words import TEXTS
from labtop.core.rules import Position, Rules
from labtop.core.sentences import describe
from labtop.core.terminal import Choice, Group, Terminal
from labtop.core.texts import Listed

INDENT = "  "
NOTHING = "–"  # where there is null: it is hidden, or there is none


def plain_terminal(rules: Rules) -> Terminal:
    """How a game without a drawing of its own is shown."""

    def choices(legal: Sequence[str], view: Position, language: str) -> list[Group]:
        sentences = {action: describe(rules, action, view, language) for action in legal}
        told = [Choice(action, Text("" if text == action else text)) for action, text in sentences.items()]
        return [Group(TEXTS.format("actions", language), told)]

    return Terminal(_table, _asks, choices, _card, _rules, _scoring)


def _table(view: Position, names: Sequence[str], width: int, language: str) -> RenderableType:
    players = dict(zip(names, view["players"], strict=True))
    return Text("\n".join(listing({key: value for key, value in view.items() if key != "game"} | {"players": players})))


def listing(value: Any, indent: str = "") -> Iterator[str]:
    """JSON as lines: what is nested stands further in, short lists in one line."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, entry in pairs:
        if isinstance(entry, dict) or (isinstance(entry, list) and any(isinstance(one, dict | list) for one in entry)):
            yield f"{indent}{key}"
            yield from listing(entry, indent + INDENT)
        else:
            yield f"{indent}{key}: {', '.join(map(_plain, entry)) if isinstance(entry, list) else _plain(entry)}"


def _plain(value: Any) -> str:
    return NOTHING if value is None else str(value)


def _asks(view: Position, names: Sequence[str], language: str) -> str:
    return TEXTS.format("turn", language, name=names[view["turn"]["seat"]])


def _card(name: str, view: Position, language: str) -> None:
    return None


def _rules(language: str) -> str:
    return TEXTS.format("no-rules", language)


def _scoring(end: Position, names: Sequence[str], ranking: Sequence[Sequence[int]], language: str) -> RenderableType:
    places = [[names[seat] for seat in seats] for seats in ranking]
    winners = TEXTS.message("winner", names=Listed(places[0]), count=len(places[0])).text(language)
    return Lines(
        *(Text(f"{place}. {', '.join(seats)}") for place, seats in enumerate(places, 1)), Text(winners, "bold green")
    )
