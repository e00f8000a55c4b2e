"""A web server in front that serves labtop under a path of its site, and nothing else."""

import asyncio
import re
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Proxy:
    """Passes on what begins with the path, with it or without; a connection carries one request, or a socket."""

    def __init__(self, path: str, strips: bool) -> None:
        self._path = path
        self._strips = strips
        self._server = ("", 0)
        self.elsewhere: list[str] = []  # what was asked for beside the path
        self._serving: set[asyncio.Task[None]] = set()  # asyncio itself would forget them
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        self._started.wait()

    def stand_before(self, server: str) -> None:
        """Pass on to the server of this address."""
        found = urlsplit(server)
        self._server = (found.hostname or "", found.port or 0)

    def close(self) -> None:
        """Serve no longer."""
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://localhost:{listening.sockets[0].getsockname()[1]}{self._path}"
        self._started.set()
        await self._stopped.wait()
        listening.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = self._loop.create_task(self._serve_one(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._answer(reader, writer)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            method, target, _ = head.split(" ", 2)
            if not re.match(rf"{self._path}(/|\?|$)", target):
                self.elsewhere.append(target)
                writer.write(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            else:
                passed = (target.removeprefix(self._path) or "/") if self._strips else target
                head = head.replace(f"{method} {target} ", f"{method} {passed} ", 1)
                if "upgrade: websocket" not in head.lower():
                    head = re.sub(r"(?i)connection: [\w-]+", "Connection: close", head, count=1)
                await self._pass_on(head.encode(), reader, writer)

    async def _pass_on(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, before = await asyncio.open_connection(*self._server)
        before.write(head)
        saying = asyncio.create_task(_pour(reader, before))
        try:
            await _pour(behind, writer)
        finally:
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            before.close()
            with suppress(OSError):
                await before.wait_closed()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
