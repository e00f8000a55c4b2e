"""Arena, statistics and self-play on a Ray cluster: the same as without, also when a node is lost in the middle."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from labtop.arena.cluster import elsewhere
from labtop.arena.match import play
from labtop.arena.schedule import Plan
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from labtop.executors import executor, jobs_of
from labtop.explorer import making
from labtop.explorer.plan import Plan as Explored

PLAN = Plan("gizmos", ("random", "greedy"), games=12, seed=2)


def test_without_ray_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ConnectionError, match=r"pip install labtop\[ray\]"):
        executor(1, "auto")


CALL = """
import sys, types
sys.modules["ray"] = {ray}
from labtop.cli.main import app
app(sys.argv[1:])
"""
UNREACHABLE = "types.SimpleNamespace(is_initialized=lambda: False, init=lambda *_, **__: open('/no/such/cluster'))"
NOT_REACHED = {
    "en": ("Ray is not installed", "no cluster can be reached at auto"),
    "de": ("Ray ist nicht installiert", "unter auto ist kein Cluster zu erreichen"),
    "pl": ("Ray nie jest zainstalowany", "pod adresem auto nie można połączyć się z klastrem"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("installed", [False, True])
def test_a_cluster_that_cannot_be_reached_is_said_in_one_language(
    language: str, installed: bool, tmp_path: Path
) -> None:
    code = CALL.format(ray=UNREACHABLE if installed else None)
    words = ["arena", "gizmos", "--bots", "random", "random", "--out", str(tmp_path / "a"), "--ray", "auto"]
    environment = os.environ | {"LC_ALL": f"{language}.UTF-8", "COLUMNS": "500", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", code, *words]
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    assert refused.returncode == 2
    assert NOT_REACHED[language][installed] in refused.stderr
    assert ("/no/such/cluster" if installed else "pip install labtop[ray]") in refused.stderr
    assert language == "en" or not any(
        sentence in refused.stderr for sentence in ("is not", "there is", *NOT_REACHED["en"])
    )
    assert not (tmp_path / "a").exists()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes, each a process of its own with its workers."""
    pytest.importorskip("ray", reason="Ray is not installed")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    nodes.shutdown()


@pytest.mark.long
def test_games_are_the_same_when_a_node_is_killed_in_the_middle(cluster: Any) -> None:
    lost = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    assert jobs_of(None, cluster.address) == 3
    found = {}
    for number, (played, record) in enumerate(elsewhere(PLAN, PLAN.tasks(), cluster.address, lambda: False)):
        if number == 2:
            cluster.remove_node(lost, allow_graceful=False)
        found[played.number] = played.scores, [move["action"] for move in record["moves"]]
    alone = {task.number: play(PLAN, task) for task in PLAN.tasks()}
    assert found == {
        number: (played.scores, [move["action"] for move in record["moves"]])
        for number, (played, record) in alone.items()
    }


@pytest.mark.long
def test_self_play_is_counted_the_same(cluster: Any) -> None:
    plan = Explored("gizmos", 60, "search:2", 1)
    counted = []
    for ray in (None, cluster.address):
        progress = making.Progress(plan)
        assert list(making.go_on(progress, 1, ray))[-1] == 60
        counted.append(progress.dump())
    assert counted[0] == counted[1]


@pytest.mark.long
def test_the_commands(cluster: Any, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    options = ["--bots", "random", "greedy", "--games", "4", "--out", str(folder), "--ray", cluster.address]
    played = CliRunner().invoke(app, ["arena", "gizmos", *options])
    assert played.exit_code == 0, played.output
    assert CliRunner().invoke(app, ["arena", "--verify", str(folder)]).exit_code == 0
    figures = [
        CliRunner().invoke(app, ["stats", str(folder / "records.jsonl"), "--json", *more]).stdout
        for more in ([], ["--ray", cluster.address])
    ]
    assert json.loads(figures[0]) == json.loads(figures[1])
