"""`labtop admin` and the database as a whole: backup, restore, check."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from labtop.cli.admin import copying
from labtop.server import sqlite, upkeep
from labtop.server.database import now
from labtop.server.sqlite import LOCK, MARK
from labtop.server.store import Store, serve
from server.administering import admin, beside, rows
from server.running import Process
from server.serving import ADA, BEN, Server
from server.test_process import Player, _moves


@pytest.mark.long
def test_a_backup_under_load_holds_every_move_that_was_acknowledged_before(tmp_path: Path) -> None:
    file, copy, again = (tmp_path / name for name in ("tables.sqlite3", "copy.sqlite3", "again.sqlite3"))
    with Process(file) as server:
        made = [server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]}) for _ in range(3)]
        players = [Player(server, one["table"], one["secrets"], []) for one in made]
        for player in players:
            player.start()
        while any(len(player.acknowledged) < 5 for player in players):
            players[0].join(0.05)
        before = [len(player.acknowledged) for player in players]
        assert admin("backup", copy, database=file) == (0, f"{copy} is written: 3 tables.")
        server.kill()
        for player in players:
            player.join()
    assert admin("check", database=copy)[0] == 0
    assert admin("restore", copy, database=again)[0] == 0
    with Process(again) as server:
        for one, player, least in zip(made, players, before, strict=True):
            moves = _moves(server, one)
            assert len(moves) >= least
            assert moves[: len(player.acknowledged)] == player.acknowledged[: len(moves)]


def test_a_copy_is_of_one_moment_however_much_is_written_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGES", 1)
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store = Store(serve(str(file)))
    enough = threading.Event()
    first = threading.Event()

    async def write() -> None:
        number = 0
        while not enough.is_set():
            number += 1

            def job(connection: sqlite3.Connection, number: int = number) -> None:
                for part in range(3):
                    table = f"{number}-{part}"
                    start = '{"game":"gizmos","seats":[]}' + " " * 3000
                    connection.execute("INSERT INTO tables VALUES (?, ?, 0, 0, 0, NULL)", (table, start))

            await store.run(job)
            if number > 30:
                first.set()

    writer = threading.Thread(target=lambda: asyncio.run(write()))
    writer.start()
    first.wait()
    assert admin("backup", copy, database=file)[0] == 0
    enough.set()
    writer.join()
    store.close()
    (tables, _, _), (more, _, _) = rows(copy), rows(file)
    assert 90 <= len(tables) <= len(more)
    assert len(tables) % 3 == 0


def test_a_backup_leaves_files_alone_that_there_are(tmp_path: Path) -> None:
    file, there = tmp_path / "tables.sqlite3", tmp_path / "there"
    Store(serve(str(file))).close()
    there.write_text("mine")
    code, told = admin("backup", there, database=file)
    assert (code, there.read_text()) == (1, "mine")
    assert "exists already" in told
    assert admin("backup", tmp_path / "no" / "folder", database=file)[0] == 1
    assert admin("backup", tmp_path / "copy", database=tmp_path / "missing")[0] == 1
    assert not (tmp_path / "missing").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.sqlite3", f"tables.sqlite3{LOCK}", "there"]


def test_restoring_asks_before_it_replaces_and_refuses_what_it_cannot_use(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"

    async def test(server: Server, file: Path) -> None:
        await server.make(ADA, BEN)
        assert admin("backup", copy, database=file)[0] == 0
        code, told = admin("restore", copy, "--replace", database=file)
        assert code == 1
        assert "used by another server" in told

    beside(test, tmp_path)
    file = tmp_path / "tables.sqlite3"
    before = rows(file)
    text, damaged, other = tmp_path / "text", tmp_path / "damaged", tmp_path / "other"
    text.write_text("not a database " * 500)
    data = bytearray(copy.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\x55" * 4096
    damaged.write_bytes(data)
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE mine (x)")
    connection.execute(f"PRAGMA user_version = {len(sqlite.MIGRATIONS)}")
    connection.close()
    for bad in (text, damaged, other, tmp_path / "missing", tmp_path):
        assert admin("restore", bad, "--replace", database=file)[0] == 1, bad
        assert rows(file) == before
    code, told = admin("restore", copy, database=file)
    assert (code, rows(file)) == (1, before)
    assert "--replace" in told
    with closing(sqlite.visit(str(file))) as visited:
        now(visited, upkeep.delete([before[0][0][0]]))
    assert admin("restore", copy, "--replace", database=file)[0] == 0
    assert rows(file) == rows(copy)


def test_a_visit_after_a_kill_and_a_restored_backup_raise_no_alarm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, copy, killed, lost = (tmp_path / f"{name}.sqlite3" for name in ("tables", "copy", "killed", "lost"))

    async def test(server: Server, file: Path) -> None:
        await server.make(ADA, BEN)
        assert admin("backup", copy, database=file)[0] == 0
        for end in ("", "-wal", LOCK, MARK):  # as somebody who was killed leaves them
            Path(f"{killed}{end}").write_bytes(Path(f"{file}{end}").read_bytes())
        lost.write_bytes(file.read_bytes())
        assert admin("list", database=file)[0] == 0
        with closing(sqlite3.connect(file)) as beside_it:
            assert beside_it.execute("SELECT running FROM service").fetchone() == (1,), "it is still running"

    beside(test, tmp_path)
    before = rows(copy)
    assert admin("restore", copy, "--replace", database=file)[0] == 0
    serve(str(file)).close()
    assert admin("check", database=killed)[0] == 0
    assert not Path(f"{killed}-wal").exists(), "who visits takes it into the main file"
    serve(str(killed)).close()
    assert rows(killed) == rows(file) == before
    assert "…-wal" not in caplog.text
    assert admin("list", database=lost)[0] == 0
    serve(str(lost)).close()
    assert "…-wal is gone" in caplog.text, "what is lost is still said"


def test_an_older_copy_is_brought_to_this_version(tmp_path: Path) -> None:
    old, file = tmp_path / "old.sqlite3", tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(f"{sqlite.MIGRATIONS[0]} PRAGMA user_version = 1;")
    code, told = admin("check", database=old)
    assert code == 1
    assert "older version" in told
    assert admin("restore", old, database=file)[0] == 0
    assert admin("check", database=file) == (0, f"{file} is intact: 0 tables.")


def test_a_damaged_database_is_found(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        for _ in range(20):
            await server.make(ADA, BEN)
        assert admin("check", database=file)[0] == 0

    beside(test, tmp_path)
    file = tmp_path / "tables.sqlite3"
    data = bytearray(file.read_bytes())
    data[8192:12288] = bytes(4096)
    file.write_bytes(data)
    code, told = admin("check", database=file)
    assert code == 1
    assert "damaged" in told
