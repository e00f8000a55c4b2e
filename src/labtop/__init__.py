"""labtop: two laboratory board games, Gizmos and AquaSphere, exact and fast.

game = labtop.new_game("gizmos", players=2, seed=7)
game.play(game.legal_actions()[0])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from labtop.core.errors import IllegalAction, InvalidPosition, InvalidRecord, parts_of

if TYPE_CHECKING:
    from labtop.arena.series import MatchResult
    from labtop.bots.protocol import Bot
    from labtop.core.game import Game
    from labtop.core.observation import Observation
    from labtop.core.rules import Rules
    from labtop.core.step import Step

__all__ = [
    "Bot",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "MatchResult",
    "Observation",
    "Step",
    "bot",
    "describe",
    "load_position",
    "match",
    "new_game",
    "replay",
    "steps",
]
__version__ = "0.2.0"

# What needs NumPy and Numba is imported when it is needed: `import labtop` stays quick.
_CLASSES = {
    "Bot": "labtop.bots.protocol",
    "Game": "labtop.core.game",
    "MatchResult": "labtop.arena.series",
    "Observation": "labtop.core.observation",
    "Step": "labtop.core.step",
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _CLASSES:
        raise AttributeError(f"module 'labtop' has no attribute {name!r}")
    return getattr(import_module(_CLASSES[name]), name)


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

    chosen = _playing(rules(game), edition)
    if not isinstance(players, int) or isinstance(players, bool) or players not in chosen.players:
        raise ValueError(f"{game} is for {chosen.players[0]} to {chosen.players[-1]} players, not {shown(players)}")
    seed = secrets.randbits(128) if seed is None else seed
    return Game(chosen, dealt(chosen, players, seed, **edition), seed, names)


def load_position(
    position: dict[str, Any], seed: int | None = None, names: Sequence[str] | None = None, **edition: Any
) -> Game:
    """A game that starts from any valid position, or from a view: what it hides is dealt at random by the seed.

    InvalidPosition names what is wrong with another.
    """
    import secrets

    from labtop.core.game import Game
    from labtop.core.replay import loaded

    chosen = _playing(_rules_of(position), edition)
    seed = secrets.randbits(128) if seed is None else seed
    return Game(chosen, loaded(chosen, position, seed, **edition), seed, names)


def replay(record: dict[str, Any], **edition: Any) -> Game:
    """The game at a record's last move; InvalidRecord says at which move a record is wrong."""
    from labtop.core import replay as reader
    from labtop.registry import game_of, rules

    return reader.replay(_playing(rules(game_of(record)), edition), record, **edition)


def steps(record: dict[str, Any], **edition: Any) -> Iterator[Step]:
    """The moves of a record one by one, each with the game before and after it; InvalidRecord where it is wrong."""
    from labtop.core import step
    from labtop.registry import game_of, rules

    return step.steps(_playing(rules(game_of(record)), edition), record, **edition)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name: `random`, `greedy`, `network`, `search:2s`, or a level from `beginner` to `grandmaster`.

    It plays any game; ValueError for a name that is none. The same seed chooses the same; a match seeds it itself.
    """
    from labtop.bots.named import NamedBot

    return NamedBot(name, seed)


def match(game: str, bots: Sequence[Bot], games: int = 100, seed: int = 0, **edition: Any) -> MatchResult:
    """Let bots play each other, every seat order on the same deals; so many games, or a few more to make that even.

    The same object of a class of one's own plays all games. What it raises is raised; so is IllegalAction.
    """
    from labtop.arena import series

    return series.match(game, bots, games, seed, **edition)


def describe(action: str, position: dict[str, Any], language: str = "en") -> str:
    """An action, legal in this position or view, as a sentence in English (en), German (de) or Polish (pl)."""
    from labtop.core import sentences

    return sentences.describe(_rules_of(position), action, position, language)


def _rules_of(position: Any) -> Rules:
    """The game that a position names; InvalidPosition for what is none."""
    from labtop.core.validation import REFUSALS
    from labtop.registry import rules

    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise InvalidPosition(REFUSALS.message("no-position"))
    try:
        return rules(position["game"])
    except ValueError as error:
        raise InvalidPosition("game", *parts_of(error)) from None


def _playing(rules: Rules, edition: dict[str, Any]) -> Rules:
    """The game, if it lets its players choose what this edition is made of; ValueError otherwise."""
    from inspect import signature

    choices = signature(rules.fresh).parameters
    for name in edition:
        if name not in choices:
            known = f"; there is: {', '.join(choices)}" if choices else ""
            raise ValueError(f"{rules.name} has no {name} to choose{known}")
    return rules
