"""Connections over HTTP: only so many, and each has to say what it wants in good time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from labtop.server.addresses import counted, within

PATIENCE = 20  # seconds for all of a request, headers and body
MOST = 4000  # connections in all
MOST_EACH = 100  # of one address
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Doors:
    """Who has come in. Proxies bring many people each."""

    def __init__(self, on: bool, proxies: Collection[str] = (), most: int = MOST, most_each: int = MOST_EACH) -> None:
        self._on = on
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._most = most
        self._most_each = most_each
        self._inside: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Let one more in, if there is room."""
        address, full = counted(host), self._inside.total() >= self._most
        full |= self._inside[address] >= self._most_each and not within(host, self._proxies)
        if self._on and full:
            return False
        self._inside[address] += 1
        return True

    def leave(self, host: str) -> None:
        """One goes, or is a socket at a table from now on."""
        address = counted(host)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


def protocol(doors: Doors, patience: float) -> type[asyncio.Protocol]:
    """HTTP as it is spoken behind these doors."""

    class PatientH11(H11Protocol):
        _host: str | None = None  # of a connection that was let in
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if not doors.enter(host):
                transport.write(BUSY)
                transport.close()
                return
            self._host = host
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._host is None:
                return
            super().data_received(data)
            self._expect()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            if event.method != b"GET":
                self.send_400_response("Only GET can be upgraded.")
                return
            self._go()
            super().handle_websocket_upgrade(event)

        def _expect(self) -> None:
            """Is a request awaited, or the rest of one? Then not for ever."""
            awaited = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self._host is not None
            if awaited and self._late is None:
                self._late = self.loop.call_later(patience, self.transport.close)
            elif not awaited and self._late is not None:
                self._late.cancel()
                self._late = None

        def _go(self) -> None:
            if self._host is not None:
                doors.leave(self._host)
                self._host = None
            self._expect()

    return PatientH11


def http(on: bool, proxies: Collection[str]) -> Any:
    """For uvicorn."""
    return protocol(Doors(on, proxies), PATIENCE)
