"""Who may ask: the Host and Origin of every request, and the headers that keep a page to itself."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from labtop.server import messages
from labtop.server.addresses import counted
from labtop.server.errors import Refused
from labtop.server.limits import PAGES, Limits
from labtop.server.projection import Viewer, frame

log = logging.getLogger("labtop.server")

LOCAL = ("localhost", "127.0.0.1", "::1")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a table's id is for those who have its link
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def error_frame(refused: Refused) -> bytes:
    """The body of an error."""
    return frame(None, Viewer(), messages.Error(refused.code, None, refused.reason))


class Guard:
    """Refuses what does not come from a page of this server, and lets no mistake of ours be seen."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = {*LOCAL, *(host.lower() for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through or not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            started = True
            await send(message)

        try:
            if not self._welcome(Headers(scope=scope)):
                raise Refused("forbidden")
            await self._app(scope, receive, guarded)
        except Refused as refused:
            scope["refused"] = refused.code
            await _refuse(scope, guarded, refused)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # whoever goes away is nobody's mistake
        except Exception:
            log.exception("failed", extra={"path": scope["path"]})
            if not started:
                await _refuse(scope, guarded, Refused("failed"))

    def _welcome(self, headers: Headers) -> bool:
        """Called by one of our names, by a page of ours or by a program."""
        host = headers.get("host", "")
        origin = headers.get("origin")
        return name_of(host) in self._hosts and (origin is None or _site(origin) == host.lower())


class Counted:
    """What is no endpoint with a limit of its own: pages, documentation, and what there is not."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, if the address has not asked too often."""
        if not self._limits.allows(_address(scope), PAGES):
            raise Refused("too_many")
        await self._app(scope, receive, send)


def _address(scope: Scope) -> str:
    return counted(scope["client"][0] if scope.get("client") else "")


def _site(origin: str) -> str:
    """The host and port of an origin; empty if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    found = re.fullmatch(r"\[([0-9a-fA-F:.]+)\](?::\d+)?|([^:\[\]/@]+)(?::\d+)?", host)
    return ((found[1] or found[2]) if found else "").lower()


async def _refuse(scope: Scope, send: Send, refused: Refused) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": error_frame(refused)})
