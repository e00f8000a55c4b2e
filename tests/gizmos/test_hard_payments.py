"""The constructed positions with very many payments."""

import pytest

import labtop
from labtop.core.game import USUAL
from labtop.games.gizmos.hard_payments import hard_positions

POSITIONS = hard_positions()


@pytest.mark.parametrize("name", POSITIONS)
def test_hard_positions_are_valid_and_ask_for_a_payment(name: str) -> None:
    game = labtop.load_position(POSITIONS[name], seed=0)
    assert game.position() == POSITIONS[name]
    assert len(game.position()["players"][0]["active"]) > 14


@pytest.mark.parametrize("name", [name for name in POSITIONS if name.startswith("14")])
def test_thousands_of_payments_are_listed_in_full(name: str) -> None:
    actions = labtop.load_position(POSITIONS[name], seed=0).legal_actions()
    assert len(actions) == len(set(actions)) == {"14 → III-13": 14_663, "14 → III-29": 7_523}[name]
    assert len(actions) > USUAL
