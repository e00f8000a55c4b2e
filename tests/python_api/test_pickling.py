"""Games, observations and bots are pickled and copied; each copy goes on as the original would, in any process."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import labtop
from aquasphere.test_components import changed, locks_of_two
from every_game.conftest import _toys  # noqa: F401  (a fixture: the toys are games here too)
from every_game.games import TOY, every_game, played
from labtop.bots.greedy import GreedyBot
from labtop.bots.search import Limit, SearchBot
from labtop.games.aquasphere.rules import components
from labtop.games.aquasphere.rules.component_sets import ComponentSets
from labtop.games.gizmos.puzzles.certain import RULES_OF_PUZZLES
from labtop.registry import GAMES

MIDDLE = 9  # moves


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


copies = pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
BOTS: dict[str, Callable[[str, int], labtop.Bot]] = {
    "random": lambda game, seed: labtop.bot("random", seed),
    "hard": lambda game, seed: labtop.bot("hard", seed),
    "greedy": lambda game, seed: GreedyBot(game, seed, noise=0.1),
    "search": lambda game, seed: SearchBot(game, seed, Limit(simulations=120, threads=2)),
}


def play_on(game: labtop.Game, bots: list[labtop.Bot], decisions: int) -> None:
    for _ in range(decisions):
        if (seat := game.to_play) is not None:
            game.play(bots[seat].choose(game.observe(seat)))


def trees(bot: Any) -> list[tuple[list[int], bytes]]:
    """All that a search keeps; nothing of other bots."""
    workspaces = getattr(getattr(bot, "_bot", bot), "_workspaces", [])
    return [(each.counts.tolist(), each.tree[: each.counts[0]].tobytes()) for each in workspaces]


def memory(game: labtop.Game) -> list[bytes]:
    return [states.tobytes() for states in (game._states, *game._earlier, *game._noted)]


@every_game
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
def test_a_copy_of_a_game_goes_on_as_the_game_would_and_leaves_it_alone(
    name: str, copied: Callable[[Any], Any]
) -> None:
    game = played(name, players=3, moves=MIDDLE)
    game.legal_actions()
    before, twin = game.record(), copied(game)
    assert twin.record() == before
    assert memory(twin) == memory(game)
    for one in (twin, game):
        assert game.record() == before
        play_on(one, [labtop.bot("random", seed=2)] * 3, 5)
    assert twin.record() == game.record() != before
    assert memory(twin) == memory(game)
    assert twin.told(0, 0) == game.told(0, 0)
    assert twin.undo() == game.undo()
    assert twin.position() == game.position()


@every_game
@copies
def test_states_of_a_copy_are_what_compiled_code_knows(name: str, copied: Callable[[Any], Any]) -> None:
    """An equal dtype would do, slowly; an array that cannot be written would be compiled for anew."""
    game = played(name, moves=MIDDLE)
    twin, seen = copied(game), copied(game.observe())
    own, noted = game.rules.fresh().dtype, game._noted[0].dtype
    assert all(states.dtype is own for states in (twin._states, *twin._earlier, seen.states))
    assert all(states.dtype is noted for states in twin._noted)
    assert all(states.flags.writeable for states in (twin._states, *twin._earlier, *twin._noted, seen.states))
    assert twin.rules is seen.rules is game.rules


@every_game
@copies
def test_a_copy_of_an_observation_is_the_same_decision(name: str, copied: Callable[[Any], Any]) -> None:
    observation = played(name, moves=MIDDLE).observe(seed=4)
    observation.random.random()
    twin = copied(observation)
    assert repr(twin) == repr(observation)
    assert (twin.actions, twin.last) == (observation.actions, observation.last)
    assert twin.view == observation.view
    assert twin.random.random() == observation.random.random()  # where chance was, not where it began
    assert memory(twin.sample()) == memory(observation.sample())
    assert memory(twin.after(twin.actions[-1])) == memory(observation.after(twin.actions[-1]))


@every_game
@copies
@pytest.mark.parametrize("kind", BOTS)
def test_copies_of_bots_choose_what_the_bots_would(name: str, copied: Callable[[Any], Any], kind: str) -> None:
    """In the middle of turns too, where a search goes on from the tree of the decision before."""
    game, bots = labtop.new_game(name, seed=3), [BOTS[kind](name, seat) for seat in range(2)]
    while game.to_play is not None and game.played < 30:
        twins = copied((game, bots))
        for one in ((game, bots), twins):
            play_on(*one, decisions=3)
        assert twins[0].record() == game.record()
        assert [*map(trees, twins[1])] == [*map(trees, bots)]
    assert b"numba" not in pickle.dumps(bots)  # another process would compile it anew


def test_a_pickled_search_has_no_more_than_it_needs() -> None:
    game, bot = played("gizmos", moves=MIDDLE), SearchBot("gizmos", 1, Limit(simulations=50))
    bot.choose(game.observe(1))
    assert trees(pickled(bot)) == trees(bot) != []
    assert len(pickle.dumps(bot)) < 2**20  # its room is 64 times that
    bot.analyse(game.observe(1))
    assert trees(pickled(bot)) == []  # whatever comes next, it begins anew


def test_a_spawned_process_goes_on() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for name in (*GAMES, TOY):
            game, bot = played(name, moves=MIDDLE), labtop.bot("hard", seed=1)
            for _ in range(4):
                there, here = pool.submit(game.observe, 1).result(), game.observe(1)
                assert there.states.tobytes() == here.states.tobytes()
                choice = pool.submit(bot.choose, here).result()
                assert choice == bot.choose(there)
                assert memory(pool.submit(here.after, choice).result()) == memory(here.after(choice))
                game.play(choice)


def test_a_game_of_another_edition_takes_it_along(monkeypatch: pytest.MonkeyPatch) -> None:
    game = labtop.new_game("aquasphere", seed=1, components=changed(locks_of_two))
    for contents in [*map(pickle.dumps, (game, game.observe()))]:
        monkeypatch.setattr(components, "_played", ComponentSets())  # as in a fresh process
        assert pickle.loads(contents).rules.edition_of(game.position()) == {"components": changed(locks_of_two)}


def test_rules_that_are_not_a_games_own_are_not_mistaken_for_them() -> None:
    with pytest.raises(pickle.PicklingError, match="gizmos"):
        pickle.dumps(RULES_OF_PUZZLES)
    assert copy.deepcopy(RULES_OF_PUZZLES) is RULES_OF_PUZZLES
