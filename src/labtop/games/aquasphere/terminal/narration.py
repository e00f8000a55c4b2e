"""A move as somebody at the table saw it happen."""

from typing import Any

from labtop.games.aquasphere.terminal.asking import game_of


def tells(before: dict[str, Any], after: dict[str, Any], move: dict[str, Any], name: str, language: str) -> str:
    """The move, what it brought, and a round that ended with it, in whole sentences."""
    game = game_of(before)
    names = [name if seat == move["seat"] else str(seat + 1) for seat in range(game.players)]
    game.play(move["action"])
    return " ".join(message.text(language, names) for message in game.told(0, None))
