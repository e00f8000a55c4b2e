"""One client's socket: what it says, what it is told, and what happens when it is too slow or asks too much."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from labtop.server import decode, fulfilment, limits, messages, projection, seats, wire
from labtop.server.errors import Left, Refused
from labtop.server.lobby import Lobby
from labtop.server.messages import FromClient, Hello, Hint, Look, Why, WhyNot
from labtop.server.outbox import Outbox
from labtop.server.projection import Viewer
from labtop.server.table_session import TableSession

SLOWED = 0.05  # seconds until a message is looked at again whose address has said too much
PATIENCE = 20  # seconds for the first message
LONGEST = 16_384  # bytes of a message; the server under us closes the connection with 1009
BAD, UNKNOWN, RESTART = 4400, 4404, 1012  # close codes
CLOSE = {"unknown_table": UNKNOWN, "older_rules": UNKNOWN, "compiling": RESTART, "stopping": RESTART, "failed": RESTART}


class Connection:
    """A socket at a table."""

    def __init__(self, socket: WebSocket, session: TableSession, lobby: Lobby, address: str) -> None:
        self.viewer = Viewer()
        self._socket = socket
        self._session = session
        self.address = address
        self._limits = lobby.limits
        self._metrics = lobby.metrics
        self._allowance = lobby.limits.bucket(limits.MESSAGES)
        self._outbox = Outbox()
        self._at_once = wire.at_once(socket.scope)
        self._sending = False  # something that goes out before all that is in the outbox
        self._closing: int | None = None
        self._hint: asyncio.Task[None] | None = None

    # Being told

    def push(self, data: bytes) -> None:
        """Send this, after what was pushed before. Who does not read is sent everything later, once."""
        self._outbox.add(data)

    def hang_up(self) -> None:
        """End the connection; the client comes back by itself."""
        self._closing = RESTART
        self._outbox.wake()

    async def write(self) -> None:
        """Send what is pushed and cannot go out at once, until somebody hangs up."""
        self._outbox.at_once = lambda texts: not self._sending and self._at_once(texts)
        while True:
            await self._outbox.filled()
            while (data := await self._next()) is not None:
                self._sending = True
                await self._socket.send_text(data.decode())
                self._sending = False
            if self._closing is not None:
                await self._socket.close(self._closing)
                return

    async def _next(self) -> bytes | None:
        if self._outbox.behind:
            async with self._session.alone():
                self._outbox.behind = False
                self._outbox.add(self._session.whole(self.viewer))
        return self._outbox.take()

    # Saying

    async def read(self) -> None:
        """Answer messages until the client leaves, no faster than it is allowed to ask."""
        while True:
            await self._outbox.room()
            data = await _received(self._socket)
            while wait := self._allowance():
                await asyncio.sleep(wait / 1000)
            while not self._limits.allows(self.address, limits.ALL_MESSAGES):
                await asyncio.sleep(SLOWED)
            try:
                await self._heard(decode.from_client(data))
            except Refused as refused:
                self._refuse(refused)

    async def say_hello(self) -> None:
        """The first message: who is it, and what do they know already?"""
        data = await asyncio.wait_for(_received(self._socket), PATIENCE)
        hello = decode.from_client(data)
        if not isinstance(hello, Hello):
            raise Refused("bad_message")
        async with self._session.alone():
            held = seats.held(self._session.table.hashes, hello.secrets)
            if hello.eye is not None and hello.eye not in held:
                raise Refused("not_your_seat")
            self.viewer = Viewer(held, held[0] if held and hello.eye is None else hello.eye)
            self._session.enter(self)
            self._outbox.forget_news()  # that oneself is there
            news = self._session.news(self.viewer, hello.since, self.address)
        self._outbox.add_first(await news)  # what has happened meanwhile comes after it

    async def _heard(self, message: FromClient) -> None:
        match message:
            case Hello():
                raise Refused("bad_message")
            case Look(seat=seat):
                await self._look(seat)
            case Hint():  # takes its time: the client may go on
                if self._hint is not None:
                    self._hint.cancel()
                self._hint = asyncio.create_task(self._ask(message))
            case Why() | WhyNot():  # likewise, and meanwhile others go on
                await self._ask(message)
            case _:
                with self._outbox.together():  # what happens, and that it has happened
                    await self._ask(message)

    async def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.viewer.held:
            raise Refused("not_your_seat")
        async with self._session.alone():
            self.viewer = Viewer(self.viewer.held, seat)
            self._outbox.forget_news()  # what another pair of eyes would have seen
            self.push(self._session.whole(self.viewer))

    async def _ask(self, message: messages.Request) -> None:
        try:
            with self._metrics.command(str(message.__struct_config__.tag)):
                answer = await fulfilment.ask(self._session, self.viewer.held, message, self.address)
            self._answer(answer)
        except Refused as refused:
            self._refuse(refused, getattr(message, "key", None))

    def _refuse(self, refused: Refused, key: str | None = None) -> None:
        if isinstance(refused, Left):
            return  # we have been hung up: the client says it again when it is back
        self._metrics.refused(refused.code)
        self._answer(messages.Error(refused.code, key, refused.reason))

    def _answer(self, answer: projection.Answer) -> None:
        self._outbox.answer(self._session.show(self.viewer, answer))

    def left(self) -> None:
        """The client is gone."""
        if self._hint is not None:
            self._hint.cancel()
        self._session.leave(self)


async def serve(socket: WebSocket, lobby: Lobby, table: str, address: str) -> None:
    """Serve one socket from its first message to its end."""
    await socket.accept()
    try:
        connection = Connection(socket, await lobby.current(table), lobby, address)
    except Refused as refused:
        lobby.metrics.refused(refused.code)
        await _refuse(socket, refused)
        return
    try:
        await connection.say_hello()
        await _until_one_ends(connection.read(), connection.write())
    except Refused as refused:  # hello, or the table was closed before all was written
        await _refuse(socket, refused)
    except (WebSocketDisconnect, TimeoutError):
        pass  # the client is gone, or has nothing to say
    finally:
        connection.left()


async def _refuse(socket: WebSocket, refused: Refused) -> None:
    error = messages.Error(refused.code, None, refused.reason)
    await socket.send_text(projection.frame(None, Viewer(), error).decode())
    await socket.close(CLOSE.get(refused.code, BAD))


async def _until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _received(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text
