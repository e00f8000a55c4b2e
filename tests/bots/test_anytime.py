"""A search can be stopped, keeps its time, and its memory."""

from collections.abc import Callable
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from bots.searchers import of_both_kinds, searcher
from bots.tables import some
from bots.trees import ROOT, below, check_tree
from labtop.bots import searching
from labtop.bots.searching import TreeBot
from labtop.bots.workspace import NODE
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)
MIB = 2**20


def watched(bot: TreeBot, watch: Callable[[int], None]) -> TreeBot:
    """The bot, with somebody who is told how many simulations are run, after they were."""
    simulate = bot._simulate

    def simulate_and_tell(workspace: Any, simulations: int, wide: bool) -> int:
        lead = simulate(workspace, simulations, wide=wide)
        watch(simulations)
        return lead

    bot._simulate = simulate_and_tell  # type: ignore[method-assign]
    return bot


def stop_from_another_thread(bot: TreeBot) -> None:
    other = Thread(target=bot.stop)
    other.start()
    other.join()


@both
@of_both_kinds
@pytest.mark.parametrize("threads", [1, 3])
def test_a_search_that_is_stopped_ends_soon(kind: str, name: str, threads: int) -> None:
    """No more than what was under way is finished."""
    told: list[int] = []
    stopped: list[int] = []

    def stop_at_last(simulations: int) -> None:
        told.append(simulations)
        if len(told) == 5:
            stop_from_another_thread(bot)
            stopped.append(len(told))

    bot = watched(searcher(kind, name, seconds=3600.0, threads=threads), stop_at_last)
    game = some(name, 2, 1)[0]
    thoughts = bot.analyse(game.observe(1))
    assert len(told) < 5 + 3 * threads
    assert thoughts.simulations == sum(told) - threads
    assert thoughts.actions[0].action in game.legal_actions()


@both
@of_both_kinds
@pytest.mark.parametrize("threads", [1, 3])
def test_a_search_that_is_stopped_at_once_still_answers(
    kind: str, name: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = searcher(kind, name, seconds=3600.0, threads=threads)

    make = bot._workspace

    def make_desk_and_stop(nodes: int) -> Any:
        stop_from_another_thread(bot)
        return make(nodes)

    monkeypatch.setattr(bot, "_workspace", make_desk_and_stop)
    game = some(name, 2, 1)[0]
    assert bot.choose(game.observe(1)) in game.legal_actions()


@both
@of_both_kinds
def test_a_stop_ends_one_search_only(kind: str, name: str) -> None:
    bot = searcher(kind, name, simulations=50)
    bot.stop()
    game = some(name, 2, 1)[0]
    assert bot.analyse(game.observe(1)).simulations >= 49


@both
@of_both_kinds
@pytest.mark.parametrize(("seconds", "cost"), [(0.1, 1e-4), (0.1, 5e-3), (1.0, 1e-3), (1.0, 0.05)])
def test_a_time_limit_is_kept(
    kind: str, name: str, seconds: float, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine where each simulation costs so many seconds."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(searching, "time", SimpleNamespace(perf_counter=lambda: clock.now))

    def let_time_pass(simulations: int) -> None:
        clock.now += simulations * cost

    bot = watched(searcher(kind, name, seconds=seconds), let_time_pass)
    thoughts = bot.analyse(some(name, 2, 1)[0].observe(1))
    assert 0.9 * seconds <= thoughts.seconds <= 1.1 * seconds
    assert thoughts.seconds == pytest.approx(clock.now)
    assert thoughts.simulations * cost == pytest.approx(thoughts.seconds, abs=2 * cost)


@both
@of_both_kinds
def test_a_choice_that_cannot_change_any_more_ends_the_search(kind: str, name: str) -> None:
    """Thinking aloud uses all of the simulations, choosing only as many as it needs."""
    saved = 0
    for game in some(name, 2, 10):
        told: list[int] = []
        bot = watched(searcher(kind, name, simulations=400), told.append)
        decision = game.observe(1)
        choice = bot.choose(decision)
        saved += 400 - sum(told)
        assert sum(told) <= 400
        tree = bot._workspaces[0].tree
        visits = {int(tree["action"][number]): int(tree["visits"][number]) for number in below(tree, ROOT)}
        code = decision.rules.read_action(choice)
        assert code is not None
        said = code if kind == "fitted" else bot._expected[2][0]  # type: ignore[index]
        assert visits[said] == max(visits.values())
    assert saved > 0


@both
@of_both_kinds
@pytest.mark.parametrize("threads", [1, 2])
def test_memory_is_bounded(kind: str, name: str, threads: int) -> None:
    bot = searcher(kind, name, simulations=20_000 * threads, threads=threads, memory=1)
    thoughts = bot.analyse(some(name, 4, 1)[0].observe(1))
    assert thoughts.simulations == 19_999 * threads
    assert len(bot._workspaces) == threads
    for workspace in bot._workspaces:
        assert workspace.tree.nbytes <= MIB
        assert workspace.counts[0] <= len(workspace.tree)
        assert workspace.counts[0] > len(workspace.tree) - 64  # it is full: the search went on without new nodes
        check_tree(workspace, full=True)


@both
@of_both_kinds
@pytest.mark.parametrize("nodes", [1, 2, 5, 20, 60])
def test_a_search_goes_on_when_the_tree_is_full(
    kind: str, name: str, nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where none of the legal actions is in it."""
    for game in some(name, 3, 25, every=3):
        bot = searcher(kind, name, simulations=60)
        monkeypatch.setattr(bot, "_made", lambda make=bot._workspace: make(nodes))
        assert bot.choose(game.observe(1)) in game.legal_actions()
        workspace = bot._workspaces[0]
        assert len(workspace.tree) == nodes
        check_tree(workspace, full=True)


def test_a_node_takes_few_bytes() -> None:
    assert NODE.itemsize <= 64
