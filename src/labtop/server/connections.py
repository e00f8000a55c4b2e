"""Connections over HTTP: only so many, and each has to say what it wants in good time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection
from ipaddress import ip_network
from typing import Any, Literal, TypeAlias, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from labtop.server.addresses import counted, within
from labtop.server.time_source import Time

log = logging.getLogger("labtop.server")

PATIENCE = 20  # seconds for all of a request, headers and body, and for somebody to read more of the answer
MOST = 4000  # connections in all
MOST_EACH = 100  # of one address
SILENCE = 60_000  # ms between two lines in the log about those who were turned away
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


Why: TypeAlias = Literal["no_room", "too_slow"]
TurnedAway: TypeAlias = Callable[[Why], None]


class Doorkeeper:
    """Counts everybody who is turned away, and says so in the log, but not to each."""

    def __init__(self, count: Callable[[str], None], time: Time) -> None:
        self._count = count
        self._time = time
        self._unsaid: Counter[str] = Counter()
        self._silent_until: int | None = None

    def __call__(self, why: Why) -> None:
        """Somebody was turned away."""
        self._count(why)
        self._unsaid[why] += 1
        now = self._time.now()
        if self._silent_until is None or now >= self._silent_until:
            log.warning("connections were turned away", extra={**self._unsaid})
            self._unsaid.clear()
            self._silent_until = now + SILENCE


class Doors:
    """Who has come in. Proxies bring many people each."""

    def __init__(
        self,
        on: bool,
        proxies: Collection[str] = (),
        most: int = MOST,
        most_each: int = MOST_EACH,
        turned_away: TurnedAway = lambda why: None,
    ) -> None:
        self._on = on
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._most = most
        self._most_each = most_each
        self.turned_away = turned_away
        self._inside: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Let one more in, if there is room."""
        address, full = counted(host), self._inside.total() >= self._most
        full |= self._inside[address] >= self._most_each and not within(host, self._proxies)
        if self._on and full:
            self.turned_away("no_room")
            return False
        self._inside[address] += 1
        return True

    def leave(self, host: str) -> None:
        """One goes, or is a socket at a table from now on."""
        address = counted(host)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Hasty:
    """A transport that waits for those who read slowly, but not for those who do not read."""

    def __init__(self, transport: asyncio.BaseTransport, patience: float) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._patience = patience
        self._waits = False

    def close(self) -> None:
        """Write what is left, and end."""
        self._transport.close()
        self.wait()

    def wait(self) -> None:
        """Give up, unless ever more of what waits to be sent is read."""
        left = self._transport.get_write_buffer_size()
        if left and not self._waits:
            self._waits = True
            asyncio.get_running_loop().call_later(self._patience, self._look, left)

    def _look(self, before: int) -> None:
        self._waits = False
        if self._transport.get_write_buffer_size() < before:
            self.wait()
        else:
            self._transport.abort()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def protocol(doors: Doors, patience: float) -> type[asyncio.Protocol]:
    """HTTP as it is spoken behind these doors."""

    class PatientH11(H11Protocol):
        _host: str | None = None  # of a connection that was let in
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            self._line = Hasty(transport, patience)
            super().connection_made(cast(asyncio.Transport, self._line))
            host = self.client[0] if self.client else ""
            if not doors.enter(host):
                self.transport.write(BUSY)
                self.transport.close()
                return
            self._host = host
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._line.wait()

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
                self._late = self.loop.call_later(patience, self._end)
            elif not awaited and self._late is not None:
                self._late.cancel()
                self._late = None

        def _end(self) -> None:
            if self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
                doors.turned_away("too_slow")  # who has said nothing may be a browser that connects in advance
            self.transport.close()

        def _go(self) -> None:
            if self._host is not None:
                doors.leave(self._host)
                self._host = None
            self._expect()

    return PatientH11


def http(on: bool, proxies: Collection[str], turned_away: TurnedAway) -> Any:
    """For uvicorn."""
    return protocol(Doors(on, proxies, turned_away=turned_away), PATIENCE)
