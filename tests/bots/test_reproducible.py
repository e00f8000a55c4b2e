"""The same seed and the same number of simulations give the same choice, however fast the machine is."""

from typing import Any

import pytest

from bots.tables import set_clock, some, start
from labtop.bots.catalog import LEVELS, make
from labtop.bots.fallback import is_known
from labtop.bots.search import Limit, SearchBot
from labtop.bots.searching import LOOK
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)
one_and_several_threads = pytest.mark.parametrize("threads", [1, 3])


@both
@one_and_several_threads
def test_the_same_seed_thinks_the_same(name: str, threads: int) -> None:
    for game in some(name, 2, 6):
        for bot in ("greedy", "search:90"):
            first, second = (make(bot, name, 4, threads).analyse(game.observe(4)) for _ in range(2))
            assert first.actions == second.actions
            assert first.simulations == second.simulations


@both
def test_another_seed_may_think_otherwise(name: str) -> None:
    """Not everywhere: within a round of AquaSphere nothing is left to chance."""
    games = some(name, 2, 12)
    thoughts = [
        {make("search:90", name, seed).analyse(game.observe(seed)).actions for seed in range(3)} for game in games
    ]
    assert max(map(len, thoughts)) > 1


def played(name: str, threads: int, decisions: int) -> list[Any]:
    """The choices of a search against itself, and all its trees."""
    game = start(name, 2, seed=3)
    bots = [SearchBot(name, seat, Limit(simulations=150, threads=threads)) for seat in range(2)]
    found: list[Any] = []
    while (seat := game.to_play) is not None and len(found) < decisions:
        action = bots[seat].choose(game.observe(seat))
        found.append(
            (action, [workspace.tree[: workspace.counts[0]].tobytes() for workspace in bots[seat]._workspaces])
        )
        game.play(action)
    return found


@both
@one_and_several_threads
def test_a_slower_machine_chooses_the_same(name: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a time limit the clock does not matter, neither for when a search ends early nor for what is kept."""
    runs = []
    for tick in (LOOK / 3, LOOK, LOOK * 3):
        set_clock(monkeypatch, tick)
        runs.append(played(name, threads, decisions=24))
    assert runs[0] == runs[1] == runs[2]


@both
@pytest.mark.parametrize("bot", ["random", *list(LEVELS)[:5]])
def test_levels_that_do_not_go_by_the_clock_choose_the_same(bot: str, name: str) -> None:
    """Where the network knows nothing, `expert` searches by the clock."""
    known = [game for game in some(name, 2, 9) if is_known(game.observe(4))]
    assert len(known) > 2
    for game in known:
        assert len({make(bot, name, 4).choose(game.observe(4)) for _ in range(3)}) == 1
