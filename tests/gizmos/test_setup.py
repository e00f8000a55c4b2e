"""Setup (rules#setup)."""

from collections import Counter

import pytest

import labtop
from gizmos.positions import SLOTS
from labtop.games.gizmos.rules.data import CARDS, ENERGIES

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@EVERY_COUNT
def test_every_seat_starts_with_its_starting_card_and_nothing_else(players: int) -> None:
    nothing = {"energy": dict.fromkeys(ENERGIES, 0), "archive": [], "tokens": 0}
    seats = labtop.new_game("gizmos", players, seed=1).position()["players"]
    assert seats == [{"active": [f"S-{seat + 1}"], **nothing} for seat in range(players)]


@EVERY_COUNT
def test_the_first_player_is_drawn_from_the_seed_each_seat_as_likely(players: int) -> None:
    games = 600
    began = Counter(labtop.new_game("gizmos", players, seed).position()["first"] for seed in range(games))
    assert set(began) == set(range(players))
    assert all(0.75 < count / (games / players) < 1.25 for count in began.values())
    assert labtop.new_game("gizmos", players, 5).position() == labtop.new_game("gizmos", players, 5).position()


@EVERY_COUNT
def test_the_first_player_begins_and_play_goes_clockwise(players: int) -> None:
    for seed in range(8):
        game = labtop.new_game("gizmos", players, seed)
        position = game.position()
        first, turn = position["first"], position["turn"]
        assert (turn["number"], turn["seat"], turn["stage"]) == (0, first, "action")
        assert not position["end_triggered"]
        for number in range(2 * players + 1):
            assert game.to_play == (first + number) % players
            assert game.position()["first"] == first
            game.play(next(action for action in game.legal_actions() if action.startswith("pick")))


def test_nobody_can_choose_the_first_player() -> None:
    with pytest.raises(ValueError, match=r"gizmos has no first to choose$"):
        labtop.new_game("gizmos", seed=1, first=0)


@EVERY_COUNT
def test_display_is_filled_and_only_16_cards_of_level_iii_are_used(players: int) -> None:
    for seed in range(20):
        position = labtop.new_game("gizmos", players, seed).position()
        for level, used in {"I": 36, "II": 36, "III": 16}.items():
            shown, deck = position["display"][level], position["decks"][level]
            assert len(shown) == SLOTS[level]
            assert len({*shown, *deck}) == len(shown) + len(deck) == used
            assert {CARDS[card]["level"] for card in [*shown, *deck]} == {len(level)}


def test_row_and_dispenser_hold_all_52_spheres() -> None:
    for seed in range(50):
        position = labtop.new_game("gizmos", seed=seed).position()
        assert sum(position["row"].values()) == 6
        assert all(position["row"][colour] + position["dispenser"][colour] == 13 for colour in ENERGIES)


def test_setup_is_random_in_every_part() -> None:
    """Every card shows up in its level's display, on top of its deck, and level III cards also stay out."""
    shown: Counter[str] = Counter()
    top: Counter[str] = Counter()
    unused: Counter[str] = Counter()
    rows = set()
    for seed in range(600):
        position = labtop.new_game("gizmos", seed=seed).position()
        for level in SLOTS:
            shown.update(position["display"][level])
            top.update(position["decks"][level][:1])
        used = {*position["display"]["III"], *position["decks"]["III"]}
        unused.update(card for card in CARDS if card.startswith("III-") and card not in used)
        rows.add(tuple(position["row"].values()))
    bought = [card for card in CARDS if not card.startswith("S-")]
    assert set(shown) == set(top) == set(bought)
    assert set(unused) == {card for card in bought if card.startswith("III-")}
    assert all(250 < count < 420 for count in unused.values())  # 600 * 20/36 = 333
    assert len(rows) > 40


def test_same_seed_same_game() -> None:
    one, other = (labtop.new_game("gizmos", 3, seed=11) for _ in range(2))
    for _ in range(60):
        assert one.position() == other.position()
        action = one.legal_actions()[-1]
        one.play(action)
        other.play(action)


def test_another_seed_is_another_game_and_none_is_drawn() -> None:
    first, second = (labtop.new_game("gizmos", seed=seed).position() for seed in (1, 2))
    assert first != second
    assert labtop.new_game("gizmos").seed != labtop.new_game("gizmos").seed
