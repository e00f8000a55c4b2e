"""A server inside the test: no network, no sleeping, time turned by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any

from labtop.server.app import make_app
from labtop.server.database import Connection
from labtop.server.lobby import Lobby
from labtop.server.settings import MEMORY, Settings
from labtop.server.store import Store, serve

PATIENCE = 30  # seconds after which a test that waits has failed
ADA, BEN, OPEN, BOT = (
    {"kind": "person", "name": "Ada"},
    {"kind": "person", "name": "Ben"},
    {"kind": "open"},
    {"kind": "bot", "level": "random"},
)
KEYS = itertools.count()
PLACES: list[Callable[[], str]] = [lambda: MEMORY]  # where tables are kept
HOST = [(b"host", b"localhost:8765")]


class HandTime:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.at = 1_000
        self._alarms: list[tuple[int, int, Callable[[], object], HandAlarm]] = []

    def now(self) -> int:
        return self.at

    def date(self) -> int:
        return 1_700_000_000_000 + self.at

    def call_at(self, when: int, what: Callable[[], object]) -> HandAlarm:
        alarm = HandAlarm()
        heapq.heappush(self._alarms, (when, next(KEYS), what, alarm))
        return alarm

    def turn(self, ms: int) -> None:
        """Let time pass."""
        self.at += ms
        while self._alarms and self._alarms[0][0] <= self.at:
            _, _, what, alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                what()


class HandAlarm:
    cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of the error."""
        return str(self.json["code"])


class Line:
    """A client's socket."""

    def __init__(self, app: Any, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
        scope |= {"client": ("127.0.0.1", 5), "subprotocols": [], "scheme": "ws", "extensions": {}}
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._in.get, self._out.put))
        self.frames: list[str] = []

    def say(self, **message: Any) -> None:
        self.say_raw(json.dumps(message))

    def say_raw(self, data: str | bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text" if isinstance(data, str) else "bytes": data})

    def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def read_slowly(self) -> None:
        """Nothing more is sent from now on before the last message has been heard."""
        self._out._maxsize = 1  # type: ignore[attr-defined]

    async def event(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._out.get(), PATIENCE)

    async def hear(self) -> dict[str, Any]:
        """The next message; a close is {"type": "closed", "code": ...}."""
        event = await self.event()
        if event["type"] == "websocket.accept":
            return await self.hear()
        if event["type"] == "websocket.close":
            return {"type": "closed", "code": event["code"]}
        if event["type"] != "websocket.send":
            return {"type": "refused", **event}
        self.frames.append(event["text"])
        message: dict[str, Any] = json.loads(event["text"])
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of these types; others are skipped."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def state(self, wanted: Callable[[dict[str, Any]], bool] = lambda state: True) -> dict[str, Any]:
        """The next state like that."""
        while True:
            message = await self.until("table", "change")
            if wanted(message["state"]):
                state: dict[str, Any] = message["state"]
                return state

    async def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a command, whatever else is told before it."""
        self.say(**message)
        while True:
            answer = await self.until("done", "error", "reason", "reasons", "analysis", "table", "closed")
            if answer["type"] != "done" or answer["key"] == message.get("key"):
                return answer


class Client:
    """Who asks over HTTP; may go away before there is an answer."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.address = address
        self.gone = asyncio.Event()


class Server:
    """The application, with short ways to use it."""

    def __init__(self, settings: Settings) -> None:
        self.time = HandTime()
        self.lobby = Lobby(settings, Store(serve(settings.file)), self.time)
        self.app = make_app(self.lobby)

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        secret: str | None = None,
        client: Client | None = None,
        **headers: str,
    ) -> Answer:
        client = client or Client()
        path, _, query = path.partition("?")
        sent = {**dict(HOST), **{name.encode(): value.encode("latin-1") for name, value in headers.items()}}
        if secret is not None:
            sent[b"authorization"] = f"Bearer {secret}".encode()
        scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "scheme": "http"}
        scope |= {"query_string": query.encode(), "headers": list(sent.items()), "client": (client.address, 5)}
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        events: list[Any] = []

        bodies = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not bodies:
                await client.gone.wait()
                return {"type": "http.disconnect"}
            return bodies.pop()

        async def send(event: Any) -> None:
            events.append(event)

        await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        found = {name.decode().lower(): value.decode() for name, value in events[0]["headers"]}
        return Answer(events[0]["status"], found, b"".join(event.get("body", b"") for event in events[1:]))

    async def get(self, path: str, secret: str | None = None, client: Client | None = None, **headers: str) -> Answer:
        return await self.call("GET", path, None, secret, client, **headers)

    async def post(self, path: str, body: Any, secret: str | None = None, **headers: str) -> Answer:
        return await self.call("POST", path, body, secret, None, **headers)

    async def make(self, *seats: dict[str, Any], game: str = "gizmos", **options: Any) -> tuple[str, list[str]]:
        """A new table, its id and the secrets of its seats; of Gizmos one at which seat 0 was drawn to begin.

        At a table that waits for somebody nothing is drawn yet.
        """
        while True:
            answer = await self.post("/api/tables", {"game": game, "seats": list(seats), **options})
            assert answer.status == 201, answer.body
            table: str = answer.json["table"]
            state = (await self.get(f"/api/tables/{table}")).json["state"]
            if game != "gizmos" or state["waiting"] or state["view"]["first"] == 0:
                return table, answer.json["secrets"]

    def line(self, table: str, *headers: tuple[bytes, bytes]) -> Line:
        """A new socket, nothing said yet."""
        return Line(self.app, f"/api/tables/{table}/socket", list(headers) or HOST)

    async def sit(self, table: str, *secrets: str, **hello: Any) -> tuple[Line, dict[str, Any]]:
        """A socket that has said hello, and what it was told first."""
        line = self.line(table)
        line.say(type="hello", secrets=list(secrets), **hello)
        return line, await line.hear()

    async def sit_to_play(self, table: str, secrets: list[str]) -> tuple[Line, dict[str, Any]]:
        """The socket of the seat that decides."""
        seat = (await self.get(f"/api/tables/{table}")).json["state"]["to_play"]
        return await self.sit(table, secrets[seat])

    async def kept(self) -> str:
        """All that is in the database."""
        names = ("tables", "events", "secrets", "reviews", "processes", "attendance", "review_jobs", "review_parts")

        def job(connection: Connection) -> str:
            return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for name in names])

        return await self.lobby.store.run(job)

    async def close(self) -> None:
        await self.lobby.close()


