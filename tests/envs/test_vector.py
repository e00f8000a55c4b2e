"""Many games at once."""

import json
import pickle
from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.vectors import every_game, played, random_actions
from labtop import registry
from labtop.envs import opponents, pettingzoo
from labtop.envs.features import Tokens
from labtop.envs.gymnasium import SeatEnv
from labtop.envs.vectors import REWARDS
from labtop.games.aquasphere.rules.components import PACKAGED_NAME
from labtop.games.aquasphere.rules.data import packaged_set


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bytes_do_not_depend_on_the_threads(game: str, players: int) -> None:
    one, three = (labtop.envs.vector(game, 50, players, threads=threads, seed=5) for threads in (1, 3))
    assert len(three._stretches) == 3
    assert played(one, 120) == played(three, 120)


@every_game
def test_seeds_decide(game: str) -> None:
    vector = labtop.envs.vector(game, 4, seed=3)
    first = played(vector, 40)
    assert played(vector.reset(3), 40) == first
    assert played(labtop.envs.vector(game, 4, seed=3), 40) == first
    assert played(labtop.envs.vector(game, 4, seed=4), 40) != first
    assert played(vector.reset(), 40) != first  # chance goes on
    assert len({row.tobytes() for row in labtop.envs.vector(game, 64).observation}) > 32


@every_game
def test_without_a_seed_one_is_drawn(game: str) -> None:
    """All games were the same one."""
    vectors = [labtop.envs.vector(game, 64, seed=None) for _ in range(2)]
    rows = {row.tobytes() for vector in vectors for row in vector.observation}
    assert len(rows) > 96


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    for seed in (np.int32(7), np.uint64(7)):
        given = {
            name: np.int64(number) for name, number in {"n": 2, "players": 3, "threads": 1, "max_turns": 9}.items()
        }
        assert played(labtop.envs.vector("gizmos", **given, seed=seed), 5) == played(
            labtop.envs.vector("gizmos", 2, 3, seed=7, max_turns=9), 5
        )


@every_game
@pytest.mark.parametrize(
    "settings", [{}, {"skip_forced": True}, {"bots": [None, "random"]}, {"autoreset": "next_step"}]
)
def test_episodes_replay_through_the_notation(game: str, settings: dict[str, Any]) -> None:
    vector = labtop.envs.vector(game, 6, record=True, seed=8, **settings)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 8:
        vector.step(random_actions(vector, rng))
        for number in np.flatnonzero(vector.terminated).tolist():
            ended += 1
            record = vector.record(number)
            game_at_end = labtop.replay(json.loads(json.dumps(record)))
            assert game_at_end.to_play is None
            scores = game_at_end.scores()
            winners = game_at_end.ranking()[0]
            assert record["result"]["scores"] == scores
            assert [seat for seat in (0, 1) if vector.rewards[number, seat] > 0] == winners or len(winners) == 2


@every_game
def test_a_vector_plays_what_the_door_plays(game: str) -> None:
    """Step by step: the same seat decides, with actions that say the same."""
    vector = labtop.envs.vector(game, 1, 3, seed=2, autoreset="disabled")
    door = vector.playing(0)
    rng = np.random.default_rng(3)
    encoding = registry.encoding(game)
    while not vector.terminated[0]:
        before = vector.playing(0)
        assert before.position() == door.position()
        assert vector.current_player[0] == door.to_play
        code = int(rng.choice(door._legal_codes()))
        for action in encoding.spell(code):
            if vector.legal_action_mask[0, action]:
                vector.step([action])
                if vector.playing(0).position() != before.position() or vector.terminated[0]:
                    break
        door.play(door.rules.name_action(code))
    assert door.to_play is None


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards(game: str, players: int) -> None:
    vectors = {kind: labtop.envs.vector(game, 8, players, seed=4, reward=kind, record=True) for kind in REWARDS}
    rng = np.random.default_rng(5)
    ended = 0
    while ended < 12:
        actions = random_actions(vectors["win"], rng)
        for vector in vectors.values():
            vector.step(actions)
        for number in np.flatnonzero(vectors["win"].terminated).tolist():
            ended += 1
            result = vectors["win"].record(number)["result"]
            paid = {kind: vector.rewards[number] for kind, vector in vectors.items()}
            assert paid["score"].tolist() == result["scores"]
            assert vectors["win"].final_scores[number].tolist() == result["scores"]
            assert paid["win"].sum() == pytest.approx(0, abs=1e-6)
            assert paid["rank"].sum() == pytest.approx(0, abs=1e-6)
            winners = result["ranking"][0]
            assert [seat for seat in range(players) if paid["win"][seat] == paid["win"].max()] == sorted(winners)
            if len(winners) == 1:
                assert paid["win"].max() == paid["rank"].max() == 1
                assert paid["rank"].min() == -1 or len(result["ranking"][-1]) > 1
            for seat in range(players):
                others = [score for other, score in enumerate(result["scores"]) if other != seat]
                assert paid["margin"][seat] == result["scores"][seat] - max(others)


