"""The routes of the open API, each a few lines; docs/api.md describes them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from labtop import __version__
from labtop.core.texts import LANGUAGES
from labtop.server import components, learning, limits, messages, reading, replaying, seats, sight, sockets, thinkers
from labtop.server.errors import Refused
from labtop.server.house import House
from labtop.server.limits import Rate
from labtop.server.room import Room
from labtop.server.sight import Viewer, frame

BODY = 65_536  # bytes
RECORD = 2_000_000
TABLE = 262_144  # with components

Handler: TypeAlias = Callable[[House, Request], Awaitable[bytes]]


async def about(house: House, request: Request) -> bytes:
    """GET /api/about."""
    games, bots = house.compiling.infos(), list(thinkers.offered())
    return frame(None, Viewer(), messages.About(__version__, games, bots, house.settings.stand_in))


async def listed(house: House, request: Request) -> bytes:
    """GET /api/tables."""
    return frame(None, Viewer(), messages.Tables(await house.listed()))


async def make(house: House, request: Request) -> bytes:
    """POST /api/tables."""
    return frame(None, Viewer(), await house.make(reading.new_table(await _body(request, TABLE))))


async def join(house: House, request: Request) -> bytes:
    """POST /api/tables/{table}/join."""
    wish = reading.join(await _body(request, BODY))
    room = await _room(house, request)
    return frame(None, Viewer(), await room.join(wish))


async def table(house: House, request: Request) -> bytes:
    """GET /api/tables/{table}."""
    room = await _room(house, request)
    async with room.alone():
        return room.whole(_viewer(room, request))


async def ask(house: House, request: Request) -> bytes:
    """POST /api/tables/{table}/messages."""
    wish = reading.request(await _body(request, BODY))
    room = await _room(house, request)
    viewer = _viewer(room, request)
    return room.show(viewer, await room.ask(viewer.held, wish))


async def steps(house: House, request: Request) -> bytes:
    """GET /api/tables/{table}/steps."""
    return await _look(house, request, sight.Past(_number(request, "after")))


async def words(house: House, request: Request) -> bytes:
    """GET /api/tables/{table}/words."""
    return await _look(house, request, sight.Said(_language(request), _number(request, "after")))


async def record(house: House, request: Request) -> bytes:
    """GET /api/tables/{table}/record."""
    return await _look(house, request, sight.Record())


async def own_components(house: House, request: Request) -> bytes:
    """GET /api/tables/{table}/components."""
    return await _look(house, request, sight.Components())


async def replay(house: House, request: Request) -> bytes:
    """POST /api/replay."""
    edition = await _edition(house, request)
    return frame(None, Viewer(), await replaying.steps(house, await _body(request, RECORD), edition))


async def replay_words(house: House, request: Request) -> bytes:
    """POST /api/replay/words."""
    language, edition = _language(request), await _edition(house, request)
    return frame(None, Viewer(), await replaying.words(house, await _body(request, RECORD), language, edition))


async def prove(house: House, request: Request) -> bytes:
    """POST /api/prove."""
    edition = await _edition(house, request)
    return frame(None, Viewer(), await replaying.proved(house, await _body(request, RECORD), edition))


async def lessons(house: House, request: Request) -> bytes:
    """GET /api/learn/{game}."""
    found = await learning.lessons(house, request.path_params["game"], _language(request))
    return frame(None, Viewer(), found)


async def lesson(house: House, request: Request) -> bytes:
    """POST /api/learn/{game}/{lesson}."""
    language, done = _language(request), reading.lesson(await _body(request, BODY))
    game, name = request.path_params["game"], request.path_params["lesson"]
    return frame(None, Viewer(), await learning.step(house, game, name, done.actions, language))


async def _look(house: House, request: Request, what: sight.What) -> bytes:
    room = await _room(house, request)
    viewer = _viewer(room, request)
    async with room.alone():
        return await asyncio.to_thread(room.show, viewer, what)  # a long game takes a while: others need not wait


async def _edition(house: House, request: Request) -> dict[str, Any]:
    """The components of the table that a record is said to come from."""
    table = request.query_params.get("table")
    if table is None:
        return {}
    start = (await house.find(table)).table.start
    return components.edition(start.game, start.components)


async def _room(house: House, request: Request) -> Room:
    return await house.find(request.path_params["table"])


def _viewer(room: Room, request: Request) -> Viewer:
    """Whose secret is shown; a spectator if none is."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return Viewer()
    if scheme.lower() != "bearer":
        raise Refused("unknown_secret")
    held = seats.held(room.table.hashes, [secret.strip()])
    return Viewer(held, held[0])


def _language(request: Request) -> str:
    """The language that the client names; nobody else chooses one."""
    language = request.query_params.get("language")
    if language not in LANGUAGES:
        raise Refused("bad_message")
    return language


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refused("bad_message")
    return int(text)


async def _body(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too_large")
    return bytes(data)


def routes(house: House) -> list[BaseRoute]:
    """All routes under /api."""

    def route(
        path: str, handler: Handler, method: str = "GET", status: int = 200, rate: Rate = limits.REQUESTS
    ) -> Route:
        async def answer(request: Request) -> Response:
            if not house.limits.allows(_address(request), rate):
                raise Refused("too_many")
            body = await handler(house, request)
            return Response(body, status, {"Cache-Control": "no-store"}, "application/json")

        return Route(path, answer, methods=[method])

    async def socket(websocket: WebSocket) -> None:
        if not house.limits.allows(_address(websocket), limits.SOCKETS):
            raise Refused("too_many")
        await sockets.serve(websocket, house, websocket.path_params["table"])

    return [
        route("/api/about", about),
        route("/api/tables", listed),
        route("/api/tables", make, "POST", 201, limits.TABLES),
        route("/api/replay", replay, "POST", rate=limits.TABLES),
        route("/api/replay/words", replay_words, "POST", rate=limits.TABLES),
        route("/api/prove", prove, "POST", rate=limits.TABLES),
        route("/api/learn/{game}", lessons),
        route("/api/learn/{game}/{lesson}", lesson, "POST"),
        route("/api/tables/{table}", table),
        route("/api/tables/{table}/join", join, "POST"),
        route("/api/tables/{table}/messages", ask, "POST"),
        route("/api/tables/{table}/steps", steps),
        route("/api/tables/{table}/words", words),
        route("/api/tables/{table}/record", record),
        route("/api/tables/{table}/components", own_components),
        WebSocketRoute("/api/tables/{table}/socket", socket),
    ]


def _address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""
