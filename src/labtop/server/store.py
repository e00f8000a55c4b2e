"""The store: a database behind threads of its own. What is written is safe before anybody is told.

Jobs that arrive in one turn of the event loop, or while the disk is busy, are committed together, so that many moves a
second cost few commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar, cast

from labtop.server import postgres, sqlite
from labtop.server.database import Away, Database, Job, now

Result = TypeVar("Result")
TOGETHER = 512  # jobs in one commit, to which no more are added


class Waiting(NamedTuple):
    """A job that somebody waits for."""

    job: Job[Any]
    about: str
    answer: asyncio.Future[Any]


def serve(place: str) -> Database:
    """The database at an address of PostgreSQL, or in a file."""
    return postgres.serve(place) if postgres.is_address(place) else sqlite.serve(place)


def visit(place: str) -> Database:
    """The same for `labtop admin`, beside servers or without one; StoreProblem unless it is of this version."""
    return postgres.visit(place) if postgres.is_address(place) else sqlite.visit(place)


class Store:
    """Runs jobs on the database, each wholly or not at all."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting = 0  # jobs that are not done
        self._asked: list[Waiting] = []  # in this turn of the event loop
        self._jobs: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._threads = [Thread(target=self._work, name="store", daemon=True) for _ in range(database.threads)]
        for thread in self._threads:
            thread.start()

    async def run(self, job: Callable[..., Result], about: str = "") -> Result:
        """What the job returns, once all it has written is safe; `about` is the table whose row it locks."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_on)
        self._asked.append(Waiting(job, about, future))
        self.waiting += 1
        try:
            return cast(Result, await future)
        finally:
            self.waiting -= 1

    @property
    def shared(self) -> bool:
        """Do other servers use it too?"""
        return self.database.shared

    def close(self) -> None:
        """Finish what has been asked for, and close the database."""
        self._hand_on()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        self.database.close()

    def _hand_on(self) -> None:
        """Wake a thread, once for all that was asked."""
        asked, self._asked = self._asked, []
        if asked:
            self._jobs.put(asked)

    def _work(self) -> None:
        while (batch := self._jobs.get()) is not None:
            last = False
            while not last and len(batch) < TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                else:
                    batch += more
            batch.sort(key=lambda one: one.about)  # all lock rows in the same order, so that nobody waits in a circle
            _answer(batch, self._together(batch))
            if last:
                return

    def _together(self, batch: list[Waiting]) -> list[Any]:
        """Results, or errors: in one transaction if all goes well, otherwise each in its own."""
        try:
            with self.database.transaction() as connection:
                return [one.job(connection) for one in batch]
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Away):
                return [error for _ in batch]
        return [self._alone(one) for one in batch]

    def _alone(self, one: Waiting) -> Any:
        try:
            return now(self.database, one.job)
        except Exception as error:
            return error


def _answer(batch: list[Waiting], results: list[Any]) -> None:
    def tell() -> None:
        for one, result in zip(batch, results, strict=True):
            if one.answer.cancelled():
                continue
            if isinstance(result, Exception):
                one.answer.set_exception(result)
            else:
                one.answer.set_result(result)

    batch[0].answer.get_loop().call_soon_threadsafe(tell)