@every_game
def test_a_game_that_takes_too_long_is_cut_off_and_pays_nothing(game: str) -> None:
    vector = labtop.envs.vector(game, 3, max_turns=5, autoreset="next_step")
    rng = np.random.default_rng(0)
    while not vector.truncated.any():
        assert not vector.terminated.any()
        vector.step(random_actions(vector, rng))
    cut = int(np.flatnonzero(vector.truncated)[0])
    assert not vector.rewards[cut].any()
    assert vector.current_player[cut] == -1
    assert not vector.legal_action_mask[cut].any()


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_learns_decides_before_a_game_can_be_cut_off(game: str, players: int) -> None:
    """With fewer turns than players it was asked for a bot's move, and nothing was ever cut off."""
    seats = [*["random"] * (players - 1), None]
    vector = labtop.envs.vector(game, 20, players, max_turns=players, bots=seats, skip_forced=True, seed=2)
    rng = np.random.default_rng(0)
    for _ in range(50):
        assert (vector.current_player == players - 1).all()
        assert vector.legal_action_mask.any(axis=1).all()
        vector.step(random_actions(vector, rng))


@every_game
def test_when_games_begin_anew(game: str) -> None:
    same, later, never = (
        labtop.envs.vector(game, 2, max_turns=4, autoreset=mode, seed=1)
        for mode in ("same_step", "next_step", "disabled")
    )
    rng = np.random.default_rng(0)
    while not same.truncated[0]:
        actions = random_actions(same, rng)
        for vector in (same, later, never):
            vector.step(actions)
    assert same.current_player[0] >= 0  # a new game is there, and what the old one ended with
    assert (same.final_observation[0] == later.observation[0]).all()
    assert later.current_player[0] == never.current_player[0] == -1
    for vector in (later, never):  # only the first did, once
        assert (vector.final_observation[0] == same.final_observation[0]).all()
    assert same.final_observation[0].any()
    new = same.observation[0].copy()
    later.step(random_actions(later, rng))
    assert (later.observation[0] == new).all()
    assert not later.truncated[0]
    never.step(random_actions(never, rng))
    assert never.current_player[0] == -1
    never.reset(games=[True, False])
    assert (never.observation[0] == new).all()


@every_game
def test_nothing_forced_is_asked_for(game: str) -> None:
    vector = labtop.envs.vector(game, 20, skip_forced=True, seed=6)
    rng = np.random.default_rng(0)
    for _ in range(150):
        assert vector.legal_action_mask.sum(axis=1).min() > 1
        vector.step(random_actions(vector, rng))


def another_set() -> dict[str, Any]:
    """Components in which the first research card gives the reward of the third."""
    components = packaged_set()
    first, _, third = components["research_cards"]["cards"]["items"][:3]
    first.update(third | {"id": first["id"]})
    return components


def test_other_components() -> None:
    components = another_set()
    vector = labtop.envs.vector("aquasphere", 4, components=components, record=True, bots=[None, "beginner"], seed=1)
    name = labtop.new_game("aquasphere", components=components).position()["components"]
    assert vector.playing(2).position()["components"] == name != PACKAGED_NAME
    rng = np.random.default_rng(0)
    while not vector.terminated.any():
        vector.step(random_actions(vector, rng))
    for one in (vector, pickle.loads(pickle.dumps(vector))):
        record = one.record(int(np.flatnonzero(vector.terminated)[0]))
        assert record["start"]["components"] == name
        assert labtop.replay(json.loads(json.dumps(record)), components=components).to_play is None
        assert one.playing(0).position()["components"] == name
    static = Tokens("aquasphere", components=components).static
    assert (static[0] == static[2]).all()
    assert not np.array_equal(static, Tokens("aquasphere").static)


def test_components_through_the_interfaces_and_those_that_cannot_be() -> None:
    components = another_set()
    for env in (SeatEnv("aquasphere", components=components), pettingzoo.raw_env("aquasphere", components=components)):
        assert env._single.playing(0).position()["components"] != PACKAGED_NAME
    assert labtop.envs.vector("aquasphere", 1, components=None).playing(0).position()["components"] == PACKAGED_NAME
    with pytest.raises(ValueError, match="components"):
        labtop.envs.vector("aquasphere", 1, components={"colour": "red"})
    with pytest.raises(ValueError, match="there is no option 'components'"):
        labtop.envs.vector("gizmos", 1, components=components)


def test_networks_know_the_components_of_the_package_alone() -> None:
    assert opponents.named("network", "aquasphere").way == opponents.Way.JUDGING
    assert opponents.named("network", "aquasphere", packaged=False).way == opponents.Way.KNOWING
    assert opponents.named("beginner", "aquasphere", packaged=False) == opponents.Bot(opponents.Way.GLANCING, 0.04)


def test_the_rest_of_a_research_goes_under_by_itself() -> None:
    usual, drawn = (labtop.envs.vector("gizmos", 30, seed=6, **more) for more in ({}, {"returns": "drawn"}))
    under = [number for number, name in enumerate(usual.encoding.names) if name.startswith("under")]
    seen = []
    for vector in (usual, drawn):
        rng = np.random.default_rng(0)
        asked = False
        for _ in range(200):
            asked = asked or bool(vector.legal_action_mask[:, under].any())
            vector.step(random_actions(vector, rng))
        seen.append(asked)
    assert seen == [True, False]
