"""The routes of the open API, each within its limits; docs/api.md describes them."""

from __future__ import annotations

from contextlib import nullcontext

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from labtop.server import game_routes, handover, limits, record_routes, sockets, table_routes
from labtop.server.asked import Asked, Endpoint, address_of, named
from labtop.server.errors import Refused
from labtop.server.lobby import Lobby

ENDPOINTS = (*game_routes.ENDPOINTS, *record_routes.ENDPOINTS, *table_routes.ENDPOINTS)


def routes(lobby: Lobby) -> list[BaseRoute]:
    """All routes under /api."""
    return [*(_route(lobby, endpoint) for endpoint in ENDPOINTS), _socket(lobby)]


def _route(lobby: Lobby, endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        request.scope["route_path"] = endpoint.path
        asked = Asked(lobby, request)
        if not lobby.limits.allows(asked.address, endpoint.rate):
            raise Refused("too_many")
        with lobby.limits.place(asked.address, limits.MOST_EACH) if endpoint.slow else nullcontext():
            answered = await endpoint.answer(asked)
        if isinstance(answered, bytes):
            answered = await lobby.packing.answer(answered, request.headers)
        answered.status_code = endpoint.status
        answered.headers["Cache-Control"] = endpoint.cache
        return answered

    return Route(endpoint.path, answer, methods=[endpoint.method])


def _socket(lobby: Lobby) -> WebSocketRoute:
    async def socket(websocket: WebSocket) -> None:
        address = address_of(websocket)
        if not lobby.limits.allows(address, limits.SOCKETS):
            raise Refused("too_many")
        with (
            lobby.limits.place("sockets", limits.MOST_SOCKETS),
            lobby.limits.place(f"sockets {address}", limits.MOST_OWN),
        ):
            table = named(websocket.path_params["table"])
            if not await handover.handed_over(websocket.scope, lobby, table):
                await sockets.serve(websocket, lobby, table, address)

    return WebSocketRoute("/api/tables/{table}/socket", socket)
