"""What machines ask that look after the server: does it live, is it ready, how is it?

`/healthz` and `/readyz` are answered at every address, whatever the Host: they tell nothing but yes or no. `/metrics`
is answered only at an address of its own, which is kept from the public.
"""

from __future__ import annotations

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Receive, Scope, Send

from labtop.server import repository
from labtop.server.lobby import Lobby

PATIENCE = 5  # seconds for the database to answer
FRESH = 1000  # ms for which an answer about readiness holds, so that asking often costs nothing


class Probes:
    """Before everything else."""

    def __init__(self, app: ASGIApp, lobby: Lobby, port: int | None = None) -> None:
        self._app = app
        self._lobby = lobby
        self._port = port  # where metrics are answered
        self._asked: asyncio.Task[str] | None = None
        self._asked_at = 0
        watch(lobby)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a probe; let everything else through, except at the address of the metrics."""
        own = self._port is not None and (scope.get("server") or ("", 0))[1] == self._port
        match scope["type"], scope.get("path"):
            case "http", "/healthz":
                await _answer(send, 200, "alive")
            case "http", "/readyz":
                status = await self._readiness()
                await _answer(send, 200 if status == "ready" else 503, status)
            case "http", "/metrics" if own:
                await _send(send, 200, CONTENT_TYPE_LATEST, self._lobby.metrics.text())
            case "http", path if own or path == "/metrics":
                await _answer(send, 404, "not_found")
            case "websocket", _ if own:
                await send({"type": "websocket.close", "code": 1008})
            case _:
                await self._app(scope, receive, send)

    async def _readiness(self) -> str:
        now = self._lobby.time.now()
        if self._asked is None or (self._asked.done() and now - self._asked_at >= FRESH):
            self._asked, self._asked_at = asyncio.create_task(readiness(self._lobby)), now
        return await asyncio.shield(self._asked)


async def readiness(lobby: Lobby) -> str:
    """`ready`, or why not: `stopping`, `compiling`, or the `database` does not answer."""
    if lobby.stopping:
        return "stopping"
    if not all(map(lobby.compiling.ready, lobby.settings.games)):
        return "compiling"
    try:
        await asyncio.wait_for(lobby.store.run(repository.answers), PATIENCE)
    except Exception:
        return "database"
    return "ready"


def watch(lobby: Lobby) -> None:
    """Let the metrics that tell how things stand look at them whenever they are asked."""
    metrics = lobby.metrics
    metrics.tables.set_function(lambda: len(lobby.open_sessions()))
    metrics.sockets.set_function(lambda: sum(len(session.attendance.sockets) for session in lobby.open_sessions()))
    metrics.thinking.set_function(lambda: sum(session.players.thinking for session in lobby.open_sessions()))
    metrics.searches.set(lobby.settings.searches)
    metrics.writes.set_function(lambda: lobby.store.waiting)
    metrics.reviews.set_function(lambda: lobby.reviews.waiting)


async def _answer(send: Send, status: int, word: str) -> None:
    await _send(send, status, "application/json", f'{{"status": "{word}"}}'.encode())


async def _send(send: Send, status: int, kind: str, body: bytes) -> None:
    headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
