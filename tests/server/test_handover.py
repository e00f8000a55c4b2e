"""Processes behind one port: a socket goes to the one that leads its table, and stays where it is if that cannot be."""

import asyncio
import json
import logging
import os
import random
import signal
import socket
import stat
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from labtop.server import connections, handover, logs, runner
from labtop.server.cluster import LIVING
from labtop.server.database import Connection, DatabaseFailure, now
from labtop.server.handover import Siblings, meeting_place
from labtop.server.settings import Settings
from labtop.server.store import visit
from server import serving
from server.chaos import Player
from server.postgres import Postgres
from server.running import COMPILING, Process, command
from server.serving import ADA, BEN, pick
from server.several import PATIENCE, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sockets stay where they come in")

UNDER = "/labtop"
UPGRADE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO, CLOSE = b'\x81\x9d\0\0\0\0{"type":"hello","secrets":[]}', b"\x88\x80\0\0\0\0"  # frames
EACH, PAUSE = 4, 1  # tables of a process; seconds before a move, on average


# Two servers in this process, each with a port of its own: so it is known where a socket comes in


class Sibling(serving.Server):
    """A server with real connections, and a way to its sibling."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__(settings)
        self.siblings = Siblings(folder, self.lobby.process)
        self.doors = connections.Doors(settings.limits)
        config = runner._config(self.app, settings, lambda why: None)
        config.http = connections.protocol(self.doors, PATIENCE)
        self.uvicorn = handover.Server(config, self.siblings)
        self._bound = runner._bind("127.0.0.1", 0)
        self.port = self._bound.getsockname()[1]
        self.link = f"ws://127.0.0.1:{self.port}{settings.path}"

    async def open(self) -> None:
        self._serving = asyncio.create_task(self.uvicorn._serve([self._bound]))
        await until(lambda: self.uvicorn.started)
        await self.lobby.compiling.playable()

    async def close(self) -> None:
        self.uvicorn.should_exit = True
        await self._serving

    def sockets(self, table: str) -> int:
        """How many of a table are served here."""
        open_ = [session for session in self.lobby.open_sessions() if session.table.start.table == table]
        return sum(len(session.attendance.sockets) for session in open_)

    @property
    def given(self) -> float:
        """How many were handed to the other."""
        return sum(sample.value for metric in self.lobby.metrics.handovers.collect() for sample in metric.samples[:1])

    @asynccontextmanager
    async def client(self, table: str, *secrets: str) -> AsyncIterator[ClientConnection]:
        """A socket that comes in here."""
        async with connect(f"{self.link}/api/tables/{table}/socket", close_timeout=1) as line:
            await line.send(json.dumps({"type": "hello", "secrets": secrets}))
            yield line


def siblings(database: Postgres, test: Callable[..., Awaitable[None]], **settings: Any) -> None:
    """A test of two of them."""
    usual: dict[str, Any] = {"database": database.database(), "limits": False, "searches": 1, "games": ("gizmos",)}

    async def inside() -> None:
        with meeting_place() as folder:
            assert folder is not None
            found = [Sibling(Settings(**usual | settings), folder) for _ in range(2)]
            for one in found:
                await one.open()
            try:
                await asyncio.wait_for(test(*found), 2 * PATIENCE)
            finally:
                for one in found:
                    await one.close()

    asyncio.run(inside())


async def heard(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of these kinds."""
    while (message := json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))["type"] not in kinds:
        pass
    return dict(message)


async def my_turn(line: ClientConnection) -> dict[str, Any]:
    while not (state := (await heard(line, "table", "change"))["state"])["legal"]:
        pass
    return dict(state)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("path", ["", UNDER])
def test_a_socket_goes_to_the_process_that_leads_its_table(
    cluster: Postgres, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logs.ACCESS)

    async def test(here: Sibling, there: Sibling) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        async with here.client(table, ada) as one, there.client(table, ben) as two, there.client(table) as three:
            await heard(three, "table")
            await until(lambda: here.sockets(table) == 3)
            assert (here.given, there.given) == (0, 2)
            assert not there.lobby.open_sessions(), "a move costs nothing there"
            for line in (one, two):
                state = await my_turn(line)
                await line.send(json.dumps(command(state, pick(state))))
                await heard(three, "change")
            session = await here.lobby.find(table)
            assert {socket.address for socket in session.attendance.sockets} == {"127.0.0.1"}
            transports = [connection.transport for connection in here.uvicorn.server_state.connections]
            options = [
                one.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in transports
            ]
            assert (len(options), all(options)) == (3, True)
            assert not here.doors._inside | there.doors._inside, "whoever sits at a table has left the doors"
        await until(lambda: not here.sockets(table))
        assert not there.uvicorn.server_state.connections
        noted = [vars(record) for record in caplog.records if str(vars(record).get("path")).endswith("/socket")]
        assert [one["status"] for one in noted] == [101] * 3, "each is noted once"
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    siblings(cluster, test, address=f"http://127.0.0.1{path}")


