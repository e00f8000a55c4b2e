"""Games in worker processes: whatever a bot does to its process, the arena goes on."""

import multiprocessing
from typing import Any

import pytest

from arena.test_match import FIRST, LAST, without_times
from labtop.arena import workers
from labtop.arena.match import play
from labtop.arena.schedule import Plan
from labtop.arena.workers import WorkersLost, games

Outcomes = dict[int, tuple[dict[str, Any], dict[str, Any]]]


def outcomes(plan: Plan, number: int) -> Outcomes:
    return {game[0].number: without_times(*game) for game in games(plan, plan.tasks(), number, lambda: False)}


def ends_at_once(*given: object) -> None:
    """Instead of a worker's life."""


def no_workers_left() -> bool:
    return multiprocessing.active_children() == []


def test_outcomes_depend_neither_on_workers_nor_on_order() -> None:
    plan = Plan("gizmos", ("random", FIRST, LAST), games=2, seed=7)
    alone = {task.number: without_times(*play(plan, task)) for task in plan.tasks()}
    assert outcomes(plan, 1) == alone
    assert outcomes(plan, 2) == alone
    assert no_workers_left()


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [("Dies", "died", "exit code 3"), ("DiesAtOnce", "died", "exit code 4"), ("Hangs", "late", "> 1 s")],
)
def test_a_process_that_is_lost_costs_only_the_bot_its_seat(bot: str, kind: str, text: str) -> None:
    """The limit is long for a game of honest bots and short for one that never answers."""
    plan = Plan("gizmos", (FIRST, f"arena.strangers:{bot}"), games=2, limit=1)
    played = {game.number: game for game, _ in games(plan, plan.tasks(), 1, lambda: False)}
    assert sorted(played) == [0, 1]
    for game in played.values():
        (trouble,) = game.troubles
        assert (game.bots[trouble.seat], trouble.kind, trouble.text) == (plan.bots[1], kind, text)
    assert no_workers_left()


def test_both_bots_may_lose_their_seats_in_one_game() -> None:
    plan = Plan("gizmos", ("arena.strangers:DiesAtOnce", "arena.strangers:DiesAtOnce"), games=1)
    ((game, _),) = games(plan, plan.tasks(), 1, lambda: False)
    assert [trouble.kind for trouble in game.troubles] == ["died", "died"]


def test_stopping_ends_all_workers_at_once() -> None:
    plan = Plan("gizmos", ("random", FIRST), games=1000)
    played = []
    for game in games(plan, plan.tasks(), 2, lambda: len(played) >= 3):
        played.append(game)
    assert len(played) == 3
    assert no_workers_left()


def test_an_error_of_the_arena_itself_is_raised_with_its_traceback() -> None:
    plan = Plan("gizmos", ("random", "random"), edition={"nonsense": 1})
    with pytest.raises(RuntimeError, match=r"(?s)game 0 failed.*nonsense"):
        list(games(plan, plan.tasks(), 1, lambda: False))
    assert no_workers_left()


def test_processes_that_cannot_start_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "work", ends_at_once)
    plan = Plan("gizmos", ("random", "random"))
    with pytest.raises(WorkersLost, match="exit code 0"):
        list(games(plan, plan.tasks(), 1, lambda: False))
    assert no_workers_left()


def test_what_a_bot_prints_is_not_on_standard_output(capfd: pytest.CaptureFixture[str]) -> None:
    plan = Plan("gizmos", (FIRST, "arena.strangers:Cheats"), games=1)
    list(games(plan, plan.tasks(), 1, lambda: False))
    out, err = capfd.readouterr()
    assert out == ""
    assert "watch me" in err
