"""New tables: from a wish, or from a game that is over."""

from __future__ import annotations

import secrets

from labtop import registry
from labtop.server import components, seats, thinkers
from labtop.server.archive import Start
from labtop.server.errors import Refused
from labtop.server.messages import Bot, NewTable, Open, Person
from labtop.server.table import Table

SEED_BITS = 62
SALT_BYTES = 16


def start(wish: NewTable, date: int) -> Start:
    """The start of a new table; Refused if there cannot be one like that."""
    if len(wish.seats) not in registry.rules(wish.game).players:
        raise Refused("wrong_players")
    components.edition(wish.game, wish.components)
    return _start(wish.game, [_checked(seat) for seat in wish.seats], wish, date)


def rematch(table: Table, date: int) -> tuple[Start, dict[int, bytes]]:
    """The same again with everybody one seat further, the last one first; the secrets stay the same."""
    count = len(table.seats)
    new_seat = {old: (old + 1) % count for old in range(count)}
    sitting: list[Person | Bot | Open] = [Open()] * count
    for old, seat in enumerate(table.seats):
        sitting[new_seat[old]] = Person(seat.name) if seat.kind == "person" else Bot(seat.level or thinkers.SIMPLE)
    return (
        _start(table.start.game, sitting, table.start, date),
        {new_seat[old]: digest for old, digest in table.hashes.items()},
    )


def secrets_of(start: Start) -> list[str | None]:
    """New secrets for the seats of persons."""
    return [seats.new_secret() if isinstance(seat, Person) else None for seat in start.seats]


def _checked(seat: Person | Bot | Open) -> Person | Bot | Open:
    match seat:
        case Person(name=name):
            return Person(seats.clean(name))
        case Bot(level=level):
            return Bot(thinkers.known(level))
        case _:
            return seat


def _start(game: str, sitting: list[Person | Bot | Open], like: NewTable | Start, date: int) -> Start:
    return Start(
        table=seats.new_table_id(),
        game=game,
        seats=sitting,
        hints=like.hints,
        clock=like.clock,
        listed=like.listed,
        seed=secrets.randbits(SEED_BITS),
        salt=secrets.token_hex(SALT_BYTES),
        luck=secrets.randbits(SEED_BITS),
        created=date,
        components=like.components,
    )
