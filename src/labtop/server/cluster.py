"""Several servers on one database: what they tell each other, who lets bots and clocks of a table go on, who is where.

Who leads a table only saves work: that a move is not kept twice is the database's care.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from labtop.server.database import Connection, Job
from labtop.server.messages import Event, Reaction

DEAD = 2500  # ms of silence after which a server is taken for dead
ALIVE = 0.5  # seconds between two signs of life
LONGEST = 7000  # bytes that can be told; what is longer is read from the store
AT_ONCE = 50  # tables taken over in one go
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"  # the database's clock is everybody's
# Who has said so lately, and is connected: the lines of a process that is killed end at once.
LIVING = (
    f"(SELECT id FROM processes WHERE seen > {NOW} - {DEAD}"
    " AND id IN (SELECT application_name FROM pg_stat_activity WHERE datname = current_database()))"
)


class Appended(msgspec.Struct, tag=True):
    """Something happened at a table."""

    table: str
    first: int  # the seq of the first event
    last: int
    entries: list[tuple[Event, str | None]]  # with the clients' keys; none if they are to be read from the store


class Attended(msgspec.Struct, tag=True):
    """Who is at a table through another server."""

    table: str
    process: str
    seats: list[int]
    watchers: int


class Reacted(msgspec.Struct, tag=True):
    """Somebody showed a sign."""

    table: str
    seat: int
    sign: Reaction


class Rewritten(msgspec.Struct, tag=True):
    """A table was deleted, or what is kept of it has been changed."""

    table: str


class Taken(msgspec.Struct, tag=True):
    """Another server leads a table."""

    table: str


News: TypeAlias = Appended | Attended | Reacted | Rewritten | Taken
read = msgspec.json.Decoder(News).decode


def told(news: News) -> bytes:
    """As it is told."""
    text = msgspec.json.encode(news)
    if isinstance(news, Appended) and len(text) > LONGEST:
        text = msgspec.json.encode(msgspec.structs.replace(news, entries=[]))
    return text


def say(news: News) -> Job[None]:
    """Tell all other servers."""

    def job(connection: Connection) -> None:
        connection.tell(told(news))

    return job


def alive(process: str) -> Job[None]:
    """Say that this server lives."""

    def job(connection: Connection) -> None:
        connection.execute(
            f"INSERT INTO processes VALUES (?, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen", (process,)
        )

    return job


def lives(process: str) -> Job[bool]:
    """Do others see that this server lives?"""

    def job(connection: Connection) -> bool:
        (seen,) = connection.execute(f"SELECT ? IN {LIVING}", (process,)).fetchone()
        return bool(seen)

    return job


def bury(process: str) -> Job[list[Attended]]:
    """Forget who was where through other servers that have died: what is to be known of it."""

    def job(connection: Connection) -> list[Attended]:
        left = connection.execute(
            f"DELETE FROM attendance WHERE process <> ? AND process NOT IN {LIVING} RETURNING table_id, process",
            (process,),
        )
        gone = [Attended(table, other, [], 0) for table, other in left.fetchall()]
        for one in gone:
            connection.tell(told(one))
        connection.execute(f"DELETE FROM processes WHERE seen < {NOW} - 10 * {DEAD}")
        return gone

    return job


def take_over(process: str) -> Job[list[str]]:
    """Lead some of the tables that nobody leads and at which something is to be done."""

    def job(connection: Connection) -> list[str]:
        taken = connection.execute(
            "UPDATE tables SET owner = ? WHERE id IN (SELECT id FROM tables WHERE awake = 1"
            f" AND (owner IS NULL OR owner NOT IN {LIVING}) ORDER BY changed DESC LIMIT ? FOR UPDATE SKIP LOCKED)"
            f" AND ? IN {LIVING} RETURNING id",
            (process, AT_ONCE, process),
        )
        tables = [table for (table,) in taken.fetchall()]
        for table in tables:
            connection.tell(told(Taken(table)))
        return tables

    return job


def lead(table: str, process: str) -> Job[bool]:
    """Lead a table, unless another server does: whether we do."""

    def job(connection: Connection) -> bool:
        taken = connection.execute(
            f"UPDATE tables SET owner = ? WHERE id = ? AND (owner IS NULL OR owner = ? OR owner NOT IN {LIVING})"
            " RETURNING id",
            (process, table, process),
        )
        return taken.fetchone() is not None

    return job


def leader(table: str) -> Job[str | None]:
    """The living server that leads a table."""

    def job(connection: Connection) -> str | None:
        found = connection.execute(f"SELECT owner FROM tables WHERE id = ? AND owner IN {LIVING}", (table,)).fetchone()
        return None if found is None else str(found[0])

    return job


def leave(table: str, process: str) -> Job[None]:
    """Lead a table no longer; nobody is there through this server."""

    def job(connection: Connection) -> None:
        connection.execute("UPDATE tables SET owner = NULL WHERE id = ? AND owner = ?", (table, process))
        attend(Attended(table, process, [], 0))(connection)

    return job


def attend(here: Attended) -> Job[None]:
    """Tell who is at a table through this server."""

    def job(connection: Connection) -> None:
        values: tuple[Any, ...] = (here.table, here.process)
        connection.execute("DELETE FROM attendance WHERE table_id = ? AND process = ?", values)
        if here.seats or here.watchers:
            seats = msgspec.json.encode(here.seats).decode()
            connection.execute("INSERT INTO attendance VALUES (?, ?, ?, ?)", (*values, seats, here.watchers))
        connection.tell(told(here))

    return job


def elsewhere(table: str, process: str) -> Job[list[Attended]]:
    """Who is at a table through other servers."""

    def job(connection: Connection) -> list[Attended]:
        rows = connection.execute(
            "SELECT process, seats, watchers FROM attendance"
            f" WHERE table_id = ? AND process <> ? AND process IN {LIVING}",
            (table, process),
        )
        return [Attended(table, other, msgspec.json.decode(seats), watchers) for other, seats, watchers in rows]

    return job


def retire(process: str) -> Job[None]:
    """Leave everything to other servers."""

    def job(connection: Connection) -> None:
        connection.execute("UPDATE tables SET owner = NULL WHERE owner = ?", (process,))
        connection.execute("DELETE FROM processes WHERE id = ?", (process,))

    return job
