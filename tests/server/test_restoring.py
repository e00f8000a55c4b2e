"""`labtop admin restore` and `backup` where something is wrong: the tables stay as they were."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.server import sqlite
from labtop.server.sqlite import LOCK, MIGRATIONS
from server.administering import admin, rows

START = '{"game":"gizmos","seats":[]}' + " " * 3000
THIS = len(MIGRATIONS)


def database(file: Path, tables: int) -> Path:
    """One of this version, with so many tables."""
    sqlite.serve(str(file)).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(
            "INSERT INTO tables VALUES (?, ?, 0, 0, 0, NULL)", [(str(number), START) for number in range(tables)]
        )
        connection.commit()
    return file


def foreign(script: str, version: int = THIS) -> Callable[[Path], None]:
    def made(file: Path) -> None:
        file.unlink()
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(f"{script}; PRAGMA user_version = {version};")

    return made


def changed(statement: str) -> Callable[[Path], None]:
    def made(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(statement)
            connection.commit()

    return made


def cut(length: float) -> Callable[[Path], None]:
    def made(file: Path) -> None:
        data = file.read_bytes()
        file.write_bytes(data[: int(len(data) * length)])

    return made


def folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


NO_COPY = "is no copy of the tables of a server"
WRONG = {
    "foreign": (foreign("CREATE TABLE tables (x)"), NO_COPY),
    "foreign, of the same names": (
        foreign("CREATE TABLE tables (x); CREATE TABLE events (x); CREATE TABLE secrets (x)"),
        NO_COPY,
    ),
    "half of ours": (foreign(MIGRATIONS[0]), NO_COPY),
    "ours with other content": (changed("UPDATE tables SET start = 'mine' WHERE id = '3'"), NO_COPY),
    "not of that version": (changed("PRAGMA user_version = 2"), "table service already exists"),
    "without a version": (changed("PRAGMA user_version = 0"), NO_COPY),
    "empty": (cut(0), NO_COPY),
    "only its head": (cut(0.0001), "it is"),
    "half": (cut(0.5), "it is damaged"),
    "all but its end": (cut(0.999), "it is damaged"),
    "newer": (changed(f"PRAGMA user_version = {THIS + 1}"), "newer version"),
    "folder": (folder, "it cannot be opened"),
    "missing": (Path.unlink, "it cannot be opened"),
}


@pytest.mark.parametrize("what", WRONG)
def test_whatever_cannot_be_restored_leaves_the_tables_as_they_were(what: str, tmp_path: Path) -> None:
    made, said = WRONG[what]
    file, bad = database(tmp_path / "tables.sqlite3", 37), database(tmp_path / "bad.sqlite3", 20)
    Path(f"{bad}{LOCK}").unlink()
    made(bad)
    before, found = rows(file), sorted(tmp_path.iterdir())
    code, told = admin("restore", bad, "--replace", database=file)
    assert code == 1
    assert told.startswith(str(bad))
    assert said in told
    assert rows(file) == before
    assert sorted(tmp_path.iterdir()) == found
    assert admin("check", database=file)[0] == 0
    assert admin("restore", bad, database=tmp_path / "new.sqlite3")[0] == 1
    assert not (tmp_path / "new.sqlite3").exists()


@contextmanager
def largest(size: int) -> Iterator[None]:
    """No file can grow beyond this, as if there were no space left."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("room", [0.5, 1])  # for half of the copy; for all of it, but not for it as a transaction
def test_a_copy_for_which_there_is_no_room_leaves_the_tables_as_they_were(
    room: float, there: bool, tmp_path: Path
) -> None:
    copy, file = database(tmp_path / "copy.sqlite3", 200), tmp_path / "tables.sqlite3"
    before = rows(database(file, 37)) if there else None
    with largest(int(copy.stat().st_size * room)):
        code, told = admin("restore", copy, "--replace", database=file)
    assert code == 1
    assert told.startswith(str(file))
    assert (rows(file) if file.exists() else None) == before
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(".new")]
    assert admin("restore", copy, "--replace", database=file)[0] == 0
    assert rows(file) == rows(copy)


def test_a_database_of_another_program_is_no_database_of_ours_for_any_command(tmp_path: Path) -> None:
    file = tmp_path / "foreign.sqlite3"
    file.touch()
    foreign("CREATE TABLE tables (x)")(file)
    before = file.read_bytes()
    for words in (["check"], ["list"], ["backup", tmp_path / "copy"], ["delete", "x"], ["prune", "--keep", "1d"]):
        code, told = admin(*words, database=file)
        assert code == 1
        assert "another program" in told
    copy = database(tmp_path / "copy.sqlite3", 1)
    assert admin("restore", copy, "--replace", database=file)[0] == 1
    assert file.read_bytes() == before


def test_what_others_keep_in_the_same_file_is_no_obstacle(tmp_path: Path) -> None:
    file = database(tmp_path / "tables.sqlite3", 2)
    changed("CREATE TABLE replicated (position)")(file)
    assert admin("check", database=file)[0] == 0
    sqlite.serve(str(file)).close()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "cannot be written"), ("de", "lässt sich nicht schreiben"), ("pl", "Nie można zapisać")],
)
def test_a_backup_that_cannot_be_written_is_said_of_the_file_and_not_of_the_database(
    language: str, words: str, tmp_path: Path
) -> None:
    file, text = database(tmp_path / "tables.sqlite3", 200), tmp_path / "text"
    text.touch()
    for target in (tmp_path / "missing" / "copy", text / "copy"):
        _said_of(target, file, language, words)
    with largest(file.stat().st_size // 2):
        _said_of(tmp_path / "copy", file, language, words)
    assert not [path for path in tmp_path.iterdir() if "copy" in path.name]


def _said_of(target: Path, file: Path, language: str, words: str) -> None:
    call = ["admin", "backup", str(target), "--database", str(file), "--language", language]
    told = CliRunner().invoke(app, call)
    assert isinstance(told.exception, SystemExit), told.exception
    assert told.exit_code == 1
    said = " ".join(told.output.split())
    assert words in said
    assert str(target) in said
    assert str(file) not in said
