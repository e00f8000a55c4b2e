"""What whoever looks after a server does with its tables, and what players may ask of them: all as jobs for a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from labtop.server import seats
from labtop.server import table as tables
from labtop.server.cluster import Rewritten, told
from labtop.server.database import Connection, Job
from labtop.server.errors import Refused
from labtop.server.messages import BotCame
from labtop.server.repository import Entry, Kept
from labtop.server.repository import text as kept_text

AT_ONCE = 200  # tables deleted in one transaction: nobody waits long for it
NOBODY = "–"  # the name of who wants to be forgotten
NAMES = """(event LIKE '{"kind":"came_in"%' OR event LIKE '{"kind":"renamed"%')"""  # the events that name somebody


# Looking


@dataclass(frozen=True)
class Glance:
    """A table as it is listed."""

    table: str
    game: str
    names: list[str]  # of who sat there at the start; empty for an open seat
    events: int
    changed: int  # ms since 1970
    listed: bool
    awake: bool  # the server itself has something to do


class _Seat(msgspec.Struct):
    kind: str
    name: str | None = None
    level: str | None = None


class _Beginning(msgspec.Struct):
    """What a start of any version says."""

    game: str
    seats: list[_Seat]


_read_beginning = msgspec.json.Decoder(_Beginning).decode
_read: Callable[[str], dict[str, Any]] = msgspec.json.Decoder(dict[str, Any]).decode


def glances(connection: Connection) -> list[Glance]:
    """All tables, the newest first."""
    rows = connection.execute(
        "SELECT id, start, (SELECT max(seq) FROM events WHERE table_id = tables.id), changed, listed, awake"
        " FROM tables ORDER BY changed DESC"
    )
    found = []
    for name, start, events, changed, listed, awake in rows:
        beginning = _read_beginning(start)
        names = [seat.name or seat.level or "" for seat in beginning.seats]
        found.append(Glance(name, beginning.game, names, events or 0, changed, bool(listed), bool(awake)))
    return found


def changed_elsewhere(connection: Connection) -> int:
    """A number that changes whenever somebody else has written; SQLite knows it."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


def differs(name: str, seq: int, held: Mapping[int, bytes]) -> Job[bool]:
    """Is this table in the store another than it is in memory?"""

    def job(connection: Connection) -> bool:
        kept = connection.execute(
            "SELECT (SELECT max(seq) FROM events WHERE table_id = id) FROM tables WHERE id = ?", (name,)
        )
        row = kept.fetchone()
        return row is None or (row[0] or 0) != seq or hashes(name)(connection) != dict(held)

    return job


# Deleting


def delete(tables: Iterable[str]) -> Job[list[str]]:
    """Delete tables with everything that belongs to them: those that there were."""

    def job(connection: Connection) -> list[str]:
        found = []
        for name in tables:
            connection.execute("DELETE FROM events WHERE table_id = ?", (name,))
            connection.execute("DELETE FROM secrets WHERE table_id = ?", (name,))
            connection.execute("DELETE FROM attendance WHERE table_id = ?", (name,))
            if connection.execute("DELETE FROM tables WHERE id = ? RETURNING id", (name,)).fetchone():
                found.append(name)
                connection.tell(told(Rewritten(name)))
        return found

    return job


def prune(before: int) -> Job[list[str]]:
    """Delete some of the tables at which nothing has happened since, and the reviews made before: those tables.

    Called again until there are none, it lets others go between.
    """

    def job(connection: Connection) -> list[str]:
        connection.execute("DELETE FROM reviews WHERE made < ?", (before,))
        old = "(SELECT id FROM review_jobs WHERE asked < ?)"
        connection.execute(f"DELETE FROM review_parts WHERE review_id IN {old}", (before,))
        connection.execute("DELETE FROM review_jobs WHERE asked < ?", (before,))
        rows = connection.execute("SELECT id FROM tables WHERE changed < ? LIMIT ?", (before, AT_ONCE))
        return delete([row[0] for row in rows.fetchall()])(connection)

    return job


