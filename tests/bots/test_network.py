"""A network judges as its arithmetic says, sees only what its seat may, and has a file that is checked."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.networks import bring, random_network
from bots.tables import some, with_truth
from labtop import registry
from labtop.bots import network
from labtop.bots.network import BLOCK, Network, add_rows, chance_to_win, judge, result
from labtop.bots.network_file import BrokenNetwork, digest, has_network, load, packaged, save
from labtop.bots.network_workspace import make_mind
from labtop.bots.seeing import see_kernel
from labtop.core.encoding import CHAIN
from labtop.core.game import Game
from labtop.core.kernel import bind, bound_kernel
from labtop.core.structs import empty
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)
two_to_four = pytest.mark.parametrize("players", [2, 3, 4])
PARTS = (
    *(network.add_block, network.add_rows, network.activate, network.add_weighted, network.go_deeper),
    *(network.dot, network.soften, network.judge, network.write_result, network.result),
)


@cache
def door(game: str, template: Callable[..., Any]) -> Any:
    """An entry point to what only compiled code calls otherwise."""
    hooks = registry.evaluator(game).kernels._asdict() | {"see": see_kernel(game)}
    for part in PARTS:
        hooks[part.__name__] = bound_kernel(part, game, **hooks)
    return bind(template, game, **hooks)


def _judge(states: Any, chains: Any, actions: Any, mind: Any) -> None:
    judge(states[0], chains[0], actions, len(actions), mind)


def _result(states: Any, mind: Any) -> None:
    result(states[0], mind)


def _add_rows(mind: Any, count: int) -> None:
    add_rows(mind, count)


def judged(game: Game, weights: Network, ids: Any) -> Any:
    """What a network makes of a decision."""
    name = game.rules.name
    mind = make_mind(name, weights)
    door(name, _judge)(game._states, empty(CHAIN), ids, mind)
    return mind


def above_0(values: Any) -> Any:
    return np.maximum(values, 0)


def soft(values: Any) -> Any:
    shares = np.exp(values - values.max())
    return shares / shares.sum()


@both
@two_to_four
def test_it_judges_as_its_arithmetic_says(name: str, players: int) -> None:
    weights = random_network(name, wide=48, narrow=32)
    ids = np.arange(0, len(weights.policy), 5)
    for game in some(name, players, 8):
        mind = judged(game, weights, ids)
        active = things(mind.sight)
        wide = above_0(weights.bias + weights.scale * weights.rows[active].astype(np.int64).sum(0))
        narrow = above_0(wide @ weights.inner + weights.inner_bias)
        narrow = narrow + above_0(narrow @ weights.deep + weights.deep_bias)
        assert mind.logits[: len(ids)] == pytest.approx(
            weights.policy[ids] @ narrow + weights.policy_bias[ids], abs=1e-4
        )
        seats = [(int(game._states[0].to_play) + place) % players for place in range(players)]
        shares = soft((weights.value @ narrow + weights.value_bias)[:players])
        assert mind.shares[seats] == pytest.approx(shares, abs=1e-5)
        points = 10 * (weights.points @ narrow + weights.points_bias)[:players]
        assert mind.points[seats] == pytest.approx(points, abs=1e-3)


def things(sight: Any) -> list[int]:
    """What is so, worked out anew from the bytes."""
    found = []
    for first, most, step, value in zip(*(part.tolist() for part in sight.layout), sight.values.tolist(), strict=False):
        if most:
            said = min(value // step, most)
            found += [first + said - 1] if said else []
        else:
            found += [first + bit for bit in range(8) if value >> bit & 1]
    return found


@pytest.mark.parametrize("extreme", [127, -128])
@pytest.mark.parametrize("count", [0, 1, 3, BLOCK - 1, BLOCK, BLOCK + 1, 800])
def test_sums_do_not_overflow(extreme: int, count: int) -> None:
    weights = random_network("gizmos")
    weights.rows[:] = extreme
    mind = make_mind("gizmos", weights)
    mind = mind._replace(sight=mind.sight._replace(active=np.arange(800, dtype=np.uint16)))
    door("gizmos", _add_rows)(mind, count)
    assert set(mind.sums.tolist()) == {extreme * count}


@both
@two_to_four
def test_hidden_things_do_not_matter(name: str, players: int) -> None:
    weights = random_network(name)
    ids = np.arange(len(weights.policy))
    for game in some(name, players, 8):
        assert game.to_play is not None
        minds = [judged(game, weights, ids)]
        for seed in range(3):
            minds.append(judged(with_truth(game, game.determinised(game.to_play, seed)), weights, ids))
        assert len({mind.logits.tobytes() + mind.shares.tobytes() + mind.points.tobytes() for mind in minds}) == 1


@both
@two_to_four
def test_the_result_is_the_victory_and_a_little_for_clear_points(name: str, players: int) -> None:
    chance = random.Random(players)
    for game in some(name, players, 6):
        while game.to_play is not None:
            game.play(chance.choice(game.legal_actions()))
        mind = make_mind(name, random_network(name))
        door(name, _result)(game._states, mind)
        winners = game.ranking()[0]
        scores = np.array(game.scores())
        expected = 0.05 * soft(scores / 10)
        expected[winners] += 0.95 / len(winners)
        assert mind.shares[:players] == pytest.approx(expected)
        assert mind.points[:players].tolist() == scores.tolist()


def test_the_chance_to_win_leaves_the_points_out() -> None:
    assert chance_to_win(0.975, 2) == pytest.approx(1.0)
    assert chance_to_win(0.025, 2) == pytest.approx(0.0)
    assert chance_to_win(0.25, 4) == pytest.approx(0.25)
    assert chance_to_win(0.999, 2) == 1.0
    assert chance_to_win(0.001, 3) == 0.0


@both
def test_a_file_is_read_as_it_was_written(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(name, tmp_path, monkeypatch)
    assert has_network(name)
    assert len(digest(name)) == 64
    for read, written in zip(packaged(name), random_network(name), strict=True):
        assert read.dtype == written.dtype
        assert read.flags.c_contiguous
        assert read == pytest.approx(written)


def test_arrays_may_be_kept_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    written = random_network("gizmos")
    save(path, Network(*(np.asfortranarray(array) for array in written)))
    for read, before in zip(load(path, "gizmos"), written, strict=True):
        assert read.flags.c_contiguous
        assert (read == before).all()


def test_a_game_without_a_network(tmp_path: Path) -> None:
    with pytest.raises(BrokenNetwork, match="holds no network"):
        load(tmp_path / "network.npz", "gizmos")


@pytest.mark.parametrize("contents", [b"", b"nonsense", b"PK\x03\x04 and no more"])
def test_a_broken_file_says_so(contents: bytes, tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(contents)
    with pytest.raises(BrokenNetwork, match="holds no network"):
        load(path, "gizmos")


def test_a_file_for_another_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    save(path, random_network("gizmos"))
    with pytest.raises(
        BrokenNetwork, match=r"does not fit aquasphere: rows is int8\[12515, 32\], not int8\[13888, 32\]"
    ):
        load(path, "aquasphere")


def test_layers_that_cannot_be_worked_with_say_so(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    save(path, random_network("gizmos", narrow=24))
    with pytest.raises(BrokenNetwork, match="a multiple of 16 units, not 24"):
        load(path, "gizmos")


def test_a_file_without_some_weights_says_so(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    arrays = random_network("gizmos")._asdict()
    del arrays["value"]
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    with pytest.raises(BrokenNetwork, match="value"):
        load(path, "gizmos")
