"""New tables: from a command, or from a game that is over."""

from __future__ import annotations

import secrets

from labtop import registry
from labtop.server import bot_pool, components, seats
from labtop.server.errors import Refused
from labtop.server.messages import Bot, ComponentFile, NewTable, Open, Person
from labtop.server.repository import Start
from labtop.server.table import Table

LUCK_BITS = 62
SECRET_BYTES = 32


def start(command: NewTable, date: int) -> Start:
    """The start of a new table; Refused if there cannot be one like that."""
    if len(command.seats) not in registry.rules(command.game).players:
        raise Refused("wrong_players")
    promises: list[str | None] = [None] * len(command.seats)
    if command.promise is not None:
        persons = [number for number, seat in enumerate(command.seats) if isinstance(seat, Person)]
        if not persons:
            raise Refused("bad_message")
        promises[persons[0]] = command.promise
    own = components.accepted(command.game, command.components)
    return _start(command.game, [_checked(seat) for seat in command.seats], command, own, date, promises)


def rematch(table: Table, date: int, seat: int, promise: str | None) -> tuple[Start, dict[int, bytes]]:
    """The same again on the same seats, with the same secrets: everybody keeps their colour. Who begins is drawn anew.

    The seat is that of whoever asks for it, and may promise a nonce.
    """
    sitting: list[Person | Bot | Open] = [
        _again(taken, number in table.hashes) for number, taken in enumerate(table.seats)
    ]
    promises = [promise if number == seat else None for number in range(len(sitting))]
    return _start(table.start.game, sitting, table.start, table.start.components, date, promises), dict(table.hashes)


def _again(taken: seats.Seat, held: bool) -> Person | Bot:
    """Who sits there next time; for a person who has been forgotten, a bot with a name of its own."""
    if taken.kind == "person" and held:
        return Person(taken.name)
    return Bot(taken.level or bot_pool.SIMPLE, taken.name if taken.kind == "bot" else None)


def secrets_of(start: Start) -> list[str | None]:
    """New secrets for the seats of persons."""
    return [seats.new_secret() if isinstance(seat, Person) else None for seat in start.seats]


def _checked(seat: Person | Bot | Open) -> Person | Bot | Open:
    match seat:
        case Person(name=name):
            return Person(seats.clean(name))
        case Bot(level=level, name=name):
            return Bot(bot_pool.known(level), seats.clean(name) if name else None)
        case _:
            return seat


def _start(
    game: str,
    sitting: list[Person | Bot | Open],
    like: NewTable | Start,
    own: ComponentFile | None,
    date: int,
    promises: list[str | None],
) -> Start:
    return Start(
        table=seats.new_table_id(),
        game=game,
        seats=sitting,
        hints=like.hints,
        clock=like.clock,
        listed=like.listed,
        secret=secrets.token_hex(SECRET_BYTES),
        luck=secrets.randbits(LUCK_BITS),
        created=date,
        components=own,
        promises=promises,
        packaged=components.packaged(game) if own is None else None,
    )
