"""`labtop admin` as somebody calls it, also beside a server that runs."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.server.settings import Settings
from server.serving import Server, start


def admin(*words: object, database: Path) -> tuple[int, str]:
    """A call of the command: its exit code and what it says."""
    call = ["admin", *map(str, words), "--database", str(database), "--language", "en"]
    told = CliRunner().invoke(app, call)
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    return told.exit_code, " ".join(told.output.split())


def beside(test: Callable[[Server, Path], Awaitable[None]], tmp_path: Path, **settings: Any) -> None:
    """A test of a server whose database is a file."""

    async def inside() -> None:
        file = tmp_path / "tables.sqlite3"
        server = await start(Settings(database=str(file), limits=False, searches=2, **settings))
        try:
            await server.lobby.notice()
            await test(server, file)
        finally:
            await server.close()

    asyncio.run(inside())


def rows(file: Path) -> list[Any]:
    """Everything in the database."""
    connection = sqlite3.connect(file)
    found = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "events", "secrets")]
    connection.close()
    return found
