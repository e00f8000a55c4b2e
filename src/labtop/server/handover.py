"""Several processes on one machine: a socket goes to the one that leads its table, so that one alone works on it.

Whichever process accepts a connection reads what is asked. If a sibling leads the table, it is given the connection
itself, its descriptor, over a Unix socket in a folder of their own, and the head of the request, and goes on as if it
had accepted it. This only saves work: wherever something is amiss, a socket is served where it came in.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from multiprocessing import parent_process
from pathlib import Path

import uvicorn
from starlette.types import Scope

from labtop.server import wire
from labtop.server.database import DatabaseFailure
from labtop.server.errors import Refused
from labtop.server.lobby import Lobby
from labtop.server.wire import Give

log = logging.getLogger("labtop.server")

PATIENCE = 2  # seconds for the store to say who leads
LONGEST = 65_536  # bytes of the head of a request that is handed over
BACKLOG = 2048  # siblings that wait to be heard
AWAKE = 0.2  # seconds for a sibling to say that it is there; then the socket is served where it came in
AGAIN = 1  # seconds until files can perhaps be opened again
HERE = b"!"
HANDED_OVER = "handed_over"  # in the scope of a socket that is another's affair now

Take = Callable[[socket.socket, bytes], None]  # a connection, and the head of what is asked


async def handed_over(scope: Scope, lobby: Lobby, table: str) -> bool:
    """Let the sibling that leads the table have this socket, which is not accepted yet: whether it has it."""
    if (hand_over := wire.hand_over(scope)) is None:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            leader = await lobby.leader(table)
    except (Refused, DatabaseFailure, TimeoutError):
        return False  # the client is told, as by a server without siblings
    if leader == lobby.process or not await hand_over(leader):
        return False
    scope[HANDED_OVER] = True
    lobby.metrics.handovers.inc()
    return True


@contextmanager
def meeting_place() -> Iterator[Path | None]:
    """A folder in which siblings meet, and nobody else, until the end; None where they cannot give each other sockets.

    A message between them arrives whole or not at all (SOCK_SEQPACKET), which Linux can do.
    """
    if sys.platform != "linux":
        yield None
        return
    try:
        folder = tempfile.TemporaryDirectory(prefix="labtop-", ignore_cleanup_errors=True)
    except OSError as error:
        log.warning("sockets stay where they come in: %s", error)
        yield None
        return
    with folder as name:
        yield Path(name)


class Siblings:
    """The ways between this process and the others: each listens under its own name. Who has died takes nothing."""

    def __init__(self, folder: Path, process: str) -> None:
        self._folder = folder
        self._own = folder / process
        self._listening: socket.socket | None = None

    @asynccontextmanager
    async def meet(self, process: str) -> AsyncIterator[Give]:
        """How to give a connection to another, with the head of what is asked: whether it has it. Close yours then."""
        with ExitStack() as line:
            yield partial(_give, await self._reached(process, line))

    async def _reached(self, process: str, lines: ExitStack) -> socket.socket | None:
        """A line to another, which has said that it is there; None if it is dead, hangs or has no room."""
        with suppress(OSError):  # a time that has passed is one, too
            line = lines.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
            line.setblocking(False)
            line.connect(str(self._folder / process))
            async with asyncio.timeout(AWAKE):
                if await asyncio.get_running_loop().sock_recv(line, len(HERE)) == HERE:
                    return line
        return None

    def listen(self, take: Take) -> None:
        """Take what others give; OSError if they cannot come."""
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._listening.bind(str(self._own))
        self._listening.listen(BACKLOG)
        self._await_others(self._listening, take)

    def close(self) -> None:
        """Take nothing more. What waits is lost: those clients come back."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
            self._listening = None
        self._own.unlink(missing_ok=True)
        parent = parent_process()
        if parent is not None and not parent.is_alive():  # otherwise whoever made the folder tidies up
            with suppress(OSError):  # there are others in it
                self._folder.rmdir()

    def _await_others(self, listening: socket.socket, take: Take) -> None:
        if listening is self._listening:
            asyncio.get_running_loop().add_reader(listening, self._welcome, listening, take)

    def _welcome(self, listening: socket.socket, take: Take) -> None:
        """Say to whoever comes that one is there, and has room for what is given."""
        loop = asyncio.get_running_loop()
        try:
            line, _ = listening.accept()
        except OSError as error:  # no more files can be opened; asked again at once, it would not be otherwise
            log.warning("no sockets are taken from other processes for a while: %s", error)
            loop.remove_reader(listening)
            loop.call_later(AGAIN, self._await_others, listening, take)
            return
        with suppress(OSError), ExitStack() as coming:
            coming.enter_context(line)
            room = coming.enter_context(line.dup())
            line.send(HERE)
            loop.add_reader(line, self._hear, line, room, take)
            coming.pop_all()

    def _hear(self, line: socket.socket, room: socket.socket, take: Take) -> None:
        asyncio.get_running_loop().remove_reader(line)
        room.close()
        head, given = b"", list[int]()
        with line, suppress(OSError):
            head, given, _, _ = socket.recv_fds(line, LONGEST, 1)
        for descriptor in given:  # none, if the other has died or thought better of it
            os.set_inheritable(descriptor, False)
            take(socket.socket(fileno=descriptor), head)


def _give(line: socket.socket | None, descriptor: int, head: bytes) -> bool:
    with suppress(OSError):
        return line is not None and len(head) <= LONGEST and socket.send_fds(line, [head], [descriptor]) == len(head)
    return False


class Server(uvicorn.Server):
    """Serves what it accepts, and what its siblings hand over."""

    def __init__(self, config: uvicorn.Config, siblings: Siblings | None = None) -> None:
        super().__init__(config)
        self._siblings = siblings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        if self._siblings is None:
            return
        self._state = dict(self.lifespan.state)  # knows no siblings: what was handed over is never handed on
        self.lifespan.state[wire.SIBLINGS] = self._siblings.meet
        try:
            self._siblings.listen(self._take)
        except OSError as error:
            log.warning("no sockets are taken from other processes: %s", error)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; from now on siblings keep what they have."""
        if self._siblings is not None:
            self._siblings.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._go_on(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _go_on(self, connection: socket.socket, head: bytes) -> None:
        """As if the connection had been accepted here, and the head were the first that came."""
        protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self._state
        )
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(head)
