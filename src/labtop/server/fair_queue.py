"""A queue for few places: those come first whom a person with a seat waits for, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias


class Whose(NamedTuple):
    """For whom a place is wanted."""

    people: bool  # somebody who holds a seat is there and waits
    address: str


Asker: TypeAlias = Callable[[], Whose]  # asked again whenever a place is free: somebody may have come or gone


class _Waiting(NamedTuple):
    asker: Asker
    called: asyncio.Future[None]


class FairQueue:
    """The places, and who waits for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._turns: dict[str, int] = {}  # when an address was last called, while anybody waits
        self._called = 0

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        called = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(asker, called))
        self._call()
        try:
            await called
            yield
        finally:
            self._free += called.done() and not called.cancelled()
            self._call()

    def _call(self) -> None:
        """Give free places to those whose turn it is; of one address, and of those who are new, first come first."""
        self._waiting = [one for one in self._waiting if not one.called.done()]
        while self._free and self._waiting:
            asked = [one.asker() for one in self._waiting]
            first = min(range(len(asked)), key=lambda at: (not asked[at].people, self._turns.get(asked[at].address, 0)))
            self._called += 1
            self._turns[asked[first].address] = self._called
            self._free -= 1
            self._waiting.pop(first).called.set_result(None)
        if not self._waiting:
            self._turns.clear()
