"""What holds after every step of random games, compiled, interpreted and through the notation."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import labtop
from another_python import INTERPRETED, run
from aquasphere.facts import FACTS, play_and_check
from aquasphere.playing import Choice, anything, hasty, steps
from labtop.core.chance import start_chance
from labtop.core.kernel import bind
from labtop.core.structs import States, empty
from labtop.games.aquasphere.rules.apply import apply
from labtop.games.aquasphere.rules.components import fresh
from labtop.games.aquasphere.rules.legal import legal
from labtop.games.aquasphere.rules.setup import setup

GAMES = 10_000
GAMES_INTERPRETED = 1
MOST_ACTIONS = 64

check_games = bind(play_and_check, "aquasphere", setup=setup, legal=legal, apply=apply)


def three_records(seed: int) -> States:
    """Two fresh records with different chance, and one to work in."""
    pair = fresh()
    start_chance(pair[1:], seed + 1)
    start_chance(pair, seed)
    states = empty(pair.dtype, 3)
    states[:2] = pair
    return states


def broken(players: int, games: int) -> str:
    """The name of the first fact that does not hold in so many games."""
    return FACTS[check_games(three_records(seed=players), np.zeros(MOST_ACTIONS, np.int64), players, games)]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_of_section_14_hold_after_every_step(players: int) -> None:
    assert broken(players, GAMES) == ""


@pytest.mark.long
def test_facts_hold_and_games_are_the_same_when_interpreted() -> None:
    script = (
        "import aquasphere.test_invariants as here;"
        "print([here.broken(players, here.GAMES_INTERPRETED) for players in (2, 3, 4)], here.played(4, 5))"
    )
    assert run("-c", script, **INTERPRETED).strip() == f"['', '', ''] {played(4, 5)}"


@pytest.mark.long
def test_facts_hold_with_bounds_checked(tmp_path: Path) -> None:
    script = "import aquasphere.test_invariants as here; print(here.broken(4, 300))"
    assert run("-c", script, NUMBA_BOUNDSCHECK="1", LABTOP_CACHE=str(tmp_path)).strip() == ""


def played(players: int, seed: int) -> list[int]:
    """The scores of a random game."""
    return steps(players, seed)[-1].scores()


ROUND_TRIPS = [(2, 1, anything), (3, 2, anything), (4, 3, anything), (2, 19, hasty), (3, 5, hasty), (4, 2, hasty)]


@pytest.mark.parametrize(("players", "seed", "choose"), ROUND_TRIPS)
def test_a_loaded_position_is_the_same_and_goes_on_the_same(players: int, seed: int, choose: Choice) -> None:
    games = steps(players, seed, choose)
    for game, after in zip(games, [*games[1:], None], strict=True):
        loaded = labtop.load_position(game.position(), seed=1)
        assert loaded.position() == game.position()
        assert loaded.legal_actions() == game.legal_actions()
        assert loaded.scores() == game.scores()
        assert loaded.ranking() == game.ranking()
        if after is not None:
            loaded.play(after.record()["moves"][-1]["action"])
            assert loaded.position() == after.position()


def test_round_trips_meet_every_stage() -> None:
    positions = [game.position() for trip in ROUND_TRIPS for game in steps(*trip)]
    assert {position["turn"]["stage"] for position in positions} == {
        "action",
        "rewards",
        "letters",
        "line",
        "scoring",
        "over",
    }
    lines = [position for position in positions if position["turn"]["stage"] == "line"]
    assert {len(position["passed"]) == len(position["players"]) for position in lines} == {True, False}


@pytest.mark.parametrize("seed", range(8))
def test_three_engineer_moves_a_round_and_one_more_with_each_sideways_card(seed: int) -> None:
    moves = [0] * 4
    for before, after in pairwise(steps(4, seed)):
        seat, action = after.record()["moves"][-1]["seat"], after.record()["moves"][-1]["action"]
        player = before.position()["players"][seat]
        if action.startswith("engineer"):
            spent = [card["spent"] for card in player["research"]]
            sideways = spent != [card["spent"] for card in after.position()["players"][seat]["research"]]
            moves[seat] += 0 if sideways else 1
        elif action == "pass":
            on_top = player["engineer"] in ("L3", "M3", "R3")
            assert moves[seat] == 3 if on_top else (player["supply"], player["programmed"]) == (0, [])
            moves[seat] = 0


def test_24_research_cards_and_extensions_are_dealt() -> None:
    position = steps(4, 8)[-1].position()
    assert len(position["decks"]["research"]) == 41 - 24
    assert len(position["decks"]["extensions"]) == 30 - 24


def test_a_round_always_ends() -> None:
    assert [game.position()["round"] for game in steps(2, 7)][-1] == 4
