"""Many games at once."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.encodings import games
from labtop import registry
from labtop.bots import catalog
from labtop.core.chance import start_chance
from labtop.core.kernel import bind
from labtop.core.structs import States
from labtop.envs import opponents, pettingzoo
from labtop.envs.compiled import stepping_kernels
from labtop.envs.episodes import EPISODE
from labtop.envs.features import Tokens
from labtop.envs.gymnasium import SeatEnv
from labtop.envs.vectors import REWARDS, Vector
from labtop.games.aquasphere.rules.components import PACKAGED_NAME
from labtop.games.aquasphere.rules.data import packaged_set

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_game = pytest.mark.parametrize("game", GAMES)


def random_actions(vector: Vector, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each game; 0 where there is none."""
    return (vector.legal_action_mask * rng.random(vector.legal_action_mask.shape)).argmax(axis=1)


def shown(vector: Vector) -> bytes:
    arrays = (vector.observation, vector.legal_action_mask, vector.current_player, vector.rewards)
    return b"".join(array.tobytes() for array in (*arrays, vector.terminated, vector.truncated))


def played(vector: Vector, steps: int, seed: int = 0) -> list[bytes]:
    rng = np.random.default_rng(seed)
    looks = [shown(vector)]
    for _ in range(steps):
        vector.step(random_actions(vector, rng))
        looks.append(shown(vector))
    return looks


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


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(game: str) -> None:
    vector = labtop.envs.vector(game, 3)
    legal = random_actions(vector, np.random.default_rng(0))
    before = shown(vector), vector._states.tobytes()
    illegal = int(np.flatnonzero(~vector.legal_action_mask[1])[0])
    for wrong in (illegal, -1, len(vector.encoding.names), 2**40):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(ValueError, match=r"game 1: (action|there is no action)"):
            vector.step(actions)
    for wrong in ([0, 0], [[0, 0, 0]], [0.5, 0.5, 0.5], "abc", None):
        with pytest.raises(ValueError, match="a whole number for each of the 3 games"):
            vector.step(wrong)  # type: ignore[arg-type]
    assert (shown(vector), vector._states.tobytes()) == before


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"n": 0}, "n is a whole number from 1"),
        ({"players": 5}, "players"),
        ({"players": True}, "players is a whole number"),
        ({"threads": 0}, "threads"),
        ({"max_turns": 0}, "max_turns"),
        ({"max_turns": 2, "players": 3, "bots": ["random", "random", None]}, "max_turns is 3 or more"),
        ({"reward": "elo"}, "reward is one of win, rank, margin, score"),
        ({"autoreset": "no"}, "autoreset is one of"),
        ({"players": "2"}, "players is a whole number from 1, not '2'"),
        ({"players": [2]}, "players is a whole number"),
        ({"n": 2.0}, "n is a whole number"),
        ({"max_turns": 2**31}, "max_turns is a whole number from 1 to"),
        ({"skip_forced": "no"}, "skip_forced is True or False, not 'no'"),
        ({"record": "no"}, "record is True or False"),
        ({"memory": 1}, "memory is True or False"),
        ({"bots": "random"}, "an entry for each of the 2 seats, not 'random'"),
        ({"bots": 5}, "an entry for each of the 2 seats, not 5"),
        ({"bots": []}, "an entry for each of the 2 seats, not 0"),
        ({"bots": [None, 5]}, "a name or None for each seat"),
        ({"bots": ["random"]}, "an entry for each of the 2 seats"),
        ({"bots": ["random", "random"]}, "no bot"),
        ({"bots": [None, "grandmaster"]}, "grandmaster cannot sit in an environment"),
        ({"bots": [None, "nobody"]}, "there is no bot"),
        ({"colour": "red"}, "there is no option"),
        ({"returns": "red"}, "returns is one of chosen, drawn"),
        ({"seed": 0.5}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"seed": 2**200}, "a seed is a whole number"),
    ],
)
def test_settings_that_are_wrong_get_a_reason(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        labtop.envs.vector(**{"game": "gizmos", "n": 2} | settings)


def test_threads_come_fourth() -> None:
    assert len(labtop.envs.vector("gizmos", 64, 2, 3)._stretches) == 3


@pytest.mark.parametrize("wrong", [[True], [True] * 3, [1, 0], ["no", "no"], "no", 1])
def test_which_games_begin_anew_is_said_one_by_one(wrong: Any) -> None:
    vector = labtop.envs.vector("gizmos", 2)
    before = shown(vector)
    with pytest.raises(ValueError, match="games has True or False for each of the 2 games"):
        vector.reset(games=wrong)
    assert shown(vector) == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ([[None, None]], "seats for each of the 2 games, not for 1"),
        ([[None, None], [None]], "an entry for each of the 2 seats, not 1"),
        ([[None, None], ["random", "random"]], "in at least one seat there is no bot"),
        ([[None, None], [None, "nobody"]], "there is no bot"),
    ],
)
def test_bots_that_cannot_be_seated(wrong: Any, reason: str) -> None:
    vector = labtop.envs.vector("gizmos", 2)
    before = vector._episodes.tobytes()
    with pytest.raises(ValueError, match=reason):
        vector.seat_bots(wrong)
    assert vector._episodes.tobytes() == before


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="chess"):
        labtop.envs.vector("chess", 1)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_vector_is_not_played_any_more(threads: int) -> None:
    """With threads it waited for ever."""
    vector = labtop.envs.vector("gizmos", 32, threads=threads)
    before = shown(vector)
    vector.close()
    vector.close()
    for play in (vector.reset, lambda: vector.step(random_actions(vector, np.random.default_rng(0)))):
        with pytest.raises(ValueError, match="it is closed"):
            play()
    assert shown(vector) == before


