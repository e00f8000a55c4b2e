"""Run the server: bind, serve, stop."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from labtop.core.system_errors import system_error
from labtop.core.texts import Message
from labtop.server import garbage, logs
from labtop.server.app import make_app
from labtop.server.compilation import compiled
from labtop.server.connections import Doorkeeper, TurnedAway, http
from labtop.server.database import Database, StoreProblem
from labtop.server.handover import Server, Siblings, meeting_place
from labtop.server.lobby import Lobby
from labtop.server.security import LOCAL
from labtop.server.settings import Settings, host_and_port
from labtop.server.sockets import LONGEST
from labtop.server.store import Store, serve
from labtop.server.wire import Wire
from labtop.server.workers import Workers

EVERYWHERE = "0.0.0.0"
PATIENCE = 5  # seconds that a stop waits for connections
SWITCH = 0.001  # seconds after which a thread that runs Python, a bot's, hands over to another, the people's
BACKLOG = 2048  # connections that wait to be accepted


class PortProblem(Exception):
    """The address cannot be used, and why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.text("en"))
        self.reason = reason


def run(settings: Settings, ready: Callable[[str, str | None], None]) -> None:
    """Serve until a signal comes. `ready` is told the links for this machine and for the local network."""
    logs.start(settings.log, settings.access_log)
    database = serve(settings.file)
    if settings.workers > 1 and not database.shared:
        database.close()
        raise StoreProblem("alone", settings.file)
    try:
        listening = _bind(settings.host, settings.port)
        measured = host_and_port(settings.metrics)
        metrics = [_bind(measured[0], measured[1] + number) for number in range(settings.workers)] if measured else []
    except OSError as error:
        database.close()
        raise PortProblem(system_error(error)) from None
    port = listening.getsockname()[1]
    network = local_address() if settings.host == EVERYWHERE else None
    settings = replace(settings, address=address_for_others(settings, port, network))
    if network is not None:
        name = socket.gethostname()
        settings = replace(settings, hosts=(*settings.hosts, network, name, f"{name}.local"))
    here = "localhost" if settings.host in (EVERYWHERE, "127.0.0.1") else settings.host

    def listens() -> None:
        ready(f"{_link(here, port)}/", network and f"{_link(network, port)}/")

    if settings.workers == 1:
        _serve(settings, database, listening, metrics, listens)
        return
    database.close()
    listens()
    with meeting_place() as folder:
        workers = Workers(settings.workers, _serve_as_one_of_many, settings, listening, metrics, folder)
        workers.run(lambda: compiled(settings.games))


def _serve_as_one_of_many(
    number: int, settings: Settings, listening: socket.socket, metrics: list[socket.socket], folder: Path | None
) -> None:
    logs.start(settings.log, settings.access_log)
    _serve(settings, serve(settings.file), listening, metrics[number : number + 1], lambda: None, folder)


def _serve(
    settings: Settings,
    database: Database,
    listening: socket.socket,
    metrics: list[socket.socket],
    ready: Callable[[], None],
    folder: Path | None = None,
) -> None:
    allow_many_sockets()
    lobby = Lobby(settings, Store(database), apart=True)
    if settings.workers > 1 and compiled(settings.games):
        lobby.compiling.load()  # others answer meanwhile
    app = make_app(lobby, *(one.getsockname()[1] for one in metrics))
    config = _config(app, settings, Doorkeeper(lobby.metrics.refused, lobby.time))
    server = Server(config, None if folder is None else Siblings(folder, lobby.process))
    garbage.spare()
    sys.setswitchinterval(SWITCH)
    ready()
    server.run([listening, *metrics])


def allow_many_sockets() -> None:
    """Let the process open as many files as the system lets it; the usual limit is often a thousand."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems name a limit that they do not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def local_address() -> str | None:
    """The address of this machine in the local network. Nothing is sent: a route is only looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def address_for_others(settings: Settings, port: int, network: str | None) -> str:
    """Where friends reach the server; empty if only this machine does. `network` is our address in the local one."""
    if settings.address:
        return settings.address.rstrip("/")
    if network is not None:
        return _link(network, port)
    if settings.host not in (EVERYWHERE, *LOCAL):
        return _link(settings.host, port)
    return f"https://{settings.hosts[0]}" if settings.hosts else ""  # a web server in front does the encryption


def _link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # by which asyncio sets TCP_NODELAY
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # from here on nobody is refused, only kept waiting
    except OSError:
        listening.close()
        raise
    return listening


def _config(app: ASGIApp, settings: Settings, turned_away: TurnedAway) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Wire,
        http=http(settings.limits, settings.proxies, turned_away),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        loop="asyncio",
        lifespan="on",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,  # views are small, and compressing each for each client takes longer than sending
        access_log=False,
        server_header=False,
        log_config=None,
        log_level=None,
        timeout_graceful_shutdown=PATIENCE,
        backlog=BACKLOG,
    )
