"""Real connections: each says what it wants in good time, there are only so many, and nothing waits for the rest."""

import asyncio
import json
import logging
import socket
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.frames import Opcode

from labtop.server import connections, runner, wire
from labtop.server.addresses import counted
from labtop.server.app import make_app
from labtop.server.connections import MOST_EACH, Doorkeeper, Doors, Hasty, protocol
from labtop.server.limits import FORGET, Limits, Rate
from labtop.server.settings import Settings
from labtop.server.wire import Wire
from server.running import CODE, Process
from server.serving import ADA, BEN, Client, HandTime, Server, limited, served

PATIENT = 30  # seconds until a test has failed
HOST = b"Host: localhost\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


def listening(test: Any, doors: Doors, patience: float = 0.2, app: Any = app, lines: list[Any] | None = None) -> None:
    """Run a test against a server of our protocol, which is given its port; its connections are put into `lines`."""

    async def inside() -> None:
        config = uvicorn.Config(app, http=protocol(doors, patience), ws=Wire, lifespan="off")
        config.log_config = None
        server = uvicorn.Server(config)
        bound = runner._bind("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        if lines is not None:
            lines.append(server.server_state.connections)
        try:
            await asyncio.wait_for(test(bound.getsockname()[1]), PATIENT)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(inside())


async def said(port: int, data: bytes) -> bytes:
    """All that comes back until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    try:
        return await reader.read()
    finally:
        writer.close()


def test_half_a_request_does_not_stay_open() -> None:
    async def test(port: int) -> None:
        for half in (
            b"",
            b"GET / HTTP/1.1\r\nHost:",
            b"POST / HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\nhalf",
            b"GET / HTTP/1.1\r\n" + HOST + b"\r\nGET / HTTP/1.1\r\nHos",
        ):
            assert b"200 OK" in await said(port, half) or not half.startswith(b"GET / HTTP/1.1\r\n" + HOST)
            counted.append(len(turned_away))

    turned_away: list[str] = []
    counted: list[int] = []
    listening(test, Doors(on=True, turned_away=turned_away.append))
    assert {*turned_away} == {"too_slow"}
    assert counted[:3] == [0, 1, 2], "who says nothing may be a browser"


def test_a_post_that_wants_to_be_a_socket_is_refused() -> None:
    async def test(port: int) -> None:
        headers = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        answer = await said(port, b"POST / HTTP/1.1\r\n" + HOST + headers + b"Content-Length: 3\r\n\r\nabc")
        assert answer.startswith(b"HTTP/1.1 400 ")

    listening(test, Doors(on=True))


def test_a_request_for_a_socket_that_cannot_be_read_is_answered() -> None:
    """It has passed the door: nobody would ever end it."""

    async def test(port: int) -> None:
        many = b"".join(b"X-%d: a\r\n" % number for number in range(130))
        for more in (many, b"X: " + b"a" * 9000 + b"\r\n"):
            assert (await said(port, UPGRADE + more + b"\r\n")).startswith(b"HTTP/1.1 400 ")

    listening(test, Doors(on=True), patience=PATIENT)


def frame(data: bytes, opcode: int = Opcode.TEXT, fin: bool = True) -> bytes:
    """A short one, as clients send it."""
    return bytes([fin << 7 | opcode, 1 << 7 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize("more", [b"\xff" * 99, frame(b"", Opcode.PING) * 99], ids=["nonsense", "pings"])
def test_who_speaks_before_being_accepted_leaves_no_trace_in_the_log(
    more: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    async def hesitating(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        asked.set()
        await receive()

    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE + b"\r\n")
        await asked.wait()
        writer.write(more)
        with suppress(ConnectionError):
            await reader.read()
        writer.close()

    listening(test, Doors(on=True), patience=PATIENT, app=hesitating)
    assert [one.getMessage() for one in caplog.records if "failed" in one.getMessage()] == []


async def taking(scope: Any, receive: Any, send: Any) -> None:
    """Say how many messages there were before the one that is not empty."""
    await receive()
    await send({"type": "websocket.accept"})
    count = 0
    while (message := await receive())["type"] == "websocket.receive":
        if message["bytes"]:
            await send({"type": "websocket.send", "text": f"{count}"})
        count += 1


async def socket_at(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE + b"\r\n")
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    return reader, writer


@pytest.mark.parametrize(
    ("before", "empty", "after"),
    [
        (b"", frame(b"", Opcode.PING), b""),
        (b"", frame(b"", Opcode.PONG), b""),
        (frame(b"", fin=False), frame(b"", Opcode.CONT, fin=False), frame(b"", Opcode.CONT)),
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_frames_that_say_nothing_are_heard_for_a_while_only(before: bytes, empty: bytes, after: bytes) -> None:
    async def test(port: int) -> None:
        reader, writer = await socket_at(port)
        writer.write(before + empty * (wire.FRAGMENTS.burst // 2) + after + frame(b"x"))
        await reader.readuntil(b"\x81\x01")  # it is answered
        writer.close()
        reader, writer = await socket_at(port)
        writer.write(before + empty * 10_000)
        assert b"\x88\x02\x03\xf0" in await reader.read()  # closed with 1008
        writer.close()

    listening(test, Doors(on=True), patience=PATIENT, app=taking)


def test_any_number_of_messages_is_heard_one_after_the_other() -> None:
    async def test(port: int) -> None:
        reader, writer = await socket_at(port)
        writer.write(frame(b"") * 2000 + frame(b"end"))
        assert await reader.readexactly(6) == b"\x81\x042000"
        writer.close()

    listening(test, Doors(on=True), patience=PATIENT, app=taking)


async def telling(scope: Any, receive: Any, send: Any) -> None:
    """More than anybody takes who does not read, over HTTP and on a socket, which then ends."""
    much = b"x" * 10_000_000
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": much})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": much})


@pytest.mark.parametrize("asked", [b"GET / HTTP/1.1\r\n" + HOST + b"\r\n", None])
def test_an_answer_that_nobody_reads_is_given_up(asked: bytes | None) -> None:
    async def test(port: int) -> None:
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(asked or UPGRADE + b"\r\n")
            while not [one for one in lines[0] if one.transport.get_write_buffer_size()]:
                await asyncio.sleep(0.01)
            while lines[0]:
                await asyncio.sleep(0.01)

    lines: list[Any] = []
    listening(test, Doors(on=True), app=telling, lines=lines)


@pytest.mark.parametrize(("sizes", "calls"), [([3, 2, 1, 0], ["close"]), ([3, 2, 2, 2], ["close", "abort"])])
def test_an_answer_that_is_read_slowly_is_sent_wholly(sizes: list[int], calls: list[str]) -> None:
    """Whatever waits is less from one look to the next, or nobody reads."""
    found: list[str] = []

    def size() -> int:
        return sizes.pop(0) if len(sizes) > 1 else sizes[0]

    transport: Any = SimpleNamespace(
        close=lambda: found.append("close"), abort=lambda: found.append("abort"), get_write_buffer_size=size
    )

    async def test() -> None:
        Hasty(transport, 0).close()
        while len(sizes) > 1 or found != calls:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(test(), PATIENT))


def test_only_so_many_connections_in_all_and_of_one_address() -> None:
    async def test(port: int) -> None:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert (await said(port, b"")).startswith(b"HTTP/1.1 503 ")
        for _, writer in lines:
            writer.close()
        request = b"GET / HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n"
        while not (await said(port, request)).startswith(b"HTTP/1.1 200 "):
            await asyncio.sleep(0.01)  # until it has noticed that they are gone

    turned_away: list[str] = []
    listening(test, Doors(on=True, most_each=3, turned_away=turned_away.append), patience=PATIENT)
    assert {*turned_away} == {"no_room"}
    listening(test, Doors(on=True, most=3, most_each=99), patience=PATIENT)


def test_a_proxy_brings_many_people() -> None:
    doors = Doors(on=True, proxies=("10.0.0.1",), most=5, most_each=1)
    assert [doors.enter("10.0.0.1") for _ in range(4)] == [True] * 4
    assert [doors.enter("10.0.0.2") for _ in range(2)] == [True, False]
    assert not doors.enter("10.0.0.1")
    doors.leave("10.0.0.2")
    assert doors.enter("10.0.0.1")


@pytest.mark.parametrize(
    ("proxy", "hosts"),
    [
        ("10.0.0.0/8", ("10.1.2.3", "::ffff:10.1.2.3")),
        ("fd00:1::/32", ("fd00:1:2:3::4", "fd00:1:2:3::5")),
        ("fd00:1:2:3::4", ("fd00:1:2:3::4", "fd00:1:2:3:0::4")),
    ],
)
def test_a_network_of_proxies_brings_many_people(proxy: str, hosts: tuple[str, str]) -> None:
    doors = Doors(on=True, proxies=(proxy,), most=5, most_each=1)
    assert [doors.enter(host) for host in hosts * 2] == [True] * 4
    assert [doors.enter("192.0.2.1"), doors.enter("192.0.2.1")] == [True, False]


def test_moves_do_not_wait_for_each_other_on_the_way() -> None:
    """What is written is sent at once (TCP_NODELAY)."""

    async def test() -> None:
        found = asyncio.get_running_loop().create_future()

        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            own = writer.get_extra_info("socket")
            found.set_result(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        bound = runner._bind("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=bound):
            await said(bound.getsockname()[1], b"")
            assert await found

    asyncio.run(test())


def test_an_address_counts_as_the_network_of_one_subscriber() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert (counted("::ffff:10.0.0.1"), counted("fe80::1%eth0")) == ("10.0.0.1", "fe80::/64")
    assert (counted("10.0.0.1"), counted("testclient"), counted("")) == ("10.0.0.1", "testclient", "")


@limited
async def test_one_network_has_one_limit(server: Server) -> None:
    answers = [await server.get("/api/about", None, Client(f"2001:db8::{number:x}")) for number in range(121)]
    assert [answer.status for answer in answers] == [200] * 120 + [429]
    assert (await server.get("/api/about", None, Client("2001:db8:0:1::1"))).status == 200


def test_limits_forget_only_those_who_have_been_quiet_for_longest() -> None:
    limits, rate = Limits(lambda: 0, on=True), Rate(1, 1)
    assert limits.allows("greedy", rate)
    for number in range(3 * FORGET):
        limits.allows(str(number), rate)
        if number % 1000 == 0:
            assert not limits.allows("greedy", rate)
    assert len(limits._buckets) <= FORGET


def test_a_client_is_believed_only_if_it_is_a_proxy_of_ours() -> None:
    @served
    async def test(server: Server) -> None:
        for proxies in ((), ("10.0.0.0/8",)):
            config = runner._config(make_app(server.lobby), Settings(proxies=proxies), lambda why: None)
            assert (config.proxy_headers, config.forwarded_allow_ips) == (bool(proxies), list(proxies))

    test()


ASKED = b"GET /api/nothing HTTP/1.1\r\n" + HOST + b"X-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n"
HASTY = f"from labtop.server import connections; connections.PATIENCE = 1; {CODE}"
REAL = {"LABTOP_LIMITS": "on", "LABTOP_ACCESS_LOG": "on", "NUMBA_DISABLE_JIT": "1"}  # nothing is played there


def addresses(logs: str) -> list[str]:
    """From where it was `ASKED`, by the log."""
    lines = [json.loads(line) for line in logs.splitlines()]
    return [line["address"] for line in lines if line.get("path") == "/api/nothing"]


@pytest.mark.long
def test_a_real_server_lets_only_so_many_in_and_believes_nobody(tmp_path: Path) -> None:
    async def test(port: int) -> None:
        assert b" 404 " in await said(port, ASKED)
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_EACH)]
        assert (await said(port, b"")).startswith(b"HTTP/1.1 503 ")
        for _, writer in lines:
            writer.close()

    with Process(tmp_path / "tables.sqlite3", **REAL) as server:
        asyncio.run(asyncio.wait_for(test(server.port), PATIENT))
        logs = server.stop()[1]
    assert addresses(logs) == ["127.0.0.1"]
    assert '"no_room": 1' in logs


@pytest.mark.long
def test_a_real_server_ends_half_requests_and_believes_its_proxy(tmp_path: Path) -> None:
    async def test(port: int) -> None:
        assert b" 404 " in await said(port, ASKED)
        assert await said(port, b"GET / HTTP/1.1\r\nHost:") == b""
        metrics = await said(watched, b"GET /metrics HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n")
        assert b'labtop_refusals_total{code="too_slow"} 1.0' in metrics

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        watched = probe.getsockname()[1]
    settings = REAL | {"LABTOP_PROXIES": "127.0.0.1", "LABTOP_METRICS": f"127.0.0.1:{watched}"}
    with Process(tmp_path / "tables.sqlite3", code=HASTY, **settings) as server:
        asyncio.run(asyncio.wait_for(test(server.port), PATIENT))
        assert addresses(server.stop()[1]) == ["192.0.2.7"]


def test_those_who_are_turned_away_are_counted_and_the_log_says_so_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections.log, "handlers", [caplog.handler])
    monkeypatch.setattr(connections.log, "propagate", False)
    counted: list[str] = []
    time = HandTime()
    doorkeeper = Doorkeeper(counted.append, time)
    for why in ("no_room", "no_room", "too_slow"):
        doorkeeper(why)
    time.turn(connections.SILENCE - 1)
    doorkeeper("no_room")
    time.turn(1)
    doorkeeper("too_slow")
    assert counted == ["no_room", "no_room", "too_slow", "no_room", "too_slow"]
    said = [(getattr(line, "no_room", 0), getattr(line, "too_slow", 0)) for line in caplog.records]
    assert said == [(1, 0), (2, 2)]


@limited
async def test_pages_have_limits_too(server: Server) -> None:
    answers = [(await server.get("/")).status for _ in range(500)]
    assert 429 in answers


@served
async def test_what_cannot_be_asked_is_refused_without_a_trace(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    heard: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = heard.append  # type: ignore[method-assign]
    logging.getLogger("labtop.server").addHandler(handler)
    long = "x" * 300
    try:
        assert (await server.get("/", origin="http://[::1")).code == "forbidden"
        for path in (f"/{long}", f"/assets/{long}", f"/t/{long}", "/\0", "/assets/\0", f"/assets/{'y/' * 200}x"):
            assert (await server.get(path)).status in (200, 404, 503), path
        for path in (f"/api/tables/{long}", f"/api/games/{long}/texts?language=en", f"/api/puzzles/{long}?language=en"):
            assert (await server.get(path)).status in (400, 404), path
        gone = Client()
        gone.gone.set()
        assert (await server.call("POST", "/api/replay", b"{", client=gone)).status < 500
        line = server.line(table)
        line.leave()
        await line.task
    finally:
        logging.getLogger("labtop.server").removeHandler(handler)
    assert not heard