def test_records_that_are_not_there() -> None:
    with pytest.raises(ValueError, match="record=True"):
        labtop.envs.vector("gizmos", 1).record(0)
    with pytest.raises(ValueError, match="no episode of game 0 has ended"):
        labtop.envs.vector("gizmos", 1, record=True).record(0)


@every_game
@pytest.mark.parametrize("wrong", [-1, 2, 10**9, True, 0.0, "0", None])
def test_a_wrong_game_or_seat_is_refused(game: str, wrong: Any) -> None:
    """Compiled code read what lay elsewhere in memory, or crashed."""
    vector = labtop.envs.vector(game, 2, record=True)
    for ask in (
        vector.playing,
        vector.record,
        lambda wrong: vector.why_not(wrong, 0),
        lambda wrong: vector.observe(wrong, 0),
    ):
        with pytest.raises(ValueError, match="game is a whole number from 0 to 1, not"):
            ask(wrong)
    with pytest.raises(ValueError, match="seat is a whole number from 0 to 1, not"):
        vector.observe(0, wrong)
    assert (vector.observe(np.int64(1), np.uint8(1)) == vector.observe(1, 1)).all()


@pytest.mark.long
@every_game
@pytest.mark.parametrize("bot", ["greedy", "beginner", "search-v1:40"])
def test_bots_in_a_seat_beat_chance(game: str, bot: str) -> None:
    """A learner that plays at random loses; and how many threads there are changes nothing."""
    won = []
    for threads in (1, 2):
        vector = labtop.envs.vector(game, 32, bots=[None, bot], seed=7, threads=threads)
        rng = np.random.default_rng(0)
        ends: list[list[float]] = []
        while len(ends) < 32:
            vector.step(random_actions(vector, rng))
            ends += vector.rewards[vector.terminated].tolist()
        won.append(ends)
    assert won[0] == won[1]
    assert np.mean(won[0], axis=0)[1] > 0.8


def bot_action(states: Any, game: int, bot: int, chooser: Any, bots: Any, room: Any) -> int:
    raise NotImplementedError


def _chosen(states: Any, episodes: Any, bots: Any, room: Any) -> int:
    return bot_action(states, 0, 0, episodes[0].chooser, bots, room)


def chooser(game: str, name: str) -> Callable[[States, int], int]:
    """A bot as it sits in an environment: from a game and a seed to an action."""
    made = [opponents.named(name, game)]
    compiled = bind(_chosen, game, bot_action=stepping_kernels(game, opponents.action_of(made))["bot_action"])
    bots, room = opponents.room_for(game, made), np.zeros(1024, np.int64)

    def choose(states: States, seed: int) -> int:
        episodes = np.zeros(1, EPISODE)
        start_chance(episodes, seed)
        return int(compiled(states, episodes, bots, room))

    return choose


@pytest.mark.long
@every_game
@pytest.mark.parametrize("name", ["greedy", "network:1.5", "search-v1:8"])
def test_a_bot_in_a_seat_sees_nothing_hidden(game: str, name: str) -> None:
    """It chooses the same whatever lies in the decks."""
    chosen = chooser(game, name)
    found = set()
    for number, playing in enumerate(games(game, 2, seed=11, decisions=60)):
        answers = set()
        for seed in range(4):
            answers.add(chosen(playing.determinised(playing.to_play or 0, seed), number))
        assert len(answers) == 1
        found |= answers
    assert len(found) > 10


@pytest.mark.long
@every_game
def test_a_network_in_a_seat_plays_as_at_the_table(game: str) -> None:
    chosen, rules = chooser(game, "network"), registry.rules(game)
    for playing in games(game, 2, seed=12, decisions=60):
        bot = catalog.make("network", game)
        assert rules.name_action(chosen(playing.determinised(playing.to_play or 0, 5), 1)) == bot.choose(
            playing.observe(1)
        )


def test_levels_sit_in_an_environment_unless_they_search_with_a_network() -> None:
    for game in GAMES:
        for level, name in registry.levels(game).items():
            if name.startswith("network"):
                assert opponents.named(level, game) == opponents.named(name, game)
            else:
                with pytest.raises(ValueError, match=f"{level} cannot sit in an environment of {game}"):
                    opponents.named(level, game)


def test_a_game_without_a_network_has_bots_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (opponents, catalog):
        monkeypatch.setattr(module, "has_network", lambda game: False)
    assert opponents.named("beginner", "gizmos") == opponents.Bot(opponents.Way.GLANCING, noise=0.04)
    assert opponents.named("hard", "gizmos") == opponents.named("search:40", "gizmos")
    assert opponents.named("network", "gizmos") == opponents.Bot(opponents.Way.KNOWING)


@pytest.mark.long
def test_bots_of_every_kind_sit_together_and_bring_games_to_an_end() -> None:
    """Two networks that had won did not hurry: games went on until they were cut off."""
    vector = labtop.envs.vector("gizmos", 8, players=4, bots=[None, "network", "search-v1:4", "random"], seed=3)
    rng = np.random.default_rng(0)
    ended = 0
    while ended < 8:
        vector.step(random_actions(vector, rng))
        ended += int(vector.terminated.sum())
        assert not vector.truncated.any()
