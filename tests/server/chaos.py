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
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.running import Process

GONE = (OSError, WebSocketException, asyncio.TimeoutError)
PAUSE = 0.05  # seconds before one comes back
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
        self.waited = 0.0  # the longest from the loss of the line until an answer, or from a move until the bot's
        self._moved: float | None = None
        self._state: dict[str, Any] = {"legal": []}
        self.over = False

    async def play(self) -> None:
        """Until the game is over."""
        lost = None
        while not self.over:
            try:
                async with connect(self._link, open_timeout=5, close_timeout=0.1, max_size=None) as line:
                    await line.send(msgspec.json.encode({"type": "hello", "secrets": [self.secret]}).decode())
                    async for text in line:
                        if lost is not None:
                            self.waited = max(self.waited, time.monotonic() - lost)
                            lost = None
                        await self._hear(line, msgspec.json.decode(text))
                        if self.over:
                            return
            except GONE:
                pass
            lost = lost or time.monotonic()
            await asyncio.sleep(PAUSE)

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        match message:
            case {"type": "done", "seq": seq, "key": key} if self._command and key == self._command["key"]:
                self.acknowledged.append((seq, self._command["action"]))
                self._command = None
                self._moved = None if self._state["legal"] else time.monotonic()
            case {"type": "error", "key": key} if self._command and key == self._command["key"]:
                self._command = None
                await line.send('{"type": "look", "seat": 0}')
                return
            case {"type": "table" | "change" as kind, "state": state}:
                self._state, self.over = state, state["over"]
                if self._moved is not None and state["legal"]:
                    self.waited, self._moved = max(self.waited, time.monotonic() - self._moved), None
                if kind == "table" and self._command is not None:
                    await self._send(line)  # was it heard? The key tells
        if self._state["legal"] and self._command is None:
            await asyncio.sleep(self._chooser.uniform(0, 2 * self._pause))
            action, position = self._chooser.choice(self._state["legal"]), self._state["position"]
            self._command = {"type": "play", "key": uuid.uuid4().hex, "position": position, "action": action}
            await self._send(line)

    async def _send(self, line: Any) -> None:
        await line.send(msgspec.json.encode(self._command).decode())


class Chaos:
    """Processes behind a port, tables, and somebody who kills."""

    def __init__(self, database: str, workers: int, tables: int, seed: int) -> None:
        self._server = Process(database, LABTOP_WORKERS=str(workers), LABTOP_SEARCHES="1")
        self._tables = tables
        self._chooser = random.Random(seed)

    def run(self, seconds: float, every: float, pause: float = 0.5) -> Found:
        """Play at all tables for so long, and kill a process every so many seconds."""
        with self._server as server:
            found = asyncio.run(self._run(seconds, every, pause))
            assert server.stop()[0] == 0
        return found

    async def _run(self, seconds: float, every: float, pause: float) -> Found:
        found, server = Found(), self._server
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
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for player in players:
            seen = await asyncio.to_thread(server.get, f"/api/tables/{player.table}", player.secret)
            mine = Counter(move["action"] for move in seen["moves"] if move["seat"] == 0 and move["by"] == "person")
            sent = Counter(action for _, action in player.acknowledged)
            extra = (mine - sent).total()
            found.lost += (sent - mine).total()
            found.twice += max(0, extra - 1)  # the last may have been written and not acknowledged
            found.acknowledged += len(player.acknowledged)
            found.longest = max(found.longest, player.waited)
        return found


if __name__ == "__main__":
    from server.postgres import running

    minutes, tables, workers = (*map(float, sys.argv[1:]), *(5.0, 1000.0, 4.0)[len(sys.argv) - 1 :])
    with running() as postgres:
        chaos = Chaos(postgres.database(), int(workers), int(tables), seed=1)
        print(chaos.run(minutes * 60, every=10, pause=tables / MOVES))
