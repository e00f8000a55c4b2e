"""A web socket that does no more than it must: what is measured is the server, and clients run on the same machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first bytes of whole frames
MASKED = 0x80  # as clients must; the mask is 0, which changes nothing
MASK = bytes(4)
SHORT = 126  # what is not shorter says its length in two more bytes, or in eight
KEY = "bGFidG9wIG1lYXN1cmVzLg=="  # any sixteen bytes


class Line(asyncio.Protocol):
    """The client's end of a web socket; `heard` is given each text, `lost` is told when it ends by itself."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._data = b""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(
        cls, address: str, headers: dict[str, str], heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> Line:
        """A socket at a ws:// address; ConnectionError if there is none."""
        site = urlsplit(address)
        line: Line
        host, port = site.hostname or "", site.port or 80
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(heard, lost), host, port)
        asked = {
            "Host": site.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
        }
        told = "".join(f"{name}: {value}\r\n" for name, value in (asked | headers).items())
        line._transport.write(f"GET {site.path} HTTP/1.1\r\n{told}\r\n".encode())
        await line._opened
        return line

    def send(self, text: bytes) -> None:
        """Say a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Go."""
        self._lost = lambda: None
        self._transport.abort()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = pack("!BB", kind, MASKED | size) if size < SHORT else pack("!BBH", kind, MASKED | SHORT, size)
        self._transport.write(head + MASK + data)

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        """It is gone."""
        if self._opened.done():
            self._lost()
        else:
            self._opened.set_exception(ConnectionError("no socket there"))

    def data_received(self, data: bytes) -> None:
        """Something comes: part of a frame, or several."""
        self._data += data
        if self._opened.done() or self._answered():
            self._read()

    def _answered(self) -> bool:
        """Has the server agreed, so that frames follow?"""
        head, end, rest = self._data.partition(b"\r\n\r\n")
        if not end:
            return False
        answer = head.splitlines()[0]
        if b" 101 " not in answer:
            self._opened.set_exception(ConnectionError(answer.decode()))
            self.close()
            return False
        self._opened.set_result(None)
        self._data = rest
        return True

    def _read(self) -> None:
        data, start = self._data, 0
        while len(data) - start >= 2:
            kind, size = data[start], data[start + 1]
            body = start + 2
            if size >= SHORT:
                form, length = ("!H", 2) if size == SHORT else ("!Q", 8)
                if len(data) < body + length:
                    break
                size, body = unpack_from(form, data, body)[0], body + length
            if len(data) < body + size:
                break
            start = body + size
            if kind == TEXT:
                self._heard(data[body:start])
            elif kind == PING:
                self._send(PONG, data[body:start])
            elif kind == CLOSE:
                self._transport.abort()
        self._data = data[start:]
