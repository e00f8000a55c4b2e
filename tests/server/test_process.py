"""`labtop serve` as a person starts it: real processes, real sockets, real kills."""

import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import GONE, Process, command

ADA, BEN, BOT = (
    {"kind": "person", "name": "Ada"},
    {"kind": "person", "name": "Ben"},
    {"kind": "bot", "level": "random"},
)
KILLS, LONG = 20, 185  # at least so many, and for so many seconds
TABLES = 4


def test_a_stop_is_graceful_and_tells_no_secret(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite3", LABTOP_LOG="debug") as server:
        made = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        secret = made["secrets"][server.get(f"/api/tables/{made['table']}")["state"]["to_play"]]
        with server.socket(made["table"], secret) as line:
            state = json.loads(line.recv())["state"]
            line.send(json.dumps(command(state, state["legal"][0])))
            answers = [json.loads(line.recv())["type"] for _ in range(2)]
            assert answers == ["change", "done"]
            code, logs = server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
    assert code == 0
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert secret not in logs
    assert all(json.loads(log) for log in logs.splitlines())


def test_a_message_that_is_too_large_ends_the_socket_only(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite3") as server:
        made = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        with server.socket(made["table"]) as line:
            line.recv()
            line.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert server.get(f"/api/tables/{made['table']}")["seq"] == 0


def test_a_second_server_on_the_same_file_or_port_says_so(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.sqlite3")
    command = [sys.executable, "-c", "from labtop.cli.main import app; app()", "serve", "--no-open", "--language", "en"]
    same_file = [*command, "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]
    same_port = [*command, "--port", str(server.port), "--database", str(tmp_path / "other.sqlite3")]
    for arguments, reason in ((same_file, "used by another server"), (same_port, "Choose another port")):
        second = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 1
        assert reason in " ".join(second.stdout.split())
        assert "Traceback" not in second.stderr
    assert server.stop()[0] == 0


class Player(threading.Thread):
    """Plays both seats of a table as fast as the server lets it, and notes every move that was acknowledged."""

    def __init__(self, server: Process, table: str, secrets: list[str], known: list[str]) -> None:
        super().__init__()
        self._server, self._table, self._secrets = server, table, secrets
        self.acknowledged = known  # actions by move number
        self.pending: dict[str, Any] | None = None
        self.trouble: str | None = None

    def run(self) -> None:
        try:
            self._play()
        except (ConnectionClosed, *GONE):
            pass  # the server was killed

    def _play(self) -> None:
        chooser = random.Random(len(self.acknowledged))
        while True:
            state = self._server.get(f"/api/tables/{self._table}")["state"]
            if state["over"]:
                return
            secret = self._secrets[state["to_play"]]
            legal = self._server.get(f"/api/tables/{self._table}", secret)["state"]["legal"]
            self.pending = command(state, chooser.choice(legal))
            answer = self._server.post(f"/api/tables/{self._table}/messages", self.pending, secret)
            if answer["type"] != "done":
                self.trouble = repr(answer)
                return
            self.acknowledged.append(self.pending["action"])
            self.pending = None


@pytest.mark.long
def test_three_minutes_of_kill_minus_nine_under_load_lose_no_acknowledged_move(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = Process(database)
    made = [server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]}) for _ in range(TABLES)]
    known: list[list[str]] = [[] for _ in made]
    chooser = random.Random(9)
    total = kills = 0
    until = time.monotonic() + LONG
    while kills < KILLS or time.monotonic() < until:
        kills += 1
        players = [Player(server, one["table"], one["secrets"], moves) for one, moves in zip(made, known, strict=True)]
        for player in players:
            player.start()
        players[0].join(chooser.uniform(0.05, 0.4))  # in the middle of something
        server.kill()
        for player in players:
            player.join()
            assert player.trouble is None
        server = Process(database)
        for place, (one, player) in enumerate(zip(made, players, strict=True)):
            moves = _moves(server, one)
            sent = player.acknowledged
            assert moves[: len(sent)] == sent
            assert len(moves) - len(sent) <= 1, "at most the one that was not acknowledged yet"
            known[place] = moves
            if server.get(f"/api/tables/{one['table']}")["state"]["over"]:
                total += len(moves)
                made[place] = server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
                known[place] = []
    assert total + sum(map(len, known)) > kills
    assert server.stop()[0] == 0


def _moves(server: Process, made: dict[str, Any]) -> list[str]:
    """All actions, each as the seat that played it sees it."""
    seen = [server.get(f"/api/tables/{made['table']}", secret)["moves"] for secret in made["secrets"]]
    return [seen[move["seat"]][place]["action"] for place, move in enumerate(seen[0])]


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "docs" / "example_client.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 45
    with Process(tmp_path / "tables.sqlite3") as server:
        alone = subprocess.run(
            [sys.executable, str(example), server.link], capture_output=True, text=True, timeout=60, check=False
        )
        assert "ranking" in alone.stdout, alone.stderr
        seats = [{"kind": "open"}, BOT, BOT]
        table = server.post("/api/tables", {"game": "gizmos", "seats": seats})["table"]
        joining = subprocess.run(
            [sys.executable, str(example), server.link, table], capture_output=True, text=True, timeout=60, check=False
        )
        assert "ranking" in joining.stdout, joining.stderr
        assert server.get(f"/api/tables/{table}")["state"]["over"]
