"""What machines see that look after a server: probes, metrics, request ids, the access log."""

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from labtop.server import logs, repository
from labtop.server.app import make_app
from labtop.server.probes import FRESH
from labtop.server.settings import MEMORY, Settings
from server.running import Process
from server.serving import ADA, BEN, Line, Server, gather, key, served

pytestmark = pytest.mark.usefixtures("any_database")

PORT = 9464
DASHBOARD = Path(__file__).parents[2] / "operations" / "grafana.json"


async def measured(server: Server, path: str = "/metrics") -> tuple[int, str]:
    """A request at the port of the metrics."""
    events: list[Any] = []

    async def send(event: Any) -> None:
        events.append(event)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "server": ("0.0.0.0", PORT)}
    await make_app(server.lobby, PORT)(scope, None, send)  # type: ignore[arg-type]
    return events[0]["status"], events[1]["body"].decode()


@served
async def test_a_server_that_lives_says_so_whatever_it_is_called(server: Server) -> None:
    answer = await server.get("/healthz", host="10.1.2.3")
    assert (answer.status, answer.json) == (200, {"status": "alive"})


@served
async def test_a_server_is_ready_unless_it_stops_or_cannot_read_its_tables(server: Server) -> None:
    async def status() -> tuple[int, str]:
        server.time.turn(FRESH)
        answer = await server.get("/readyz", host="10.1.2.3")
        return answer.status, answer.json["status"]

    assert await status() == (200, "ready")
    await server.lobby.store.run(lambda connection: connection.execute("ALTER TABLE tables RENAME TO lost"))
    assert await status() == (503, "database")
    await server.lobby.store.run(lambda connection: connection.execute("ALTER TABLE lost RENAME TO tables"))
    assert await status() == (200, "ready")
    server.lobby.stopping = True
    assert await status() == (503, "stopping")


def test_a_server_that_compiles_is_not_ready_yet() -> None:
    async def test() -> None:
        server = Server(Settings(database=MEMORY))
        answer = await server.get("/readyz")
        assert (answer.status, answer.json) == (503, {"status": "compiling"})
        await server.close()

    asyncio.run(test())


@served
async def test_asking_often_whether_it_is_ready_costs_one_question(server: Server) -> None:
    asked = []

    async def run(job: Any, about: str = "") -> Any:
        asked.extend([job] if job is repository.answers else [])  # servers that share a database ask other things too
        return True

    server.lobby.store.run = run  # type: ignore[method-assign]
    answers = await gather(*(server.get("/readyz") for _ in range(50)))
    assert {answer.status for answer in answers} == {200}
    assert len(asked) == 1


@served
async def test_metrics_count_what_happens_and_name_nobody(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN)
    line, first = await server.sit(table, secrets[0])
    play = {"type": "play", "key": key(), "position": first["state"]["position"]}
    await line.ask(**play, action=first["state"]["legal"][0])
    await line.ask(**play | {"key": key()}, action="nonsense")
    await server.get("/api/nothing")
    await server.call("BREW", "/api/about")
    status, text = await measured(server)
    assert status == 200
    for sample in (
        'labtop_moves_total{by="person"} 1.0',
        f"labtop_tables {len(server.lobby.open_sessions())}.0",
        "labtop_sockets 1.0",
        "labtop_store_queue 0.0",
        "labtop_searches 2.0",
        'labtop_refusals_total{code="stale"} 1.0',
        'labtop_command_seconds_count{command="play"} 2.0',
        'labtop_request_seconds_count{method="POST",route="/api/tables",status="201"} ',
        'labtop_request_seconds_count{method="other",route="other",status="404"} 1.0',
    ):
        assert sample in text
    assert not any(word in text for word in (table, *secrets, "Ada", "127.0.0.1"))


@served
async def test_the_port_of_the_metrics_has_nothing_else_and_no_other_has_them(server: Server) -> None:
    assert (await measured(server, "/api/about"))[0] == 404
    assert (await measured(server, "/healthz"))[0] == 200
    assert (await server.get("/metrics")).status == 404


