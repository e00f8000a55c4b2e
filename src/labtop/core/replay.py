"""Records read back: every move, chance and the result are checked."""

from collections.abc import Iterator
from typing import Any

from labtop.core import validation
from labtop.core.chance import SEEDS, SETUP, start_chance
from labtop.core.errors import InvalidPosition, InvalidRecord, parts_of, shown
from labtop.core.game import SLOWEST, VERSION, Game
from labtop.core.rules import Position, Rules
from labtop.core.structs import States
from labtop.core.texts import Message

REQUIRED = ("labtop", "game", "start", "moves")
OPTIONAL = ("names", "seed", "result", "proof", "review")
FORMATS = range(1, VERSION + 1)  # that are read: where their rules were the same, older records replay
LONGEST = 100_000  # moves; no game comes near it
SPECTATOR = -1  # as kernels know them

_message = validation.REFUSALS.message


def heading(record: Any) -> str:
    """The name of the game of a record whose outer form is right."""
    try:
        validation.fields(record, "record", REQUIRED, OPTIONAL)
        if type(record["labtop"]) is not int or record["labtop"] not in FORMATS:
            known = ", ".join(map(str, FORMATS))
            raise InvalidRecord("labtop", _message("format-unknown", given=shown(record["labtop"]), known=known))
        validation.need(isinstance(record["game"], str), "game", "a-name", given=shown(record["game"]))
        validation.items(record["moves"], "moves", high=LONGEST)
        for name in validation.items(record.get("names", []), "names"):
            validation.need(isinstance(name, str), "names", "a-text", given=shown(name))
        if "seed" in record:
            validation.integer(record["seed"], "seed", SEEDS[0], SEEDS[-1])
    except InvalidPosition as error:
        raise InvalidRecord(*error.parts) from None
    return str(record["game"])


def replay(rules: Rules, record: dict[str, Any], **edition: Any) -> Game:
    """The game at the record's last move; InvalidRecord says at which move a record is wrong."""
    *_, game = steps(rules, record, **edition)
    return game


def steps(rules: Rules, record: dict[str, Any], **edition: Any) -> Iterator[Game]:
    """The same game at its start and after each move; InvalidRecord where it, or its result, is wrong."""
    game = _start(rules, record, **edition)
    yield game
    for number, move in enumerate(record["moves"], 1):
        try:
            _play(game, move)
        except ValueError as error:
            raise InvalidRecord(_message("at-move", number=str(number)), *parts_of(error), *_older(record)) from None
        yield game
    _check_result(game, record)


def dealt(rules: Rules, players: int, seed: int, **edition: Any) -> States:
    """The start of a new game."""
    states = rules.fresh(**edition)
    start_chance(states, seed)
    rules.entry_points.setup(states, players)
    return states


def loaded(rules: Rules, given: Position, seed: int, **edition: Any) -> States:
    """The state of a position; what a view hides is dealt by the seed. InvalidPosition for what is neither."""
    position = rules.filled(given, **edition)
    states = rules.load(position, **edition)
    if position is not given:
        eyes = [seat for seat in (position["turn"]["seat"], None) if rules.view(position, seat) == given]
        validation.need(bool(eyes), "position", "no-such-view")
        start_chance(states[1:], seed)
        states[1].chance.stream = SETUP
        rules.entry_points.determinise(states, SPECTATOR if eyes[0] is None else eyes[0])
    start_chance(states, seed)
    return states


def _start(rules: Rules, record: dict[str, Any], **edition: Any) -> Game:
    seed = record.get("seed")
    try:
        states = rules.load(record["start"], **edition)
        if seed is not None:
            states = _stream(rules, states, seed, **edition)
        return Game(rules, states, seed, record.get("names"))
    except ValueError as error:
        raise InvalidRecord("start", *parts_of(error)) from None


def _stream(rules: Rules, states: Any, seed: int, **edition: Any) -> Any:
    """The start with its stream of chance, so that the game goes on as it would have."""
    new = dealt(rules, len(rules.position(states)["players"]), seed, **edition)
    if rules.position(new) == rules.position(states):
        return new
    start_chance(states, seed)
    return states


def _play(game: Game, move: Any) -> None:
    validation.fields(move, "move", ("seat", "action"), ("chance", "ms"))
    if game.to_play is None:
        raise InvalidRecord(_message("already-over"))
    if validation.integer(move["seat"], "seat", 0, game.players - 1) != game.to_play:
        raise InvalidRecord(_message("another-seat", seat=game.to_play, given=move["seat"]))
    if "ms" in move:
        validation.integer(move["ms"], "ms", 0, SLOWEST)
    game.play(move["action"], move.get("ms"), validation.items(move.get("chance", []), "chance"))


def _older(record: dict[str, Any]) -> tuple[Message, ...]:
    """What to add to the reason why a record of an older format cannot be replayed."""
    return () if record["labtop"] == VERSION else (_message("earlier-rules", format=str(record["labtop"])),)


def _check_result(game: Game, record: dict[str, Any]) -> None:
    if "result" not in record:
        return
    if game.to_play is not None:
        raise InvalidRecord("result", _message("not-over", moves=str(len(record["moves"]))))
    right = {"scores": game.scores(), "ranking": game.ranking()}
    if record["result"] != right:
        given = shown(record["result"])
        wrong = _message("wrong-result", given=given, right=str(right))
        raise InvalidRecord("result", wrong, *_older(record))
