"""Who may ask, how much, and what nobody is told."""

import pytest

from labtop.server.limits import Bucket, Limits, Rate
from labtop.server.security import Guard, name_of
from server.serving import ADA, BEN, Server, served


@pytest.mark.parametrize(
    ("host", "name"),
    [
        *[
            ("localhost:8765", "localhost"),
            ("127.0.0.1", "127.0.0.1"),
            ("[::1]:80", "::1"),
            ("EXAMPLE.org", "example.org"),
        ],
        *[("", ""), ("a@b", ""), ("x:y", ""), ("[::1", ""), ("evil.com/localhost", "")],
    ],
)
def test_the_name_in_a_host_header(host: str, name: str) -> None:
    assert name_of(host) == name


@served
async def test_a_page_of_another_site_gets_nothing(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    for headers in ({"host": "evil.example"}, {"origin": "http://evil.example"}, {"origin": "null"}, {"host": ""}):
        for method, path in (("GET", "/"), ("GET", f"/api/tables/{table}"), ("POST", "/api/tables")):
            answer = await server.call(method, path, None, ada, **headers)
            assert (answer.status, answer.code) == (403, "forbidden")
    for header in ((b"origin", b"http://evil.example"), (b"origin", b"http://localhost:9999")):
        line = server.line(table, (b"host", b"localhost:8765"), header)
        refused = await line.hear()
        assert (refused["type"], refused["status"]) == ("websocket.http.response.start", 403)


@served
async def test_a_page_of_ones_own_is_welcome(server: Server) -> None:
    assert (await server.get("/api/about", origin="http://localhost:8765")).status == 200
    table, _ = await server.make(ADA, BEN)
    line = server.line(table, (b"host", b"127.0.0.1:1"), (b"origin", b"http://127.0.0.1:1"))
    line.say(type="hello")
    assert (await line.hear())["type"] == "table"


@served
async def test_every_answer_has_strict_headers(server: Server) -> None:
    for answer in (await server.get("/"), await server.get("/api/about"), await server.get("/api/nothing")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert (await server.get("/api/about")).headers["cache-control"] == "no-store"


@served
async def test_our_mistakes_are_not_shown(server: Server) -> None:
    async def broken(table: str) -> None:
        raise RuntimeError("a secret of ours")

    server.lobby.find = broken  # type: ignore[method-assign, assignment]
    answer = await server.get("/api/tables/x")
    assert (answer.status, answer.json) == (500, {"type": "error", "code": "failed", "key": None, "reason": None})


@served
async def test_unknown_addresses_and_methods(server: Server) -> None:
    for method, path in (
        ("GET", "/api/x"),
        ("GET", "/api/tables/x/y"),
        ("DELETE", "/api/tables"),
        ("GET", "/assets/../x"),
    ):
        answer = await server.call(method, path)
        assert (answer.status, answer.code) == (404, "not_found"), path
    assert (await server.get("/api/tables/unknown")).code == "unknown_table"
    assert (await server.get("/api/tables/unknown/steps?after=-1")).code == "bad_message"
    assert (await server.get("/api/tables/unknown", "x", authorization="Basic x")).code in ("unknown_table",)


def test_a_bucket_fills_up_again_with_time() -> None:
    bucket = Bucket(Rate(2, 10), 0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert bucket.wait(0) == 100
    assert not bucket.take(99)
    assert bucket.take(100)
    assert [bucket.take(100_000) for _ in range(3)] == [True, True, False]


def test_each_address_has_its_own_limit() -> None:
    limits = Limits(lambda: 0, on=True)
    rate = Rate(1, 1)
    assert [limits.allows(address, rate) for address in ("a", "a", "b")] == [True, False, True]
    off = Limits(lambda: 0, on=False)
    assert all(off.allows("a", rate) for _ in range(9))
    assert off.bucket(rate)() == 0
    own = limits.bucket(rate)
    assert (own(), own()) == (0, 1000)


def test_too_many_requests_are_refused() -> None:
    from labtop.server import limits
    from labtop.server.settings import MEMORY, Settings
    from server.serving import start

    async def test() -> None:
        server = await start(Settings(database=MEMORY))
        answers = [await server.get("/api/about") for _ in range(limits.REQUESTS.burst + 1)]
        assert [answer.status for answer in answers] == [200] * limits.REQUESTS.burst + [429]
        server.time.turn(1000)
        assert (await server.get("/api/about")).status == 200
        await server.close()

    import asyncio

    asyncio.run(test())


def test_a_guard_lets_the_lifespan_through() -> None:
    import asyncio

    heard = []

    async def app(scope: object, receive: object, send: object) -> None:
        heard.append(scope)

    asyncio.run(Guard(app, ())({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert heard == [{"type": "lifespan"}]
