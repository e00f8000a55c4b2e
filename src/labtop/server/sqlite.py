"""SQLite: one file that one server holds, and nothing to set up. What is written is on disk before anybody is told."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from labtop.server.database import Away, Conflict, DatabaseFailure, Listener, StoreProblem
from labtop.server.schema import MIGRATIONS
from labtop.server.settings import MEMORY

log = logging.getLogger("labtop.server")

PATIENCE = 5  # seconds that a write waits for another of `labtop admin`
LOCK = "-lock"  # the file beside the database that its server holds, by the end of its name
MARK = "-mark"  # the one that says how long the write-ahead file was when something was last written


class SqliteConnection(sqlite3.Connection):
    """As a database of ours."""

    def tell(self, news: bytes) -> None:
        """Nobody else has anything in memory."""


class Sqlite:
    """A file, for one thread."""

    threads = 1
    shared = False
    process = ""

    def __init__(self, connection: SqliteConnection, file: str, held: sqlite3.Connection | None = None) -> None:
        self.connection = connection
        self._file = file
        self._held = held
        self._marked = 0

    @contextmanager
    def transaction(self) -> Iterator[SqliteConnection]:
        """What is done in it is kept wholly, or not at all if something goes wrong: DatabaseFailure, or its error."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise Away(str(error)) from error
        try:
            yield connection
            connection.execute("COMMIT")
            self._mark()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise DatabaseFailure(str(error)) from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _mark(self) -> None:
        """Note how long the write-ahead file is, where whoever cuts it does not cut the note."""
        if self._held is not None and self._file != MEMORY and (length := _length(self._file)) != self._marked:
            self._marked = length
            with suppress(OSError):
                Path(self._file + MARK).write_text(str(length), encoding="ascii")

    def listen(self, listener: Listener) -> None:
        """Nobody tells anything; `upkeep.changed_elsewhere` looks."""

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file; nothing if it is whole."""
        try:
            self._check_length()
            found = [row[0] for row in self.connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
            return found + [f"{row[0]} → {row[2]}" for row in self.connection.execute("PRAGMA foreign_key_check")]
        except sqlite3.DatabaseError as error:
            raise StoreProblem("broken", self._file, error) from None

    def _check_length(self) -> None:
        """SQLite takes what is missing of the last page for zeros."""
        (page,) = self.connection.execute("PRAGMA page_size").fetchone()
        if self._file != MEMORY and Path(self._file).stat().st_size % page:
            error = sqlite3.DatabaseError("the last page was cut")
            error.sqlite_errorname = "SQLITE_CORRUPT"
            raise error

    def close(self) -> None:
        """Use it no longer; if we served it, another may."""
        if self._held is not None:
            with suppress(sqlite3.Error):
                stopped(self.connection)
        self.connection.close()
        if self._held is not None:
            if self._file != MEMORY:
                Path(self._file + MARK).unlink(missing_ok=True)
            self._held.close()


def serve(file: str) -> Sqlite:
    """The file, brought up to date, for this server alone; StoreProblem if it cannot be used."""
    held = lock(file)
    try:
        return Sqlite(_open(file), file, held)
    except StoreProblem:
        held.close()
        raise


def lock(file: str, patience: float = 1) -> sqlite3.Connection:
    """Hold a database for one server, until the connection is closed or the process ends.

    What a server has in memory would not know of another's moves. `labtop admin` may read and write meanwhile.
    """
    try:
        if file != MEMORY:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        beside = file if file == MEMORY else file + LOCK
        held = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=patience)
    except (sqlite3.Error, OSError) as error:
        raise StoreProblem("broken", file, error) from None
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        raise StoreProblem("used" if "locked" in str(error) else "broken", file, error) from None
    return held


def visit(file: str, older: bool = False) -> Sqlite:
    """For `labtop admin`, beside a server or without one; StoreProblem unless it is ours and of this version."""
    whole = _log(file).exists() and _length(file) >= _marked(file)
    try:
        connection = sqlite3.connect(
            f"{Path(file).absolute().as_uri()}?mode=rw",
            isolation_level=None,
            uri=True,
            timeout=PATIENCE,
            factory=SqliteConnection,
        )
    except sqlite3.Error as error:
        raise StoreProblem("broken", file, error) from None
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        version = _check_ours(connection, file)
        if version != len(MIGRATIONS) and not (older and version):
            raise StoreProblem("older", file)
    except (sqlite3.Error, StoreProblem) as error:
        connection.close()
        raise _problem(error, file) from None
    if whole and version == len(MIGRATIONS):
        _note_who_did_not_stop(connection, file)
    return Sqlite(connection, file)


def _note_who_did_not_stop(connection: sqlite3.Connection, file: str) -> None:
    """A server was killed and its write-ahead file is whole: whoever visits takes it into the main file.

    Then it is gone by right, and the next server need not miss it.
    """
    try:
        held = lock(file, patience=0) if Path(file + LOCK).exists() else None
    except StoreProblem:
        return  # a server is running
    try:
        with suppress(sqlite3.Error):  # where nothing may be written, nothing is taken in either
            stopped(connection)
    finally:
        if held is not None:
            held.close()


def stopped(connection: sqlite3.Connection) -> None:
    """Note that no server is running on this database."""
    connection.execute("UPDATE service SET running = 0 WHERE running = 1")


def renew(connection: sqlite3.Connection) -> None:
    """Bring a copy to this version; no server is running on it, whatever runs on the original."""
    _migrate(connection)
    stopped(connection)


def _open(file: str) -> SqliteConnection:
    there, marked = file == MEMORY or _log(file).exists(), _marked(file)
    length = _length(file)
    try:
        connection = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, timeout=PATIENCE, factory=SqliteConnection
        )
    except sqlite3.Error as error:
        raise StoreProblem("broken", file, error) from None
    try:
        _check_ours(connection, file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        _migrate(connection)
        if _begin(connection) and (not there or length < marked):
            happened = "was cut" if there else "is gone"
            log.error(f"the file …-wal {happened}: what was written last may be lost", extra={"file": file})
        if file != MEMORY:
            Path(file + MARK).unlink(missing_ok=True)
    except (sqlite3.Error, StoreProblem) as error:
        connection.close()
        raise _problem(error, file) from None
    return connection


def _problem(error: Exception, file: str) -> StoreProblem:
    return error if isinstance(error, StoreProblem) else StoreProblem("broken", file, error)


def _log(file: str) -> Path:
    return Path(f"{file}-wal")


def _length(file: str) -> int:
    """Of the write-ahead file, in bytes."""
    try:
        return _log(file).stat().st_size
    except OSError:
        return 0


def _marked(file: str) -> int:
    """How long it was when something was last written; 0 if that is not known."""
    try:
        return int(Path(file + MARK).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0


def _check_ours(connection: sqlite3.Connection, file: str) -> int:
    """The version of a database of ours, 0 if it is empty; nothing is changed in it.

    Refused is what was written by a newer version, or by another program: it may hold more than we know of, not less.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreProblem("newer", file)
    found = _columns(connection)
    if (found and not version) or not found >= _expected(version):
        raise StoreProblem("foreign", file)
    return int(version)


def _expected(version: int) -> set[tuple[str, str]]:
    """The tables and their columns, as a database of this version has them."""
    with closing(sqlite3.connect(MEMORY)) as example:
        for script in MIGRATIONS[:version]:
            example.executescript(script)
        return _columns(example)


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(
        connection.execute(
            "SELECT kept.name, part.name FROM sqlite_master AS kept, pragma_table_info(kept.name) AS part"
            " WHERE kept.type = 'table'"
        )
    )


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