def test_the_dashboard_asks_only_for_what_there_is() -> None:
    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN)
        line, first = await server.sit(table, secrets[0])
        await line.ask(type="play", key=key(), position=first["state"]["position"], action="nonsense")
        _, text = await measured(server)
        known = {name.rpartition(" ")[0] for name in re.findall(r"# TYPE (\S+ )", text)}
        known |= set(re.findall(r"^([a-z_]+)", text, re.MULTILINE))
        asked = re.findall(r"\b((?:labtop|process|python)_[a-z_]+)", DASHBOARD.read_text(encoding="utf-8"))
        assert len(asked) > 8
        assert set(asked) <= known

    test()


@served
async def test_every_answer_carries_the_id_of_its_request(server: Server) -> None:
    for path in ("/", "/api/about", "/api/nothing"):
        assert re.fullmatch(r"[0-9a-f]{16}", (await server.get(path)).headers["x-request-id"])
    refused = await server.get("/api/about", host="evil.example")
    assert (refused.status, len(refused.headers["x-request-id"])) == (403, 16)
    given = await server.get("/api/about", **{"x-request-id": "from-the-proxy-1"})
    assert given.headers["x-request-id"] == "from-the-proxy-1"
    for bad in ("short", "x" * 65, "with space and more", "löschen-löschen"):
        answer = await server.get("/api/about", **{"x-request-id": bad})
        assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["x-request-id"])
    table, _ = await server.make(ADA, BEN)
    line: Line = server.line(table)
    accepted = await line.event()
    assert accepted["type"] == "websocket.accept"
    assert [name.lower() for name, _ in accepted["headers"]] == [b"x-request-id"]


def test_the_access_log_is_one_json_object_a_request_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    @served
    async def test(server: Server) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        answer = await server.get(f"/api/tables/{table}", ada)
        await server.get("/api/tables/unknown?x=1")
        line, _ = await server.sit(table, ada)
        line.leave()
        await line.task
        shown = [json.loads(written) for written in out.getvalue().splitlines()]
        by_path = {one["path"]: one for one in shown}
        own = by_path[f"/api/tables/{table}"]
        assert {name: own[name] for name in ("what", "method", "status", "address")} == {
            "what": "request",
            "method": "GET",
            "status": 200,
            "address": "127.0.0.1",
        }
        assert own["ms"] >= 0
        assert own["id"] == answer.headers["x-request-id"]
        assert (by_path["/api/tables/unknown"]["status"], by_path["/api/tables/unknown"]["refused"]) == (
            404,
            "unknown_table",
        )
        assert (by_path[f"/api/tables/{table}/socket"]["method"], shown[-1]["status"]) == ("SOCKET", 101)
        assert ada not in json.dumps(shown)

    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Lines())
    log = logging.getLogger(logs.ACCESS)
    monkeypatch.setattr(log, "handlers", [handler])
    monkeypatch.setattr(log, "level", logging.INFO)
    monkeypatch.setattr(log, "_cache", {})
    test()


def test_a_real_server_is_watched_at_a_port_of_its_own(tmp_path: Path) -> None:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"LABTOP_METRICS": f"127.0.0.1:{port}", "LABTOP_ACCESS_LOG": "on"}
    with Process(tmp_path / "tables.sqlite3", **settings) as server:
        server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN]})
        assert server.get("/readyz") == {"status": "ready"}
        with pytest.raises(HTTPError, match="404"):
            server.page("/metrics")
        link, server.link = server.link, f"http://127.0.0.1:{port}"
        text = server.page("/metrics")
        server.link = link
        assert re.search(r"^process_resident_memory_bytes [1-9]", text, re.MULTILINE)
        assert 'route="/api/tables",status="201"} 1.0' in text
        lines = [json.loads(line) for line in server.stop()[1].splitlines()]
    (made,) = [line for line in lines if (line.get("method"), line.get("path")) == ("POST", "/api/tables")]
    assert (made["level"], made["status"], made["what"]) == ("info", 201, "request")
