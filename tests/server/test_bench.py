"""The figures of `labtop bench server`: their shape, never their size."""

import asyncio
import json
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from labtop.cli.bench import server
from labtop.cli.bench.command import TEXTS
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES


@pytest.mark.long
def test_a_server_under_load_is_measured() -> None:
    load = server.Load(tables=3, rate=20, seconds=0.5, runs=2, searches=1, reviews=2, lookers=2)
    figures = asyncio.run(server.measure(load, lambda what: lambda done: None))
    assert json.loads(json.dumps(figures)) == figures
    assert figures["sockets"] == 12
    for name in ("usual", "twice", "fourfold", "reviewing", "looking", "thinking"):
        assert figures[name]["p99_median_ms"] >= figures[name]["p99_ms"]
        assert figures[name]["p99_ms"] == min(figures[name]["p99_of_all_runs_ms"])
        assert 0 < figures[name]["p50_ms"] <= figures[name]["p99_ms"] <= figures[name]["slowest_ms"]
    assert figures["looking"]["looks"]["answered_per_second"] > 0
    for language in LANGUAGES:
        out = Console(file=StringIO(), width=200)
        out.print(server._grid(figures, TEXTS.speaker(language)))


def test_server_is_measured_alone() -> None:
    result = CliRunner().invoke(app, ["bench", "server", "server"])
    assert result.exit_code == 2


def test_a_server_that_does_not_start_says_why() -> None:
    told = CliRunner().invoke(app, ["bench", "server", "--quick", "--workers", "2", "--language", "de"])
    assert told.exit_code == 1
    assert "PostgreSQL" in told.output
    assert "Traceback" not in told.output
