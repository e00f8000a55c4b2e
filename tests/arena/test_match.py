"""One game: bots see only what they may, and those that misbehave lose their seat to random."""

import json
from itertools import count
from typing import Any

import pytest

import labtop
from arena import strangers
from labtop.arena import match
from labtop.arena.match import NOBODY, Played, play
from labtop.arena.schedule import Plan, Task, Trouble
from labtop.core.game import Game
from labtop.core.observation import Observation
from labtop.registry import GAMES, rules

FIRST, LAST = "arena.strangers:First", "arena.strangers:Last"


def one_game(*bots: str, game: str = "gizmos", seed: int = 5, **task: Any) -> tuple[Played, dict[str, Any]]:
    plan = Plan(game, bots, players=len(bots), limit=30)
    return play(plan, Task(0, 0, seed, bots, **task))


def without_times(played: Played, record: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What depends on seed and arrangement alone."""
    outcome = {name: value for name, value in vars(played).items() if name not in ("mean_ms", "max_ms")}
    moves = [{key: value for key, value in move.items() if key != "ms"} for move in record["moves"]]
    return outcome, record | {"moves": moves}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end_and_its_record_replays(game: str, players: int) -> None:
    played, record = one_game(*["random", FIRST, LAST, "random"][:players], game=game)
    over = labtop.replay(json.loads(json.dumps(record)))
    assert over.to_play is None
    assert over.scores() == played.scores
    assert record["names"] == list(played.bots)
    assert record["seed"] == played.seed
    assert played.moves == len(record["moves"])
    assert all(type(move["ms"]) is int for move in record["moves"])
    assert played.troubles == []
    assert sorted(played.ranks)[0] == 1


def test_the_same_seed_and_bots_play_the_same_game() -> None:
    assert without_times(*one_game("random", FIRST)) == without_times(*one_game("random", FIRST))
    assert without_times(*one_game("random", FIRST)) != without_times(*one_game("random", FIRST, seed=6))


@pytest.mark.parametrize("game", GAMES)
def test_in_the_games_of_a_deal_the_same_seat_begins(game: str) -> None:
    began = set()
    for seed in range(8):
        firsts = set()
        for bots in ((FIRST, LAST), (LAST, FIRST)):
            played, record = one_game(*bots, game=game, seed=seed)
            assert played.turn_order == [played.first, 1 - played.first]
            assert record["moves"][0]["seat"] == played.first
            firsts.add(played.first)
        assert len(firsts) == 1
        began |= firsts
    assert began == {0, 1}


def test_equals_share_the_better_rank() -> None:
    task = Task(0, 0, 1, ("a", "b", "c", "d"))
    seats: list[Any] = [match.Seat(number, 0, strangers.First("gizmos", 0)) for number in range(4)]
    assert match._outcome(task, 0, [5, 9, 5, 1], [[1], [0, 2], [3]], 9, seats).ranks == [2, 1, 2, 4]


def test_a_bot_is_shown_what_its_seat_may_know_and_nothing_else() -> None:
    strangers.SHOWN.clear()
    one_game("arena.strangers:Watches", "random")
    assert strangers.SHOWN
    for shown in strangers.SHOWN:
        assert isinstance(shown, Observation)
        assert shown.seat == 0
        assert not any(isinstance(value, Game) for value in vars(shown).values())
    stacks = [rules("gizmos").position(shown.states) for shown in strangers.SHOWN[:2]]
    true = labtop.new_game("gizmos", 2, 5).position()
    assert all(position["decks"] != true["decks"] for position in stacks)


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("Raises", "error", "ValueError: <b>no idea</b>"),
        ("Leaves", "error", "SystemExit: 3"),
        ("Cheats", "illegal", "'win the game'"),
        ("Mute", "illegal", "None"),
        ("Stillborn", "error", "OSError: no weights"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_that_misbehaves_loses_its_seat_to_random(bot: str, kind: str, text: str, seat: int) -> None:
    bots = [FIRST, FIRST]
    bots[seat] = f"arena.strangers:{bot}"
    played, record = one_game(*bots)
    assert played.troubles == [Trouble(seat, kind, text)]
    assert played.bots == tuple(bots)
    assert played.decisions[seat] == 0
    assert labtop.replay(record).to_play is None
    as_random = list(bots)
    as_random[seat] = "random"
    assert played.scores == one_game(*as_random)[0].scores


def test_an_answer_that_comes_too_late_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(match.time, "perf_counter", lambda: float(next(ticks)))
    played, _ = play(Plan("gizmos", (FIRST, LAST), limit=0.5), Task(0, 0, 5, (FIRST, LAST)))
    assert [(trouble.seat, trouble.kind, trouble.text) for trouble in played.troubles] == [
        (0, "late", "1.0 s"),
        (1, "late", "1.0 s"),
    ]


def test_a_seat_lost_before_the_game_is_played_by_random_from_the_start() -> None:
    lost = (Trouble(1, "died", "exit code 3"),)
    played, _ = one_game(FIRST, "arena.strangers:Dies", lost=lost)
    assert played.troubles == list(lost)
    assert played.scores == one_game(FIRST, "random")[0].scores


def test_only_decisions_with_a_choice_are_timed() -> None:
    strangers.SHOWN.clear()
    played, _ = one_game("arena.strangers:Watches", "arena.strangers:Watches", game="aquasphere")
    choices = [shown for shown in strangers.SHOWN if len(shown.actions) > 1]
    assert sum(played.decisions) == len(choices) < len(strangers.SHOWN)
    assert 0 < played.mean_ms[0] <= played.max_ms[0]


def test_the_seat_whose_bot_has_the_word_is_told() -> None:
    watched: list[int] = []
    _, record = play(Plan("gizmos", (FIRST, LAST)), Task(0, 0, 5, (FIRST, LAST)), watched.append)
    assert watched[::2] == [0, 1, *(move["seat"] for move in record["moves"])]
    assert set(watched[1::2]) == {NOBODY}
