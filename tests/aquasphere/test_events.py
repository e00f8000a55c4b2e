"""Events tell exactly what changes, whoever plays; every kind occurs; nothing hidden is in them."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import labtop
from aquasphere.playing import anything, hasty, steps
from aquasphere.table import Position, all_but, bots, hold, launch, lying, on_top, playing, programmed, supply, table
from aquasphere.test_preview import turned
from labtop.core.events import MOST_EVENTS, Event
from labtop.core.game import Game
from labtop.games.aquasphere.rules.events import EventKind, Good, Hindrance, gained, lost
from labtop.games.aquasphere.rules.state import NEUTRAL

GAMES = [(players, seed, choose) for players in (2, 3, 4) for seed in (1, 2) for choose in (anything, hasty)]
GOODS: tuple[Good, ...] = ("score", "time", "crystals")


def moves(players: int, seed: int, choose: Any) -> Iterator[tuple[Position, tuple[Event, ...], Position]]:
    for before, after in pairwise(steps(players, seed, choose)):
        yield before.position(), after.happened(after.played - 1, None).events, after.position()


def bots_out(events: tuple[Event, ...], seat: int) -> int:
    """How many bots leave the supply."""
    kinds = Counter(event.kind for event in events if event.seat == seat)
    letters = sum(event.seat == seat and event.kind == EventKind.CONTROL and event.amount < 0 for event in events)
    back = kinds[EventKind.RECALLED] + kinds[EventKind.LINE_BOT] + kinds[EventKind.BACK]
    return kinds[EventKind.PROGRAMMED] + letters - back


@pytest.mark.parametrize(("players", "seed", "choose"), GAMES)
def test_goods_points_and_bots_change_by_what_the_events_say(players: int, seed: int, choose: Any) -> None:
    for before, events, after in moves(players, seed, choose):
        assert len(events) < MOST_EVENTS, "none was left out"
        for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
            for good in GOODS:
                assert new[good] - old[good] == gained(events, seat, good) - lost(events, seat, good), good
            assert old["supply"] - new["supply"] == bots_out(events, seat)


@pytest.mark.parametrize(("players", "seed", "choose"), GAMES)
def test_the_station_changes_by_what_the_events_say(players: int, seed: int, choose: Any) -> None:
    for before, events, after in moves(players, seed, choose):
        control = {letter: sector["control"] for letter, sector in before["station"]["sectors"].items()}
        for event in events:
            if event.kind == EventKind.DISPLACED:
                owner = control["ABCDEF"[event.thing]]
                assert event.seat == (NEUTRAL if owner == "neutral" else owner)
            elif event.kind == EventKind.CONTROL:
                now = event
        if any(event.kind == EventKind.CONTROL for event in events):
            assert after["station"]["sectors"]["ABCDEF"[now.thing]]["control"] == now.seat


def ready(*programs: str) -> Position:
    position = table()
    programmed(position, 0, *programs)
    return position


def special() -> Iterator[Game]:
    """What random games seldom show."""
    sideways = ready()
    hold(sideways, 0, "R29")
    sideways["players"][0]["engineer"] = "L2"
    yield playing(sideways, "engineer R2")
    rewards = ready("red")
    hold(rewards, 0, "R02", "R03")
    rewards["players"][0]["score"] = 15
    yield playing(rewards, "engineer L1", "use R03", "give red", "use R02")
    instant = ready("red")
    on_top(instant, "A", "R37")
    yield playing(instant, "act A red")
    reward = ready("purple")
    hold(reward, 0, "R26")
    bots(reward, "A", 1)
    yield playing(reward, "act A purple")
    yield playing(ready("blue"), "act A blue")
    stopped = ready("purple")
    stopped["players"][0]["score"] = 16
    yield playing(stopped, "act A purple")
    scoring = ready()
    hold(scoring, 0, "R30")
    all_but(scoring, 0)
    yield playing(scoring, "pass", "program R30")
    for count in ("0", "1"):
        catch = ready("purple")
        lying(catch, "A", octopods=2)
        yield playing(catch, f"act A purple catching {count}")
    alone = ready("blue")
    launch(alone, "E", 1)
    alone["players"][0] |= {"scientist": "E", "time": 1}
    yield playing(alone, "act E blue")
    poor = ready("white")
    supply(poor, 0, 0)
    yield playing(poor, "act A white")


def test_every_kind_of_event_and_hindrance_occurs() -> None:
    games = [steps(4, 1, anything)[-1], steps(2, 2, hasty)[-1], steps(3, 5, anything)[-1], *special()]
    events = [event for game in games for number in range(game.played) for event in game.happened(number, 0).events]
    assert {event.kind for event in events} == set(EventKind)
    hindrances = {event.thing for event in events if event.kind == EventKind.NO_EFFECT}
    assert hindrances >= set(Hindrance) - {Hindrance.LEFT, Hindrance.SPACE}


def test_nothing_hidden_is_in_events() -> None:
    """Whatever lies in the piles, an action does the same."""
    for step in steps(3, 2)[:-1]:
        game = labtop.load_position(step.position(), seed=1)
        other = labtop.load_position(turned(step.position()), seed=9)
        for action in game.legal_actions()[::4]:
            assert game.foresee(action).events == other.foresee(action).events


def test_asking_for_scores_adds_no_events() -> None:
    game = steps(2, 1)[20]
    events = game.happened(19, None).events
    game.scores()
    game.facts(0)
    assert game.happened(19, None).events == events
