"""The store: each job wholly or not at all, one server a file, migrations by themselves."""

import asyncio
import re
import sqlite3
import threading
from dataclasses import fields
from pathlib import Path

import pytest

from labtop.cli.serve import setting_problem
from labtop.core.texts import LANGUAGES
from labtop.server import sqlite
from labtop.server import store as stores
from labtop.server.database import StoreProblem
from labtop.server.settings import (
    MEMORY,
    SettingProblem,
    Settings,
    data_folder,
    from_environment,
    host_and_port,
    seconds,
)
from labtop.server.sqlite import MARK
from labtop.server.store import Store, serve


def insert(connection: sqlite3.Connection) -> int:
    connection.execute("INSERT INTO tables VALUES ('t', '{}', 0, 0, 0, NULL)")
    return 1


def fail(connection: sqlite3.Connection) -> int:
    connection.execute("INSERT INTO tables VALUES ('u', '{}', 0, 0, 0, NULL)")
    raise ZeroDivisionError


def count(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return found


def test_a_job_that_fails_leaves_nothing_and_hurts_no_other() -> None:
    async def test() -> None:
        store = Store(serve(MEMORY))
        good, bad, counted = await asyncio.gather(
            store.run(insert), store.run(fail), store.run(count), return_exceptions=True
        )
        assert (good, counted) == (1, 1)
        assert isinstance(bad, ZeroDivisionError)
        store.close()

    asyncio.run(test())


def test_jobs_that_arrive_together_are_committed_together(monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    together = Store._together

    def counting(self: Store, batch: list[stores.Waiting]) -> list[object]:
        batches.append(len(batch))
        return together(self, batch)

    monkeypatch.setattr(Store, "_together", counting)

    async def test() -> None:
        store = Store(serve(MEMORY))
        asked = [asyncio.ensure_future(store.run(count)) for _ in range(300)]
        await asyncio.sleep(0)
        assert store.waiting == 300
        await asyncio.gather(*asked)
        assert store.waiting == 0
        store.close()

    asyncio.run(test())
    assert batches == [300]


def test_what_is_asked_in_one_turn_wakes_a_thread_once() -> None:
    async def test() -> None:
        store, begun, gate = Store(serve(MEMORY)), threading.Event(), threading.Event()

        def wait(_: object) -> bool:
            begun.set()
            return gate.wait(30)

        first = asyncio.ensure_future(store.run(wait))
        await asyncio.to_thread(begun.wait, 30)
        asked = [asyncio.ensure_future(store.run(count)) for _ in range(300)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store._jobs.qsize() == 1
        gate.set()
        await asyncio.gather(first, *asked)
        store.close()

    asyncio.run(test())


def test_what_was_asked_before_closing_is_written(tmp_path: Path) -> None:
    file = str(tmp_path / "t.sqlite3")

    async def test() -> None:
        store = Store(serve(file))
        asyncio.get_running_loop().call_soon(store.close)
        assert await store.run(insert) == 1

    asyncio.run(test())
    again = Store(serve(file))
    assert asyncio.run(again.run(count)) == 1
    again.close()


def test_it_is_safe_on_disk() -> None:
    async def test() -> None:
        store = Store(serve(MEMORY))
        assert await store.run(lambda connection: connection.execute("PRAGMA synchronous").fetchone()) == (2,)
        store.close()

    asyncio.run(test())


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "t.sqlite3")
    first = Store(serve(file))
    with pytest.raises(StoreProblem, match="is used"):
        Store(serve(file))
    first.close()
    Store(serve(file)).close()


def test_files_that_are_no_database_or_a_newer_one_are_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("a text that is not a database " * 100)
    with pytest.raises(StoreProblem, match="not a database"):
        Store(serve(str(text)))
    newer = tmp_path / "newer"
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreProblem, match="is newer"):
        Store(serve(str(newer)))
    with pytest.raises(StoreProblem):
        Store(serve(str(tmp_path)))


def test_an_older_file_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "t.sqlite3")
    Store(serve(file)).close()
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT;"))
    Store(serve(file)).close()
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(sqlite.MIGRATIONS),)
    connection.execute("SELECT colour FROM tables")
    connection.close()


def test_settings_come_from_flags_then_variables_then_what_is_usual() -> None:
    environment = {"LABTOP_PORT": "99", "LABTOP_LIMITS": "off", "LABTOP_HOSTS": "a.org, b.org", "LABTOP_LOG": "debug"}
    settings = from_environment(environment, port=100, host=None)
    assert (settings.port, settings.host, settings.limits) == (100, "127.0.0.1", False)
    assert (settings.hosts, settings.log) == (("a.org", "b.org"), "debug")
    assert Settings().file == str(data_folder() / "tables.sqlite3")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "-1"),
        ("PORT", "x"),
        ("LIMITS", "maybe"),
        ("GAMES", "chess"),
        ("LOG", "loud"),
        ("HINT", "search:9s"),
        ("SEARCHES", "0"),
        ("PORT", "65536"),
        ("HOSTS", "https://a.org"),
        ("ADDRESS", "table.example.org"),
        ("IDLE_AFTER", "0"),
        ("METRICS", "9464"),
        ("METRICS", "127.0.0.1:99999"),
        ("KEEP", "90"),
        ("KEEP", "0d"),
        ("PROXIES", "proxy"),
        ("ACCESS_LOG", "x"),
        ("DATBASE", "x"),
        ("DATABASE", "postgresql:/tables"),
        ("WORKERS", "0"),
        ("ADDRESS", "http://[::1"),
        ("ADDRESS", "http://example.org:99999"),
        ("ADDRESS", "http://:80"),
        ("DATABASE", "postgresql://[::1/labtop"),
    ],
)
def test_a_bad_variable_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingProblem, match=re.escape(f"LABTOP_{name} cannot be '{value}'")):
        from_environment({f"LABTOP_{name}": value})


