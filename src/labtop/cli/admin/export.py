"""All that is kept of a person: their games, and what is kept of the seats they held; two files for each table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from labtop.cli.admin.desk import Desk
from labtop.cli.compilation import compile_game
from labtop.cli.files import FileProblem, write
from labtop.core.errors import Refusal
from labtop.core.system_errors import system_error
from labtop.server import older_tables, projection, repository, upkeep
from labtop.server import table as tables
from labtop.server.database import Database, now
from labtop.server.errors import Refused
from labtop.server.projection import Record, Viewer, Whole


def export(desk: Desk, out: Path, secret: str | None, name: str | None) -> bool:
    """Write what the holder of a secret, or everybody of a name, has played; whether there is anything."""
    with desk.database() as database:
        wanted = upkeep.held_by(secret) if secret is not None else upkeep.called(name or "")
        found = now(database, wanted)
        if not found:
            raise desk.stop("admin-nobody")
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileProblem("file-unwritable", out, Refusal(system_error(error))) from None
        for table, seat in found:
            write(out / f"{table}-{seat + 1}.json", _game(desk, database, table, seat))
            write(out / f"{table}-{seat + 1}-seat.json", _seat(database, table, seat))
    desk.say("admin-exported", folder=out, tables=len(found))
    return True


def _game(desk: Desk, database: Database, name: str, seat: int) -> dict[str, Any]:
    """The record of a game that is over; of one that goes on, all that the seat may know."""
    try:
        kept = now(database, repository.load(name))
        assert kept is not None
        compile_game(kept.start.game, desk.console, desk.language)
        table = tables.restored(kept)
    except (Refused, ValueError, LookupError):  # begun under older rules
        older = older_tables.seen(now(database, upkeep.as_kept(name)), (seat,))
        return {"start": older.start, "events": older.events}
    nobody = [False] * len(table.seats)
    what = Record() if table.over else Whole(nobody, [0] * len(nobody), 0, 0)
    exported: dict[str, Any] = msgspec.json.decode(projection.frame(table, Viewer((seat,), seat), what))
    return exported


def _seat(database: Database, name: str, seat: int) -> dict[str, Any]:
    """Every name that was used there, who came and went, each move, also those taken back: all with the time."""
    kept = now(database, upkeep.of_seat(name, seat))
    events = [when | older_tables.seen_event(kept["game"], event, (seat,)) for event, when in kept["events"]]
    return kept | {"events": events}
