"""Clients for the load: real sockets, four at each table, that play legal actions at a steady rate."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from ipaddress import ip_address
from itertools import count
from statistics import quantiles
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec

import labtop
from labtop.cli.bench import lookers
from labtop.cli.bench.line import Line
from labtop.cli.bench.measurement import Figures, Report
from labtop.registry import GAMES

SEATS = 4
LOST = 10.0  # seconds after which an update counts as never come
FIRST = int(ip_address("10.0.0.0"))
FORWARDED = "X-Forwarded-For"
NEWS = re.compile(rb'\{"type":"(?:change|table)","seq":(\d+),')


class Short(msgspec.Struct):
    """The part of a state that a player needs."""

    position: int
    to_play: int | None
    legal: list[str]


class News(msgspec.Struct):
    """The part of a message that a player needs."""

    seq: int
    state: Short


_read = msgspec.json.Decoder(News).decode


class Sitting:
    """One table with its four sockets."""

    def __init__(self, chooser: random.Random) -> None:
        self.table = ""
        self._chooser = chooser
        self._lines: list[Line] = []
        self._known = [0] * SEATS  # the last seq that each socket was told
        self._waiting: asyncio.Future[float] | None = None
        self._wanted = 0
        self.state: Short | None = None  # of the seat that decides

    async def sit_down(self, link: str, table: str, secrets: list[str], addresses: Iterator[str]) -> None:
        """Open the sockets, each from an address of its own."""
        self.table = table
        address = f"{link.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat, secret in enumerate(secrets):
            welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            hear, lost = partial(self._hear, seat, welcomed), partial(self._lost, welcomed)
            line = await Line.open(address, {FORWARDED: next(addresses)}, hear, lost)
            line.send(json.dumps({"type": "hello", "secrets": [secret]}).encode())
            self._lines.append(line)
            await welcomed

    async def play(self) -> float | None:
        """Play one legal action: the seconds until all four sockets know of it; None if there is nothing to play."""
        if self._waiting is not None and not self._waiting.done():
            return None  # who decides knows of the last move already, but not everybody
        state, self.state = self.state, None
        if state is None or state.to_play is None:
            return None
        self._wanted = max(self._known) + 1
        self._waiting = asyncio.get_running_loop().create_future()
        action = self._chooser.choice(state.legal)
        command = {"type": "play", "key": str(self._wanted), "position": state.position, "action": action}
        started = perf_counter()
        self._lines[state.to_play].send(json.dumps(command).encode())
        try:
            return await asyncio.wait_for(self._waiting, LOST) - started
        except TimeoutError:
            return LOST

    def leave(self) -> None:
        """Close the sockets."""
        for line in self._lines:
            line.close()

    def _lost(self, welcomed: asyncio.Future[None]) -> None:
        """The server has ended a socket: whoever waits for it need not."""
        for waiting in (welcomed, self._waiting):
            if waiting is not None and not waiting.done():
                waiting.set_exception(ConnectionError("the server has ended a socket"))

    def _hear(self, seat: int, welcomed: asyncio.Future[None], data: bytes) -> None:
        found = NEWS.match(data)
        if found is None:
            return
        self._known[seat] = int(found[1])
        if b'"legal":[]' not in data:
            self.state = _read(data).state
        if not welcomed.done():
            welcomed.set_result(None)
        if self._waiting and not self._waiting.done() and min(self._known) >= self._wanted:
            self._waiting.set_result(perf_counter())


class Crowd:
    """All tables. All ask from addresses of their own, as behind a web server: within the usual limits."""

    def __init__(self, link: str, chooser: random.Random) -> None:
        self._link = link
        self._chooser = chooser
        self._tables: list[Sitting] = []
        self._addresses = (str(ip_address(FIRST + number)) for number in count())

    async def get(self, path: str, body: Any = None) -> Any:
        """An answer over HTTP."""
        data, headers = None if body is None else json.dumps(body).encode(), {FORWARDED: next(self._addresses)}

        def ask() -> Any:
            with urlopen(Request(self._link + path, data, headers)) as answer:
                return json.load(answer)

        return await asyncio.to_thread(ask)

    async def sit_down(self, tables: int, report: Report) -> None:
        """Make tables of four persons and sit down at them."""
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        for number in range(tables):
            made = await self.get("/api/tables", {"game": GAMES[0], "seats": seats})
            table = Sitting(self._chooser)
            await table.sit_down(self._link, made["table"], made["secrets"], self._addresses)
            self._tables.append(table)
            report((number + 1) / tables)

    @asynccontextmanager
    async def reviewing(self, games: int) -> AsyncIterator[None]:
        """So many games are being reviewed meanwhile: somebody waits for each."""
        bots = [labtop.bot("easy"), labtop.bot("easy")]
        records = await asyncio.to_thread(lambda: labtop.match(GAMES[0], bots, games=games, seed=1).records)
        begun = [await self.get("/api/reviews", record) for record in records]

        async def wait() -> None:
            while True:
                await asyncio.sleep(2)
                for review in begun:
                    await self.get(f"/api/reviews/{review['review']}?after={review['total']}")

        waiting = asyncio.create_task(wait())
        try:
            yield
        finally:
            waiting.cancel()

    def looking(self, clients: int) -> AbstractAsyncContextManager[Figures]:
        """So many ask one table for its past meanwhile, as fast as they are answered."""
        return lookers.looking(self._link, self._tables[0].table, clients)

    async def let_bots_play(self, tables: int) -> str:
        """Make tables at which the strongest bot there is plays against itself; its name."""
        bot: str = (await self.get("/api/about"))["bots"][-1]
        seats = [{"kind": "bot", "level": bot}] * 2
        for _ in range(tables):
            await self.get("/api/tables", {"game": GAMES[0], "seats": seats})
        return bot

    async def play(self, rate: int, seconds: float, report: Report) -> Figures:
        """So many moves a second, each at the next table, whether the last ones are done or not."""
        gc.collect()
        gc.disable()  # our own pauses are not the server's
        waits: list[asyncio.Task[float | None]] = []
        started = perf_counter()
        total = round(rate * seconds)
        for number in range(total):
            await asyncio.sleep(max(0.0, started + number / rate - perf_counter()))
            waits.append(asyncio.create_task(self._tables[number % len(self._tables)].play()))
            report(number / total)
        found = [took for took in await asyncio.gather(*waits) if took is not None]
        gc.enable()
        lasted = perf_counter() - started
        marks = quantiles(found, n=100, method="inclusive")
        return {
            "asked_per_second": rate,
            "done_per_second": len(found) / lasted,
            "moves": len(found),
            "p50_ms": marks[49] * 1000,
            "p99_ms": marks[98] * 1000,
            "slowest_ms": max(found) * 1000,
        }

    def leave(self) -> None:
        """Everybody goes."""
        for table in self._tables:
            table.leave()
