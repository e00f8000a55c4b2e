"""What a request over HTTP says: who asks, from where, for what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from labtop.core.texts import LANGUAGES
from labtop.server import addresses, components, limits, seats
from labtop.server.errors import Refused
from labtop.server.limits import Rate
from labtop.server.lobby import Lobby
from labtop.server.messages import ComponentFile
from labtop.server.projection import Answer, Public, Viewer, frame
from labtop.server.repository import Start
from labtop.server.table_session import TableSession

BODY = 65_536  # bytes
RECORD = 2_000_000
TABLE = 262_144  # with components
Result = TypeVar("Result")


class Asked:
    """A request to a server."""

    def __init__(self, lobby: Lobby, request: Request) -> None:
        self.lobby = lobby
        self._request = request

    def named(self, name: str) -> str:
        """What the path names."""
        return named(self._request.path_params[name])

    def number(self, name: str) -> int:
        """What the query says, or 0."""
        text = self._request.query_params.get(name, "0")
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Refused("bad_message")
        return int(text)

    @property
    def language(self) -> str:
        """The language that the client names; nobody else chooses one."""
        language = self._request.query_params.get("language")
        if language not in LANGUAGES:
            raise Refused("bad_message")
        return language

    @property
    def address(self) -> str:
        """From where it comes, as limits count it."""
        return address_of(self._request)

    @property
    def secret(self) -> str | None:
        """The secret of a seat, if one is shown."""
        scheme, _, secret = self._request.headers.get("authorization", "").partition(" ")
        if not scheme:
            return None
        if scheme.lower() != "bearer":
            raise Refused("unknown_secret")
        return secret.strip()

    async def as_taken(self, compressed: bytes) -> Response:
        """An answer that was compressed beside the event loop, as the client takes it."""
        return await self.lobby.packing.as_taken(compressed, self._request.headers)

    async def body(self, most: int) -> bytes:
        """All that was sent, if it is not too much."""
        data = bytearray()
        async for chunk in self._request.stream():
            data += chunk
            if len(data) > most:
                raise Refused("too_large")
        return bytes(data)

    async def at(self, work: Callable[[TableSession], Awaitable[Result]]) -> Result:
        """What the work gives at the table that the path names; it may be begun anew."""
        return await self.lobby.at(self.named("table"), work)

    def viewer(self, session: TableSession) -> Viewer:
        """Whose secret is shown; a spectator if none is."""
        secret = self.secret
        if secret is None:
            return Viewer()
        held = seats.held(session.table.hashes, [secret])
        return Viewer(held, held[0])

    async def edition(self) -> dict[str, Any]:
        """The components of the table that a record is said to come from."""
        start = await self._start()
        return {} if start is None else components.edition(start.game, start.components)

    async def own_components(self) -> ComponentFile | None:
        """The same as they were sent."""
        start = await self._start()
        return None if start is None else start.components

    async def _start(self) -> Start | None:
        table = self._request.query_params.get("table")
        return None if table is None else (await self.lobby.find(named(table))).table.start

    async def while_there(self, work: Coroutine[Any, Any, Result]) -> Result:
        """What the work gives; it is cancelled when the client goes. All of the request's body has been read."""
        working, gone = asyncio.ensure_future(work), asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        finally:
            working.cancel()
            gone.cancel()

    async def _gone(self) -> None:
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


@dataclass(frozen=True)
class Endpoint:
    """A path, and what answers there."""

    path: str
    answer: Callable[[Asked], Awaitable[bytes | Response]]
    method: str = "GET"
    status: int = 200
    rate: Rate = limits.REQUESTS
    cache: str = "no-store"
    slow: bool = False  # an address has only so many of these under way at once


def said(what: Public | Answer) -> bytes:
    """The answer that is the same for everybody, or made for who asked."""
    return frame(None, Viewer(), what)


def named(name: str) -> str:
    """A name from an address, of something that there may be; nothing has NUL in it, nor does PostgreSQL take that."""
    if "\0" in name:
        raise Refused("not_found")
    return name


def address_of(connection: Request | WebSocket) -> str:
    """From where somebody asks, as limits count it."""
    return addresses.counted(connection.client.host if connection.client else "")
