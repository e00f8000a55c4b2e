"""A server in this process that is sent what a maker makes.

Whatever comes: a typed answer, no error of ours, and what is in memory is what is on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import labtop
from fuzz.making import ASKED, BODIES, Maker, body, record, said
from labtop.bots import catalog
from labtop.server.compilation import SEARCH
from server.serving import ADA, BEN, Line, Server

TOGETHER = 40  # messages on a socket before its answers are awaited
ROUND = 1000  # messages to a table; then another is made
TYPES = {"table", "change", "presence", "reacted", "done", "error", "reason", "reasons", "analysis"}


class Finding(Exception):
    """Something that must not be."""


class Errors(logging.Handler):
    """Collects what the server complains about itself."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, entry: logging.LogRecord) -> None:
        """Note it."""
        self.found.append(self.format(entry))


class Fuzzer:
    """Sends rounds of messages; each round follows from the seed and its number."""

    def __init__(self, server: Server, seed: str) -> None:
        self._server, self._seed = server, seed
        self._last: list[Any] = []
        self._errors = Errors()
        self.sent = 0
        for name in ("labtop", "asyncio"):
            logging.getLogger(name).addHandler(self._errors)

    def close(self) -> None:
        """Listen no longer."""
        for name in ("labtop", "asyncio"):
            logging.getLogger(name).removeHandler(self._errors)

    async def round(self, number: int) -> None:
        """A table, a thousand messages to it on both its seats' socket, some requests; then a look at what is kept."""
        server, maker = self._server, Maker(f"{self._seed}:{number}", [])
        table, secrets = await server.make(ADA, BEN)
        line, _ = await server.sit(table, *secrets)
        for _ in range(ROUND // TOGETHER):
            state = (await server.get(f"/api/tables/{table}", secrets[0])).json["state"]
            maker.actions = state["legal"] or ["end"]
            line = await self._talk(maker, line, table, secrets)
            await self._ask(maker, table, secrets[0])
        line.leave()
        await line.task
        await self._compare(table, secrets[0])

    async def _talk(self, maker: Maker, line: Line, table: str, secrets: list[str]) -> Line:
        self._last = [said(maker) for _ in range(TOGETHER)]
        for data in self._last:
            line.say_raw(data)
        self.sent += TOGETHER
        line.say(type="play", key="the last of them", position=2**53, action="end")
        while True:
            heard = await line.hear()
            if heard["type"] == "closed":
                return (await self._server.sit(table, *secrets))[0]
            if heard["type"] not in TYPES or heard.get("code") == "failed":
                raise self._finding(heard)
            if heard.get("key") == "the last of them":
                self._check_errors()
                return line

    async def _ask(self, maker: Maker, table: str, secret: str) -> None:
        path = maker.chance.choice(list(BODIES))
        await self._post(path.format(table=table, lesson="x", puzzle="x"), body(maker, path), secret)
        await self._answered("GET", maker.chance.choice(ASKED).format(maker.name()), None, secret)
        if maker.chance.random() < 0.2:
            kept = record(maker.chance.randrange(100))
            await self._post("/api/replay", maker.text(kept))
            position = labtop.replay(kept).position()
            await self._post("/api/positions", maker.text({"position": maker.bent(position)}))

    async def _post(self, path: str, data: bytes, secret: str | None = None) -> None:
        await self._answered("POST", path, data, secret)

    async def _answered(self, method: str, path: str, data: bytes | None, secret: str | None) -> None:
        self._last = [path, data]
        answer = await self._server.call(method, path, data, secret)
        self.sent += 1
        if answer.status >= 500:
            raise self._finding(answer.body)
        self._check_errors()

    async def _compare(self, table: str, secret: str) -> None:
        """What is in memory is what the store would give."""
        session = await self._server.lobby.find(table)
        while session.players.needed() or session.lock.locked():  # bots that were seated play on
            await asyncio.sleep(0.001)
        before = (await self._server.get(f"/api/tables/{table}", secret)).json
        self._server.lobby.forget(session)
        after = (await self._server.get(f"/api/tables/{table}", secret)).json
        for seen in (before, after):
            for passing in ("connected", "patience", "watchers"):
                del seen[passing]
            del seen["state"]["times"]
        if before != after:
            raise self._finding([name for name in before if before[name] != after[name]])

    def _check_errors(self) -> None:
        if self._errors.found:
            raise self._finding(self._errors.found)

    def _finding(self, what: Any) -> Finding:
        sent = [data.decode(errors="backslashreplace") if isinstance(data, bytes) else data for data in self._last]
        return Finding(json.dumps({"seed": self._seed, "found": repr(what)[:4000], "sent": sent}, ensure_ascii=False))


Progress = Callable[[int], None]


async def fuzz(
    start: Callable[[], Awaitable[Server]], seed: str, more: Callable[[Fuzzer], bool], tell: Progress
) -> int:
    """Rounds as long as `more` are wanted, on servers that are made anew from time to time; the messages sent."""
    sent, number = 0, 0
    while True:
        server = await start()
        await server.lobby.compiling.code("gizmos", catalog.parts(SEARCH, "gizmos"))  # hints are asked for, too
        fuzzer = Fuzzer(server, seed)
        try:
            for _ in range(20):
                await fuzzer.round(number)
                number += 1
                tell(sent + fuzzer.sent)
                if not more(fuzzer):
                    return sent + fuzzer.sent
        finally:
            fuzzer.close()
            await server.close()
        sent += fuzzer.sent