@pytest.mark.usefixtures("patient")
def test_those_who_come_at_once_to_a_table_that_nobody_leads_meet_in_one_process(cluster: Postgres) -> None:
    async def test(here: Sibling, there: Sibling) -> None:
        table, secrets = await here.make(ADA, BEN)
        here.lobby.forget(await here.lobby.find(table))
        await here.lobby._left(table)
        async with here.client(table, secrets[0]) as one, there.client(table, secrets[1]) as two:
            for line in (one, two):
                await heard(line, "table")
            assert sorted((here.sockets(table), there.sockets(table))) == [0, 2]

    siblings(cluster, test)


def dead(here: Sibling, there: Sibling, _: pytest.MonkeyPatch) -> None:
    assert here.siblings._listening is not None
    here.siblings._listening.shutdown(socket.SHUT_RDWR)


def hangs(here: Sibling, there: Sibling, monkeypatch: pytest.MonkeyPatch) -> None:
    assert here.siblings._listening is not None
    asyncio.get_running_loop().remove_reader(here.siblings._listening)
    monkeypatch.setattr(handover, "AWAKE", 0.01)


def gone(here: Sibling, there: Sibling, _: pytest.MonkeyPatch) -> None:
    here.siblings.close()


def elsewhere(here: Sibling, there: Sibling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(there.siblings, "_folder", Path("/nowhere"))


def too_long(here: Sibling, there: Sibling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "LONGEST", 50)


def no_answer(here: Sibling, there: Sibling, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(table: str) -> str:
        raise DatabaseFailure

    monkeypatch.setattr(there.lobby, "leader", fails)


def late_answer(here: Sibling, there: Sibling, monkeypatch: pytest.MonkeyPatch) -> None:
    async def waits(table: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(there.lobby, "leader", waits)
    monkeypatch.setattr(handover, "PATIENCE", 0)


Break = Callable[[Sibling, Sibling, pytest.MonkeyPatch], None]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("break_", [dead, gone, hangs, elsewhere, too_long, no_answer, late_answer])
def test_a_socket_that_cannot_be_handed_over_is_served_where_it_came_in(
    cluster: Postgres, break_: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(here: Sibling, there: Sibling) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        break_(here, there, monkeypatch)
        async with here.client(table, ada) as one, there.client(table, ben) as two:
            state = await my_turn(one)
            await heard(two, "table")
            assert (here.sockets(table), there.sockets(table), there.given) == (1, 1, 0)
            await one.send(json.dumps(command(state, pick(state))))
            assert (await my_turn(two))["position"] > state["position"]
            async with there.client("nothing") as lost:
                assert (await heard(lost, "error"))["code"] == "unknown_table"

    siblings(cluster, test)


@pytest.mark.usefixtures("patient")
def test_what_was_handed_over_is_not_handed_on(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(here: Sibling, there: Sibling) -> None:
        table, (ada, _) = await here.make(ADA, BEN)

        def always(other: Sibling) -> Callable[[str], Awaitable[str]]:
            async def leader(table: str) -> str:
                return other.lobby.process

            return leader

        monkeypatch.setattr(here.lobby, "leader", always(there))
        monkeypatch.setattr(there.lobby, "leader", always(here))
        for comes, serves in ((here, there), (there, here)):
            async with comes.client(table, ada) as line:
                await heard(line, "table")
                assert (comes.sockets(table), serves.sockets(table)) == (0, 1)
            while serves.sockets(table):
                await asyncio.sleep(0.01)
        assert (here.given, there.given) == (1, 1)

    siblings(cluster, test)


@pytest.mark.usefixtures("patient")
def test_whoever_comes_in_by_a_sibling_meets_the_same_doors(cluster: Postgres) -> None:
    async def test(here: Sibling, there: Sibling) -> None:
        table, _ = await here.make(ADA, BEN)
        for _ in range(connections.MOST_EACH):
            here.doors.enter("127.0.0.1")
        with pytest.raises(InvalidStatus) as refused:
            async with there.client(table):
                pass
        assert refused.value.response.status_code == 503
        assert there.given == 1

    siblings(cluster, test, limits=True)


BAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"


@pytest.mark.usefixtures("patient")
def test_what_makes_no_sense_does_no_harm_and_no_descriptor_stays_open(cluster: Postgres) -> None:
    """A client hears the end when nobody holds the connection any more."""

    async def test(here: Sibling, there: Sibling) -> None:
        table, _ = await here.make(ADA, BEN)
        for said in (b"", BAD):  # and no connection
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as line:
                line.connect(str(here.siblings._own))
                line.send(said)
        for head in (b"nonsense\r\n\r\n", BAD):
            client, given = socket.socketpair()
            with given:
                async with there.siblings.meet(here.lobby.process) as give:
                    assert give(given.fileno(), head)
            reader, writer = await asyncio.open_connection(sock=client)
            assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.1 400 ")
            writer.close()
        async with there.siblings.meet(here.lobby.process):
            pass  # and nothing is given
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
        writer.write(UPGRADE % table.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        assert there.given == 1
        transports = [connection.transport for connection in here.uvicorn.server_state.connections]
        assert [one.get_extra_info("socket").get_inheritable() for one in transports] == [False]
        writer.write(CLOSE)
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()

    siblings(cluster, test)


@pytest.mark.usefixtures("patient")
def test_what_a_client_says_too_early_is_heard_where_it_is_served(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(here: Sibling, there: Sibling) -> None:
        table, _ = await here.make(ADA, BEN)
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port)

        async def leader(table: str) -> str:
            writer.write(HELLO)
            await asyncio.sleep(0.1)  # it could be read now
            return here.lobby.process

        monkeypatch.setattr(there.lobby, "leader", leader)
        writer.write(UPGRADE % table.encode())
        await asyncio.wait_for(reader.readuntil(b'{"type":"table"'), PATIENCE)
        assert there.given == 1
        writer.close()

    siblings(cluster, test)


def test_a_folder_of_their_own_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with meeting_place() as folder:
        assert folder is not None
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        (folder / "left").touch()
    assert not folder.exists()

    def full(**_: Any) -> None:
        raise OSError("there is no room")

    with monkeypatch.context() as patch:
        patch.setattr("tempfile.TemporaryDirectory", full)
        with meeting_place() as folder:
            assert folder is None
    monkeypatch.setattr("sys.platform", "darwin")
    with meeting_place() as folder:
        assert folder is None


# Real processes behind one port: a socket comes in wherever it does


def asked(database: str, statement: str) -> list[Any]:
    with closing(visit(database)) as found:

        def job(connection: Connection) -> list[Any]:
            return list(connection.execute(statement).fetchall())

        return now(found, job)


def led(database: str) -> dict[str, str]:
    """By table, who leads it."""
    return dict(asked(database, "SELECT id, owner FROM tables"))


def of_two(server: Process, database: str) -> list[dict[str, Any]]:
    """So many tables of each of two processes, mixed."""
    until_ = time.monotonic() + COMPILING
    while len(asked(database, LIVING)) < 2:
        assert time.monotonic() < until_
        time.sleep(0.05)
    made: dict[str, Any] = {}

    def make() -> None:
        table = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        made[table["table"]] = table

    while min((by := Counter(led(database).values())).values(), default=0) < EACH or len(by) < 2:
        assert time.monotonic() < until_
        threads = [threading.Thread(target=make) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    found, taken = [], Counter[str]()
    for table, owner in led(database).items():
        taken[owner] += 1
        if taken[owner] <= EACH:
            found.append(made[table])
    random.Random(1).shuffle(found)
    return found


@pytest.mark.long
def test_all_at_a_table_are_served_by_one_process_and_by_another_when_it_is_killed(cluster: Postgres) -> None:
    database = cluster.database()

    def served() -> list[tuple[str, str]]:
        """The tables at which somebody is, each with the processes through which they are."""
        return sorted(asked(database, "SELECT table_id, process FROM attendance"))

    async def test(server: Process, tables: list[dict[str, Any]]) -> None:
        owners = led(database)
        expected = sorted((one["table"], owners[one["table"]]) for one in tables)
        players = [
            Player(server.link, one | {"secrets": [secret]}, PAUSE, seed)
            for one in tables
            for seed, secret in enumerate(one["secrets"] * 2)
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(4 * PATIENCE):
            while any(player._lost is not None for player in players) or served() != expected:
                await asyncio.sleep(0.05)
            for process in server.workers():
                os.kill(process, signal.SIGKILL)
                before = [player._state["position"] for player in players]
                while any(player._state["position"] <= was for player, was in zip(players, before, strict=True)):
                    await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        assert not [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]

    with Process(database, LABTOP_WORKERS="2") as server:
        asyncio.run(test(server, of_two(server, database)))
        assert server.stop()[0] == 0
