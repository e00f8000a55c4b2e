"""What a game has to offer to be played in a terminal. Everything is drawn from views, so nothing hidden gets out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from labtop.core.rules import Position
    from labtop.core.texts import Message


@dataclass(frozen=True)
class Choice:
    """An action on offer, with what a player wants to know of it."""

    action: str
    text: Text


@dataclass(frozen=True)
class Group:
    """Choices that belong together, under one title."""

    title: str
    choices: list[Choice]


@dataclass(frozen=True)
class Components:
    """The printed values of a game whose players may enter others."""

    packaged: Callable[[], dict[str, Any]]  # the set that comes with the package
    edition: Callable[[Any], dict[str, Any]]  # (JSON of a set): what new_game takes for it; ValueError if it is wrong
    listing: Callable[[dict[str, Any], str], RenderableType]  # (set): every value and where it comes from
    texts: Callable[[dict[str, Any]], dict[str, list[Message]]]  # (set): what its cards and the like do, by their ids


@dataclass(frozen=True)
class Terminal:
    """A game in the terminal: `terminal.TERMINAL` of its folder. `language` always comes last."""

    table: Callable[[Position, Sequence[str], int, str], RenderableType]  # (view, names, width): all that lies there
    asks: Callable[[Position, Sequence[str], str], str]  # (view, names): whose turn it is and what is to be decided
    choices: Callable[[Sequence[str], Position, str], list[Group]]  # (legal actions, view)
    card: Callable[[str, Position, str], RenderableType | None]  # (id, view): a card, or whatever is called by an id
    rules: Callable[[str], str]  # (): the rules in short, as Markdown
    scoring: Callable[[Position, Sequence[str], Sequence[Sequence[int]], str], RenderableType]  # (end, names, ranking)
    components: Components | None = None  # for games that can be played with others
    opening: Callable[[Position, Sequence[str], str], str] | None = None  # (view, names): how the game began, or ""
