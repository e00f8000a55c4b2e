"""The figures of `labtop bench server`: their shape, never their size."""

import asyncio
import json
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from labtop.cli.bench import lookers, server
from labtop.cli.bench.command import TEXTS
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from server.serving import PATIENCE

CLIENTS = 10


@pytest.mark.long
def test_a_server_under_load_is_measured() -> None:
    load = server.Load(tables=3, rate=20, seconds=0.5, runs=2, searches=1, reviews=2, lookers=2)
    figures = asyncio.run(server.measure(load, lambda what: lambda done: None))
    assert json.loads(json.dumps(figures)) == figures
    assert figures["sockets"] == 12
    for name in ("usual", "twice", "fourfold", "most", "reviewing", "looking", "thinking"):
        assert figures[name]["p99_median_ms"] >= figures[name]["p99_ms"]
        assert figures[name]["p99_ms"] == min(figures[name]["p99_of_all_runs_ms"])
        assert 0 < figures[name]["p50_ms"] <= figures[name]["p99_ms"] <= figures[name]["slowest_ms"]
    assert figures["looking"]["looks"]["answered_per_second"] > 0
    for language in LANGUAGES:
        out = Console(file=StringIO(), width=200)
        out.print(server._grid(figures, TEXTS.speaker(language)))


def test_those_who_look_ask_from_addresses_of_their_own() -> None:
    """Otherwise nearly all that they ask is refused, and looks cost the server nothing."""

    async def test() -> None:
        seen: set[str] = set()
        all_came, all_left, here = asyncio.Event(), asyncio.Event(), 0

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal here
            here += 1
            head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
            seen.add(next(line.partition(": ")[2] for line in head if line.startswith("X-Forwarded-For: ")))
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
            if len(seen) == CLIENTS:
                all_came.set()
            await reader.read()  # until the client goes
            writer.close()
            await writer.wait_closed()
            here -= 1
            if not here:
                all_left.set()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as site:
            link = f"http://127.0.0.1:{site.sockets[0].getsockname()[1]}"
            looking = [asyncio.create_task(lookers._look(link, "t", client, Counter())) for client in range(CLIENTS)]
            await asyncio.wait_for(all_came.wait(), PATIENCE)
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
            await asyncio.wait_for(all_left.wait(), PATIENCE)

    asyncio.run(test())


def test_server_is_measured_alone() -> None:
    result = CliRunner().invoke(app, ["bench", "server", "server"])
    assert result.exit_code == 2


def test_a_server_that_does_not_start_says_why() -> None:
    told = CliRunner().invoke(app, ["bench", "server", "--quick", "--workers", "2", "--language", "de"])
    assert told.exit_code == 1
    assert "PostgreSQL" in told.output
    assert "Traceback" not in told.output
