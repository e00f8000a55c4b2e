"""Actions as sentences: what they will do, what they bring, what they did. All of it is made from events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from labtop.core.game import Game
from labtop.core.happening import Happening
from labtop.core.rules import Position, Rules
from labtop.core.texts import Message

Texts = dict[str, list[Message]]  # by action


def said(messages: Iterable[Message], language: str, names: Sequence[str] = ()) -> str:
    """Sentences one after the other."""
    return " ".join(message.text(language, names) for message in messages)


def spoken(texts: Texts, language: str) -> dict[str, str]:
    """What is said of actions, in a language."""
    return {action: said(messages, language) for action, messages in texts.items()}


class Foretold(NamedTuple):
    """What is said of the legal actions."""

    described: Texts  # what each will do
    brought: Texts  # what each brings its player; empty for a game that does not say


NOTHING_FORETOLD = Foretold({}, {})


def foretold(game: Game) -> Foretold:
    """What is said of the legal actions, each played once on a copy."""
    happenings = game.foreseen()
    return Foretold(_of_all(happenings, game.rules.describes), _of_all(happenings, game.rules.brings))


def _of_all(happenings: Iterable[Happening], words: Callable[[Happening], list[Message]] | None) -> Texts:
    return {happening.action: words(happening) for happening in happenings} if words else {}


def describe(rules: Rules, action: str, position: Position, language: str) -> str:
    """What an action will do that is legal in a position or view; IllegalAction for another."""
    if rules.describes is None:
        return action
    edition: dict[str, Any] = {}
    whole = position
    with suppress(KeyError, TypeError, AttributeError):  # loading says what is wrong with it
        edition = rules.edition_of(position)
        whole = rules.filled(rules.revealed(position, action), **edition)
    game = Game(rules, rules.load(whole, **edition), None, None)
    return said(rules.describes(_foreseen(game, action)), language)


def _foreseen(game: Game, action: str) -> Happening:
    """The action may be written as the other seats see it."""
    if game.rules.read_action(action) is None:
        for legal in game.legal_actions():
            if game.rules.seen_action(legal) == action:
                return game.foresee(legal).seen_by_others(game.rules)
    return game.foresee(action)
