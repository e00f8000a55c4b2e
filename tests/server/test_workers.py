"""`labtop serve --workers`: several processes behind one port, and what happens when they are killed."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from server import chaos as chaotic
from server.chaos import Chaos, Player, compared
from server.postgres import Postgres
from server.running import Process

ADA, BEN = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}
WORKERS = {"LABTOP_WORKERS": "2"}
MANY, LONG = 40, 60  # tables, seconds


def test_several_processes_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from labtop.cli.main import app; app()", "serve", "--no-open", "--language", "en"]
    command += ["--workers", "2", "--database", str(tmp_path / "tables.sqlite3")]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert tried.returncode == 1
    assert "PostgreSQL" in tried.stdout
    assert "Traceback" not in tried.stderr


def test_processes_share_a_port_and_stop_together(cluster: Postgres) -> None:
    with Process(cluster.database(), LABTOP_LOG="info", **WORKERS) as server:
        made = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        for _ in range(20):  # whichever of them answers
            assert server.get(f"/api/tables/{made['table']}")["seq"] == 0
        with server.socket(made["table"], made["secrets"][0]) as line:
            assert json.loads(line.recv())["type"] == "table"
            code, logs = server.stop()
        assert code == 0
        assert all(json.loads(log) for log in logs.splitlines())


def test_processes_end_with_the_one_that_started_them(cluster: Postgres) -> None:
    with Process(cluster.database(), **WORKERS) as server:
        found = server.workers()
        assert found
        server.kill()
        until = time.monotonic() + 30
        while any(map(alive, found)):
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_process_that_is_killed_is_replaced(cluster: Postgres) -> None:
    with Process(cluster.database(), **WORKERS) as server:
        made = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        before = set(server.workers())
        for process in before:
            os.kill(process, signal.SIGKILL)
        assert server.get(f"/api/tables/{made['table']}")["seq"] == 0
        assert not before & set(server.workers())
        assert server.stop()[0] == 0


def alive(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rsplit(") ", 1)[1][0] != "Z"


@pytest.mark.long
def test_killing_processes_loses_nothing_and_plays_nothing_twice(cluster: Postgres) -> None:
    chaos = Chaos(cluster.database(), workers=2, tables=MANY, seed=3)
    found = chaos.run(LONG, every=10)
    assert found.kills >= LONG // 10 - 1
    assert found.acknowledged > MANY
    assert found.lost == found.twice == 0
    assert found.longest < chaotic.SETTLE, "a table has stopped"


class Silence:
    """A line on which nothing comes back."""

    async def send(self, _: str) -> None:
        pass


def test_chaos_sees_a_table_that_stops() -> None:
    def told(kind: str, position: int, *legal: str) -> dict[str, Any]:
        return {"type": kind, "state": {"position": position, "legal": legal, "over": False}}

    async def test() -> None:
        player = Player("http://x", {"table": "t", "secrets": ["s"]}, 0, 1)
        await player._hear(Silence(), told("table", 0, "pick red"))
        assert player.longest(time.monotonic() + 100) >= 100, "the answer"
        player.resting = True
        assert player._command is not None
        await player._hear(Silence(), told("change", 1))
        await player._hear(Silence(), {"type": "done", "seq": 1, "key": player._command["key"]})
        assert player.longest(time.monotonic() + 100) >= 100, "the bot"
        since = player._since
        await player._hear(Silence(), told("table", 1))
        assert player._since == since, "who comes back finds that nothing has happened"
        await player._hear(Silence(), told("change", 2, "pick blue"))
        assert not player.waits
        assert player.longest(time.monotonic() + 100) < 100

    asyncio.run(test())


def test_chaos_sees_what_was_lost_or_played_twice() -> None:
    def moves(*actions: str) -> list[dict[str, Any]]:
        both = [{"seat": number % 2, "action": action} for number, action in enumerate(actions)]
        return [move | {"number": number, "by": "person"} for number, move in enumerate(both, 1)]

    acknowledged = [(1, "pick red"), (3, "pick blue")]
    played = moves("pick red", "x", "pick blue", "y", "pick red")
    assert compared(played, acknowledged, "pick red") == (0, 0)
    assert compared(played, acknowledged, None) == (0, 1)
    assert compared(played, acknowledged, "pick black") == (0, 1)
    assert compared(moves("pick red", "x", "pick red"), acknowledged, None) == (1, 0)
    assert compared(moves("pick red"), acknowledged, None) == (1, 0)
