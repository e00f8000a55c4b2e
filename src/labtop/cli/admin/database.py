"""The database as a whole: a copy while the server runs, back from a copy, is it sound?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from labtop.cli.admin.desk import Desk
from labtop.cli.files import FileProblem
from labtop.core.errors import Refusal
from labtop.core.system_errors import system_error
from labtop.server import sqlite, upkeep
from labtop.server.database import now
from labtop.server.postgres import is_address, shown

PAGES = 256  # copied between two looks at the progress


def backup(desk: Desk, file: Path) -> None:
    """Copy all tables as they stand at this moment; a server goes on meanwhile. There is a whole copy or none."""
    if file.exists():
        raise desk.stop("file-exists", file=file)
    new = file.with_name(f".{file.name}.new")
    _check_file(desk)
    with closing(sqlite.visit(desk.settings.file)) as source:
        try:
            new.unlink(missing_ok=True)
            with closing(sqlite3.connect(new)) as target:
                _copy(desk, source.connection, target, "admin-backup-copying")
                sqlite.stopped(target)  # whatever runs on the original
                target.commit()
                target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            with closing(sqlite.visit(str(new))) as copied:
                found = copied.damage()
                tables = len(now(copied, upkeep.glances))
            if found:
                raise desk.stop("admin-damaged", file=desk.settings.file, what=found[0])
            new.replace(file)
        except OSError as error:
            raise FileProblem("file-unwritable", file, Refusal(system_error(error))) from None
        finally:
            new.unlink(missing_ok=True)
    desk.say("admin-backup-written", file=file, tables=tables)


def restore(desk: Desk, file: Path, replace: bool) -> None:
    """Bring back the tables of a copy; no server may use the database. Broken off, the old tables are still there."""
    _check_file(desk)
    with closing(sqlite.visit(str(file), older=True)) as source:
        if found := source.damage():
            raise desk.stop("admin-damaged", file=file, what=found[0])
        sqlite.serve(desk.settings.file).close()  # a database of this version, and nobody serves it
        with closing(sqlite.lock(desk.settings.file)), closing(sqlite.visit(desk.settings.file)) as target:
            tables = len(now(target, upkeep.glances))
            if tables and not replace:
                raise desk.stop("admin-restore-replace", file=desk.settings.file, tables=tables)
            _copy(desk, source.connection, target.connection, "admin-restore-copying")
            tables = len(now(target, upkeep.glances))
    sqlite.serve(desk.settings.file).close()  # brings an older copy to this version
    desk.say("admin-restored", file=desk.settings.file, tables=tables)


def check(desk: Desk) -> None:
    """Is the database whole, and can every table be listed?"""
    with desk.database() as database:
        if found := database.damage():
            raise desk.stop("admin-damaged", file=shown(desk.settings.file), what=found[0])
        desk.say("admin-sound", file=shown(desk.settings.file), tables=len(now(database, upkeep.glances)))


def _check_file(desk: Desk) -> None:
    """PostgreSQL has better ways to copy itself."""
    if is_address(desk.settings.file):
        raise desk.stop("admin-postgres")


def _copy(desk: Desk, source: sqlite3.Connection, target: sqlite3.Connection, key: str) -> None:
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
