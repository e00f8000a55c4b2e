"""The pages at work, without compiling anything: `make web`.

The rules run interpreted, which is quick enough for people, but not for bots that think: all bots here play at random.
Nothing is kept; the sample tables are made anew each time.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

PORT = 8000  # where vite.config.ts looks for the server
PAGES = "http://localhost:5173"
INTERPRETED = {"NUMBA_DISABLE_JIT": "1", "LABTOP_LIMITS": "off", "LABTOP_HINT": "100", "LABTOP_STAND_IN": "random"}
NAMES = ("Ada", "Ben", "Cleo", "Dan")
MIDDLE = 40  # moves
PATIENCE = 60  # seconds for the server's start


class Server:
    """What a program says to the server at an address."""

    def __init__(self, address: str) -> None:
        self._address = address

    def ask(self, path: str, body: Any = None, secret: str = "") -> Any:
        """One request."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self._address + path, data, headers), timeout=PATIENCE) as answer:
            return json.load(answer)

    def games(self) -> list[dict[str, Any]]:
        """The games on offer, as soon as all of them are ready."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                games: list[dict[str, Any]] = self.ask("/api/about")["games"]
            except URLError:
                games = []
            if games and all(game["ready"] for game in games):
                return games
            time.sleep(0.1)
        raise TimeoutError("The server does not get ready.")

    def table(self, game: str, *seats: dict[str, str]) -> tuple[str, list[str]]:
        """A new table: its path, and the secrets of the persons."""
        made = self.ask("/api/tables", {"game": game, "seats": seats})
        return f"/api/tables/{made['table']}", [secret for secret in made["secrets"] if secret]

    def wish(self, table: str, secret: str, **message: Any) -> None:
        """A wish of a seat."""
        self.ask(f"{table}/messages", message | {"key": uuid.uuid4().hex}, secret)

    def play(self, table: str, secrets: list[str], moves: int) -> None:
        """Some moves at random, but the same each time."""
        chance = random.Random(moves)
        for _ in range(moves):
            for secret in secrets:
                state = self.ask(table, None, secret)["state"]
                if state["legal"]:
                    action = chance.choice(state["legal"])
                    self.wish(table, secret, type="play", position=state["position"], action=action)
                    break


def sample_tables(server: Server) -> Iterator[tuple[str, str]]:
    """Makes tables of every game: what each shows, and the path of its page."""
    bot = {"kind": "bot", "level": "random"}
    for game in server.games():
        name, persons = game["name"], [{"kind": "person", "name": person} for person in NAMES[: game["players"][-1]]]
        table, secrets = server.table(name, persons[0], bot)
        yield f"{name}: the beginning, against the computer", _page(table, secrets)
        table, secrets = server.table(name, *persons)
        server.play(table, secrets, MIDDLE)
        yield f"{name}: in the middle, {len(persons)} players at one screen", _page(table, secrets)
        table, secrets = server.table(name, persons[0], bot)
        server.wish(table, secrets[0], type="seat_bot", seat=0, level="random")
        yield f"{name}: the computer against itself, soon at the end", _page(table, [])


def _page(table: str, secrets: list[str]) -> str:
    return table.replace("/api/tables/", "/t/") + (f"#{','.join(secrets)}" if secrets else "")


def main() -> None:
    """Serve until somebody stops it."""
    labtop = [str(Path(sys.executable).with_name("labtop")), "serve", "--no-open"]
    server = subprocess.Popen(
        [*labtop, "--port", str(PORT), "--database", ":memory:"],
        env=os.environ | INTERPRETED,
        stdout=subprocess.DEVNULL,
    )
    try:
        print("Making sample tables ...")
        for title, path in sample_tables(Server(f"http://127.0.0.1:{PORT}")):
            print(f"  {title}\n    {PAGES}{path}")
        subprocess.run(["npm", "run", "dev", "--", "--strictPort"], cwd=Path(__file__).parent, check=False)
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
