"""Positions from outside: checked, played on and thought about, with open cards; nothing of it is kept.

There are positions whose payments take seconds to list, so those with very many actions are refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import numpy as np

import labtop
from labtop import registry
from labtop.core.errors import IllegalAction, InvalidPosition, Refusal, shown
from labtop.core.game import Game
from labtop.core.plain.piles import Piles
from labtop.core.sentences import foretold
from labtop.core.validation import REFUSALS
from labtop.server import messages
from labtop.server.errors import Refused, RefusedFile, text
from labtop.server.lobby import Lobby
from labtop.server.messages import FromPile, Move, PositionQuestion, Step, Thoughts, ThoughtsQuestion
from labtop.server.story import scorings, texts, told

MOST_ACTIONS = 4096
SEED_BITS = 62
Result = TypeVar("Result")


async def seen(lobby: Lobby, asked: PositionQuestion, edition: dict[str, Any]) -> messages.Position:
    """The position, after the action if one is named; Refused if it, the action or the chance cannot be."""
    return await _worked_out(lobby, asked.position, partial(_seen, asked, edition))


async def dealt(lobby: Lobby, game: str, players: int) -> messages.Position:
    """The beginning of a game, dealt at random; Refused if there is none of so many players."""
    if game not in lobby.settings.games:
        raise Refused("unknown_game")
    if players not in registry.rules(game).players:
        raise Refused("wrong_players")
    return await _worked_out(lobby, {"game": game}, partial(_dealt, game, players))


async def thoughts(lobby: Lobby, asked: ThoughtsQuestion, edition: dict[str, Any], address: str) -> Thoughts:
    """What a bot thinks of the decision; Refused if there is none."""
    game = await _worked_out(lobby, asked.position, partial(_loaded, asked.position, edition))
    if game.to_play is None:
        raise Refused("over")
    return await lobby.thinking.thoughts(game, asked.look, address)


async def _worked_out(lobby: Lobby, position: dict[str, Any], work: Callable[[], Result]) -> Result:
    """What comes of a position, in a thread."""
    name = position.get("game")
    if name in registry.GAMES:
        if name not in lobby.settings.games:
            raise Refused("unknown_game")
        if not lobby.compiling.ready(name):
            raise Refused("compiling")
    try:
        return await lobby.at_the_desk(work)
    except IllegalAction as error:
        raise Refused("illegal", text(error.reason)) from None
    except (ValueError, RecursionError) as error:
        raise RefusedFile("bad_position", error) from None


def _loaded(position: dict[str, Any], edition: dict[str, Any]) -> Game:
    return _checked(labtop.load_position(position, secrets.randbits(SEED_BITS), **edition))


def _checked(game: Game) -> Game:
    """The same game, if its actions can be listed."""
    if game.to_play is not None:
        listed = np.empty(MOST_ACTIONS, np.int64)
        if game.rules.entry_points.legal(game.determinised(game.to_play, 0), listed) == MOST_ACTIONS:
            raise InvalidPosition("turn", REFUSALS.message("too-many-actions", most=str(MOST_ACTIONS - 1)))
    return game


def _dealt(game: str, players: int) -> messages.Position:
    return _message(labtop.new_game(game, players, secrets.randbits(SEED_BITS)), None, [], [])


def _seen(asked: PositionQuestion, edition: dict[str, Any]) -> messages.Position:
    game = _loaded(asked.position, edition)
    if asked.action is None:
        return _message(game, None, [], [])
    if game.to_play is None:
        raise Refused("over")
    return _played(game, asked.action, asked.chance, asked.reveals, edition)


def _played(
    game: Game, action: str, chance: list[str] | None, reveals: list[str], edition: dict[str, Any]
) -> messages.Position:
    """After an action. What its player cannot know lies at random, but for what is to be revealed."""
    seat, rules, piles = game.to_play, game.rules, registry.piles(game.rules.name)
    assert seat is not None
    states = game.determinised(seat, secrets.randbits(SEED_BITS))
    before = rules.position(states)
    for card in reversed(reveals):
        before = _on_top(piles, before, card)
    outcomes = [name for number, name in enumerate(rules.outcomes) if rules.outcome_possible(states, number)]
    game = labtop.load_position(before, secrets.randbits(SEED_BITS), **edition)
    game.play(action, chance=chance)
    revealed = list(_revealed(piles, before, game.position()))
    came = [card for one in revealed for card in one.cards]
    for card in reveals:
        if card not in came:
            raise _cannot_come(card)
    (move,) = game.moves(seat)
    played = Move(1, seat, action, "person", 0, move.get("chance", []))
    return _message(_checked(game), played, outcomes if played.chance else [], revealed)


def _on_top(piles: Piles, position: dict[str, Any], card: str) -> dict[str, Any]:
    """With this card on top of its pile; if it lay in none, another one goes."""
    for pile, unseen in piles.unseen(position).items():
        cards = piles.cards(position)[pile]
        if card in unseen and cards:
            rest = [other for other in cards if other != card]
            return piles.laid(position, pile, [card, *rest][: len(cards)])
    raise _cannot_come(card)


def _revealed(piles: Piles, before: dict[str, Any], after: dict[str, Any]) -> Iterable[FromPile]:
    """What came from each pile that has become smaller."""
    unseen, left = piles.unseen(before), piles.cards(after)
    for pile, cards in piles.cards(before).items():
        if came := cards[: max(len(cards) - len(left[pile]), 0)]:
            yield FromPile(pile, came, unseen[pile])


def _cannot_come(card: str) -> Refusal:
    return Refusal("reveals", REFUSALS.message("chance-cannot", outcome=shown(card)))


def _message(game: Game, move: Move | None, outcomes: list[str], revealed: list[FromPile]) -> messages.Position:
    said, position = foretold(game), game.position()
    did = told(game, game.played, move.seat if move else None)  # as its player saw it
    return messages.Position(
        game=game.rules.name,
        position=position,
        step=Step(move, did, position, game.facts(game.to_play), game.scores()),
        to_play=game.to_play,
        legal=game.legal_actions(),
        described=texts(said.described),
        brought=texts(said.brought),
        over=game.to_play is None,
        ranking=game.ranking(),
        scorings=scorings(game),
        outcomes=outcomes,
        revealed=revealed,
    )
