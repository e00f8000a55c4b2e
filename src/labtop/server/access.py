"""Every request has an id, is measured and, if wanted, logged: one line each."""

from __future__ import annotations

import logging
import re
import secrets
from time import perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labtop.server import logs
from labtop.server.handover import HANDED_OVER
from labtop.server.metrics import Metrics

log = logging.getLogger(logs.ACCESS)

HEADER = "X-Request-ID"
GIVEN = re.compile(r"[A-Za-z0-9_-]{8,64}")  # ids that a web server in front may give
LONGEST = 200  # letters of a path in the log
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
SWITCHED = 101  # the status of a socket that was accepted


class Access:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, and note what became of it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        name = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
        logs.request.set(name)
        begun, status = perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = name
                status = message.get("status", SWITCHED)
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            if HANDED_OVER not in scope:  # whoever has it notes it
                self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method, refused = scope.get("method", "SOCKET"), scope.get("refused")
        if refused is not None:
            self._metrics.refused(refused)
        if scope["type"] == "http":
            self._metrics.requested(method, scope.get("route_path", "other"), status, seconds)
        facts = {"method": method, "path": scope["path"][:LONGEST], "status": status, "ms": round(seconds * 1000, 1)}
        facts |= {"address": scope["client"][0] if scope.get("client") else ""}
        log.info("request", extra=facts if refused is None else facts | {"refused": refused})