def erase(name: str, seat: int) -> Job[bool]:
    """Forget a person: their name wherever it is kept of a table, and the secret by which they held the seat.

    Who is the last to hold one takes the whole table along: whether it is so.
    """

    def job(connection: Connection) -> bool:
        connection.execute("DELETE FROM secrets WHERE table_id = ? AND seat = ?", (name, seat))
        if not hashes(name)(connection):
            return bool(delete([name])(connection))
        (text,) = connection.execute("SELECT start FROM tables WHERE id = ?", (name,)).fetchone()
        start = _read(text)
        if start["seats"][seat]["kind"] == "person":
            start["seats"][seat]["name"] = NOBODY
            connection.execute("UPDATE tables SET start = ? WHERE id = ?", (kept_text(start), name))
        rows = connection.execute(f"SELECT seq, event FROM events WHERE table_id = ? AND {NAMES}", (name,)).fetchall()
        for seq, event in ((seq, _read(event)) for seq, event in rows):
            if event["seat"] == seat:
                connection.execute(
                    "UPDATE events SET event = ? WHERE table_id = ? AND seq = ?",
                    (kept_text(event | {"name": NOBODY}), name, seq),
                )
        connection.tell(told(Rewritten(name)))
        return False

    return job


# Changing


def ending(kept: Kept, level: str) -> list[Entry]:
    """What lets bots play a game to its end, whoever sits there; Refused if it is over."""
    table = tables.restored(kept)
    if table.over:
        raise Refused("over")
    left = [seat for seat, sitting in enumerate(table.seats) if sitting.kind != "bot" and not sitting.out_of_time]
    return [Entry(table.seq + number, BotCame(seat, level, out_of_time=True)) for number, seat in enumerate(left, 1)]


def rotate(name: str, seat: int) -> Job[str]:
    """A new secret for a seat; the old one holds it no longer. Refused if nobody holds that seat."""

    def job(connection: Connection) -> str:
        secret = seats.new_secret()
        changed = connection.execute(
            "UPDATE secrets SET hash = ? WHERE table_id = ? AND seat = ? RETURNING seat",
            (seats.digest(secret), name, seat),
        )
        if changed.fetchone() is None:
            raise Refused("not_your_seat")
        connection.tell(told(Rewritten(name)))
        return secret

    return job


# A person's games


def held_by(secret: str) -> Job[list[tuple[str, int]]]:
    """The tables and seats that a secret holds."""

    def job(connection: Connection) -> list[tuple[str, int]]:
        rows = connection.execute("SELECT table_id, seat FROM secrets WHERE hash = ?", (seats.digest(secret),))
        return rows.fetchall()

    return job


def called(name: str) -> Job[list[tuple[str, int]]]:
    """The tables and seats at which somebody was ever called so."""

    def job(connection: Connection) -> list[tuple[str, int]]:
        found = {
            (table, number)
            for table, start in connection.execute("SELECT id, start FROM tables")
            for number, seat in enumerate(_read_beginning(start).seats)
            if (seat.kind, seat.name) == ("person", name)
        }
        rows = connection.execute(f"SELECT table_id, event FROM events WHERE {NAMES}").fetchall()
        events = ((table, _read(event)) for table, event in rows)
        return sorted(found | {(table, event["seat"]) for table, event in events if event["name"] == name})

    return job


def as_kept(name: str) -> Job[dict[str, Any]]:
    """A table that cannot be read any more, as it lies there, without what only the server knows; Refused if gone."""

    def job(connection: Connection) -> dict[str, Any]:
        row = connection.execute("SELECT start FROM tables WHERE id = ?", (name,)).fetchone()
        if row is None:
            raise Refused("unknown_table")
        rows = connection.execute("SELECT event FROM events WHERE table_id = ? ORDER BY seq", (name,))
        start = {part: value for part, value in _read(row[0]).items() if part not in ("secret", "luck")}
        return start | {"events": [_read(event) for (event,) in rows]}

    return job


def of_seat(name: str, seat: int) -> Job[dict[str, Any]]:
    """What is kept of one seat of a table: what it was at the start, and its events with their times and keys."""

    def job(connection: Connection) -> dict[str, Any]:
        row = connection.execute("SELECT start FROM tables WHERE id = ?", (name,)).fetchone()
        if row is None:
            raise Refused("unknown_table")
        start = _read(row[0])
        rows = connection.execute("SELECT event, at, key FROM events WHERE table_id = ? ORDER BY seq", (name,))
        events = [(_read(event), {"at": at, "key": key}) for event, at, key in rows]
        return {
            "table": name,
            "game": start["game"],
            "created": start.get("created"),
            "seat": start["seats"][seat],
            "events": [(event, when) for event, when in events if _seat_of(event) == seat],
        }

    return job


def _seat_of(event: dict[str, Any]) -> Any:
    return event.get("move", event).get("seat")


def hashes(name: str) -> Job[dict[int, bytes]]:
    """By seat, what is kept of the secrets of a table."""

    def job(connection: Connection) -> dict[int, bytes]:
        return dict(connection.execute("SELECT seat, hash FROM secrets WHERE table_id = ?", (name,)).fetchall())

    return job
