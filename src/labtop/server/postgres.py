"""PostgreSQL: for several servers at once. Its driver is the extra `labtop[postgres]`, and is imported only here."""

from __future__ import annotations

import logging
import threading
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from labtop.server.database import Away, Conflict, Connection, DatabaseFailure, Listener, Rows, StoreProblem
from labtop.server.schema import MIGRATIONS, for_postgres

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("labtop.server")

SCHEMES = ("postgresql://", "postgres://")
THREADS = 4  # connections that write and read
PATIENCE = 10  # seconds to connect, and to wait for a connection
AGAIN = 1  # seconds until we listen again
CHANNEL = "labtop"
MIGRATING = 1_818_324_846  # the lock under which a database is brought up to date: any number that nobody else takes
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


def is_address(place: str) -> bool:
    """Is it PostgreSQL's, and no file?"""
    return place.startswith(SCHEMES)


def shown(address: str) -> str:
    """As it may be shown: without the password; the name of a file as it is."""
    if not is_address(address):
        return address
    parts = urlsplit(address)
    _, _, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{host}{parts.path}"


class PostgresConnection:
    """A connection within a transaction. What is not read is not waited for until the end."""

    def __init__(self, connection: psycopg.Connection[Any], process: str) -> None:
        self._connection = connection
        self._process = process

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run a statement."""
        return self._connection.execute(_translated(statement), values)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        """Run a statement for each of these."""
        for each in values:
            self.execute(statement, each)

    def tell(self, news: bytes) -> None:
        """Let all other servers know as soon as it is written."""
        self.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._process} {news.decode()}"))


class Postgres:
    """A database that several servers share."""

    shared = True

    def __init__(self, address: str, process: str, threads: int) -> None:
        from psycopg_pool import ConnectionPool

        self._address = address
        self.process = process
        self.threads = threads
        self._closed, self._heard = threading.Event(), threading.Event()
        self._listening: threading.Thread | None = None
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=threads,
            timeout=PATIENCE,
            kwargs={"autocommit": True, "connect_timeout": PATIENCE, **KEEPALIVE},
            open=True,
        )

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """What is done in it is kept wholly, or not at all if something goes wrong: DatabaseFailure, or its error."""
        import psycopg

        connection: psycopg.Connection[Any] | None = None
        try:
            with self._pool.connection() as connection, connection.pipeline(), connection.transaction():
                yield PostgresConnection(connection, self.process)
        except (psycopg.IntegrityError, psycopg.errors.DeadlockDetected) as error:
            raise Conflict(str(error)) from error
        except psycopg.Error as error:
            gone = connection is None or connection.closed
            raise (Away if gone else DatabaseFailure)(str(error)) from error

    def listen(self, listener: Listener) -> None:
        """Call it, from a thread, whenever another server tells something, and when we may have missed it.

        Comes back when it listens, which is how others know that this server lives.
        """
        self._listening = threading.Thread(target=self._listen, args=(listener,), name="listen", daemon=True)
        self._listening.start()
        self._heard.wait(PATIENCE)

    def _listen(self, listener: Listener) -> None:
        import psycopg

        while not self._closed.is_set():
            try:
                with psycopg.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=PATIENCE,
                    application_name=self.process,
                    **KEEPALIVE,
                ) as connection:
                    connection.execute("SET idle_session_timeout = 0")
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._heard.set()
                    listener(None)  # what was told before
                    while not self._closed.is_set():
                        for told in connection.notifies(timeout=AGAIN):
                            sender, _, news = told.payload.partition(" ")
                            if sender != self.process:
                                listener(news.encode())
            except psycopg.Error:
                log.exception("the database is not heard")
                if not self._heard.is_set():  # a line that stood is tried again at once
                    self._closed.wait(AGAIN)
                self._heard.clear()

    def damage(self) -> list[str]:
        """PostgreSQL looks after its files itself."""
        return []

    def close(self) -> None:
        """Use it no longer."""
        self._closed.set()
        self._heard.set()
        if self._listening is not None:
            self._listening.join()
        self._pool.close()


def serve(address: str) -> Postgres:
    """The database, brought up to date, for one server of several; StoreProblem if it cannot be used."""
    with _connected(address) as connection, connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = _version(connection, address)
        if version > len(MIGRATIONS):
            raise StoreProblem("newer", shown(address))
        for script in MIGRATIONS[version:]:
            connection.execute(for_postgres(script))
        connection.execute("UPDATE labtop_schema SET version = %s", (len(MIGRATIONS),))
    return Postgres(address, uuid.uuid4().hex[:12], THREADS)


def visit(address: str) -> Postgres:
    """For `labtop admin`, beside servers or without one; StoreProblem unless it is of this version."""
    with _connected(address) as connection, connection.transaction():
        version = _version(connection, address)
        if version != len(MIGRATIONS):
            raise StoreProblem("newer" if version > len(MIGRATIONS) else "older", shown(address))
    return Postgres(address, "admin", 1)


def _version(connection: psycopg.Connection[Any], address: str) -> int:
    """How far the database has been brought; a new one is begun, one of another program refused."""
    tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    found = {name for (name,) in tables}
    if not found:
        connection.execute("CREATE TABLE labtop_schema (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO labtop_schema VALUES (0)")
        return 0
    if "labtop_schema" not in found:
        raise StoreProblem("foreign", shown(address))
    row = connection.execute("SELECT version FROM labtop_schema").fetchone()
    return int(row[0]) if row else 0


@contextmanager
def _connected(address: str) -> Iterator[psycopg.Connection[Any]]:
    try:
        import psycopg
    except ImportError as error:
        raise StoreProblem("driver", shown(address), error) from None
    try:
        with closing(psycopg.connect(address, autocommit=True, connect_timeout=PATIENCE)) as connection:
            yield connection
    except psycopg.Error as error:
        raise StoreProblem("broken", shown(address), " ".join(str(error).split())) from None


@lru_cache
def _translated(statement: str) -> str:
    return statement.replace("%", "%%").replace("?", "%s")
