"""The games for OpenSpiel."""

import pickle
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import labtop
from envs.encodings import Said
from labtop import registry
from labtop.core.encoding import GOES_ON
from labtop.core.kernel import bind
from labtop.core.structs import States, raw_copy
from labtop.envs.openspiel_reveals import reveals

REASON = "OpenSpiel is not installed: pip install 'labtop[spiel]'"
pyspiel = pytest.importorskip("pyspiel", reason=REASON)
pytest.importorskip("labtop.envs.openspiel", reason=REASON)

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in registry.rules(game).players]
)
# What is liked: decks are used up, so that cards come back that were put under them.
every_way = pytest.mark.parametrize(
    ("game", "players", "liked"), [*((game, 3, "") for game in GAMES), ("gizmos", 2, "research III")]
)


@cache
def loaded(game: str, players: int = 2, max_turns: int = 1000) -> Any:
    return pyspiel.load_game(f"python_labtop_{game}", {"players": players, "max_turns": max_turns})


def walk(game: str, players: int, seed: int, liked: str = "") -> Iterator[tuple[Any, int]]:
    """Each state of a game, which changes, with what is chosen there at random; actions that are liked mostly."""
    state, rng = loaded(game, players).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            choice = rng.choices(numbers, odds)[0]
        else:
            legal = state.legal_actions()
            preferred = [action for action in legal if liked and state.action_to_string(action).startswith(liked)]
            choice = rng.choice(preferred if preferred and rng.random() < 0.8 else legal)
        yield state, choice
        state.apply_action(choice)
    yield state, -1


def after_the_deal(game: str, players: int, seed: int, decisions: int = 0) -> Any:
    """A state in which a player decides."""
    for state, _ in walk(game, players, seed):
        if state.is_player_node():
            decisions -= 1
            if decisions < 0:
                return state
    raise AssertionError("it ended before")


def tensors(state: Any) -> list[bytes]:
    return [
        np.array(tensor, np.float32).tobytes()
        for seat in range(state.num_players())
        for tensor in (state.observation_tensor(seat), state.information_state_tensor(seat))
    ]


@every_table
def test_openspiels_own_test(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=True, verbose=False)


def follow(game: str, players: int, choices: Iterable[int]) -> Iterator[tuple[Any, int]]:
    """As `walk`, along a way that is known."""
    state = loaded(game, players).new_initial_state()
    for choice in choices:
        yield state, choice
        state.apply_action(choice)
    yield state, -1


def transcript(way: Iterable[tuple[Any, int]]) -> Iterator[str]:
    """A game move by move, with hashes of what each seat sees."""
    for state, choice in way:
        if state.is_terminal():
            yield f"returns {' '.join(map(str, state.returns()))}"
        elif state.is_chance_node():
            yield f"{choice} of {len(state.legal_actions())}: {state.action_to_string(choice)}"
        else:
            hashes = " ".join(blake2b(tensor, digest_size=3).hexdigest() for tensor in tensors(state))
            player, name = state.current_player(), state.action_to_string(choice)
            yield f"{choice} of {len(state.legal_actions())}: seat {player}: {name} | {hashes}"


