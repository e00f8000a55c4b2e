"""Servers that are killed while many tables are played: is anything lost, played twice, or stopped for long?

`PYTHONPATH=tests python -m server.chaos 5 1000 4` plays for five minutes at 1,000 tables with four processes, of which
one is killed every 10 s.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
import uuid
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.running import COMPILING, Process

GONE = (OSError, WebSocketException, asyncio.TimeoutError)
PAUSE = 0.05  # seconds before one comes back
SETTLE = 30  # seconds at the end for all that still wait; a table that has stopped waits longer
MOVES = 50  # a second, of all people together
PERSON, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}


@dataclass
class Found:
    """What came out."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    longest: float = 0  # seconds that a player waited for a table: for its answer, or for the bot there


class Player:
    """Somebody at a table who plays whenever it is their turn, and comes back when the line breaks."""

    def __init__(self, link: str, made: dict[str, Any], pause: float, seed: int) -> None:
        self._link = f"{link.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        self.table, self.secret = made["table"], made["secrets"][0]
        self._pause, self._chooser = pause, random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []  # seq, action
        self._command: dict[str, Any] | None = None
        self._waited = 0.0  # the longest
        self._lost: float | None = None  # since when there is no line
        self._since: float | None = None  # since when the table is waited for: for its answer, or for the bot there
        self._state: dict[str, Any] = {"legal": []}
        self.over = self.resting = False  # who rests begins nothing new

    @property
    def pending(self) -> str | None:
        """The action that may have been kept and is not acknowledged."""
        return self._command and self._command["action"]

    @property
    def waits(self) -> bool:
        """Is there anything to come?"""
        return not self.over and (self._lost is not None or self._since is not None)

    def longest(self, now: float) -> float:
        """The longest wait, also if it goes on."""
        return max([self._waited, *(now - since for since in (self._lost, self._since) if since and not self.over)])

    def _alive(self, more: bool) -> None:
        """A sign of life; is there `more` to come?"""
        now = time.monotonic()
        self._waited = max(self._waited, now - (self._since or now))
        self._since = now if more else None

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            self._lost = self._lost or time.monotonic()
            try:
                async with connect(self._link, open_timeout=5, close_timeout=0.1, max_size=None) as line:
                    await line.send(msgspec.json.encode({"type": "hello", "secrets": [self.secret]}).decode())
                    async for text in line:
                        if self._lost is not None:
                            self._waited, self._lost = max(self._waited, time.monotonic() - self._lost), None
                        await self._hear(line, msgspec.json.decode(text))
                        if self.over:
                            return
            except GONE:
                pass
            self._lost = time.monotonic()
            await asyncio.sleep(PAUSE)

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        match message:
            case {"type": "done", "seq": seq, "key": key} if self._command and key == self._command["key"]:
                self.acknowledged.append((seq, self._command["action"]))
                self._command = None
                self._alive(more=not self._state["legal"])
            case {"type": "error", "key": key} if self._command and key == self._command["key"]:
                self._command = None
                self._alive(more=True)
                await line.send('{"type": "look", "seat": 0}')
                return
            case {"type": "table" | "change" as kind, "state": state}:
                self._state, self.over = state, state["over"]
                more = self._command is not None or not state["legal"]
                if kind == "change" or not more or self._since is None:  # who only comes back has seen nothing new
                    self._alive(more)
                if kind == "table" and self._command is not None:
                    await self._send(line)  # was it heard? The key tells
        if self._state["legal"] and self._command is None and not self.resting:
            await asyncio.sleep(self._chooser.uniform(0, 2 * self._pause))
            action, position = self._chooser.choice(self._state["legal"]), self._state["position"]
            self._command = {"type": "play", "key": uuid.uuid4().hex, "position": position, "action": action}
            self._alive(more=True)
            await self._send(line)

    async def _send(self, line: Any) -> None:
        await line.send(msgspec.json.encode(self._command).decode())


class Chaos:
    """Processes behind a port, tables, and somebody who kills."""

    def __init__(self, database: str, workers: int, tables: int, seed: int) -> None:
        self._server = Process(database, LABTOP_WORKERS=str(workers), LABTOP_SEARCHES="1")
        self._workers, self._tables = workers, tables
        self._chooser = random.Random(seed)

    def run(self, seconds: float, every: float, pause: float = 0.5) -> Found:
        """Play at all tables for so long, and kill a process every so many seconds."""
        with self._server as server:
            found = asyncio.run(self._run(seconds, every, pause))
            assert server.stop()[0] == 0
        return found

    async def _run(self, seconds: float, every: float, pause: float) -> Found:
        found, server = Found(), self._server
        compiled = time.monotonic() + 2 * COMPILING
        while len(server.workers()) < self._workers:  # until all is compiled there is one alone
            assert time.monotonic() < compiled, "compiling takes too long"
            await asyncio.sleep(PAUSE)
        wish = {"game": "gizmos", "seats": [PERSON, BOT]}
        made = [await asyncio.to_thread(server.post, "/api/tables", wish) for _ in range(self._tables)]
        players = [Player(server.link, one, pause, number) for number, one in enumerate(made)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        until = time.monotonic() + seconds
        while time.monotonic() + every < until:
            await asyncio.sleep(every)
            os.kill(self._chooser.choice(server.workers()), signal.SIGKILL)
            found.kills += 1
        await asyncio.sleep(every)
        for player in players:
            player.resting = True
        settled = time.monotonic() + SETTLE
        while any(player.waits for player in players) and time.monotonic() < settled:
            await asyncio.sleep(PAUSE)
        found.longest = max(player.longest(time.monotonic()) for player in players)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for player in players:
            seen = await asyncio.to_thread(_table, server, player)
            assert seen["seq"] == len(seen["moves"]), "something else than moves has happened"
            lost, twice = compared(seen["moves"], player.acknowledged, player.pending)
            found.lost += lost
            found.twice += twice
            found.acknowledged += len(player.acknowledged)
        return found


def _table(server: Process, player: Player) -> Any:
    """The table as it is kept; a process that has just been started may still be getting ready."""
    while True:
        try:
            return server.get(f"/api/tables/{player.table}", player.secret)
        except HTTPError as error:
            if error.code != 503:
                raise
        time.sleep(PAUSE)


def compared(moves: list[dict[str, Any]], acknowledged: list[tuple[int, str]], pending: str | None) -> tuple[int, int]:
    """How many acknowledged moves are not where they were, and how many are kept that were not asked for so often."""
    mine = {move["number"]: move["action"] for move in moves if move["seat"] == 0 and move["by"] == "person"}
    lost = [action for seq, action in acknowledged if mine.pop(seq, None) != action]
    more = list(mine.values())
    if pending in more:  # written, and not acknowledged yet
        more.remove(pending)
    return len(lost), len(more)


if __name__ == "__main__":
    from server.postgres import running

    minutes, tables, workers = (*map(float, sys.argv[1:]), *(5.0, 1000.0, 4.0)[len(sys.argv) - 1 :])
    with running() as postgres:
        chaos = Chaos(postgres.database(), int(workers), int(tables), seed=1)
        print(chaos.run(minutes * 60, every=10, pause=tables / MOVES))
