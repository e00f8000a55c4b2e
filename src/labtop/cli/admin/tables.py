"""Tables, seen from outside: list, end, delete, prune; a new secret for a seat."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from datetime import UTC, datetime

from rich.table import Table

from labtop.cli.admin.desk import Desk, refused
from labtop.cli.compilation import compile_game
from labtop.cli.words import printable
from labtop.server import repository, upkeep
from labtop.server.database import Conflict, Database, now
from labtop.server.errors import Refused
from labtop.server.settings import SettingProblem, seconds

TRIES = 5  # to write at a table that is played at meanwhile


def show(desk: Desk, as_json: bool) -> None:
    """All tables, the newest first."""
    with desk.database() as database:
        found = now(database, upkeep.glances)
    if as_json:
        desk.console.print(json.dumps([asdict(glance) for glance in found], ensure_ascii=False), soft_wrap=True)
        return
    columns = ("table", "game", "seats", "events", "changed", "listed", "awake")
    shown = Table(*(desk.text(f"admin-column-{column}") for column in columns), box=None)
    yes = {True: "✓", False: ""}
    for one in found:
        day = datetime.fromtimestamp(one.changed / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(printable(name) or "…" for name in one.names)
        shown.add_row(one.table, one.game, names, str(one.events), day, yes[one.listed], yes[one.awake])
    desk.console.print(shown)
    desk.say("admin-tables", tables=len(found))


def end(desk: Desk, tables: list[str]) -> bool:
    """Let bots play games to their end; whether all were running. If there is not such a table, nothing is done."""
    with desk.database() as database:
        right = _known(desk, database, tables)
        if not right:
            return False
        for name in tables:
            try:
                _end(desk, database, name)
                desk.say("admin-ended", table=name)
            except Refused as why:
                refused(desk, name, why)
                right = False
    return right


def _end(desk: Desk, database: Database, name: str) -> None:
    for left in reversed(range(TRIES)):
        kept = now(database, repository.load(name))
        if kept is None:
            raise Refused("unknown_table")
        compile_game(kept.start.game, desk.console, desk.language)
        entries = upkeep.ending(kept, desk.settings.stand_in)
        try:
            now(database, repository.append(name, entries, time.time_ns() // 1_000_000, awake=True))
            return
        except Conflict:  # somebody has moved meanwhile
            if not left:
                raise


def delete(desk: Desk, tables: list[str]) -> bool:
    """Delete tables; whether there were all of them, otherwise nothing is done."""
    with desk.database() as database:
        if not _known(desk, database, tables):
            return False
        for name in now(database, upkeep.delete(tables)):
            desk.say("admin-deleted", table=name)
    return True


def _known(desk: Desk, database: Database, tables: list[str]) -> bool:
    """Are there all of these tables? If not, it is said which are missing."""
    missing = set(tables) - {glance.table for glance in now(database, upkeep.glances)}
    for name in sorted(missing):
        refused(desk, name, Refused("unknown_table"))
    return not missing


def prune(desk: Desk, keep: str) -> None:
    """Delete the tables at which nothing has happened for so long."""
    kept = seconds(keep)
    if kept is None:
        raise SettingProblem("keep", keep, flag=True)
    before, count = time.time_ns() // 1_000_000 - kept * 1000, 0
    with desk.database() as database:
        while found := now(database, upkeep.prune(before)):
            count += len(found)
    desk.say("admin-pruned", tables=count)


def rotate(desk: Desk, table: str, seat: int) -> bool:
    """A new link for a seat; whether somebody holds it."""
    try:
        with desk.database() as database:
            secret = now(database, upkeep.rotate(table, seat - 1))
    except Refused as why:
        refused(desk, table, why)
        return False
    desk.say("admin-rotated", link=f"{desk.settings.address.rstrip('/')}/t/{table}#{secret}")
    return True
