"""The application: routes, guard and lifespan."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Router
from starlette.types import ASGIApp

from labtop.core.texts import LANGUAGES
from labtop.server import api_docs, pages, routes
from labtop.server.access import Access
from labtop.server.errors import Refused, RefusedFile
from labtop.server.garbage import Collector
from labtop.server.lobby import Lobby, every
from labtop.server.probes import Probes
from labtop.server.security import Counted, Guard, error_frame
from labtop.server.settings import Settings
from labtop.server.sub_path import SubPath

SWEEP = 60  # seconds between two looks for sessions that nobody needs
NOTICE = 1  # seconds between two looks whether somebody else has changed the store
COLLECT = 1  # seconds between two looks whether it is the moment to look for garbage
PRUNE = 3600  # seconds between two looks for tables that were kept long enough

log = logging.getLogger("labtop.server")


def make_app(lobby: Lobby, metrics_port: int | None = None) -> ASGIApp:
    """The server as an ASGI application; at a port of their own, if one is named, it answers with its metrics."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        lobby.start(lobby.go_on())
        chores = (SWEEP, lobby.sweep), (NOTICE, lobby.notice), (PRUNE, lobby.prune), (COLLECT, Collector().tick)
        for seconds, work in chores:
            lobby.start(every(seconds, work))
        yield
        await lobby.close()

    shown = [*api_docs.routes(lobby.packing), *pages.routes(lobby.packing, lobby.settings.path)]
    app = Starlette(
        routes=[*routes.routes(lobby), Mount("", Counted(Router(shown), lobby.limits))],
        lifespan=lifespan,
        exception_handlers={
            **{Refused: _refused, 404: _not_found, 405: _not_found},
            **{ClientDisconnect: _gone, Exception: _failed},
        },
    )
    guarded = Access(Guard(app, hosts(lobby.settings)), lobby.metrics)
    return SubPath(Probes(guarded, lobby, metrics_port), lobby.settings.path)


def hosts(settings: Settings) -> tuple[str, ...]:
    """The names by which the server may be called, besides the local ones."""
    return (settings.host, *settings.hosts)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    request.scope["refused"] = error.code
    language = request.query_params.get("language")
    if isinstance(error, RefusedFile) and language in LANGUAGES:
        error.language = language
    return Response(error_frame(error), error.status, {"Cache-Control": "no-store"}, "application/json")


async def _not_found(request: Request, error: Exception) -> Response:
    return await _refused(request, Refused("not_found"))


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody hears it


async def _failed(request: Request, error: Exception) -> Response:
    return await _refused(request, Refused("failed"))
