"""What is kept of a table: its start, an append-only list of events, and the hashes of its secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from labtop.server.cluster import Appended, told
from labtop.server.database import Connection, Job
from labtop.server.errors import Refused
from labtop.server.messages import Bot, Clock, ComponentFile, Event, Open, Person

RULES = 2  # the version of rules and chance that games are played by; what was begun by another cannot be read again
LISTED = 50  # tables in the list


class Start(msgspec.Struct):
    """How a table began. Together with the events it is the whole game."""

    table: str
    game: str
    seats: list[Person | Bot | Open]
    hints: bool
    clock: Clock | None
    listed: bool
    secret: str  # of the shuffle, until the end
    luck: int  # of the bots, which has nothing to do with the shuffle
    created: int  # ms since 1970
    rules: int = RULES
    components: ComponentFile | None = None
    promises: list[str | None] = []  # of nonces for the shuffle, by seat; of those who came later in their events
    packaged: str | None = None  # a hash of the package's own components, if the game is played with those


@dataclass(frozen=True)
class Kept:
    """A table as it lies in the store."""

    start: Start
    events: list[tuple[Event, str | None]]  # with the client's key
    hashes: dict[int, bytes]  # by seat


@dataclass(frozen=True)
class Later:
    """What has been added to a table."""

    events: list[tuple[Event, str | None]]
    hashes: dict[int, bytes]


@dataclass(frozen=True)
class Entry:
    """An event to be kept, by its number; the client's key tells a command that comes twice."""

    seq: int
    event: Event
    key: str | None = None


class _Version(msgspec.Struct):
    rules: int


_read_version = msgspec.json.Decoder(_Version).decode
_read_start = msgspec.json.Decoder(Start).decode
_read_event = msgspec.json.Decoder(Event).decode


def add(start: Start, hashes: Mapping[int, bytes], awake: bool, owner: str | None = None) -> Job[None]:
    """A new table; `owner` is the server that leads it."""

    def job(connection: Connection) -> None:
        connection.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
            (start.table, text(start), int(start.listed), int(awake), start.created, owner),
        )
        for seat, digest in hashes.items():
            add_hash(start.table, seat, digest)(connection)

    return job


def append(table: str, entries: Sequence[Entry], at: int, awake: bool, also: Job[Any] | None = None) -> Job[None]:
    """Events, and `also` what belongs to them; Conflict if somebody else has written there before."""

    def job(connection: Connection) -> None:
        if also is not None:
            also(connection)
        connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
            [(table, entry.seq, text(entry.event), entry.key, at) for entry in entries],
        )
        connection.execute("UPDATE tables SET awake = ?, changed = ? WHERE id = ?", (int(awake), at, table))
        if entries:
            kept = [] if also else [(entry.event, entry.key) for entry in entries]
            connection.tell(told(Appended(table, entries[0].seq, entries[-1].seq, kept)))

    return job


def add_hash(table: str, seat: int, digest: bytes) -> Job[None]:
    """The hash of a seat's secret."""

    def job(connection: Connection) -> None:
        connection.execute("INSERT INTO secrets VALUES (?, ?, ?)", (table, seat, digest))

    return job


def load(table: str) -> Job[Kept | None]:
    """A table, or None if there is none of this id; Refused if it was begun under other rules."""

    def job(connection: Connection) -> Kept | None:
        row = connection.execute("SELECT start FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        events = connection.execute(
            "SELECT event, key FROM events WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        hashes = connection.execute("SELECT seat, hash FROM secrets WHERE table_id = ?", (table,))
        try:
            if _read_version(row[0]).rules != RULES:
                raise Refused("older_rules")
            start, happened = _read_start(row[0]), [(_read_event(event), key) for event, key in events]
        except msgspec.ValidationError:  # written down in another way
            raise Refused("older_rules") from None
        return Kept(start, happened, dict(hashes.fetchall()))

    return job


def since(table: str, seq: int) -> Job[Later | None]:
    """What has happened at a table after so many events, or None if it is gone."""

    def job(connection: Connection) -> Later | None:
        row = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        later = "SELECT event, key FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        events = [(_read_event(event), key) for event, key in connection.execute(later, (table, seq))]
        hashes = connection.execute("SELECT seat, hash FROM secrets WHERE table_id = ?", (table,))
        return Later(events, dict(hashes.fetchall()))

    return job


def answers(connection: Connection) -> bool:
    """Can tables be read?"""
    connection.execute("SELECT 1 FROM tables LIMIT 1").fetchall()
    return True


def awake(connection: Connection) -> list[str]:
    """The tables at which the server has something to do, the newest first."""
    return [row[0] for row in connection.execute("SELECT id FROM tables WHERE awake = 1 ORDER BY changed DESC")]


def listed(connection: Connection) -> list[str]:
    """The newest of the listed tables."""
    rows = connection.execute("SELECT id FROM tables WHERE listed = 1 ORDER BY changed DESC LIMIT ?", (LISTED,))
    return [row[0] for row in rows]


def text(value: Any) -> str:
    """As it is kept."""
    return msgspec.json.encode(value).decode()
