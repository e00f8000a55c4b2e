"""One seat against bots, through Gymnasium."""

import json
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import labtop
from envs.masking import Masked
from labtop import registry
from labtop.core.chance import seed_of, start_chance
from labtop.envs import rendering
from labtop.envs.gymnasium import SeatEnv, SeatVectorEnv

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_game = pytest.mark.parametrize("game", GAMES)
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)


def any_legal(mask: np.ndarray, rng: np.random.Generator) -> Any:
    return (mask * rng.random(mask.shape)).argmax(axis=-1)


def name(game: str) -> str:
    return f"labtop/{registry.meta(game).title}-v0"


@every_game
def test_gymnasium_finds_it_and_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(f"labtop.envs.gymnasium:{name(game)}")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(different from the unwrapped|Box observation space)")
        check_env(Masked(env), skip_render_check=True, skip_close_check=True)


@every_game
def test_stable_baselines_finds_nothing_wrong(game: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="Stable-Baselines3 is not installed")
    checker.check_env(Masked(SeatEnv(game)), warn=False)


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_to_its_end(game: str, players: int) -> None:
    env = SeatEnv(game, players=players, seat=players - 1)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=3)
    ended = False
    while not ended:
        assert env.observation_space.contains(observation)
        assert (observation["action_mask"] == env.action_masks()).all()
        observation, reward, ended, cut, info = env.step(any_legal(observation["action_mask"], rng))
        assert not cut
        assert ended or reward == 0
    assert info["scores"] == env._single.playing(0).scores()
    assert not observation["action_mask"].any()
    assert reward in (1, -1 / (players - 1)) or -1 < reward < 1
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


@every_game
def test_seeds(game: str) -> None:
    def looks(seed: int | None, env: SeatEnv) -> list[bytes]:
        rng = np.random.default_rng(1)
        observation, _ = env.reset(seed=seed)
        found = [observation["observation"].tobytes()]
        for _ in range(20):
            observation, *_ = env.step(any_legal(observation["action_mask"], rng))
            found.append(observation["observation"].tobytes())
        return found

    env = SeatEnv(game)
    assert looks(5, env) == looks(5, SeatEnv(game))
    assert looks(None, env) != looks(5, env)


def test_the_seed_of_a_setting_is_that_of_the_first_reset() -> None:
    """It was ignored."""
    made = gymnasium.make("labtop/Gizmos-v0", seed=7)
    assert (made.reset()[0]["observation"] == SeatEnv("gizmos").reset(seed=7)[0]["observation"]).all()
    vectors = SeatVectorEnv("gizmos", num_envs=3, seed=7), SeatVectorEnv("gizmos", num_envs=3)
    assert (vectors[0].reset()[0]["observation"] == vectors[1].reset(seed=7)[0]["observation"]).all()


def test_seeds_and_seats_from_numpy_and_what_is_no_seed() -> None:
    env = SeatEnv("gizmos", players=np.int64(2), seat=np.int64(1))
    assert (env.reset(seed=np.uint8(7))[0]["observation"] == env.reset(seed=7)[0]["observation"]).all()
    for wrong in (-1, "7", 0.5, True):
        for refuse in (lambda wrong: env.reset(seed=wrong), lambda wrong: SeatEnv("gizmos", seed=wrong)):
            with pytest.raises(ValueError, match="seed is a whole number from 0"):
                refuse(wrong)


