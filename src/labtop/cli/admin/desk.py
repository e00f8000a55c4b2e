"""What all commands of `labtop admin` share: the settings, the database, and how problems are said."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from labtop.cli.files import FileProblem
from labtop.cli.serve import setting_problem, store_problem
from labtop.cli.words import printable, speaker
from labtop.server.database import Database, DatabaseFailure, StoreProblem
from labtop.server.errors import Refused
from labtop.server.postgres import is_address, shown
from labtop.server.settings import SettingProblem, Settings, from_environment
from labtop.server.store import visit

WRONG, MISUSED = 1, 2  # exit codes


@dataclass(frozen=True)
class Desk:
    """Where whoever looks after a server works."""

    console: Console
    language: str
    settings: Settings

    def say(self, key: str, **facts: object) -> None:
        """Write a sentence."""
        self.console.print(self.text(key, **facts), soft_wrap=True)

    def text(self, key: str, **facts: object) -> str:
        """A sentence; names from outside cannot steer the terminal."""
        clean = {name: printable(str(fact)) if isinstance(fact, str | Path) else fact for name, fact in facts.items()}
        return speaker(self.language)(key, **clean)

    def stop(self, key: str, **facts: object) -> typer.Exit:
        """Say what is wrong; what it returns is to be raised."""
        self.console.print(Text(self.text(key, **facts), "red"), soft_wrap=True)
        return typer.Exit(WRONG)

    @contextmanager
    def database(self) -> Iterator[Database]:
        """The tables, beside a running server or without one."""
        if not is_address(self.settings.file):
            _look(Path(self.settings.file))
        with closing(visit(self.settings.file)) as database:
            yield database


def _look(file: Path) -> None:
    """StoreProblem where there is no file: SQLite says of all such places that they cannot be opened."""
    try:
        file.stat()
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except OSError as error:
        raise StoreProblem("broken", str(file), error) from None


@contextmanager
def at_desk(console: Console, language: str, database: str | None) -> Iterator[Desk]:
    """Work there; whatever goes wrong is said in a sentence and ends the command."""

    def say(sentence: str, code: int) -> typer.Exit:
        console.print(Text(sentence, "red"), soft_wrap=True)
        return typer.Exit(code)

    try:
        settings = from_environment(dict(os.environ), database=database)
        yield Desk(console, language, settings)
    except SettingProblem as problem:
        raise say(setting_problem(problem, language), MISUSED) from None
    except StoreProblem as problem:
        raise say(store_problem(problem, language), WRONG) from None
    except FileProblem as problem:
        raise say(problem.text(language), WRONG) from None
    except (sqlite3.Error, DatabaseFailure) as error:
        broken = StoreProblem("broken", shown(settings.file), error.__cause__ or error)
        raise say(store_problem(broken, language), WRONG) from None


def refused(desk: Desk, table: str, why: Refused) -> None:
    """Say why nothing was done with a table."""
    known = ("unknown_table", "older_rules", "over", "not_your_seat")
    key = why.code.replace("_", "-") if why.code in known else "failed"
    desk.console.print(Text(desk.text(f"admin-{key}", table=table), "red"), soft_wrap=True)
