"""The routes of the open API, each a few lines; docs/api.md describes them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import nullcontext
from typing import Any, TypeAlias, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from labtop import __version__, registry
from labtop.core.texts import LANGUAGES
from labtop.server import (
    addresses,
    bot_pool,
    components,
    decode,
    erasure,
    hints,
    lesson_routes,
    limits,
    messages,
    positions,
    projection,
    puzzle_routes,
    record_replay,
    seats,
    sockets,
)
from labtop.server.errors import Refused
from labtop.server.limits import Rate
from labtop.server.lobby import Lobby
from labtop.server.projection import Viewer, frame
from labtop.server.table_session import TableSession

BODY = 65_536  # bytes
RECORD = 2_000_000
TABLE = 262_144  # with components
SMALL = 500  # bytes that are not worth compressing
COMPRESSED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": "no-store"}
AN_HOUR = "public, max-age=3600"  # what is data of the package

Handler: TypeAlias = Callable[[Lobby, Request], Awaitable[bytes | Response]]
Result = TypeVar("Result")


async def about(lobby: Lobby, request: Request) -> bytes:
    """GET /api/about."""
    games, bots, settings = lobby.compiling.infos(), list(bot_pool.offered()), lobby.settings
    seconds = hints.seconds(settings.hint)
    return frame(None, Viewer(), messages.About(__version__, games, bots, settings.stand_in, settings.address, seconds))


async def game_texts(lobby: Lobby, request: Request) -> bytes:
    """GET /api/games/{game}/texts."""
    game, language = request.path_params["game"], _language(request)
    if game not in lobby.settings.games:
        raise Refused("unknown_game")
    return frame(None, Viewer(), messages.GameTexts(registry.texts(game, language)))


async def explorer(lobby: Lobby, request: Request) -> bytes:
    """GET /api/games/{game}/explorer."""
    game = request.path_params["game"]
    if game not in lobby.settings.games:
        raise Refused("unknown_game")
    try:
        return await asyncio.to_thread(registry.summary(game).read_bytes)
    except FileNotFoundError:
        raise Refused("not_found") from None


async def listed(lobby: Lobby, request: Request) -> bytes:
    """GET /api/tables."""
    return frame(None, Viewer(), messages.Tables(await lobby.listed()))


async def make(lobby: Lobby, request: Request) -> bytes:
    """POST /api/tables."""
    return frame(None, Viewer(), await lobby.make(decode.new_table(await _body(request, TABLE)), _address(request)))


async def join(lobby: Lobby, request: Request) -> bytes:
    """POST /api/tables/{table}/join."""
    command = decode.join(await _body(request, BODY))
    session = await _session(lobby, request)
    return frame(None, Viewer(), await session.join(command))


async def erase(lobby: Lobby, request: Request) -> bytes:
    """DELETE /api/tables/{table}."""
    return frame(None, Viewer(), await erasure.erase(lobby, request.path_params["table"], _secret(request) or ""))


async def table(lobby: Lobby, request: Request) -> bytes:
    """GET /api/tables/{table}."""
    session = await _session(lobby, request)
    async with session.alone():
        return session.whole(_viewer(session, request))


async def ask(lobby: Lobby, request: Request) -> bytes:
    """POST /api/tables/{table}/messages."""
    command = decode.request(await _body(request, BODY))
    session = await _session(lobby, request)
    viewer = _viewer(session, request)
    with lobby.metrics.command(str(command.__struct_config__.tag)):
        answer = await session.ask(viewer.held, command)
    return session.show(viewer, answer)


async def steps(lobby: Lobby, request: Request) -> bytes | Response:
    """GET /api/tables/{table}/steps."""
    return await _look(lobby, request, projection.Past(_number(request, "after")))


async def words(lobby: Lobby, request: Request) -> bytes | Response:
    """GET /api/tables/{table}/words."""
    return await _look(lobby, request, projection.Said(_language(request), _number(request, "after")))


async def record(lobby: Lobby, request: Request) -> bytes | Response:
    """GET /api/tables/{table}/record."""
    return await _look(lobby, request, projection.Record())


async def own_components(lobby: Lobby, request: Request) -> bytes | Response:
    """GET /api/tables/{table}/components."""
    return await _look(lobby, request, projection.Components())


async def replay(lobby: Lobby, request: Request) -> bytes:
    """POST /api/replay."""
    edition, record = await _edition(lobby, request), await _body(request, RECORD)
    return frame(None, Viewer(), await _while_there(request, record_replay.steps(lobby, record, edition)))


async def replay_words(lobby: Lobby, request: Request) -> bytes:
    """POST /api/replay/words."""
    language, edition, record = _language(request), await _edition(lobby, request), await _body(request, RECORD)
    return frame(None, Viewer(), await _while_there(request, record_replay.words(lobby, record, language, edition)))


async def replay_hint(lobby: Lobby, request: Request) -> bytes:
    """POST /api/replay/hint."""
    edition, played, longer = await _edition(lobby, request), _number(request, "played"), _number(request, "longer")
    record = await _body(request, RECORD)
    return frame(
        None,
        Viewer(),
        await _while_there(
            request, record_replay.hint(lobby, record, edition, played, bool(longer), _address(request))
        ),
    )


async def prove(lobby: Lobby, request: Request) -> bytes:
    """POST /api/prove."""
    edition, record = await _edition(lobby, request), await _body(request, RECORD)
    return frame(None, Viewer(), await _while_there(request, record_replay.proved(lobby, record, edition)))


async def review(lobby: Lobby, request: Request) -> bytes:
    """POST /api/reviews."""
    own, edition, record = await _own(lobby, request), await _edition(lobby, request), await _body(request, RECORD)
    return frame(None, Viewer(), await record_replay.review(lobby, record, edition, own, _address(request)))


async def reviewed(lobby: Lobby, request: Request) -> bytes:
    """GET /api/reviews/{review}."""
    return frame(None, Viewer(), await lobby.reviews.see(request.path_params["review"], _number(request, "after")))


async def position(lobby: Lobby, request: Request) -> bytes:
    """POST /api/positions."""
    edition, asked = await _edition(lobby, request), decode.position(await _body(request, BODY))
    return frame(None, Viewer(), await _while_there(request, positions.seen(lobby, asked, edition)))


async def deal(lobby: Lobby, request: Request) -> bytes:
    """GET /api/games/{game}/deal."""
    game, players = request.path_params["game"], _number(request, "players")
    return frame(None, Viewer(), await positions.dealt(lobby, game, players))


async def thoughts(lobby: Lobby, request: Request) -> bytes:
    """POST /api/positions/thoughts."""
    edition, asked = await _edition(lobby, request), decode.thoughts(await _body(request, BODY))
    found = await _while_there(request, positions.thoughts(lobby, asked, edition, _address(request)))
    return frame(None, Viewer(), found)


async def lessons(lobby: Lobby, request: Request) -> bytes:
    """GET /api/learn/{game}."""
    found = await lesson_routes.lessons(lobby, request.path_params["game"], _language(request))
    return frame(None, Viewer(), found)


async def lesson(lobby: Lobby, request: Request) -> bytes:
    """POST /api/learn/{game}/{lesson}."""
    language, done = _language(request), decode.lesson(await _body(request, BODY))
    game, name = request.path_params["game"], request.path_params["lesson"]
    return frame(None, Viewer(), await lesson_routes.step(lobby, game, name, done.actions, language))


async def puzzles(lobby: Lobby, request: Request) -> bytes:
    """GET /api/games/{game}/puzzles."""
    found = await puzzle_routes.listed(lobby, request.path_params["game"], _language(request))
    return frame(None, Viewer(), found)


async def puzzle(lobby: Lobby, request: Request) -> bytes:
    """GET /api/puzzles/{puzzle}."""
    found = await puzzle_routes.question(lobby, request.path_params["puzzle"], _language(request))
    return frame(None, Viewer(), found)


async def puzzle_step(lobby: Lobby, request: Request) -> bytes:
    """POST /api/puzzles/{puzzle}."""
    language, done = _language(request), decode.puzzle(await _body(request, BODY))
    found = await puzzle_routes.played(lobby, request.path_params["puzzle"], done.actions, language)
    return frame(None, Viewer(), found)


async def puzzle_hint(lobby: Lobby, request: Request) -> bytes:
    """POST /api/puzzles/{puzzle}/hint."""
    language, done = _language(request), decode.puzzle(await _body(request, BODY))
    found = await puzzle_routes.hint(lobby, request.path_params["puzzle"], done.actions, language)
    return frame(None, Viewer(), found)


async def puzzle_solution(lobby: Lobby, request: Request) -> bytes:
    """GET /api/puzzles/{puzzle}/solution."""
    found = await puzzle_routes.solution(lobby, request.path_params["puzzle"], _language(request))
    return frame(None, Viewer(), found)


async def _look(lobby: Lobby, request: Request, what: projection.What) -> bytes | Response:
    session = await _session(lobby, request)
    viewer = _viewer(session, request)
    seen = await _while_there(request, session.look(viewer, what, _address(request)))
    if len(seen) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return gzip.decompress(seen)
    return Response(seen, 200, COMPRESSED, "application/json")


async def _while_there(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """What the work gives; it is cancelled when the client goes. All of the request's body has been read."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _edition(lobby: Lobby, request: Request) -> dict[str, Any]:
    """The components of the table that a record is said to come from."""
    table = request.query_params.get("table")
    if table is None:
        return {}
    start = (await lobby.find(table)).table.start
    return components.edition(start.game, start.components)


