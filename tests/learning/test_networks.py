"""Learning needs PyTorch: where it is not installed, these tests say so and are skipped."""

from pathlib import Path

import numpy as np
import pytest

from labtop import registry
from labtop.bots.network_file import load, packaged
from labtop.bots.seeing import count_things

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install labtop[train]")

from labtop.learning.networks import ALIGNED, SmallNetwork, adopt, export, spread  # noqa: E402


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_network_is_exported_as_it_is(game: str, tmp_path: Path) -> None:
    network, things = SmallNetwork(game), count_things(game)
    torch.nn.init.normal_(network.first.weight, std=0.1)
    export(network, tmp_path / "network.npz")
    shipped = load(tmp_path / "network.npz", game)
    active = np.sort(np.random.default_rng(1).choice(things, 150, replace=False)).astype(np.int16)
    answer = network(spread(torch.from_numpy(active[None]), things))
    first = np.maximum(shipped.bias + shipped.scale * shipped.rows[active].astype(np.int32).sum(0), 0)
    hidden = np.maximum(first @ shipped.inner + shipped.inner_bias, 0)
    hidden = hidden + np.maximum(hidden @ shipped.deep + shipped.deep_bias, 0)
    for name in ("policy", "value", "points"):
        own = getattr(shipped, name) @ hidden + getattr(shipped, f"{name}_bias")
        np.testing.assert_allclose(own, getattr(answer, name).detach().numpy()[0], atol=0.05)


@pytest.mark.parametrize("game", registry.GAMES)
def test_learning_goes_on_from_the_network_that_a_game_brings(game: str, tmp_path: Path) -> None:
    network, shipped = SmallNetwork(game), packaged(game)
    adopt(network, shipped)
    export(network, tmp_path / "network.npz")
    for name, values in load(tmp_path / "network.npz", game)._asdict().items():
        np.testing.assert_allclose(values, getattr(shipped, name), rtol=1e-3, atol=1e-3, err_msg=name)


@pytest.mark.parametrize("things", [63, 64, 130])
def test_what_stands_behind_the_last_thing_is_not_so(things: int) -> None:
    active = torch.tensor([[0, things - 1, things, things], [1, 2, 3, 4]], dtype=torch.int16)
    rows = spread(active, things)
    assert rows.shape[1] % ALIGNED == 0
    assert [row.nonzero()[:, 0].tolist() for row in rows] == [[0, things - 1], [1, 2, 3, 4]]
