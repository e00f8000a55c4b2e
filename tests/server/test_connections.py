"""Real connections: each says what it wants in good time, there are only so many, and nothing waits for the rest."""

import asyncio
import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from labtop.server import connections, runner
from labtop.server.addresses import counted
from labtop.server.app import make_app
from labtop.server.connections import MOST_EACH, Doorkeeper, Doors, protocol
from labtop.server.limits import FORGET, Limits, Rate
from labtop.server.settings import Settings
from server.running import CODE, Process
from server.serving import ADA, BEN, Client, HandTime, Server, limited, served

PATIENT = 30  # seconds until a test has failed
HOST = b"Host: localhost\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


def listening(test: Any, doors: Doors, patience: float = 0.2) -> None:
    """Run a test against a server of our protocol, which is given its port."""

    async def inside() -> None:
        config = uvicorn.Config(app, http=protocol(doors, patience), ws="websockets-sansio", lifespan="off")
        config.log_config = None
        server = uvicorn.Server(config)
        bound = runner._bind("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
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
