"""Every seat an agent, through PettingZoo and its own tests."""

import io
import json
import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import redirect_stdout

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import labtop
from labtop import registry
from labtop.envs import pettingzoo
from labtop.envs.pettingzoo import env, raw_env

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo prints, and warns of what is meant."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.filterwarnings("ignore", message="Observation (is not a NumPy array|space for each agent probably)")
        yield


def parallelisable(game: str, **settings: int) -> raw_env:
    """The converter asks for it; only the agent that decides acts."""
    made = raw_env(game, **settings)
    made.metadata["is_parallelizable"] = True
    return made


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoos_own_test(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=150)


@every_game
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


def test_the_seed_of_a_setting_is_that_of_the_first_reset() -> None:
    first, later = env("gizmos", seed=np.int64(7)), env("gizmos")
    first.reset()
    later.reset(seed=7)
    assert (first.last()[0]["observation"] == later.last()[0]["observation"]).all()
    with pytest.raises(ValueError, match="seed is a whole number from 0"):
        env("gizmos", seed="7")


@every_game
def test_all_at_once_through_the_converter(game: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(parallelisable(game)), num_cycles=20)


@every_game
def test_pictures(game: str) -> None:
    render_test(lambda **settings: env(game, **settings), {"svg": lambda picture: picture.startswith("<svg")})
    with pytest.raises(ValueError, match="render_mode is one of"):
        raw_env(game, render_mode="film")


@every_game
def test_a_game_to_its_end(game: str) -> None:
    playing = env(game, players=3)
    playing.reset(seed=4)
    rng = np.random.default_rng(0)
    paid = dict.fromkeys(playing.possible_agents, 0.0)
    for agent in playing.agent_iter():
        observation, reward, ended, cut, _ = playing.last()
        paid[agent] += reward
        mask = observation["action_mask"]
        playing.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


@every_game
def test_a_game_that_has_ended_is_a_record(game: str) -> None:
    """It was kept, and could not be had."""
    playing = env(game, players=3, record=True, reward="score")
    playing.reset(seed=4)
    rng = np.random.default_rng(0)
    while not any(playing.terminations.values()):
        playing.step(int(rng.choice(np.flatnonzero(playing.observe(playing.agent_selection)["action_mask"]))))
    replayed = labtop.replay(json.loads(json.dumps(playing.record())))
    assert replayed.to_play is None
    assert replayed.scores() == [playing.rewards[agent] for agent in playing.possible_agents]


@every_game
def test_only_who_decides_has_legal_actions(game: str) -> None:
    playing = raw_env(game, players=4)
    playing.reset(seed=4)
    for agent in playing.agents:
        assert playing.observe(agent)["action_mask"].any() == (agent == playing.agent_selection)


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    for made in (env("gizmos"), raw_env("gizmos")):
        made.reset(seed=1)
        agent = made.agent_selection
        illegal = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
        if isinstance(made, raw_env):
            with pytest.raises(ValueError, match="is not legal"):
                made.step(illegal)
            assert not any(made.terminations.values())
        else:
            made.step(illegal)
            assert all(made.terminations.values())
            assert made.rewards[agent] == -1


def test_bad_input_of_the_game_itself() -> None:
    for settings, reason in (({"players": "2"}, "players is a whole"), ({"autoreset": "disabled"}, "no option 'auto")):
        with pytest.raises(ValueError, match=reason):
            raw_env("gizmos", **settings)
    playing = raw_env("gizmos", render_mode="ansi")
    for ask in (lambda: playing.step(0), lambda: playing.observe("player_0"), playing.render):
        with pytest.raises(ValueError, match="no game is under way"):
            ask()
    for ask in (playing.last, lambda: playing.agent_selection, lambda: playing.rewards):
        with pytest.raises(AttributeError, match="no game is under way"):
            ask()
    playing.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent 'player_2'; there are: player_0, player_1"):
        playing.observe("player_2")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [(None, "an action is a whole number"), ("0", "a whole number"), (-1, "no action -1"), (453, "no action 453")],
)
def test_what_is_no_action_changes_nothing(wrong: object, reason: str) -> None:
    """A wrong id raised IndexError, None was taken for all actions at once."""
    for made, error in ((env("gizmos"), AssertionError), (raw_env("gizmos"), ValueError)):
        made.reset(seed=1)
        before, agent = made.observe(made.agent_selection), made.agent_selection
        with pytest.raises(error, match="action is not in action space" if error is AssertionError else reason):
            made.step(wrong)
        assert made.agent_selection == agent
        assert not any((*made.terminations.values(), *made.truncations.values()))
        assert all((before[name] == values).all() for name, values in made.observe(agent).items())


@every_game
def test_a_game_is_cut_off_after_exactly_so_many_turns(game: str) -> None:
    """What `max_cycles_test` looks at, with legal actions: all agents are cut off at once, also for the converter."""
    for most in (3, 8):
        rng = np.random.default_rng(0)
        playing = env(game, players=3, max_turns=most)
        playing.reset(seed=1)
        turns, agent = 1, playing.agent_selection
        while not any((*playing.truncations.values(), *playing.terminations.values())):
            turns += playing.agent_selection != agent
            agent = playing.agent_selection
            playing.step(int(rng.choice(np.flatnonzero(playing.observe(agent)["action_mask"]))))
        assert turns == most
        assert set(playing.truncations.values()) == {True}
        assert set(playing.terminations.values()) == {False}

        at_once = turn_based_aec_to_parallel(parallelisable(game, players=3, max_turns=most))
        observations, _ = at_once.reset(seed=1)
        turns, agent, rng = 0, "", np.random.default_rng(0)
        while at_once.agents:
            [decides] = [name for name, seen in observations.items() if seen["action_mask"].any()]
            turns, agent = turns + (decides != agent), decides
            action = int(rng.choice(np.flatnonzero(observations[decides]["action_mask"])))
            observations, _, terminated, truncated, _ = at_once.step(dict.fromkeys(at_once.agents, action))
            assert not any(terminated.values())
        assert turns == most
        assert set(truncated.values()) == {True}


def test_what_makes_environments_can_be_pickled() -> None:
    module = pettingzoo.gizmos_v0
    for made in (module.env, module.raw_env):
        assert pickle.loads(pickle.dumps(made))(players=3).possible_agents == ["player_0", "player_1", "player_2"]


@every_game
def test_modules_are_found_by_import(game: str) -> None:
    """They were attributes only; here in a process that has imported nothing yet."""
    code = f"""import importlib
module = importlib.import_module("labtop.envs.pettingzoo.{game}_v0")
import labtop.envs.pettingzoo.{game}_v0 as again
from labtop.envs.pettingzoo import {game}_v0
print(module is again is {game}_v0, module.env().possible_agents)"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "True ['player_0', 'player_1']\n"


@every_game
def test_modules_as_pettingzoos_tools_expect_them(game: str) -> None:
    module = getattr(pettingzoo, f"{game}_v0")
    playing = module.env(max_turns=6)
    playing.reset(seed=0)
    rng = np.random.default_rng(0)
    cut_off = False
    for _ in playing.agent_iter():
        observation, _, ended, cut, _ = playing.last()
        cut_off = cut_off or cut
        mask = observation["action_mask"]
        playing.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    assert cut_off
    with pytest.raises(AttributeError):
        pettingzoo.chess_v0  # noqa: B018
