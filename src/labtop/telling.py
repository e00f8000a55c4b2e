"""Sentences of games whose rules note events, and of those that still compare views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from labtop import registry
from labtop.core.game import Game
from labtop.core.rules import Position
from labtop.core.sentences import brought, described, said


def told(game: Game, number: int, viewer: int | None, names: Sequence[str], language: str) -> str:
    """What move `number`, counted from 0, did, for this seat or a spectator."""
    if game.rules.tells:
        return said(game.told(number, viewer), language, names)
    before, after = game.at(number).view(viewer), game.at(number + 1).view(viewer)
    return told_by_views(game.rules.name, before, after, game.moves(viewer, number)[0], names, language)


def told_by_views(
    game: str, before: Position, after: Position, move: dict[str, Any], names: Sequence[str], language: str
) -> str:
    """What a move did, of a game whose rules do not note it."""
    tells = registry.terminal(game).tells
    return tells(before, after, move, names[move["seat"]], language) if tells else ""


def descriptions(game: Game, language: str) -> dict[str, str]:
    """What each legal action will do."""
    if game.rules.describe is None:
        return {action: said(messages, language) for action, messages in described(game).items()}
    view = game.view(game.to_play)
    return {action: game.rules.describe(action, view, language) for action in game.legal_actions()}


def previews(game: Game, language: str) -> dict[str, str]:
    """What each legal action brings its player; empty for a game that does not say."""
    if game.rules.preview is None:
        return {action: said(messages, language) for action, messages in brought(game).items()}
    return {action: game.preview(action, language) for action in game.legal_actions()}
