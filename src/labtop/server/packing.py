"""Answers as they are sent: compressed beside the event loop, and what is the same for everybody only once."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.types import Scope

THREADS = 2
LEVEL = 5
WORTH = 2_000  # bytes; fewer are sent as they are
BRIEF = 8_192  # bytes; fewer are compressed sooner than a thread would begin
KEPT = 1_000  # of what is the same for everybody
VARIES = {"Vary": "Accept-Encoding"}
PACKED = {"Content-Encoding": "gzip", **VARIES}
JSON = "application/json"
WORDY = ("text/", JSON, "application/javascript", "application/manifest+json", "image/svg+xml")


class Packing:
    """The threads, and what they have compressed for everybody."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._pool = ThreadPoolExecutor(THREADS, "pack")
        self._kept: dict[Hashable, asyncio.Future[bytes]] = {}

    async def answer(self, body: bytes, headers: Headers, kind: str = JSON) -> Response:
        """An answer that is made for who asks, as they take it."""
        if len(body) < WORTH:
            return Response(body, media_type=kind)
        if not taken(headers):
            return Response(body, 200, VARIES, kind)
        packed = _packed(body) if len(body) < BRIEF else await self._run(partial(_packed, body))
        return Response(packed, 200, PACKED, kind)

    async def as_taken(self, packed: bytes, headers: Headers, kind: str = JSON) -> Response:
        """An answer that was compressed beside the event loop, as whoever asks takes it."""
        if taken(headers):
            return Response(packed, 200, PACKED, kind)
        return Response(await self._run(partial(gzip.decompress, packed)), 200, VARIES, kind)

    async def once(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is made, compressed; both are done once, however many ask."""
        if key not in self._kept:
            self._kept[key] = self._run(lambda: _packed(make()))
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise

    async def file(self, response: FileResponse, scope: Scope) -> Response:
        """A file that has words in it, as whoever asks takes it; any other as it is, and parts of files."""
        headers = Headers(scope=scope)
        if not response.headers["content-type"].startswith(WORDY) or int(response.headers["content-length"]) < WORTH:
            return response
        response.headers.update(VARIES)
        if scope["method"] != "GET" or "range" in headers or not taken(headers):
            return response
        path = Path(response.path)
        packed = await self.once((path, response.headers["etag"]), path.read_bytes)
        own = {name: value for name, value in response.headers.items() if name != "content-length"}
        return Response(packed, headers={**own, "content-encoding": "gzip"})

    def close(self) -> None:
        """What is not made yet is not wanted any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _run(self, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._pool, work)


def taken(headers: Headers) -> bool:
    """Does whoever asks take compressed answers?"""
    return "gzip" in headers.get("accept-encoding", "")


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
