"""A database of one file copied into another: as it stands at one moment, whole, and of this version."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from labtop.cli.admin.desk import Desk
from labtop.cli.files import FileProblem
from labtop.cli.words import TEXTS
from labtop.core.errors import Refusal
from labtop.core.system_errors import system_error
from labtop.server import sqlite
from labtop.server.database import StoreProblem

PAGES = 256  # copied between two looks at the progress
UNWRITABLE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC")


@contextmanager
def prepared(desk: Desk, source: sqlite.Sqlite, origin: str, file: Path, key: str) -> Iterator[sqlite.Sqlite]:
    """A copy beside the file that it is for: whole, of this version, nobody serves it. Afterwards it is gone."""
    new = beside(file)
    try:
        with writing(file, origin):
            new.unlink(missing_ok=True)
            new.touch()  # the system says better than SQLite why it cannot
            with closing(sqlite3.connect(new, isolation_level=None)) as target:
                copy(desk, source.connection, target, key)
                sqlite.renew(target)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        with closing(sqlite.visit(str(new))) as copied:
            check_whole(desk, copied, origin)
            yield copied
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def beside(file: Path) -> Path:
    """Where a copy is until it is whole."""
    return file.with_name(f".{file.name}.new")


@contextmanager
def writing(file: Path, origin: str) -> Iterator[None]:
    """What keeps this file from being written is said of it, all else of what it is written from."""
    try:
        yield
    except OSError as error:
        raise FileProblem("file-unwritable", file, Refusal(system_error(error))) from None
    except sqlite3.Error as error:
        if not error.sqlite_errorname.startswith(UNWRITABLE):
            raise StoreProblem("broken", origin, error) from None
        reason = TEXTS.message("serve-store-error", name=error.sqlite_errorname, error=str(error))
        raise FileProblem("file-unwritable", file, Refusal(reason)) from None


def copy(desk: Desk, source: sqlite3.Connection, target: sqlite3.Connection, key: str) -> None:
    """All pages, of one moment: a reader keeps what it has begun with, whatever is written meanwhile."""
    (size,) = source.execute("PRAGMA page_size").fetchone()
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), DownloadColumn())
    shown = Progress(*columns, console=desk.console, transient=True, disable=not desk.console.is_terminal)
    with shown as progress:
        task = progress.add_task(desk.text(key))

        def copied(_: int, left: int, all_pages: int) -> None:
            progress.update(task, total=all_pages * size, completed=(all_pages - left) * size)

        source.execute("BEGIN")
        source.execute("SELECT 1 FROM tables LIMIT 1").fetchall()
        source.backup(target, pages=PAGES, progress=copied, sleep=0)
        source.execute("COMMIT")


def check_whole(desk: Desk, database: sqlite.Sqlite, file: Path | str) -> None:
    """Say it of this file if not, and stop."""
    if found := database.damage():
        raise desk.stop("admin-damaged", file=file, what=found[0])
