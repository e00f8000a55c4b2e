"""A real server: a process of its own, real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

CODE = "from labtop.cli.main import app; app()"
PATIENCE = 60  # seconds
COMPILING = 300


class Process:
    """`labtop serve` on a port of its own."""

    def __init__(
        self, database: Path | str, python: str = sys.executable, code: str = CODE, **environment: str
    ) -> None:
        command = [python, "-c", code, "serve", "--no-open", "--port", "0", "--language", "en"]
        command += ["--database", str(database)]
        settings = {"LABTOP_LIMITS": "off", "LABTOP_SEARCHES": "1", "LABTOP_GAMES": "gizmos", **environment}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | settings
        )
        try:
            self._start()
        except BaseException:
            self.kill()
            raise

    def _start(self) -> None:
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        self.link = first.split()[-1].rstrip("/")
        self.port = int(self.link.rsplit(":", 1)[1])
        until = time.monotonic() + COMPILING
        while not all(game["ready"] for game in self.get("/api/about")["games"]):
            assert time.monotonic() < until, "compiling takes too long"
            time.sleep(0.05)

    def get(self, path: str, secret: str | None = None) -> Any:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        with urlopen(Request(self.link + path, headers=headers), timeout=PATIENCE) as answer:
            return json.load(answer)

    def page(self, path: str) -> str:
        with urlopen(self.link + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode(errors="replace"))  # fonts are no text

    def post(self, path: str, body: Any, secret: str | None = None) -> Any:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        try:
            with urlopen(Request(self.link + path, json.dumps(body).encode(), headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            return json.load(error)

    @contextmanager
    def socket(self, table: str, *secrets: str, **hello: Any) -> Iterator[ClientConnection]:
        with connect(f"{self.link.replace('http', 'ws', 1)}/api/tables/{table}/socket", close_timeout=1) as line:
            line.send(json.dumps({"type": "hello", "secrets": list(secrets), **hello}))
            yield line

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def stop(self, patience: float = PATIENCE) -> tuple[int, str]:
        """Politely; the exit code and the logs."""
        self.process.send_signal(signal.SIGTERM)
        _, logs = self.process.communicate(timeout=patience)
        return self.process.returncode, logs

    def workers(self) -> list[int]:
        """The processes behind the port, where there are several."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            found = [int(child) for child in children if _serves(int(child))]
            if found:
                return found
            time.sleep(0.05)
        return []

    def kill(self) -> str:
        """Kill -9; the logs."""
        self.process.kill()
        return self.process.communicate(timeout=PATIENCE)[1]


def _serves(process: int) -> bool:
    """Is it one of ours, and not what keeps account of them?"""
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


GONE = (URLError, OSError, HTTPException)


def command(state: dict[str, Any], action: str) -> dict[str, Any]:
    return {"type": "play", "key": uuid.uuid4().hex, "position": state["position"], "action": action}
