"""A run of learning, kept in a folder. Needs PyTorch, as the other tests here do."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install labtop[train]")

from labtop.bots.network_file import load, packaged  # noqa: E402
from labtop.bots.seeing import count_things  # noqa: E402
from labtop.learning import run, training  # noqa: E402
from labtop.learning.forest import KEPT, MOST_THINGS, SEATS  # noqa: E402
from labtop.learning.replay import Replay  # noqa: E402
from labtop.learning.training import Learner  # noqa: E402

POSITIONS = 64


def replay(game: str) -> Replay:
    """Positions of two players, of which nothing is known but that something is to be learnt."""
    chance, things = np.random.default_rng(1), count_things(game)
    seen = np.full((POSITIONS, MOST_THINGS), things, np.int16)
    seen[:, :50] = np.sort(chance.integers(things, size=(POSITIONS, 50)))
    actions = np.full((POSITIONS, KEPT), -1, np.int16)
    actions[:, :2] = (0, 1)
    wishes = np.zeros((POSITIONS, KEPT), np.float16)
    wishes[:, 0] = 1
    seats = np.zeros((3, POSITIONS, SEATS), np.float16)
    seats[:, :, :2] = np.reshape((0.5, 1, 1), (3, 1, 1))
    kept = Replay(POSITIONS, "cpu")
    kept.add([seen, actions, wishes, *seats])
    kept.flush()
    return kept


@pytest.mark.parametrize("knows", [False, True])
def test_the_small_network_learns_from_the_large_one_only_when_that_knows_more(
    knows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(training.BATCH, "cpu", 16)
    learners = [Learner("gizmos", "cpu") for _ in range(2)]
    with torch.no_grad():
        learners[1].large.heads.policy.bias.normal_(std=3.0)  # it answers otherwise
    positions = replay("gizmos")
    wrong = []
    for learner in learners:
        torch.manual_seed(1)  # the same positions
        wrong.append(learner.step(positions, 0.0, knows)["small policy"].item())
    assert (wrong[0] == wrong[1]) is not knows


@pytest.mark.long
def test_a_run_that_goes_on_from_the_packaged_network_is_kept_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(run.MATCH, "cpu", 4)
    monkeypatch.setattr(run, "EVERY", 0)

    def go(minutes: float) -> list[dict[str, Any]]:
        plan = run.Plan("gizmos", minutes, games=16, scale=1.0, threads=1, seed=1, onward=True)
        run.Run(plan, tmp_path).go()
        return [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]

    rows = go(0.01)
    assert 0 <= rows[-1]["against the best"] <= 1
    for name in ("network.npz", "last.npz"):  # too few games to have learnt anything: it is the one it began with
        for part, values in load(tmp_path / name, "gizmos")._asdict().items():
            np.testing.assert_allclose(values, getattr(packaged("gizmos"), part), rtol=1e-3, atol=1e-3)
    assert {path.name for path in tmp_path.iterdir()} >= {"state.pt", "won.svg"}
    again = go(rows[-1]["minutes"] + 0.01)
    assert again[: len(rows)] == rows
    assert again[len(rows)]["minutes"] >= rows[-1]["minutes"], "time that has been spent counts"
