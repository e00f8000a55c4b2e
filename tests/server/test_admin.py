"""`labtop admin`: whatever it does to tables, a running server notices; what cannot be done changes nothing."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.server import sqlite, upkeep
from labtop.server.database import now
from labtop.server.settings import Settings
from labtop.server.sqlite import LOCK
from labtop.server.store import Store, serve
from server.running import Process
from server.serving import ADA, BEN, BOT, Line, Server, play, start
from server.test_process import Player, _moves

DAY = 86_400_000


def admin(*words: object, database: Path) -> tuple[int, str]:
    """A call of the command: its exit code and what it says."""
    call = ["admin", *map(str, words), "--database", str(database), "--language", "en"]
    told = CliRunner().invoke(app, call)
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    return told.exit_code, " ".join(told.output.split())


def beside(test: Callable[[Server, Path], Awaitable[None]], tmp_path: Path, **settings: Any) -> None:
    """A test of a server whose database is a file."""

    async def inside() -> None:
        file = tmp_path / "tables.sqlite3"
        server = await start(Settings(database=str(file), limits=False, searches=2, **settings))
        try:
            await server.lobby.notice()
            await test(server, file)
        finally:
            await server.close()

    asyncio.run(inside())


def rows(file: Path) -> list[Any]:
    """Everything in the database."""
    connection = sqlite3.connect(file)
    found = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "events", "secrets")]
    connection.close()
    return found


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
    from labtop.cli.admin import database

    monkeypatch.setattr(database, "PAGES", 1)
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


def test_an_older_copy_is_brought_to_this_version(tmp_path: Path) -> None:
    old, file = tmp_path / "old.sqlite3", tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(f"{sqlite.MIGRATIONS[0]} PRAGMA user_version = 1;")
    code, told = admin("check", database=old)
    assert code == 1
    assert "older version" in told
    assert admin("restore", old, database=file)[0] == 0
    assert admin("check", database=file) == (0, f"{file} is whole: 0 tables.")


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


def test_tables_are_listed(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, _ = await server.make({"kind": "person", "name": "Żółw \U0001f422"}, {"kind": "open"}, listed=True)
        code, told = admin("list", "--json", database=file)
        (one,) = [one for one in json.loads(told) if one["table"] == table]
        assert (code, one["names"], one["listed"], one["events"]) == (0, ["Żółw 🐢", ""], True, 0)
        code, told = admin("list", database=file)
        assert code == 0
        assert table in told
        assert "Żółw" in told

    beside(test, tmp_path)


def test_a_table_that_is_deleted_is_gone_for_those_who_sit_there(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        other, _ = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ada)
        session = await server.lobby.find(other)
        assert admin("delete", table, "unknown", database=file) == (1, "unknown: there is no such table.")
        assert admin("delete", table, "--databse", database=file)[0] == 1
        assert (await server.get(f"/api/tables/{table}", ada)).status == 200
        assert admin("delete", table, database=file) == (0, f"{table} is deleted.")
        await server.lobby.notice()
        assert await line.hear() == {"type": "closed", "code": 1012}
        assert (await server.get(f"/api/tables/{table}", ada)).code == "unknown_table"
        assert await server.lobby.find(other) is session

    beside(test, tmp_path)


def test_a_move_at_a_table_that_was_deleted_a_moment_ago_fails_cleanly(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        line, first = await server.sit(table, ada)
        admin("delete", table, database=file)
        answer = await line.ask(type="play", key="k", position=0, action=first["state"]["legal"][0])
        assert (answer["type"], answer.get("code")) in [("error", "failed"), ("closed", 1012)]
        assert (await server.get(f"/api/tables/{table}")).code == "unknown_table"

    beside(test, tmp_path)


def test_a_game_that_is_ended_is_played_to_its_end_by_bots(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (ada, ben) = await server.make(ADA, BEN)
        line, first = await server.sit(table, ada)
        await play(line, first["state"])
        assert admin("end", table, database=file) == (0, f"{table}: the computer plays this game to its end.")
        await server.lobby.notice()
        line, seen = await server.sit(table, ben)
        if not seen["state"]["over"]:
            await line.state(lambda state: state["over"])
        assert (await line.ask(type="sit_down", key="k", seat=1))["code"] == "out_of_time"
        assert (await server.get(f"/api/tables/{table}/record")).status == 200
        assert admin("end", table, database=file) == (1, f"{table}: this game is over already.")
        assert admin("end", table, "unknown", database=file) == (1, "unknown: there is no such table.")

    beside(test, tmp_path, stand_in="random")


def test_a_seat_gets_a_new_secret_and_the_old_one_holds_nothing(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (ada, ben) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ben)
        code, told = admin("rotate", table, 2, database=file)
        secret = told.partition("#")[2]
        assert (code, f"/t/{table}#" in told, len(secret)) == (0, True, 32)
        await server.lobby.notice()
        assert await line.hear() == {"type": "closed", "code": 1012}
        assert (await server.get(f"/api/tables/{table}", ben)).code == "unknown_secret"
        assert (await server.get(f"/api/tables/{table}", secret)).json["you"] == [1]
        assert (await server.get(f"/api/tables/{table}", ada)).json["you"] == [0]
        assert admin("rotate", table, 4, database=file)[0] == 1

    beside(test, tmp_path)


def test_tables_are_kept_for_as_long_as_is_said(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        old, _ = await server.make(ADA, BEN)
        server.time.turn(80 * DAY)
        new, (ada, _) = await server.make(ADA, BEN)
        line, first = await server.sit(new, ada)
        server.time.turn(20 * DAY)
        await server.lobby.prune()
        assert (await server.get(f"/api/tables/{old}")).code == "unknown_table"
        await play(line, first["state"])
        assert (await server.get(f"/api/tables/{new}")).status == 200
        server.time.turn(91 * DAY)
        await server.lobby.prune()
        assert (await line.until("closed"))["code"] == 1012
        assert admin("list", database=file)[1].endswith("0 tables.")

    beside(test, tmp_path, keep="90d")


def test_without_a_word_on_it_tables_are_kept_for_ever(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, _ = await server.make(ADA, BEN)
        server.time.turn(90_000 * DAY)
        await server.lobby.prune()
        assert (await server.get(f"/api/tables/{table}")).status == 200

    beside(test, tmp_path)


def test_pruning_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    Store(serve(str(file))).close()
    connection = sqlite3.connect(file, isolation_level=None)
    for number in range(2 * upkeep.AT_ONCE + 5):
        start = '{"game":"gizmos","seats":[],"rules":1}'  # older rules are no obstacle
        connection.execute("INSERT INTO tables VALUES (?, ?, 0, 0, ?, NULL)", (str(number), start, number))
    connection.close()
    assert admin("prune", "--keep", "90", database=file)[0] == 2
    assert admin("prune", "--keep", "90d", database=file) == (0, f"{2 * upkeep.AT_ONCE + 5} tables were deleted.")
    assert admin("prune", "--keep", "90d", database=file) == (0, "0 tables were deleted.")


def test_a_persons_games_are_written_down_without_what_others_hide(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        running, (ada, _) = await server.make(ADA, BEN)
        over, _ = await server.make(ADA, BOT)
        admin("end", over, database=file)
        await server.lobby.notice()
        line: Line = (await server.sit(over))[0]
        if not (await server.get(f"/api/tables/{over}")).json["state"]["over"]:
            await line.state(lambda state: state["over"])
        for words, files in (
            (["--secret", ada], {f"{running}-1.json"}),
            (["--name", "Ada"], {f"{running}-1.json", f"{over}-1.json"}),
        ):
            out = tmp_path / words[0].strip("-")
            assert admin("export", "--out", out, *words, database=file)[0] == 0
            assert files <= {path.name for path in out.iterdir()}
        unfinished = json.loads((out / f"{running}-1.json").read_text(encoding="utf-8"))
        seen = (await server.get(f"/api/tables/{running}", ada)).json
        assert unfinished["state"]["view"] == seen["state"]["view"]
        assert unfinished["state"]["proof"]["secret"] is None
        assert json.loads((out / f"{over}-1.json").read_text(encoding="utf-8"))["names"][0] == "Ada"
        for words in (["--name", "Nobody"], ["--secret", "x" * 32]):
            assert admin("export", "--out", tmp_path / "none", *words, database=file)[0] == 1
        assert not (tmp_path / "none").exists()
        assert admin("export", "--out", tmp_path / "none", database=file)[0] == 2

    beside(test, tmp_path, stand_in="random")


def test_ids_that_begin_with_dashes_are_ids(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    Store(serve(str(file))).close()
    connection = sqlite3.connect(file, isolation_level=None)
    for name in ("-abc", "--abc"):
        connection.execute('INSERT INTO tables VALUES (?, \'{"game":"gizmos","seats":[]}\', 0, 0, 0, NULL)', (name,))
        connection.execute("INSERT INTO secrets VALUES (?, 0, x'00')", (name,))
    connection.close()
    assert admin("rotate", "-abc", 1, database=file)[0] == 0
    assert admin("delete", "-abc", "--abc", database=file)[0] == 0


def test_what_is_wrong_is_said_in_the_language_of_the_reader(tmp_path: Path) -> None:
    for language, words in (("de", "kann nicht benutzt werden"), ("pl", "Nie można użyć pliku")):
        call = ["admin", "check", "--database", str(tmp_path / "missing"), "--language", language]
        told = CliRunner().invoke(app, call)
        assert told.exit_code == 1
        assert words in " ".join(told.output.split())
