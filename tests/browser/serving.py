"""A server of its own process, as people start it, and what a program says to it."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

PATIENCE = 300  # seconds for compiling, on a machine that has not yet


class Server:
    """`labtop serve` with a database of its own; `first` is done before the program begins."""

    def __init__(
        self, folder: Path, first: str = "", environment: Mapping[str, str] | None = None, **settings: str
    ) -> None:
        self._folder = folder
        self._first = first
        own = {f"LABTOP_{name.upper()}": value for name, value in {"limits": "off", **settings}.items()}
        self._environment = os.environ | {"COLUMNS": "200", "PYTHONFAULTHANDLER": "1"} | own | dict(environment or {})
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before."""
        command = [
            sys.executable,
            "-c",
            f"{self._first}\nfrom labtop.cli.main import app; app()",
            "serve",
            "--no-open",
            "--language",
            "en",
        ]
        command += ["--port", str(self._port), "--database", str(self._folder / "tables.sqlite3"), "--log", "warning"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, f"the server says {line!r}"
        if not self._port:
            self._port = int(found[1])
            self.address = f"http://localhost:{self._port}"
        try:
            self._wait_until_ready()
        except BaseException:
            self.kill()
            raise

    @property
    def ended(self) -> int | None:
        """How it ended, if it has; below 0 it is the signal that ended it."""
        return self._process.poll()

    def kill(self) -> None:
        """As when the power fails, if it still has power."""
        self._process.kill()
        with self._process:  # waits for its end, and closes what it wrote to
            pass

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self._ready():
            assert time.monotonic() < until, "the games do not get ready"
            time.sleep(0.2)  # another process: there is nothing to wait on

    def _ready(self) -> bool:
        try:
            about = self.ask("/api/about")
            return all(game["ready"] and game["bots"] == about["bots"] for game in about["games"])
        except urllib.error.URLError:
            return False

    def ask(self, path: str, body: Any = None, secret: str | None = None) -> Any:
        """One request."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def table(self, *seats: str, game: str = "gizmos", **more: Any) -> tuple[str, list[str]]:
        """A table for persons by name, `open` seats and `random` bots: its id and the persons' secrets.

        Of Gizmos it is one at which the first seat was drawn to begin; while it waits for somebody nothing is drawn.
        """
        kinds: dict[str, dict[str, str]] = {"open": {"kind": "open"}, "random": {"kind": "bot", "level": "random"}}
        wish = {"game": game, "seats": [kinds.get(seat, {"kind": "person", "name": seat}) for seat in seats], **more}
        while True:
            made = self.ask("/api/tables", wish)
            state = self.ask(f"/api/tables/{made['table']}")["state"]
            if game != "gizmos" or state["waiting"] or state["view"]["first"] == 0:
                return made["table"], [secret for secret in made["secrets"] if secret]

    def play_until(
        self,
        table: str,
        secrets: list[str],
        reached: Callable[[dict[str, Any]], bool],
        most: int = 400,
        first: str = "",
    ) -> bool:
        """Play for all seats, building what can be built, until a state is reached; False if it never is.

        An action that begins with `first` comes before all others.
        """
        for number in range(most):
            states = [self.ask(f"/api/tables/{table}", None, secret)["state"] for secret in secrets]
            if reached(states[0]) or states[0]["over"]:
                return reached(states[0])
            state, secret = next((s, secret) for s, secret in zip(states, secrets, strict=True) if s["legal"])
            message = {"type": "play", "key": f"{table}{number}", "position": state["position"]}
            self.ask(
                f"/api/tables/{table}/messages", message | {"action": chosen(state["legal"], number, first)}, secret
            )
        return False


WISHES = ("build III", "build II", "build I", "pay", "use", "pick", "draw", "file", "engineer", "act")


def chosen(legal: list[str], number: int, first: str) -> str:
    """The action of a player who likes to build, or to act."""
    for wish in (first, *WISHES) if first else WISHES:
        if fitting := [action for action in legal if action.startswith(wish)]:
            return fitting[number % len(fitting)]
    return legal[0]