@every_game
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_pictures(game: str, mode: str) -> None:
    env = SeatEnv(game, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    if mode == "rgb_array":
        assert picture.dtype == np.uint8
        assert picture.shape[2] == 3
        assert len(np.unique(picture)) > 10
    else:
        assert picture.startswith("<svg") == (mode == "svg")
        assert "Player 1" in picture.replace("\u00a0", " ").replace("&#160;", " ")


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_pictures_of_an_episode_have_one_size(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Videos cannot be made of frames that grow. A table without room becomes smaller."""
    env = SeatEnv(game, players=players, render_mode="rgb_array", record=True)
    rng = np.random.default_rng(0)
    shapes, drawn = set(), set()
    observation, _ = env.reset(seed=1)
    for number in range(10**6):
        observation, _, ended, *_ = env.step(any_legal(observation["action_mask"], rng))
        if ended or number % 12 == 0:
            frame = env.render()
            shapes.add(frame.shape)
            drawn.add(int(np.flatnonzero((frame != 255).any(axis=(1, 2)))[-1]))
        if ended:
            break
    assert len(drawn) > 1
    monkeypatch.setattr(rendering, "LINES", -10 * players + 20)
    small = env.render()
    assert small.shape[0] < min(drawn)
    [(high, wide, _)] = shapes
    assert small.shape[1] == wide
    assert high > max(drawn)
    assert not (small[:, -20:] != 255).any()  # it is narrower, and whole


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seat": 2}, "seat is a whole number from 0 to 1"),
        ({"seat": "0"}, "seat is a whole number from 0 to 1"),
        ({"players": "2"}, "players is a whole number"),
        ({"players": 10**12}, "there are 2 to 4 players"),
        ({"bots": ["random", "random"]}, "there are 1 bots"),
        ({"bots": [None]}, "bots is the name of a bot, or a list of names"),
        ({"bots": 5}, "bots is the name of a bot, or a list of names"),
        ({"autoreset": "same_step"}, "there is no option 'autoreset'"),
        ({"n": 2}, "there is no option 'n'"),
        ({"render_mode": "film"}, "render_mode is one of human, ansi, svg, rgb_array"),
        ({"bots": "nobody"}, "there is no bot"),
    ],
)
def test_settings_that_are_wrong_get_a_reason(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SeatEnv("gizmos", **settings)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1"),
        ({"seat": -1}, "seat is a whole number"),
        ({"copy": "no"}, "copy is True or False"),
        ({"autoreset": "same_step"}, "autoreset_mode say it"),
        ({"n": 2}, "num_envs and"),
    ],
)
def test_settings_of_vectors_that_are_wrong_get_a_reason(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SeatVectorEnv("gizmos", **settings)


def test_a_setting_by_its_name_in_gymnasium() -> None:
    with pytest.raises(ValueError, match="there is no option 'autoreset'"):
        gymnasium.make("labtop/Gizmos-v0", autoreset="same_step")


def test_the_name_says_which_game_it_is() -> None:
    """AquaSphere's could be told to be Gizmos."""
    with pytest.raises(ValueError, match="there is no option 'game': the name of the environment says it"):
        gymnasium.make("labtop/AquaSphere-v0", game="gizmos")
    with pytest.raises(ValueError, match="there is no option 'game': the name of the environment says it"):
        gymnasium.make_vec("labtop/AquaSphere-v0", vectorization_mode="vector_entry_point", game="gizmos")
    made = gymnasium.make("labtop/AquaSphere-v0", max_turns=9)
    for one in (made, gymnasium.make(made.spec), pickle.loads(pickle.dumps(made))):  # type: ignore[arg-type]
        assert isinstance(one.unwrapped, SeatEnv)
        assert one.unwrapped._single.game == "aquasphere"


@pytest.mark.parametrize("made", [SeatEnv, SeatVectorEnv])
def test_a_reset_with_what_there_is_not_and_a_step_before_it(made: Any) -> None:
    env = made("gizmos")
    with pytest.raises(ValueError, match=r"no game is under way: reset\(\) begins one"):
        env.step([0] if made is SeatVectorEnv else 0)
    for options in ({"colour": "red"}, "red"):
        with pytest.raises(ValueError, match=r"there is no option 'colour' of a reset|options is a dict"):
            env.reset(options=options)
    env.reset(options={})


def test_nothing_is_shown_before_a_game_is_under_way() -> None:
    """It was of a game that nobody was to play."""
    env = SeatEnv("gizmos", render_mode="ansi")
    for ask in (env.render, env.action_masks, SeatVectorEnv("gizmos", num_envs=2).action_masks):
        with pytest.raises(ValueError, match=r"no game is under way: reset\(\) begins one"):
            ask()
    env.reset(seed=1)
    assert env.render()
    assert env.action_masks().any()


def test_a_reset_that_is_refused_changes_nothing() -> None:
    """It drew a number, or began with another seed."""
    envs, twin = (SeatVectorEnv("gizmos", num_envs=2, seed=7) for _ in range(2))
    part = {"reset_mask": np.array([True, False])}
    with pytest.raises(ValueError, match="the first reset is one of all games"):
        envs.reset(options=part)  # the other game was that of seed 0
    for wrong in ([True], "no"):
        with pytest.raises(ValueError, match="games has True or False for each of the 2 games"):
            envs.reset(seed=5, options={"reset_mask": wrong})
    assert (envs.reset()[0]["observation"] == twin.reset()[0]["observation"]).all()
    assert (envs.reset(options=part)[0]["observation"] == twin.reset(options=part)[0]["observation"]).all()


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        *((no_number, "an action is a whole number, not") for no_number in (None, 0.0, True, False, np.True_)),
        (-1, "there is no action"),
        (9999, "there is no"),
    ],
)
def test_what_is_no_action_is_refused(action: Any, reason: str) -> None:
    env = SeatEnv("gizmos")
    env.reset(seed=2)
    with pytest.raises(ValueError, match=reason):
        env.step(action)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("gizmos")
    before, _ = env.reset(seed=2)
    with pytest.raises(ValueError, match="is not legal"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert (env._single.seen(0)["observation"] == before["observation"]).all()
    assert (env.action_masks() == before["action_mask"]).all()


@every_game
@pytest.mark.parametrize("mode", MODES)
def test_vectors_begin_anew_as_gymnasium_says(game: str, mode: AutoresetMode) -> None:
    envs = SeatVectorEnv(game, num_envs=6, autoreset_mode=mode, max_turns=12)
    rng = np.random.default_rng(0)
    observation, _ = envs.reset(seed=4)
    over = np.zeros(6, bool)
    seen = 0
    for _ in range(60):
        if mode is AutoresetMode.DISABLED and over.any():
            observation, _ = envs.reset(options={"reset_mask": over})
        assert envs.observation_space.contains(observation)
        before = over
        observation, rewards, ended, cut, info = envs.step(any_legal(observation["action_mask"], rng))
        over = ended | cut
        assert rewards.shape == (6,)
        if mode is AutoresetMode.NEXT_STEP:
            assert not (before & over).any()  # these have only just begun
        if mode is AutoresetMode.SAME_STEP and over.any():
            assert (info["_final_obs"] == over).all()
            last = np.stack([seen["observation"] for seen in info["final_obs"][over]])
            assert (last != observation["observation"][over]).any(axis=1).all()
        seen += int(over.sum())
    assert seen > 6


class GoingOn(SeatEnv):
    """A seat whose games are those of a row of a vector."""

    def reset(self, **given: Any) -> Any:
        self._begun = True
        self._single.reset()
        return self._single.seen(self._seat), {}


def same(one: Any, other: Any) -> bool:
    """Are they the same all through, of the same types?"""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return all(map(same, one, other))
    if not isinstance(one, np.ndarray):
        return bool(one == other)
    if one.dtype == object:
        return all(map(same, one.tolist(), other.tolist())) and one.shape == other.shape
    return one.dtype == other.dtype and np.array_equal(one, other)


@every_game
@pytest.mark.parametrize("mode", MODES)
def test_all_that_is_told_is_what_gymnasiums_own_vectors_tell(game: str, mode: AutoresetMode) -> None:
    """`final_obs` was one dict for all games; no mode told the scores."""
    settings: dict[str, Any] = {"players": 3, "seat": 1, "max_turns": 12}
    ours = SeatVectorEnv(game, num_envs=6, autoreset_mode=mode.value, **settings)
    theirs = SyncVectorEnv([lambda: GoingOn(game, **settings)] * 6, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] is mode
    ours.reset()
    ours._vector.reset(4)
    for number, env in enumerate(theirs.envs):
        start_chance(env.unwrapped._single._episodes, seed_of(4, number))  # type: ignore[attr-defined]
    observation, _ = theirs.reset()
    rng, ended = np.random.default_rng(0), 0
    for _ in range(60):
        actions = any_legal(observation["action_mask"], rng)
        told = theirs.step(actions)
        assert same(ours.step(actions), told)
        observation, _, terminated, truncated, _ = told
        over = terminated | truncated
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            ours._vector.reset(games=over)
            observation, _ = theirs.reset(options={"reset_mask": over})
    assert ended > 6


def test_a_vector_by_its_name() -> None:
    envs = gymnasium.make_vec("labtop/Gizmos-v0", num_envs=3, vectorization_mode="vector_entry_point")
    observation, _ = envs.reset(seed=1)
    assert observation["observation"].shape[0] == 3


def test_what_is_returned_is_the_callers_own_unless_told() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv("gizmos", num_envs=2, copy=copy)
        observation, _ = envs.reset(seed=1)
        before = observation["observation"].copy()
        envs.step(any_legal(observation["action_mask"], np.random.default_rng(0)))
        assert (observation["observation"] == before).all() == copy


@every_game
def test_games_that_have_ended_are_records(game: str) -> None:
    """They were kept, and could not be had."""
    env = gymnasium.make(name(game), record=True, max_turns=40)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="no episode of game 0 has ended yet"):
        env.unwrapped.record()  # type: ignore[attr-defined]
    ended = cut = False
    while not (ended or cut):
        observation, _, ended, cut, info = env.step(any_legal(observation["action_mask"], rng))
    for _ in range(2):
        replayed = labtop.replay(json.loads(json.dumps(env.unwrapped.record())))  # type: ignore[attr-defined]
        assert replayed.scores() == info["scores"]
        env.reset()

    envs = SeatVectorEnv(game, num_envs=3, record=True, max_turns=40, autoreset_mode=AutoresetMode.SAME_STEP)
    observation, _ = envs.reset(seed=1)
    over = np.zeros(3, bool)
    while not over.any():
        observation, _, terminated, truncated, info = envs.step(any_legal(observation["action_mask"], rng))
        over = terminated | truncated
    for number in np.flatnonzero(over):
        assert labtop.replay(envs.record(number)).scores() == info["final_info"]["scores"][number]
    with pytest.raises(ValueError, match="game is a whole number from 0 to 2"):
        envs.record(3)


def test_only_those_who_ask_for_it_import_it() -> None:
    import subprocess
    import sys

    code = "import labtop.envs as e, sys; e.vector('gizmos', 1); print({'gymnasium', 'pettingzoo'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