@every_game
def test_playthrough(game: str) -> None:
    """Changes only with the version of the encoding; then written anew by this file, run as a program."""
    kept = (PLAYTHROUGHS / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    way = follow(game, 3, (int(line.split()[0]) for line in kept[:-1]))
    for number, (line, expected) in enumerate(zip(transcript(way), kept, strict=True), 1):
        assert line == expected, f"line {number}"


@every_way
def test_chance_is_uniform_over_what_nobody_has_seen(game: str, players: int, liked: str) -> None:
    rules, sources = registry.rules(game), reveals(game).sources
    came: set[tuple[int, int]] = set()
    for state, choice in walk(game, players, 3, liked):
        if not state.is_chance_node():
            continue
        number, odds = state.play._source, dict(state.chance_outcomes())
        source = sources[number]
        assert sum(odds.values()) == pytest.approx(1)
        if source.things == rules.outcomes:
            counts = list(rules.position(state.play._states)["dispenser"].values())
            assert odds == pytest.approx({thing: count / sum(counts) for thing, count in enumerate(counts) if count})
            continue
        assert set(odds.values()) == {1 / len(odds)}
        if source.name == "first":
            assert sorted(odds) == list(range(players))
        elif source.name == "centre tile":
            assert sorted(odds) == list(range(len(source.things)))
        else:
            assert sorted(odds) == [thing for thing in range(len(source.things)) if (number, thing) not in came]
            came.add((number, choice))


def lay(state: Any, source: int, depth: int, thing: int) -> None:
    raise NotImplementedError


def _lay(states: States, source: int, depth: int, thing: int) -> None:
    lay(states[0], source, depth, thing)


@cache
def layer(game: str) -> Any:
    return bind(_lay, game, lay=reveals(game).lay)


@every_way
def test_games_are_games_of_the_rules(game: str, players: int, liked: str) -> None:
    """The cards laid in the order in which they will come, each action played through the notation."""
    rules, sources = registry.rules(game), reveals(game).sources
    start: Any = None
    came: list[tuple[int, int]] = []  # sources and things, after the deal
    moves: list[tuple[str, list[str]]] = []
    said: Any = None
    for state, choice in walk(game, players, 4, liked):
        if state.is_player_node():
            start = raw_copy(state.play._states) if start is None else start
            code, said = (said or Said(game, raw_copy(state.play._states), state.play._notes["chain"].copy())).say(
                choice
            )
            if code != GOES_ON:
                moves.append((rules.name_action(code), []))
                said = None
        elif start is not None and not state.is_terminal():
            if sources[state.play._source].things == rules.outcomes:
                moves[-1][1].append(rules.outcomes[choice])
            else:
                came.append((state.play._source, choice))
    depths = dict.fromkeys(range(len(sources)), 0)
    for source, thing in came:
        layer(game)(start, source, depths[source], thing)
        depths[source] += 1
    start["chance"]["forced"] = -1
    playing = labtop.load_position(rules.position(start))
    for name, chance in moves:
        playing.play(name, chance=chance)
    assert playing.to_play is None
    ranking = playing.ranking()
    assert playing.view(None) == rules.view(rules.position(state.play._states), None)
    assert [seat for seat, value in enumerate(state.returns()) if value == max(state.returns())] == sorted(ranking[0])
    assert sum(state.returns()) == pytest.approx(0)
    if liked:
        assert any(source >= 8 for _, source, _ in state.play._seen)  # cards came back


def gizmos_deal(position: dict[str, Any]) -> dict[str, list[str]]:
    cards = {f"deck {level}": [*names] for level, names in position["display"].items()}
    spheres = [name for name, count in position["row"].items() for _ in range(count)]
    return {**cards, "dispenser": spheres, "first": [f"seat {position['first']}"]}


def aquasphere_deal(position: dict[str, Any]) -> dict[str, list[str]]:
    ring, sectors = position["station"]["ring"], position["station"]["sectors"]
    neutral = [letter for letter in sectors if sectors[letter]["control"] == "neutral"]
    rest = [letter for letter in ring if not sectors[letter]["submarines"]]
    first, printed = position["programs"], registry.rules("aquasphere").fresh()[0].components
    programs = [*("green", "yellow", "black", "purple", "blue", "red", "white")]
    layouts = [[programs[symbol] for symbol in row] for row in printed.program_cards.tolist()]
    return {
        "ring": [f"sector {letter}" for letter in ring],
        "base lab": [*(player["base_lab"] for player in position["players"]), *neutral, *rest],
        "first": [f"seat {position['play_order'][0]}"],
        "centre tile": [f"turned by {position['centre'][0]['rotation']}"],
        "program cards": [f"P{layouts.index([*first.values()]) + 1}", position["program_cards"][0]],
        "research deck": [sectors[letter]["research"][0] for letter in ring],
        "extension deck": [sectors[letter]["extensions"][0] for letter in ring],
    }


DEALS = {"gizmos": gizmos_deal, "aquasphere": aquasphere_deal}


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_every_deal_of_the_rules_is_one_path(game: str, players: int, seed: int) -> None:
    """All deals have as many equally likely choices, so each is as likely as by the rules."""
    wanted = labtop.new_game(game, players, seed).view(None)
    reached = []
    for swap in (False, True):  # the last two base labs are those of sectors that nobody has: in either order
        state, comes = loaded(game, players).new_initial_state(), DEALS[game](wanted)
        if swap and "base lab" in comes:
            comes["base lab"][-2:] = comes["base lab"][:-3:-1]
        while state.is_chance_node():
            names = {state.action_to_string(number): number for number in state.legal_actions()}
            name = reveals(game).sources[state.play._source].name
            state.apply_action(names[f"{name}: {comes[name].pop(0)}"])
        reached.append(registry.rules(game).view(registry.rules(game).position(state.play._states), None))
    assert wanted in reached


@every_way
def test_resampling_keeps_what_the_player_knows(game: str, players: int, liked: str) -> None:
    sampler, changed = random.Random(1).random, 0
    for number, (state, _) in enumerate(walk(game, players, 5, liked)):
        if number % 9:
            continue
        for seat in range(players):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            changed += other.history() != state.history()
    assert bool(changed) == bool(reveals(game).named)  # nothing is a secret in the others


@every_game
def test_others_do_not_know_what_is_secret(game: str) -> None:
    for state, choice in walk(game, 2, 6, "research"):
        if state.is_chance_node() and state.play._viewer >= 0:
            seat = state.play._viewer
            one, other = (state.child(number) for number in (choice, state.legal_actions()[0]))
            if choice != state.legal_actions()[0]:
                assert one.information_state_string(seat) != other.information_state_string(seat)
            assert one.information_state_string(1 - seat) == other.information_state_string(1 - seat)


@every_game
def test_copies_and_pickles_are_states_of_their_own(game: str) -> None:
    state = after_the_deal(game, 2, 7, 20)
    text, history, legal = str(state), state.history(), state.legal_actions()
    there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    for twin in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state)), there):
        assert (str(twin), twin.history(), twin.legal_actions()) == (text, history, legal)
        assert tensors(twin) == tensors(state)
        twin.apply_action(legal[0])
        assert (str(state), state.history(), state.legal_actions()) == (text, history, legal)


