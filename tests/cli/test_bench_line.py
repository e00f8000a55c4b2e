"""The light socket of `labtop bench server`, against a library's."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from labtop.cli.bench.line import Line

PATIENCE = 20  # seconds; what does not come then never will
TEXTS = ["", "x" * 125, "y" * 126, "z" * 65_535, "ä" * 40_000]  # around every way in which a length is said


def between(server: Callable[[ServerConnection], Coroutine[Any, Any, None]], heard: Callable[[bytes], None]) -> Any:
    """Opens a line to a server that does this."""

    async def lead(client: Callable[[Line], Coroutine[Any, Any, None]]) -> None:
        async with serve(server, "127.0.0.1", 0, compression=None) as there:
            port = there.sockets[0].getsockname()[1]
            line = await Line.open(f"ws://127.0.0.1:{port}/", {"X-Forwarded-For": "10.0.0.1"}, heard, nothing)
            await client(line)
            line.close()

    return lambda client: asyncio.run(asyncio.wait_for(lead(client), PATIENCE))


def nothing() -> None:
    """Nobody minds."""


def test_texts_of_any_length_are_heard_and_pings_answered() -> None:
    heard: list[bytes] = []
    done = asyncio.Event()
    addresses = []

    async def server(socket: ServerConnection) -> None:
        assert socket.request is not None
        addresses.append(socket.request.headers["X-Forwarded-For"])
        for text in TEXTS:
            await socket.send(text)
            await (await socket.ping())
        await socket.send("end")

    def hear(data: bytes) -> None:
        heard.append(data)
        if data == b"end":
            done.set()

    async def client(_line: Line) -> None:
        await done.wait()

    between(server, hear)(client)
    assert [data.decode() for data in heard] == [*TEXTS, "end"]
    assert addresses == ["10.0.0.1"]


def test_what_is_said_arrives() -> None:
    said: list[Any] = []
    done = asyncio.Event()

    async def server(socket: ServerConnection) -> None:
        said.extend([await socket.recv() for _ in range(3)])
        done.set()

    async def client(line: Line) -> None:
        for text in TEXTS[:3]:
            line.send(text.encode())
        await done.wait()

    between(server, lambda data: None)(client)
    assert said == TEXTS[:3]


def test_a_refusal_is_said() -> None:
    async def refused() -> None:
        async with serve(lambda socket: socket.close(), "127.0.0.1", 0, process_request=refuse) as there:
            port = there.sockets[0].getsockname()[1]
            await Line.open(f"ws://127.0.0.1:{port}/", {}, lambda data: None, nothing)

    def refuse(socket: ServerConnection, _request: Any) -> Any:
        return socket.respond(404, "not here")

    with pytest.raises(ConnectionError, match="404"):
        asyncio.run(refused())


def test_who_is_sent_away_learns_of_it() -> None:
    lost = asyncio.Event()

    async def end() -> None:
        async with serve(lambda socket: socket.close(), "127.0.0.1", 0) as there:
            port = there.sockets[0].getsockname()[1]
            await Line.open(f"ws://127.0.0.1:{port}/", {}, lambda data: None, lost.set)
            await lost.wait()

    asyncio.run(asyncio.wait_for(end(), PATIENCE))


def test_packets_may_be_cut_anywhere() -> None:
    heard: list[bytes] = []
    sent = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\x81\x02hi\x81\x7e\x00\x7e" + b"y" * 126

    async def receive() -> None:
        line = Line(heard.append, nothing)
        line.connection_made(asyncio.Transport())
        for place in range(len(sent)):
            line.data_received(sent[place : place + 1])

    asyncio.run(receive())
    assert heard == [b"hi", b"y" * 126]
