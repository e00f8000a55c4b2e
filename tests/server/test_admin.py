"""`labtop admin`: whatever it does to tables, a running server notices; what cannot be done changes nothing."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.server import upkeep
from labtop.server.database import Connection, DatabaseFailure, Job
from labtop.server.store import Store, serve
from server.administering import admin, beside
from server.serving import ADA, BEN, BOT, Line, Server, key, pick, play
from server.test_older_tables import age, happened, moved

DAY = 86_400_000


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


def test_what_could_not_be_looked_at_is_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: Any) -> Job[bool]:
        def job(_: Connection) -> bool:
            raise DatabaseFailure("database is locked")

        return job

    async def test(server: Server, file: Path) -> None:
        table, (_, ben) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ben)
        assert admin("rotate", table, 2, database=file)[0] == 0
        with monkeypatch.context() as busy:
            busy.setattr(upkeep, "differs", locked)
            with pytest.raises(DatabaseFailure):
                await server.lobby.notice()
        await server.lobby.notice()
        assert await line.hear() == {"type": "closed", "code": 1012}
        assert (await server.get(f"/api/tables/{table}", ben)).code == "unknown_secret"

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


def test_where_there_is_no_database_it_is_said(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite3"
    (tmp_path / "file").touch()
    for place, reason in (
        (missing, "there is no such file or folder"),
        (tmp_path, "it is a folder"),
        (tmp_path / "file" / "inside", "a part of the path is a file, not a folder"),
    ):
        assert admin("list", database=place) == (1, f"{place} cannot be used: {reason}")
    assert not missing.exists()


def test_pruning_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    Store(serve(str(file))).close()
    connection = sqlite3.connect(file, isolation_level=None)
    for number in range(2 * upkeep.AT_ONCE + 5):
        start = '{"game":"gizmos","seats":[],"rules":1}'  # older rules are no obstacle
        connection.execute("INSERT INTO tables VALUES (?, ?, 0, 0, ?, NULL)", (str(number), start, number))
    connection.close()
    code, told = admin("prune", "--keep", "90", database=file)
    assert (code, told.partition(".")[0]) == (2, "--keep cannot be “90”")
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


def test_all_names_of_a_person_and_when_they_came_and_went_are_written_down(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (old, _) = await server.make({"kind": "person", "name": "Oldname"}, BEN)
        line, first = await server.sit(table, old)
        server.time.turn(1000)
        await play(line, first["state"], pick(first["state"]))  # whoever comes for them has nothing to decide
        for command in (
            {"type": "rename", "seat": 0, "name": "Newname"},
            {"type": "seat_bot", "seat": 0, "level": "random"},
            {"type": "sit_down", "seat": 0},
        ):
            server.time.turn(1000)
            assert (await line.ask(key=key(), **command))["type"] == "done", command
        await server.lobby.notice()
        assert admin("export", "--out", tmp_path / "out", "--secret", old, database=file)[0] == 0
        assert {path.name for path in (tmp_path / "out").iterdir()} == {f"{table}-1.json", f"{table}-1-seat.json"}
        text = (tmp_path / "out" / f"{table}-1-seat.json").read_text(encoding="utf-8")
        seat = json.loads(text)
        assert (seat["table"], seat["game"], seat["seat"]["name"]) == (table, "gizmos", "Oldname")
        kinds = [event["kind"] for event in seat["events"]]
        assert kinds == ["moved", "renamed", "bot_came", "came_back"]
        assert seat["events"][1]["name"] == "Newname"
        assert all(event["key"] for event in seat["events"])
        since = [event["at"] - seat["created"] for event in seat["events"]]
        assert since == [1000, 2000, 3000, 4000]
        assert "Ben" not in text

    beside(test, tmp_path)


def test_of_a_seat_nothing_is_written_down_that_others_hide(tmp_path: Path) -> None:
    async def test(server: Server, file: Path) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        moves = [moved(1, 0, "research"), moved(2, 1, "under II-07"), moved(3, 0, "under I-01")]
        back = {"kind": "took_back", "seat": 0, "to": 0}
        await happened(server, table, *moves, back, {"kind": "showed", "seat": 0, "card": "III-01"})
        await age(server, table, rules=1)
        assert admin("export", "--out", tmp_path / "out", "--secret", ada, database=file)[0] == 0
        text = (tmp_path / "out" / f"{table}-1-seat.json").read_text(encoding="utf-8")
        events = [
            {part: event[part] for part in event if part not in ("at", "key")} for event in json.loads(text)["events"]
        ]
        assert events == [moves[0], moves[2], back, {"kind": "showed"}]
        assert "II-07" not in text

    beside(test, tmp_path)


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
