"""Records from outside: replayed in a thread, and only those of games that began as games begin.

A record may start from any position, and there are positions whose payments take seconds to list. So the start has to
be the one that the record's seed gives: everything after it arises from play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

import labtop
from labtop import registry
from labtop.core import proof, replay
from labtop.core.errors import InvalidRecord
from labtop.core.game import VERSION, Game
from labtop.core.validation import REFUSALS, parse
from labtop.server import hints
from labtop.server.errors import Refused, RefusedFile
from labtop.server.fair_queue import Whose
from labtop.server.limits import MOST_HINTS, STEPS
from labtop.server.lobby import Lobby
from labtop.server.messages import Analysis, Checked, ComponentFile, Move, Proved, Review, Step, Steps, Words
from labtop.server.projection import Public, Viewer, compressed
from labtop.server.story import scorings, sentence, told

MOST_MOVES = 3000
LUCK = 1  # of the bot that gives hints
Result = TypeVar("Result")
Work: TypeAlias = Callable[[str, dict[str, Any], dict[str, Any]], Result]  # on a game's name, a record, an edition


async def words(lobby: Lobby, data: bytes, language: str, edition: dict[str, Any], address: str) -> bytes:
    """The moves of a record as sentences, with open cards, compressed; Refused if it is wrong."""
    return await _worked_out(partial(_compressed, partial(_words, language)), lobby, data, edition, address)


async def steps(lobby: Lobby, data: bytes, edition: dict[str, Any], address: str) -> bytes:
    """All steps of a record of this edition, with open cards, compressed; Refused if it is wrong."""
    return await _worked_out(partial(_compressed, _steps), lobby, data, edition, address)


async def hint(lobby: Lobby, data: bytes, edition: dict[str, Any], played: int, longer: bool, address: str) -> Analysis:
    """What a bot thinks of the decision after so many moves, with what its seat knew; Refused if there is none."""
    with lobby.limits.place(f"hints {address}", MOST_HINTS):
        game = await _worked_out(partial(_at, played), lobby, data, edition, address)
        limit, whose = hints.seconds(lobby.settings.hint)[longer], Whose(people=False, address=address)
        return await hints.analysis(lobby.bot_pool, game, LUCK, limit, lambda: whose)


async def proved(lobby: Lobby, data: bytes, edition: dict[str, Any], address: str) -> Proved:
    """What of a record's proof holds; Refused if the record is wrong, or has none."""
    return await _worked_out(_proved, lobby, data, edition, address)


async def review(lobby: Lobby, data: bytes, edition: dict[str, Any], own: ComponentFile | None, address: str) -> Review:
    """Ask for the review of a finished game, with its table's `own` components; Refused if the record is wrong."""
    record = await _worked_out(_finished, lobby, data, edition, address)
    return await lobby.reviews.begin(record, own, address)


async def _worked_out(work: Work[Result], lobby: Lobby, data: bytes, edition: dict[str, Any], address: str) -> Result:
    """What comes of a record, in a thread, charged by its length."""
    try:
        record, game = await lobby.at_the_desk(partial(_read, data))
        if game not in lobby.settings.games:
            raise Refused("unknown_game")
        if not lobby.compiling.ready(game):
            raise Refused("compiling")
        if len(record["moves"]) > MOST_MOVES:
            raise InvalidRecord("moves", REFUSALS.message("too-many-moves", most=str(MOST_MOVES)))
        if not lobby.limits.allows(address, STEPS, len(record["moves"]) + 1):
            raise Refused("too_many")
        return await lobby.at_the_desk(partial(work, game, record, edition))
    except (ValueError, RecursionError) as error:
        raise RefusedFile("bad_record", error) from None


def _read(data: bytes) -> tuple[dict[str, Any], str]:
    record = parse(data)
    return record, replay.heading(record)


def _compressed(work: Work[Public], name: str, record: dict[str, Any], edition: dict[str, Any]) -> bytes:
    return compressed(None, Viewer(), work(name, record, edition))


def _words(language: str, name: str, record: dict[str, Any], edition: dict[str, Any]) -> Words:
    _check_start(name, record, edition)
    game, moves = replay.replay(registry.rules(name), record, **edition), enumerate(record["moves"])
    return Words({}, {}, [sentence(game, number, move["seat"], game.names, language) for number, move in moves])


def _steps(name: str, record: dict[str, Any], edition: dict[str, Any]) -> Steps:
    _check_start(name, record, edition)
    found = []
    for number, game in enumerate(replay.steps(registry.rules(name), record, **edition)):
        move = _move(number, record["moves"][number - 1]) if number else None
        seen = told(game, number, move.seat if move else None)  # as its player saw it
        found.append(Step(move, seen, game.position(), game.facts(None), game.scores()))
    return Steps(name, game.names, found, scorings(game), game.ranking(), game.to_play is None)


def _at(played: int, name: str, record: dict[str, Any], edition: dict[str, Any]) -> Game:
    _check_start(name, record, edition)
    game = replay.replay(registry.rules(name), record, **edition)
    if played > game.played or (moment := game.at(played)).to_play is None:
        raise Refused("over")
    return moment


def _proved(name: str, record: dict[str, Any], edition: dict[str, Any]) -> Proved:
    checks = proof.prove(registry.rules(name), record, **edition)
    return Proved([Checked(check.name, check.right, check.move) for check in checks])


def _finished(name: str, record: dict[str, Any], edition: dict[str, Any]) -> dict[str, Any]:
    _check_start(name, record, edition)
    if replay.replay(registry.rules(name), record, **edition).to_play is not None:
        raise Refused("not_over")
    return record


def _check_start(name: str, record: dict[str, Any], edition: dict[str, Any]) -> None:
    players = record["start"].get("players") if isinstance(record["start"], dict) else None
    if not isinstance(players, list) or "seed" not in record:
        raise InvalidRecord("start", REFUSALS.message("no-start"))
    begun = labtop.new_game(name, len(players), record["seed"], **edition).position()
    if begun.get("components") != record["start"].get("components"):
        raise InvalidRecord("start", REFUSALS.message("other-components"))
    if begun != record["start"]:
        raise InvalidRecord("start", REFUSALS.message("other-start" if record["labtop"] == VERSION else "older-start"))


def _move(number: int, move: dict[str, Any]) -> Move:
    return Move(number, move["seat"], move["action"], "person", move.get("ms", 0), move.get("chance", []))
