"""A database as the server sees it: a few statements that SQLite and PostgreSQL understand alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

Result = TypeVar("Result")
Why: TypeAlias = Literal["used", "newer", "older", "foreign", "broken", "driver", "alone"]


class DatabaseFailure(Exception):
    """The database did not do what it was asked."""


class Away(DatabaseFailure):
    """The database cannot be reached: whatever else it is asked now will not be done either."""


class Conflict(DatabaseFailure):
    """Somebody else has written there before; nothing of this is kept."""


class StoreProblem(Exception):
    """The database cannot be used.

    It is `used` by another server, `newer` or `older` than this version, `foreign`, or `broken`; its `driver` is not
    installed; or it is for one server `alone`.
    """

    def __init__(self, why: Why, file: str, error: object = "") -> None:
        super().__init__(f"{file} is {why} {error}".strip())
        self.why = why
        self.file = file
        self.error = error


class Rows(Protocol):
    """What was found."""

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Row by row."""
        ...


class Connection(Protocol):
    """Where statements are run, with `?` for each value."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement for each of these."""
        ...

    def tell(self, news: bytes) -> None:
        """Let all servers on the same database know as soon as it is written; what one says it does not hear itself."""
        ...


Job: TypeAlias = Callable[[Connection], Result]
Listener: TypeAlias = Callable[[bytes | None], object]  # is told news; None if some may have been missed


class Database(Protocol):
    """Transactions, from any thread."""

    threads: int  # that work at the same time
    shared: bool  # with other servers
    process: str  # what other servers call this one

    def transaction(self) -> AbstractContextManager[Connection]:
        """What is done in it is kept wholly, or not at all if something goes wrong: DatabaseFailure, or its error."""
        ...

    def listen(self, listener: Listener) -> None:
        """Call it, from a thread, whenever somebody else has changed something."""
        ...

    def damage(self) -> list[str]:
        """What is found wrong with it."""
        ...

    def close(self) -> None:
        """Use it no longer."""
        ...


def now(database: Database, job: Job[Result]) -> Result:
    """Do a job at once, wholly or not at all."""
    with database.transaction() as connection:
        return job(connection)