def key() -> str:
    return f"key-{next(KEYS)}"


def place() -> str:
    """A new, empty database."""
    return PLACES[-1]()


def limited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is given a server with its usual limits."""
    return served(test, limits=True)


async def start(settings: Settings) -> Server:
    """A server whose games are ready."""
    server = Server(settings)
    await server.lobby.go_on()
    return server


def served(test: Callable[..., Coroutine[Any, Any, None]], **settings: Any) -> Callable[..., None]:
    """A test that is given a server whose tables are in memory."""

    @wraps(test)
    def run() -> None:
        async def inside() -> None:
            usual: dict[str, Any] = {"database": place(), "limits": False, "searches": 2, "hint": 50}
            server = await start(Settings(**usual | settings))
            try:
                await test(server)
            finally:
                await server.close()

        asyncio.run(inside())

    del run.__wrapped__  # pytest would ask for the server as a fixture
    return run


async def play(line: Line, state: dict[str, Any], action: str | None = None) -> dict[str, Any]:
    """Play an action, the first legal one if none is named; the state after it."""
    assert state["legal"], "it is not this client's turn"
    command = {"key": key(), "position": state["position"], "action": action or state["legal"][0]}
    line.say(type="play", **command)
    return await line.state(lambda new: new["position"] != state["position"])


def pick(state: dict[str, Any]) -> str:
    """An action of Gizmos that ends the turn at once, and reveals something."""
    return next(action for action in state["legal"] if action.startswith("pick "))


async def gather(*work: Awaitable[Any]) -> list[Any]:
    """All at once."""
    return list(await asyncio.gather(*work))
