"""What is kept of reviews: those that are complete, and how far the others are, so that any server can go on."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from labtop.review.examination import Decision
from labtop.server.cluster import LIVING
from labtop.server.database import Connection, Job
from labtop.server.messages import ComponentFile, Review
from labtop.server.repository import text

COMPLETE = 5000  # reviews that are kept; the oldest are forgotten, for they can be worked out again
UNFINISHED = 200  # those that are kept


class Part(msgspec.Struct):
    """A decision, and as it is told."""

    decision: Decision
    told: msgspec.Raw


class Work(msgspec.Struct):
    """A review to be worked on."""

    name: str
    record: msgspec.Raw
    components: ComponentFile | None


@dataclass(frozen=True)
class Progress:
    """How far a review is."""

    total: int  # decisions
    place: int  # in the queue
    told: list[msgspec.Raw]  # the decisions after those that are known


class _Told(msgspec.Struct):
    told: msgspec.Raw


_read_part = msgspec.json.Decoder(Part).decode
_read_told = msgspec.json.Decoder(_Told).decode
_read_components = msgspec.json.Decoder(ComponentFile).decode


def begin(name: str, record: str, own: ComponentFile | None, decisions: int, now: int) -> Job[None]:
    """Ask for a review; those that nobody has asked for the longest make room."""

    def job(connection: Connection) -> None:
        too_many = "(SELECT id FROM review_jobs ORDER BY asked DESC LIMIT ?)"
        connection.execute(f"DELETE FROM review_parts WHERE review_id NOT IN {too_many}", (UNFINISHED,))
        connection.execute(f"DELETE FROM review_jobs WHERE id NOT IN {too_many}", (UNFINISHED,))
        components = None if own is None else text(own)
        (last,) = connection.execute("SELECT max(begun) FROM review_jobs").fetchone()
        begun = max(now, (last or 0) + 1)  # those of the same moment have an order too
        connection.execute(
            "INSERT INTO review_jobs VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (id) DO NOTHING",
            (name, record, components, decisions, begun, now),
        )

    return job


def wanted(since: int) -> Job[list[str]]:
    """The reviews that somebody has asked for since then and that are not complete."""

    def job(connection: Connection) -> list[str]:
        rows = connection.execute("SELECT id FROM review_jobs WHERE asked > ? ORDER BY begun", (since,))
        return [name for (name,) in rows]

    return job


def complete(name: str) -> Job[bytes | None]:
    """The review by this name, if it is complete."""

    def job(connection: Connection) -> bytes | None:
        row = connection.execute("SELECT review FROM reviews WHERE id = ?", (name,)).fetchone()
        return None if row is None else str(row[0]).encode()

    return job


def progress(name: str, after: int, now: int, since: int) -> Job[Progress | None]:
    """How far a review is that is not complete; somebody asks for it."""

    def job(connection: Connection) -> Progress | None:
        asked = "UPDATE review_jobs SET asked = ? WHERE id = ? RETURNING decisions"
        row = connection.execute(asked, (now, name)).fetchone()
        if row is None:
            return None
        place = wanted(since)(connection).index(name)
        parts = "SELECT part FROM review_parts WHERE review_id = ? AND number >= ? ORDER BY number"
        told = [_read_told(part).told for (part,) in connection.execute(parts, (name, after))]
        return Progress(row[0], place, told)

    return job


def take(process: str, since: int, shared: bool) -> Job[Work | None]:
    """The first review that somebody has asked for since then and that no other server works on."""
    free = f"(owner IS NULL OR owner = ?{f' OR owner NOT IN {LIVING}' if shared else ''})"
    waiting = f"SELECT id FROM review_jobs WHERE asked > ? AND {free} ORDER BY begun"
    take_one = f"UPDATE review_jobs SET owner = ? WHERE id = ? AND {free} RETURNING record, components"

    def job(connection: Connection) -> Work | None:
        for (name,) in connection.execute(waiting, (since, process)).fetchall():
            if taken := connection.execute(take_one, (process, name, process)).fetchone():
                record, own = taken
                return Work(name, msgspec.Raw(record.encode()), None if own is None else _read_components(own))
        return None

    return job


def parts(name: str) -> Job[list[Part]]:
    """The decisions of a review that have been judged."""

    def job(connection: Connection) -> list[Part]:
        rows = connection.execute("SELECT part FROM review_parts WHERE review_id = ? ORDER BY number", (name,))
        return [_read_part(part) for (part,) in rows]

    return job


def leave(process: str) -> Job[None]:
    """Let others go on with what nobody asks for here."""

    def job(connection: Connection) -> None:
        connection.execute("UPDATE review_jobs SET owner = NULL WHERE owner = ?", (process,))

    return job


def add(name: str, first: int, parts: list[Part]) -> Job[None]:
    """Keep the next decisions."""

    def job(connection: Connection) -> None:
        connection.executemany(
            "INSERT INTO review_parts VALUES (?, ?, ?)",
            [(name, number, text(part)) for number, part in enumerate(parts, first)],
        )

    return job


def finish(name: str, review: Review | None, made: int) -> Job[None]:
    """Keep a review that is complete; without one it has failed, and is forgotten."""

    def job(connection: Connection) -> None:
        connection.execute("DELETE FROM review_parts WHERE review_id = ?", (name,))
        connection.execute("DELETE FROM review_jobs WHERE id = ?", (name,))
        if review is None:
            return
        connection.execute("DELETE FROM reviews WHERE id = ?", (name,))
        connection.execute("INSERT INTO reviews VALUES (?, ?, ?)", (name, text(review), made))
        connection.execute(
            "DELETE FROM reviews WHERE id NOT IN (SELECT id FROM reviews ORDER BY made DESC LIMIT ?)", (COMPLETE,)
        )

    return job