async def _own(lobby: Lobby, request: Request) -> messages.ComponentFile | None:
    """The same as they were sent."""
    table = request.query_params.get("table")
    return None if table is None else (await lobby.find(table)).table.start.components


async def _session(lobby: Lobby, request: Request) -> TableSession:
    return await lobby.current(request.path_params["table"])


def _viewer(session: TableSession, request: Request) -> Viewer:
    """Whose secret is shown; a spectator if none is."""
    secret = _secret(request)
    if secret is None:
        return Viewer()
    held = seats.held(session.table.hashes, [secret])
    return Viewer(held, held[0])


def _secret(request: Request) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise Refused("unknown_secret")
    return secret.strip()


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


def routes(lobby: Lobby) -> list[BaseRoute]:
    """All routes under /api."""

    def route(
        path: str,
        handler: Handler,
        method: str = "GET",
        status: int = 200,
        rate: Rate = limits.REQUESTS,
        cache: str = "no-store",
        slow: bool = False,
    ) -> Route:
        async def answer(request: Request) -> Response:
            request.scope["route_path"] = path
            if not lobby.limits.allows(_address(request), rate):
                raise Refused("too_many")
            with lobby.limits.place(_address(request), limits.MOST_EACH) if slow else nullcontext():
                body = await handler(lobby, request)
            if isinstance(body, Response):
                return body
            return Response(body, status, {"Cache-Control": cache}, "application/json")

        return Route(path, answer, methods=[method])

    async def socket(websocket: WebSocket) -> None:
        address = _address(websocket)
        if not lobby.limits.allows(address, limits.SOCKETS):
            raise Refused("too_many")
        with (
            lobby.limits.place("sockets", limits.MOST_SOCKETS),
            lobby.limits.place(f"sockets {address}", limits.MOST_OWN),
        ):
            await sockets.serve(websocket, lobby, websocket.path_params["table"], address)

    return [
        route("/api/about", about),
        route("/api/games/{game}/texts", game_texts),
        route("/api/games/{game}/explorer", explorer, cache=AN_HOUR),
        route("/api/games/{game}/deal", deal, rate=limits.POSITIONS, slow=True),
        route("/api/tables", listed),
        route("/api/tables", make, "POST", 201, limits.TABLES),
        route("/api/replay", replay, "POST", rate=limits.TABLES, slow=True),
        route("/api/replay/words", replay_words, "POST", rate=limits.TABLES, slow=True),
        route("/api/replay/hint", replay_hint, "POST", rate=limits.TABLES),
        route("/api/prove", prove, "POST", rate=limits.TABLES, slow=True),
        route("/api/reviews", review, "POST", rate=limits.TABLES, slow=True),
        route("/api/reviews/{review}", reviewed),
        route("/api/positions", position, "POST", rate=limits.POSITIONS, slow=True),
        route("/api/positions/thoughts", thoughts, "POST", rate=limits.POSITIONS),
        route("/api/learn/{game}", lessons),
        route("/api/learn/{game}/{lesson}", lesson, "POST"),
        route("/api/games/{game}/puzzles", puzzles),
        route("/api/puzzles/{puzzle}", puzzle),
        route("/api/puzzles/{puzzle}", puzzle_step, "POST"),
        route("/api/puzzles/{puzzle}/hint", puzzle_hint, "POST"),
        route("/api/puzzles/{puzzle}/solution", puzzle_solution),
        route("/api/tables/{table}", table),
        route("/api/tables/{table}", erase, "DELETE"),
        route("/api/tables/{table}/join", join, "POST"),
        route("/api/tables/{table}/messages", ask, "POST"),
        route("/api/tables/{table}/steps", steps, slow=True),
        route("/api/tables/{table}/words", words, slow=True),
        route("/api/tables/{table}/record", record, slow=True),
        route("/api/tables/{table}/components", own_components, slow=True),
        WebSocketRoute("/api/tables/{table}/socket", socket),
    ]


def _address(connection: Request | WebSocket) -> str:
    return addresses.counted(connection.client.host if connection.client else "")
