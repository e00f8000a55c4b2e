"""The store: SQLite in one thread of its own. What is written is on disk before anybody is told.

Jobs that arrive while the disk is busy are committed together, so many moves a second cost few commits.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeAlias, TypeVar, cast

from labtop.server.settings import MEMORY

Result = TypeVar("Result")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
Waiting: TypeAlias = tuple[Job, "asyncio.Future[Any]"]

log = logging.getLogger("labtop.server")

OURS = {"tables", "events", "secrets"}  # in every database of ours
TOGETHER = 512  # jobs in one commit at most
PATIENCE = 5  # seconds that a write waits for another of `labtop admin`
LOCK = "-lock"  # the file beside the database that its server holds, by the end of its name

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,  -- JSON: game, rules version, seed, seats, options
        listed INTEGER NOT NULL,
        awake INTEGER NOT NULL,  -- the server itself has something to do: a bot's move, a running clock
        changed INTEGER NOT NULL  -- ms since 1970
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (changed) WHERE listed;
    CREATE INDEX tables_awake ON tables (changed) WHERE awake;
    CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        event TEXT NOT NULL,  -- JSON
        key TEXT,  -- the client's, prefixed by its seat
        at INTEGER NOT NULL,  -- ms since 1970
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
    CREATE TABLE secrets (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE reviews (
        id TEXT PRIMARY KEY,
        review TEXT NOT NULL,  -- JSON
        made INTEGER NOT NULL  -- ms since 1970
    ) WITHOUT ROWID;
    CREATE INDEX reviews_made ON reviews (made);
    """,
    """
    CREATE TABLE service (running INTEGER NOT NULL);  -- a server has opened the file and not closed it
    INSERT INTO service VALUES (0);
    """,
)


class StoreProblem(Exception):
    """The database cannot be used.

    It is `used` by another server, `newer` or `older` than this version, `foreign`, or `broken`.
    """

    def __init__(
        self, why: Literal["used", "newer", "older", "foreign", "broken"], file: str, error: object = ""
    ) -> None:
        super().__init__(f"{file} is {why} {error}".strip())
        self.why = why
        self.file = file
        self.error = error


class Store:
    """Runs jobs on the database, each wholly or not at all."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._lock = lock(file)
        try:
            self._connection = _open(file)
        except StoreProblem:
            self._lock.close()
            raise
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """What the job returns, once all it has written is safe on disk."""
        future = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return cast(Result, await future)

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finish what has been asked for, and close the file."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.execute("UPDATE service SET running = 0")
        self._connection.close()
        self._lock.close()

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            last = False
            while not last and len(batch) < TOGETHER and not self._jobs.empty():
                waiting = self._jobs.get()
                if waiting is None:
                    last = True
                else:
                    batch.append(waiting)
            _answer(batch, self._together(batch))
            if last:
                return

    def _together(self, batch: list[Waiting]) -> list[Any]:
        """Results, or errors, in one transaction."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [_attempt(connection, job) for job, _ in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [error for _ in batch]
        return results


def _attempt(connection: sqlite3.Connection, job: Job) -> Any:
    """The job's result; its error, without a trace of it in the database."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def _answer(batch: list[Waiting], results: list[Any]) -> None:
    def tell() -> None:
        for (_, future), result in zip(batch, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    batch[0][1].get_loop().call_soon_threadsafe(tell)


def lock(file: str) -> sqlite3.Connection:
    """Hold a database for one server, until the connection is closed or the process ends.

    What a server has in memory would not know of another's moves. `labtop admin` may read and write meanwhile.
    """
    try:
        if file != MEMORY:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        beside = file if file == MEMORY else file + LOCK
        held = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=1)
    except (sqlite3.Error, OSError) as error:
        raise StoreProblem("broken", file, error) from None
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        raise StoreProblem("used" if "locked" in str(error) else "broken", file, error) from None
    return held


def visit(file: str, older: bool = False) -> sqlite3.Connection:
    """A connection for `labtop admin`, beside a server or without one; StoreProblem unless it is of this version."""
    try:
        connection = sqlite3.connect(
            f"{Path(file).absolute().as_uri()}?mode=rw", isolation_level=None, uri=True, timeout=PATIENCE
        )
    except sqlite3.Error as error:
        raise StoreProblem("broken", file, error) from None
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        connection.close()
        raise StoreProblem("broken", file, error) from None
    if version != len(MIGRATIONS) and not (older and 0 < version < len(MIGRATIONS)):
        connection.close()
        raise StoreProblem("newer" if version > len(MIGRATIONS) else "older", file)
    return connection


def _open(file: str) -> sqlite3.Connection:
    log_there = file == MEMORY or Path(f"{file}-wal").exists()
    try:
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    except sqlite3.Error as error:
        raise StoreProblem("broken", file, error) from None
    try:
        _check_ours(connection, file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        _migrate(connection)
        if _begin(connection) and not log_there:
            log.error("the file …-wal is gone: what was written last may be lost", extra={"file": file})
    except (sqlite3.Error, StoreProblem) as error:
        connection.close()
        if isinstance(error, StoreProblem):
            raise
        raise StoreProblem("broken", file, error) from None
    return connection


def _check_ours(connection: sqlite3.Connection, file: str) -> None:
    """Refuse what was written by a newer version, or by another program, before anything is changed in it."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreProblem("newer", file)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if (found and not version) or (version and not found >= OURS):
        raise StoreProblem("foreign", file)


def _begin(connection: sqlite3.Connection) -> bool:
    """Note in the main file that a server is running: was one before, and did not stop?

    Such a one leaves its write-ahead file behind, with all that is not in the main file yet.
    """
    (running,) = connection.execute("SELECT running FROM service").fetchone()
    connection.execute("UPDATE service SET running = 1")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return bool(running)


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
