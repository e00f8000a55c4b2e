"""What a player may want to do but cannot, with the reasons: what “Why can’t I …” is answered with."""

import random

import pytest

import labtop
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES

MOST = 40  # reasons in all: somebody has to read them
FREE = {"gizmos": {"want-file", "want-research"}, "aquasphere": {"want-recall", "want-program"}}  # at the start


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_has_its_reasons_in_every_language(name: str) -> None:
    chance = random.Random(1)
    game = labtop.new_game(name, players=3, seed=1)
    while game.to_play is not None:
        told = game.reasons()
        assert sum(len(reasons) for _, reasons in told) <= MOST
        for want, reasons in told:
            assert all(message.text(language) for message in (want, *reasons) for language in LANGUAGES)
            assert not [reason.key for reason in reasons if reason.key.endswith(("unknown", "spelling", "over"))]
            assert len({reason.text("en") for reason in reasons}) == len(reasons), "each reason once"
        game.play(chance.choice(game.legal_actions()))
    assert game.reasons() == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_legal_needs_no_reason(name: str) -> None:
    game = labtop.new_game(name, players=2, seed=1)
    wanted = {want.key for want, _ in game.reasons()}
    assert "want-pass" in wanted
    assert not wanted & FREE[name]


@pytest.mark.parametrize("name", GAMES)
def test_asking_changes_nothing(name: str) -> None:
    game = labtop.new_game(name, players=2, seed=1)
    before = game.position(), game.legal_actions()
    game.reasons()
    assert (game.position(), game.legal_actions()) == before


def test_a_full_archive_is_one_reason_for_all_cards() -> None:
    game = labtop.new_game("gizmos", players=2, seed=1)
    seat = game.to_play
    game.play(next(action for action in game.legal_actions() if action.startswith("file")))
    while game.to_play != seat or game.view(seat)["turn"]["stage"] != "action":
        game.play(next(action for action in ("end", "pick red", "pick blue") if action in game.legal_actions()))
    reasons = {want.key: [reason.text("en") for reason in reasons] for want, reasons in game.reasons()}
    assert reasons["want-file"] == ["Your archive is full: it holds 1 gizmo. Build one from it to make room."]