def test_a_bad_flag_is_named_as_it_was_typed() -> None:
    for variables in ({}, {"LABTOP_KEEP": "90d"}):
        with pytest.raises(SettingProblem, match=r"^--keep cannot be '90'"):
            from_environment(variables, keep="90")
    with pytest.raises(SettingProblem, match=r"^LABTOP_KEEP cannot be '90'"):
        from_environment({"LABTOP_KEEP": "90"}, keep=None, log="info")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_thousands_of_digits_is_no_setting(language: str) -> None:
    with pytest.raises(SettingProblem) as problem:
        from_environment({"LABTOP_HINT": "9" * 5000})
    assert len(setting_problem(problem.value, language)) < 400


def test_every_process_has_a_port_for_its_metrics() -> None:
    address = {"LABTOP_METRICS": "127.0.0.1:65535"}
    assert from_environment(address).workers == 1
    with pytest.raises(SettingProblem, match="LABTOP_METRICS"):
        from_environment(address, workers=2)


def test_addresses_of_all_kinds_are_read() -> None:
    for name, values in {
        "address": ("http://[::1]:8765/labtop", "https://example.org", "http://localhost:80/"),
        "database": (
            *("tables.sqlite3", "postgres://u:p@[::1]:5432/x", "postgresql:///x?host=/tmp"),
            *("postgresql://a,b:1/x", "postgresql.sqlite3"),
        ),
    }.items():
        for value in values:
            assert getattr(from_environment({}, **{name: value}), name) == value


def test_settings_that_have_a_shape_are_read() -> None:
    assert (seconds("12h"), seconds("90d"), seconds("2w"), seconds("90"), seconds("1.5d")) == (
        43200,
        7776000,
        1209600,
        None,
        None,
    )
    assert host_and_port("[::1]:1") == ("::1", 1)
    assert host_and_port("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert from_environment({"LABTOP_CACHE": "x", "LABTOP_GAMES_PATH": "y", "OTHER": "z"}) == Settings()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_setting_is_said_with_what_it_can_be(language: str) -> None:
    for field in fields(Settings):
        said = setting_problem(SettingProblem(field.name, "x\x1b"), language)
        assert f"LABTOP_{field.name.upper()}" in said
        assert "x?" in said
    assert "LABTOP_DATBASE" in setting_problem(SettingProblem("DATBASE", "x", known=False), language)


def test_every_setting_is_documented_with_what_is_usual() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        (row,) = [row for row in text.splitlines() if row.startswith("|") and f"`LABTOP_{field.name.upper()}`" in row]
        if isinstance(field.default, str | int) and field.default not in ("", 0, True):
            assert f"`{field.default}`" in row


def test_another_programs_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    for version in (0, 1):
        file = tmp_path / f"foreign{version}.sqlite3"
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE recipes (name)")
            connection.execute(f"PRAGMA user_version = {version}")
        connection.close()
        before = file.read_bytes()
        with pytest.raises(StoreProblem) as problem:
            Store(serve(str(file)))
        assert problem.value.why == "foreign"
        assert file.read_bytes() == before


def test_a_write_ahead_file_that_is_gone_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, copied = tmp_path / "tables.sqlite3", tmp_path / "copied.sqlite3"
    store = Store(serve(str(file)))
    asyncio.run(store.run(insert))
    wal = Path(f"{file}-wal")
    for name, data in (("", file.read_bytes()), ("-wal", wal.read_bytes())):  # as after a power cut
        Path(f"{copied}{name}").write_bytes(data)
    store.close()
    lost = tmp_path / "lost.sqlite3"
    lost.write_bytes(copied.read_bytes())
    Store(serve(str(copied))).close()
    Store(serve(str(copied))).close()
    assert not caplog.records, "nothing is gone after a power cut, nor after a stop"
    again = Store(serve(str(lost)))
    assert asyncio.run(again.run(count)) == 0
    assert "…-wal is gone" in caplog.text
    again.close()


def test_a_write_ahead_file_that_was_cut_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, cut = tmp_path / "tables.sqlite3", tmp_path / "cut.sqlite3"
    store = Store(serve(str(file)))
    asyncio.run(store.run(insert))
    for end in ("", "-wal", MARK):  # as after a power cut
        Path(f"{cut}{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    store.close()
    assert not Path(f"{file}{MARK}").exists(), "who stops leaves no note"
    wal = Path(f"{cut}-wal")
    wal.write_bytes(wal.read_bytes()[:-100])
    again = Store(serve(str(cut)))
    assert asyncio.run(again.run(count)) == 0
    assert "…-wal was cut" in caplog.text
    again.close()
    caplog.clear()
    Store(serve(str(cut))).close()
    assert not caplog.records, "it is said once"
