"""What is the same for everybody is made and compressed once, and nothing that takes a while on the event loop."""

import asyncio
import gzip
import threading
import zlib
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import FileResponse

from labtop.registry import GAMES
from labtop.server import api_docs, packing
from labtop.server.limits import PAGES
from labtop.server.packing import Packing
from labtop.server.pages import FOLDER, FOREVER
from server.serving import Client, Server, limited, served
from server.test_looks import played

TAKES = {"accept-encoding": "gzip, br"}
SCRIPT = max((FOLDER / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
DRAWING = max((FOLDER / "assets").glob("*.svg"), key=lambda file: file.stat().st_size)


@pytest.fixture
def compressed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which something was compressed."""
    found: list[str] = []

    def noted(real: Any) -> Any:
        def call(*args: Any, **kwargs: Any) -> Any:
            found.append(threading.current_thread().name)
            return real(*args, **kwargs)

        return call

    monkeypatch.setattr(gzip, "compress", noted(gzip.compress))
    monkeypatch.setattr(zlib, "compressobj", noted(zlib.compressobj))
    return found


@pytest.mark.parametrize(
    "path",
    [
        f"/assets/{SCRIPT.name}",
        f"/assets/{DRAWING.name}",
        "/sources.json",
        *[f"/api/games/{game}/explorer" for game in GAMES],
        *[f"/api/docs/{page}" for page in api_docs.PAGES],
    ],
)
def test_what_is_the_same_for_everybody_is_compressed_once(path: str, compressed: list[str]) -> None:
    @served
    async def test(server: Server) -> None:
        plain = await server.get(path)
        assert "content-encoding" not in plain.headers
        for packed in await asyncio.gather(*(server.get(path, **TAKES) for _ in range(10))):
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            assert packed.headers["content-length"] == str(len(packed.body))
            assert gzip.decompress(packed.body) == plain.body
            for name in ("content-type", "cache-control", "etag", "last-modified"):
                assert packed.headers.get(name) == plain.headers.get(name), name
        assert len(compressed) == 1
        assert compressed[0].startswith("pack")

    test()


def test_a_page_of_the_documentation_is_made_once_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    html = api_docs._html

    def noted(text: str) -> str:
        made.append(threading.current_thread().name)
        return html(text)

    monkeypatch.setattr(api_docs, "_html", noted)

    @served
    async def test(server: Server) -> None:
        answers = await asyncio.gather(*(server.get("/api/docs/api.md") for _ in range(10)))
        answers += [await server.get("/api/docs/api.md", **TAKES)]
        assert {answer.status for answer in answers} == {200}
        assert len(made) == 1
        assert made[0].startswith("pack")

    test()


@limited
async def test_whatever_is_no_endpoint_has_the_limit_of_pages(server: Server) -> None:
    for number, (method, path) in enumerate(
        (
            *[("GET", "/api"), ("GET", "/api/docs/api.md"), ("GET", "/api/docs/style.css"), ("GET", "/api/docs/x")],
            *[("GET", "/api/x"), ("POST", "/api/x"), ("DELETE", "/api/tables"), ("GET", "/t/abc")],
        )
    ):
        client = Client(f"10.0.0.{number}")
        codes = [(await server.call(method, path, client=client)).status for _ in range(PAGES.burst + 1)]
        assert 429 not in codes[:-1], path
        assert codes[-1] == 429, path
        assert (await server.get("/api/about", None, client)).status == 200, "which has its own"
        assert (await server.get("/api", None, Client("10.0.1.1"))).status == 307
    server.time.turn(1000)
    assert (await server.get("/api", None, client)).status == 307


@served
async def test_conditions_and_parts_of_files_are_answered_as_ever(server: Server) -> None:
    path = f"/assets/{SCRIPT.name}"
    whole = await server.get(path, **TAKES)
    assert whole.headers["cache-control"] == FOREVER
    for asked in ({"if-none-match": whole.headers["etag"]}, {"if-modified-since": whole.headers["last-modified"]}):
        same = await server.get(path, **TAKES, **asked)
        assert (same.status, same.body, same.headers["etag"]) == (304, b"", whole.headers["etag"])
        assert "content-encoding" not in same.headers
    part = await server.get(path, **TAKES, range="bytes=10-19")
    assert (part.status, part.body) == (206, SCRIPT.read_bytes()[10:20])
    head = await server.call("HEAD", path, **TAKES)
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(SCRIPT.stat().st_size))
    icon = await server.get("/icon-512.png", **TAKES)
    assert (icon.headers.get("content-encoding"), icon.body) == (None, (FOLDER / "icon-512.png").read_bytes())


def test_what_was_built_anew_is_compressed_anew(tmp_path: Path) -> None:
    async def test() -> None:
        own, file = Packing(), tmp_path / "page.js"
        scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip")]}
        for text in (b"old " * 1000, b"newer " * 1000):
            file.write_bytes(text)
            answer = await own.file(FileResponse(file, stat_result=file.stat()), scope)
            assert gzip.decompress(bytes(answer.body)) == text
            assert answer.headers.getlist("vary") == ["Accept-Encoding"]
        own.close()

    asyncio.run(test())


def test_long_answers_are_compressed_beside_the_event_loop_and_short_ones_at_once(compressed: list[str]) -> None:
    @served
    async def test(server: Server) -> None:
        packed = await server.get("/api/games/aquasphere/texts?language=de", **TAKES)
        assert packed.headers["content-encoding"] == "gzip"
        assert len(gzip.decompress(packed.body)) >= packing.BRIEF
        assert [name.startswith("pack") for name in compressed] == [True]
        assert "content-encoding" not in (await server.get("/api/tables", **TAKES)).headers
        assert len(compressed) == 1
        packed = await server.post("/api/positions", {"position": played(3)["start"]}, **TAKES)
        assert packing.WORTH <= len(gzip.decompress(packed.body)) < packing.BRIEF
        assert (packed.headers["content-encoding"], compressed[1:]) == ("gzip", ["MainThread"])

    test()


def test_what_is_kept_for_everybody_has_a_limit_and_what_failed_is_not_kept() -> None:
    made: list[int] = []

    def fails() -> bytes:
        raise FileNotFoundError

    async def test() -> None:
        own = Packing(most=2)

        async def once(number: int) -> None:
            def make() -> bytes:
                made.append(number)
                return b"x"

            await own.once(number, make)

        for number in (1, 2, 2, 3, 1, 3):
            await once(number)
        assert made == [1, 2, 3, 1]
        for _ in range(2):
            with pytest.raises(FileNotFoundError):
                await own.once(2, fails)
        await once(2)
        assert made[-1] == 2
        own.close()

    asyncio.run(test())