@every_game
def test_a_bad_action_changes_nothing(game: str) -> None:
    root, state = loaded(game).new_initial_state(), after_the_deal(game, 2, 8)
    for node, bad in ((root, 63), (state, -2), (state, 10_000)):
        before = node.history(), node.legal_actions(), tensors(node)
        with pytest.raises(ValueError, match=r"cannot (bring|play) -?\d+: it is one of"):
            node.apply_action(bad)
        assert (node.history(), node.legal_actions(), tensors(node)) == before


@every_game
def test_games_can_be_copied_and_pickled(game: str) -> None:
    """Pickles had nothing of what Python knows of them."""
    known = loaded(game, 3)
    for twin in (deepcopy(known), pickle.loads(pickle.dumps(known))):
        assert str(twin) == str(known)
        assert twin.new_initial_state().chance_outcomes() == known.new_initial_state().chance_outcomes()


@every_game
def test_seats_numbers_and_nodes_that_do_not_fit(game: str) -> None:
    """Some counted from the end, some were read from elsewhere in memory."""
    state, root = after_the_deal(game, 2, 8), loaded(game).new_initial_state()
    observer = loaded(game).make_py_observer()
    for seat in (-1, 2, 99):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; they go from 0 to 1"):
            state.resample_from_infostate(seat, random.random)
        for ask in (observer.set_from, observer.string_from):
            with pytest.raises(ValueError, match="there is no seat"):
                ask(state, seat)
    for node in (state, root):
        for number in (-3, 999):
            with pytest.raises(ValueError, match=f"there is no {number}; they go from 0 to"):
                node.action_to_string(number)
    for ask_chance in (state.chance_outcomes, lambda: state.action_to_string(-1, 0)):
        with pytest.raises(ValueError, match="chance brings nothing here"):
            ask_chance()
    assert root.action_to_string(1, 5) == registry.encoding(game).names[5]


@every_game
def test_bad_parameters(game: str) -> None:
    for params, reason in (({"players": 5}, "not for 5 players"), ({"max_turns": 0}, "max_turns is from 1")):
        with pytest.raises(ValueError, match=reason):
            pyspiel.load_game(f"python_labtop_{game}", params)
    with pytest.raises(ValueError, match="public and its own"):
        loaded(game).make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


@every_game
def test_a_game_that_is_cut_off_brings_nothing(game: str) -> None:
    state, rng = loaded(game, 2, 3).new_initial_state(), random.Random(9)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.play._notes["turns"][0] == 3
    assert state.returns() == [0, 0]


@every_game
def test_observations_are_the_encodings(game: str) -> None:
    state = after_the_deal(game, 3, 10, 12)
    for seat in range(3):
        expected = Said(game, raw_copy(state.play._states), state.play._notes["chain"].copy()).observed(seat)
        observed = np.array(state.observation_tensor(seat))
        assert np.rint(observed * 255).tolist() == expected.tolist()
        assert state.information_state_tensor(seat)[: len(expected)] == state.observation_tensor(seat)


@every_game
@pytest.mark.parametrize("searcher", ["mcts", "ismcts"])
def test_openspiels_searches_play(game: str, searcher: str) -> None:
    mcts = pytest.importorskip(f"open_spiel.python.algorithms.{searcher}", reason=REASON)
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    rng = np.random.RandomState(11)
    evaluator = RandomRolloutEvaluator(1, rng)
    if searcher == "mcts":
        bot = mcts.MCTSBot(loaded(game), 2.0, 4, evaluator, random_state=rng)
    else:
        bot = mcts.ISMCTSBot(game=loaded(game), evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=rng)
    state = after_the_deal(game, 2, 11)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        state.apply_action(bot.step(state))


@every_game
def test_rl_environment_plays(game: str) -> None:
    environments = pytest.importorskip("open_spiel.python.rl_environment", reason=REASON)
    environment = environments.Environment(
        loaded(game, 3), chance_event_sampler=environments.ChanceEventSampler(seed=12)
    )
    step, rng = environment.reset(), random.Random(12)
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert len(step.observations["info_state"][0]) == loaded(game, 3).information_state_tensor_size()
    twin = pickle.loads(pickle.dumps(environment))
    assert twin.get_state.history() == environment.get_state.history()


def test_python_ends_quietly() -> None:
    """OpenSpiel keeps what is registered longer than Python lives."""
    code = "import labtop.envs.openspiel"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


if __name__ == "__main__":
    for one in GAMES:
        lines = transcript(walk(one, 3, seed=20))
        (PLAYTHROUGHS / f"{one}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
