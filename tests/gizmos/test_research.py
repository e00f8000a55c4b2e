"""Research: drawing, choosing, returning (rules#research)."""

import pytest

from gizmos.positions import builds, me, of_kind, play, player, spheres, table, turn
from labtop.core.errors import IllegalAction

LEVELS = ["I", "II", "III"]


@pytest.mark.parametrize("level", LEVELS)
def test_research_draws_three_cards_from_the_top_of_the_chosen_deck(level: str) -> None:
    game = table()
    deck = game.position()["decks"][level]
    others = {other: cards for other, cards in game.position()["decks"].items() if other != level}
    play(game, f"research {level}")
    assert turn(game)["research"] == {"level": level, "cards": deck[:3]}
    assert game.position()["decks"] == {**others, level: deck[3:]}
    assert (turn(game)["stage"], turn(game)["seat"]) == ("choose", 0)


@pytest.mark.parametrize(("upgrades", "amount"), [("I-05", 4), ("II-01", 5), ("I-05 I-06 II-01", 7), ("I-01", 3)])
def test_research_amount_grows_with_upgrades(upgrades: str, amount: int) -> None:
    game = play(table(player(active=upgrades)), "research I")
    assert len(turn(game)["research"]["cards"]) == amount


def test_research_draws_as_many_as_there_are() -> None:
    game = table(player(), player(), top="III-30 III-31", empty="III")
    play(game, "research III")
    assert turn(game)["research"]["cards"] == ["III-30", "III-31"]
    assert game.position()["decks"]["III"] == []


def test_research_leaves_the_display_alone() -> None:
    game = table()
    before = game.position()["display"]
    assert play(game, "research I").position()["display"] == before


@pytest.mark.parametrize("level", LEVELS)
def test_research_not_from_an_empty_deck(level: str) -> None:
    game = table(player(), player(), empty=level)
    assert of_kind(game, "research") == [other for other in LEVELS if other != level]
    with pytest.raises(IllegalAction, match=f"level {level}"):
        game.play(f"research {level}")


@pytest.mark.parametrize("card", ["III-05", "III-06"])
def test_research_not_when_a_card_forbids_it(card: str) -> None:
    game = table(player(active=card))
    assert of_kind(game, "research") == []
    with pytest.raises(IllegalAction, match=card):
        game.play("research I")


def test_choose_build_one_file_one_or_neither() -> None:
    game = play(table(player("red1"), top="I-05 I-06 I-17"), "research I")
    actions = ["build I-05", "build I-17", "file I-05", "file I-06", "file I-17", "neither"]
    assert sorted(game.legal_actions()) == actions


def test_only_researched_cards_can_be_chosen() -> None:
    game = play(table(player("red5", archive="I-01"), display="I-02"), "research II")
    for action in ("build I-01", "build I-02", "file I-02"):
        with pytest.raises(IllegalAction):
            game.play(action)


def test_file_inside_research_not_when_the_archive_is_full_or_filing_forbidden() -> None:
    assert play(table(player(archive="I-01")), "research I").legal_actions() == ["neither"]
    assert play(table(player(active="III-03")), "research I").legal_actions() == ["neither"]


def test_filed_researched_card_goes_to_the_archive_and_two_are_returned() -> None:
    game = play(table(top="I-05 I-06 I-07"), "research I", "file I-06")
    assert me(game)["archive"] == ["I-06"]
    assert turn(game)["stage"] == "return"
    assert turn(game)["research"]["cards"] == ["I-05", "I-07"]


def test_researched_card_is_built_at_its_price() -> None:
    game = play(table(player("red1 blue1"), top="I-05 I-06 I-07"), "research I", "build I-05")
    assert me(game)["active"] == ["S-1", "I-05"]
    assert me(game)["energy"] == spheres("blue1")


def test_cards_go_under_the_deck_in_the_order_of_the_players_choice() -> None:
    game = table(top="I-05 I-06 I-07")
    rest = game.position()["decks"]["I"][3:]
    play(game, "research I", "neither", "under I-07", "under I-05")
    assert game.position()["decks"]["I"] == [*rest, "I-07", "I-05", "I-06"]
    assert game.to_play == 1


def test_under_rest_returns_what_is_left_in_the_order_drawn() -> None:
    game = table(top="I-05 I-06 I-07")
    rest = game.position()["decks"]["I"][3:]
    play(game, "research I", "neither", "under I-06", "under rest")
    assert game.position()["decks"]["I"] == [*rest, "I-06", "I-05", "I-07"]


def test_last_card_follows_by_itself() -> None:
    game = play(table(player(), player(), top="III-30 III-31", empty="III"), "research III", "file III-30")
    assert game.position()["decks"]["III"] == ["III-31"]
    assert turn(game)["research"] is None


def test_a_single_researched_card_goes_back_without_a_choice_of_order() -> None:
    game = play(table(player(), player(), top="III-30", empty="III"), "research III")
    assert "neither" in game.legal_actions()
    play(game, "neither")
    assert game.position()["decks"]["III"] == ["III-30"]
    assert game.to_play == 1


def test_only_cards_in_hand_can_be_returned() -> None:
    game = play(table(top="I-05 I-06 I-07"), "research I", "neither", "under I-05")
    assert sorted(game.legal_actions()) == ["under I-06", "under I-07", "under rest"]
    with pytest.raises(IllegalAction):
        game.play("under I-05")


def test_triggers_of_a_file_inside_research_wait_until_the_cards_are_back() -> None:
    game = play(table(), "research I", "file I-05")
    assert (turn(game)["stage"], turn(game)["ready"]) == ("return", ["S-1"])
    assert "use S-1" not in game.legal_actions()
    play(game, "under rest")
    assert sorted(game.legal_actions()) == ["end", "use S-1"]


def test_triggers_of_a_build_inside_research_wait_too() -> None:
    game = play(table(player("red1", "I-36"), top="I-05"), "research I", "build I-05", "under rest")
    assert turn(game)["ready"] == ["I-36"]
    assert me(play(game, "use I-36"))["tokens"] == 1


def test_neither_triggers_nothing() -> None:
    game = play(table(), "research I", "neither", "under rest")
    assert game.to_play == 1


def test_build_inside_research_is_not_from_the_archive() -> None:
    game = play(table(player("red1", "II-33 III-33"), top="I-05"), "research I", "build I-05", "under rest")
    assert game.to_play == 1


def test_researched_card_stays_in_hand_until_it_is_paid() -> None:
    game = play(table(player("red1 blue1", "I-09"), top="I-05 I-06 I-07"), "research I", "build I-05")
    assert turn(game)["stage"] == "pay"
    assert turn(game)["research"]["cards"] == ["I-05", "I-06", "I-07"]
    assert turn(game)["build"] == {"card": "I-05", "from": "research"}
    play(game, "pay blue1 via I-09")
    assert turn(game)["research"]["cards"] == ["I-06", "I-07"]
    assert turn(game)["build"] is None
    assert turn(game)["used"] == ["I-09"]


def test_upgraded_research_amount_counts_from_the_next_research_on() -> None:
    game = play(table(player("red1"), top="I-05"), "research I", "build I-05")
    assert len(turn(game)["research"]["cards"]) == 2
    play(game, "under rest", "pick red > red", "research I")
    assert len(turn(game)["research"]["cards"]) == 4


def test_a_ban_built_inside_research_does_not_stop_the_return() -> None:
    game = play(table(player("yellow4"), top="III-05"), "research III", "build III-05")
    assert turn(game)["stage"] == "return"
    assert builds(play(game, "under rest")) == []
