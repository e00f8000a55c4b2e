"""What is hidden (rules#questions)."""

import copy
import random
from itertools import pairwise
from typing import Any

import pytest

import labtop
from aquasphere.playing import steps
from labtop.core.chance import start_chance
from labtop.core.structs import twice
from labtop.games.aquasphere.game import RULES
from labtop.games.aquasphere.rules.data import packaged_set

SEATS = [None, 0, 1, 2, 3]


def shuffled(position: dict[str, Any], seed: int) -> dict[str, Any]:
    """The same position with everything hidden in another order."""
    other, chance = copy.deepcopy(position), random.Random(seed)
    for deck in other["decks"].values():
        chance.shuffle(deck)
    hidden = other["program_cards"][1:]
    chance.shuffle(hidden)
    other["program_cards"][1:] = hidden
    for tile in other["centre"][1:]:
        tile["rotation"] = chance.randrange(6)
    return other


@pytest.mark.parametrize("seat", SEATS)
def test_decks_are_counts_and_covered_cards_are_null(seat: int | None) -> None:
    game = labtop.new_game("aquasphere", players=4, seed=3)
    view, position = game.view(seat), game.position()
    assert view["decks"] == {"research": 35, "extensions": 24}
    assert view["program_cards"] == [position["program_cards"][0], None, None]
    assert view["centre"] == [position["centre"][0], None, None, None]
    hidden = {"decks", "program_cards", "centre"}
    assert {key: view[key] for key in view if key not in hidden} == {
        key: position[key] for key in position if key not in hidden
    }


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_hidden_changes_nothing_in_a_view(seat: int | None) -> None:
    for game in steps(4, 2)[::20]:
        other = labtop.load_position(shuffled(game.position(), 1), seed=1)
        assert other.view(seat) == game.view(seat)
        assert other.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinise_keeps_the_view_and_gives_a_valid_position(players: int) -> None:
    for game in steps(players, 4)[::9]:
        position = game.position()
        for seed in range(3):
            states = RULES.load(position)
            start_chance(states[1:], seed)
            RULES.entry_points.determinise(states, 0)
            guess = RULES.position(states)
            labtop.load_position(guess)
            assert RULES.view(guess, 0) == RULES.view(position, 0)


def test_determinise_does_not_depend_on_what_is_hidden() -> None:
    for game in steps(3, 5)[::25]:
        guesses = []
        for position in (game.position(), shuffled(game.position(), 7)):
            states = RULES.load(position)
            start_chance(states[1:], 1)
            RULES.entry_points.determinise(states, 1)
            guesses.append(RULES.position(states))
        assert guesses[0] == guesses[1]


def test_determinise_draws_everything_hidden() -> None:
    position = labtop.new_game("aquasphere", players=2, seed=1).position()
    guesses = []
    for seed in range(60):
        states = RULES.load(position)
        start_chance(states[1:], seed)
        RULES.entry_points.determinise(states, 0)
        guesses.append(RULES.position(states))
    seen = {position["program_cards"][0]} | {f"P{number}" for number in range(1, 8) if shows(position, number)}
    assert {guess["program_cards"][1] for guess in guesses} == {f"P{number}" for number in range(1, 8)} - seen
    assert {guess["centre"][3]["rotation"] for guess in guesses} == set(range(6))
    assert len({guess["decks"]["research"][0] for guess in guesses}) > 20
    assert len({guess["decks"]["extensions"][0] for guess in guesses}) > 12


def shows(position: dict[str, Any], number: int) -> bool:
    """Is this program card laid out?"""
    card = packaged_set()["program_cards"]["contents"]["cards"][number - 1]
    return {"id": card["id"], **position["programs"]} == card


def test_a_program_card_played_before_is_not_drawn_again() -> None:
    first = next(game for game in steps(2, 6) if game.position()["round"] == 1)
    second = next(game for game in steps(2, 6) if game.position()["round"] == 2)
    played = next(f"P{number}" for number in range(1, 8) if shows(first.position(), number))
    for seed in range(40):
        states = twice(second._states)
        start_chance(states[1:], seed)
        RULES.entry_points.determinise(states, 0)
        assert played not in RULES.position(states)["program_cards"]


def test_no_undo_once_a_new_round_has_shown_cards() -> None:
    for before, after in pairwise(steps(2, 3)):
        new_round = before.position()["round"] != after.position()["round"]
        assert after.undo() == (not new_round)
