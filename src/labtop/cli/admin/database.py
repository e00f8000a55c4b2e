"""The database as a whole: a copy while the server runs, back from a copy, is it sound?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from labtop.cli.admin.copying import beside, check_whole, copy, prepared, writing
from labtop.cli.admin.desk import Desk
from labtop.cli.files import exists
from labtop.server import sqlite, upkeep
from labtop.server.database import StoreProblem, now
from labtop.server.postgres import is_address, shown


def backup(desk: Desk, file: Path) -> None:
    """Copy all tables as they stand at this moment; a server goes on meanwhile. There is a whole copy or none."""
    if exists(file):
        raise desk.stop("file-exists", file=file)
    _check_file(desk)
    with (
        closing(sqlite.visit(desk.settings.file)) as source,
        prepared(desk, source, desk.settings.file, file, "admin-backup-copying") as copied,
    ):
        tables = len(now(copied, upkeep.glances))
        with writing(file, desk.settings.file):
            beside(file).replace(file)
    desk.say("admin-backup-written", file=file, tables=tables)


def restore(desk: Desk, file: Path, replace: bool) -> None:
    """Bring back the tables of a copy; no server may use the database. Whatever fails, its tables are still there."""
    _check_file(desk)
    place = Path(desk.settings.file)
    with closing(_brought(desk, file)) as source, _replaced(place) as target:
        (tables,) = target.connection.execute("SELECT count(*) FROM tables").fetchone()
        if tables and not replace:
            raise desk.stop("admin-restore-replace", file=place, tables=tables)
        with prepared(desk, source, str(file), place, "admin-restore-copying") as copied:
            tables = _readable(desk, copied, file)
            copy(desk, copied.connection, target.connection, "admin-restore-copying")
    desk.say("admin-restored", file=place, tables=tables)


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


def _brought(desk: Desk, file: Path) -> sqlite.Sqlite:
    """The copy that is to be restored, of this version or an earlier one, and whole."""
    try:
        source = sqlite.visit(str(file), older=True)
    except StoreProblem as problem:
        if problem.why not in ("foreign", "older"):  # older than every version: it is empty
            raise
        raise desk.stop("admin-restore-foreign", file=file) from None
    with ExitStack() as wrong:
        wrong.callback(source.close)
        check_whole(desk, source, file)
        wrong.pop_all()
    return source


def _readable(desk: Desk, copied: sqlite.Sqlite, file: Path) -> int:
    """How many tables there are, all of which can be listed."""
    try:
        return len(now(copied, upkeep.glances))
    except ValueError:  # they are called as ours are, and hold something else
        raise desk.stop("admin-restore-foreign", file=file) from None


@contextmanager
def _replaced(place: Path) -> Iterator[sqlite.Sqlite]:
    """What is to be replaced, while nobody serves it; where there was none, there is none if that fails."""
    there = exists(place)
    if not there or not place.stat().st_size:
        sqlite.serve(str(place)).close()
    with (
        closing(sqlite.visit(str(place), older=True)) as target,
        closing(sqlite.lock(str(place))),
        ExitStack() as wrong,
    ):
        if not there:
            wrong.callback(place.unlink)
            wrong.callback(target.close)
        yield target
        wrong.pop_all()
