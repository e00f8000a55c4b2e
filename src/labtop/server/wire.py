"""Sockets on the wire: what is told goes out at once, as the bytes that it is, and messages come in without a pause."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from struct import pack
from typing import TYPE_CHECKING, Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from labtop.server.limits import Bucket, Rate
from labtop.server.outbox import AtOnce

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

EXTENSION = "labtop.at_once"  # of ASGI: what is sent by it takes neither a task nor a turn of the event loop
Give: TypeAlias = Callable[[int, bytes], bool]  # a descriptor and the head of a request; did it?
Meet: TypeAlias = Callable[[str], AbstractAsyncContextManager[Give]]  # this process, if it is awake
SIBLINGS = "labtop.siblings"  # in the state of a server: how it meets others, to give them connections
HandOver: TypeAlias = Callable[[str], Awaitable[bool]]  # let this process have a socket not accepted yet; has it?
HAND_OVER = "labtop.hand_over"  # of ASGI, where there are other processes
TEXT = 0x81  # the first byte of a frame that is a whole text
SHORT, MIDDLE = 125, 65_535  # bytes of a text, whose length is said in one byte, in two more, or in eight
UNHEARD = 4  # messages that wait to be heard; until then, nothing more is read
PIECE = 256  # bytes that are looked at before it is looked how much they said: a frame can be six bytes long
FRAGMENTS = Rate(64, 8)  # of one socket: frames that are no whole message, such as pings; browsers send very few
TOO_MANY = CloseCode.POLICY_VIOLATION
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Wire(WebSocketsSansIOProtocol):
    """A socket at a table."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = b""
        self._fragments = Bucket(FRAGMENTS, self._now())

    def data_received(self, data: bytes) -> None:
        """Read it piece by piece, until there is more than is heard at once, or too much that says nothing."""
        self._unread += data
        self._read()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # of which nobody else would hear
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _read(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)

    def handle_events(self) -> None:
        """Of each whole message, and of so many other frames."""
        others = sum(isinstance(event, Frame) and not _is_message(event) for event in self.conn.events)
        if others and not self._fragments.take(self._now(), others):
            self.conn.fail(TOO_MANY)
            self.handle_parser_exception()
        else:
            super().handle_events()

    def handle_parser_exception(self) -> None:
        """Say what was wrong and end; without a word to who spoke before being accepted."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def receive(self) -> ASGIReceiveEvent:
        """What comes next; when all has been heard, what was read and not looked at, then what else comes in."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read()
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    def _now(self) -> int:
        return int(self.loop.time() * 1000)

    def handle_connect(self, event: Request) -> None:
        """Let the application write at once, or hand the socket over before it has read anything."""
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"][EXTENSION] = self._write
            if (meet := self.app_state.get(SIBLINGS)) is not None:
                self.read_paused = True  # until the application asks
                self.transport.pause_reading()
                scope["extensions"][HAND_OVER] = partial(self._hand_over, meet)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, as bytes: whoever decodes it says what is wrong with it.

        Reading pauses for those who say more than is heard, not after each message.
        """
        self.curr_msg_data_type = "bytes"
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def _write(self, texts: Sequence[bytes]) -> bool:
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def _hand_over(self, meet: Meet, process: str) -> bool:
        head = [b"GET ", self.request.path.encode(), b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        head.append(b"\r\n")
        connection = self.transport.get_extra_info("socket")
        async with meet(process) as give:
            wait = self.transport.is_closing() or self.transport.get_write_buffer_size()  # what was answered before
            if wait or not give(connection.fileno(), b"".join(head)):
                return False
        self.handshake_complete = True  # by the other
        self.transport.abort()  # closes our descriptor alone; the connection lives
        return True


def at_once(scope: Mapping[str, Any]) -> AtOnce:
    """How a socket is written to at once; where that is not possible, everything has to wait."""
    found: AtOnce = scope.get("extensions", {}).get(EXTENSION, lambda texts: False)
    return found


def hand_over(scope: Mapping[str, Any]) -> HandOver | None:
    """How a socket is handed to another process; None if it stays here."""
    found: HandOver | None = scope.get("extensions", {}).get(HAND_OVER)
    return found


def _is_message(frame: Frame) -> bool:
    return frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size <= SHORT:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size <= MIDDLE else pack("!BBQ", TEXT, 127, size)
