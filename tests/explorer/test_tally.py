"""What a game shows is counted: a small one by hand, random ones in another way, parts in any order."""

import sys
from collections import Counter
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from gizmos.positions import play, player, table
from labtop.explorer import making
from labtop.explorer.making import Progress, begin, go_on, part
from labtop.explorer.plan import Plan
from labtop.explorer.tally import WIN, Tally, explored
from labtop.registry import GAMES
from stats.recording import random_record

FIFTEEN = " ".join(f"I-{number:02}" for number in (*range(11, 24), 36))  # with the starting card 15 active gizmos
TURNS = {"engineer", "buy", "act", "pass"}


def tallied(*records: dict[str, Any]) -> Tally:
    tally = Tally()
    for record in records:
        tally.count(record)
    return tally


def test_a_small_game_by_hand() -> None:
    """Round 3: seat 0 builds two gizmos and wins, seat 1 files."""
    game = table(player("red1", FIFTEEN), display="I-01 II-05", number=4)
    play(game, "build I-01", "use I-36", "file II-05", "use S-2 > blue")
    record = game.record()
    assert (record["start"]["first"], record["result"]["ranking"]) == (0, [[0], [1]])
    tally = tallied(record)
    assert tally.seats == {
        ("place", 2, 1): 1,
        ("place", 2, 2): 1,
        ("thing", "cards", "I-01", 2, 1, "I 1"): 1,
        ("round", "cards", "I-01", 2, 3): 1,
    }
    assert +tally.won == {("place", 2, 1): WIN, ("thing", "cards", "I-01", 2, 1, "I 1"): WIN}


def test_wins_are_shared_without_rest() -> None:
    tally = tallied(*(random_record("aquasphere", players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)))
    assert sum(won for key, won in tally.won.items() if key[0] == "place") == 9 * WIN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openings_of_gizmos_are_the_first_actions_of_turns(players: int) -> None:
    record = random_record("gizmos", players, seed=players)
    turns: list[list[str]] = [[] for _ in range(players)]
    for seat, moves in groupby(record["moves"], key=lambda move: move["seat"]):
        verb, _, thing = next(iter(moves))["action"].partition(" ")
        turns[seat].append(f"{verb}-{thing.split('-')[0]}" if verb in ("build", "file", "research") else verb)
    expected = {" ".join(own[:length]) for own in turns for length in (1, 2, 3)}
    assert {key[1] for key in tallied(record).seats if key[0] == "opening"} == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openings_and_programs_of_aquasphere(players: int) -> None:
    record = random_record("aquasphere", players, seed=players)
    fields = record["start"]["programs"]  # of round 1
    turns: list[list[str]] = [[] for _ in range(players)]
    acts: list[list[str]] = [[] for _ in range(players)]
    for move in record["moves"]:
        verb, *things = move["action"].split(" ")
        if verb == "act":
            acts[move["seat"]].append(things[1])
        if verb in TURNS:
            program = fields[things[0]] if verb == "engineer" else "".join(things[:2][-1:])
            turns[move["seat"]].append(f"{verb}-{program}" if program else verb)
    tally = tallied(record)
    first = {opening.split(" ")[0] for opening in (str(key[1]) for key in tally.seats if key[0] == "opening")}
    assert first == {own[0] for own in turns}
    leaders = {key[2] for key in tally.seats if key[:2] == ("thing", "program-lead")}
    counts = {program: sorted(own.count(program) for own in acts) for own in acts for program in own}
    assert leaders == {program for program, counted in counts.items() if counted[-1] > counted[-2]}
    used = sum(number for key, number in tally.seats.items() if key[:2] == ("round", "program-lead"))
    assert used == sum(map(len, acts))


def test_pairs_are_all_that_a_seat_had() -> None:
    record = random_record("gizmos", 2)
    tally = tallied(record)
    had = [{key[2] for key in tally.seats if key[0] == "thing" and key[4] == place} for place in (1, 2)]
    assert sum(key[0] == "pair" for key in tally.seats) == sum(len(own) * (len(own) - 1) // 2 for own in had)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explored(game: str) -> None:
    assert explored(game) == {"gizmos": ("cards",), "aquasphere": ("research", "extensions", "program-lead")}[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_processes_changes_nothing(game: str) -> None:
    plan = Plan(game, 60, "random", seed=5)
    alone, together = Progress(plan), Progress(plan)
    assert list(go_on(alone, 1)) == list(go_on(together, 2)) == [25, 50, 60]
    assert alone.tally == together.tally
    assert [alone.tally.seats["place", players, 1] for players in (2, 3, 4)] == [20, 20, 20]


@pytest.mark.parametrize("line", range(1, 30))
def test_wherever_it_is_broken_off_what_is_counted_is_counted_once(monkeypatch: pytest.MonkeyPatch, line: int) -> None:
    """Ctrl-C while a part is added: after so many lines of that."""
    monkeypatch.setattr(making, "part", lambda plan, first, end: Tally(Counter({("place", 2, 1): end - first})))
    progress = Progress(Plan("gizmos", 50, "random"))
    games = go_on(progress, 1)
    assert next(games) == 25
    left = line

    def interrupt(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        within = frame.f_code.co_filename.endswith(("making.py", "tally.py"))
        if event == "line" and within:
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return interrupt if within else None

    sys.settrace(interrupt)
    with suppress(KeyboardInterrupt):
        next(games)
    sys.settrace(None)
    assert progress.tally.seats["place", 2, 1] == progress.done


def test_what_is_broken_off_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    plan = Plan("gizmos", 60, "random")
    half = Progress(plan)
    next(go_on(half, 1))
    kept.write_text(half.dump(), encoding="utf-8")
    rest = begin(plan, kept)
    assert rest == half
    assert list(go_on(rest, 1)) == [50, 60]
    whole = part(plan, 0, 60)
    assert +rest.tally.seats == +whole.seats
    assert +rest.tally.won == +whole.won
    longer = Plan("gizmos", 100, "random")
    assert begin(longer, kept).done == 25
    for other in (Plan("gizmos", 60, "random", seed=1), Plan("gizmos", 20, "random"), Plan("aquasphere", 60, "random")):
        assert begin(other, kept).done == 0
    kept.write_text('{"plan": 1', encoding="utf-8")
    assert begin(plan, kept).done == 0
