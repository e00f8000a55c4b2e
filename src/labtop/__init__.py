"""labtop: two laboratory board games, Gizmos and AquaSphere, exact and fast.

game = labtop.new_game("gizmos", players=2, seed=7)
game.play(game.legal_actions()[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from labtop.core.errors import IllegalAction, InvalidPosition, InvalidRecord, parts_of

if TYPE_CHECKING:
    from labtop.core.game import Game

__all__ = [
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "describe",
    "load_position",
    "new_game",
    "replay",
]
__version__ = "0.2.0"

# What needs NumPy and Numba is imported by the function that needs it: `import labtop` stays quick.


def new_game(
    game: str, players: int = 2, seed: int | None = None, names: Sequence[str] | None = None, **edition: Any
) -> Game:
    """A new game; the same seed gives the same game on every machine, without one a seed is drawn.

    `edition` is what a game lets its players choose, such as AquaSphere's `components`.
    """
    import secrets

    from labtop.core.errors import shown
    from labtop.core.game import Game
    from labtop.core.replay import dealt
    from labtop.registry import rules

    chosen = rules(game)
    if not isinstance(players, int) or isinstance(players, bool) or players not in chosen.players:
        raise ValueError(f"{game} is for {chosen.players[0]} to {chosen.players[-1]} players, not {shown(players)}")
    seed = secrets.randbits(128) if seed is None else seed
    return Game(chosen, dealt(chosen, players, seed, **edition), seed, names)


def load_position(
    position: dict[str, Any], seed: int | None = None, names: Sequence[str] | None = None, **edition: Any
) -> Game:
    """A game that starts from any valid position; InvalidPosition names what is wrong with another."""
    import secrets

    from labtop.core.chance import start_chance
    from labtop.core.checking import REFUSALS
    from labtop.core.game import Game
    from labtop.registry import rules

    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise InvalidPosition(REFUSALS.message("no-position"))
    try:
        chosen = rules(position["game"])
    except ValueError as error:
        raise InvalidPosition("game", *parts_of(error)) from None
    seed = secrets.randbits(128) if seed is None else seed
    states = chosen.load(position, **edition)
    start_chance(states, seed)
    return Game(chosen, states, seed, names)


def replay(record: dict[str, Any], **edition: Any) -> Game:
    """The game at a record's last move; InvalidRecord says at which move a record is wrong."""
    from labtop.core import replay as reader
    from labtop.registry import game_of, rules

    return reader.replay(rules(game_of(record)), record, **edition)


def describe(action: str, position: dict[str, Any], language: str = "en") -> str:
    """An action, legal in this position or view, as a sentence in English (en), German (de) or Polish (pl)."""
    from labtop.registry import rules

    return rules(position["game"]).describe(action, position, language)
