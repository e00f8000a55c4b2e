"""File, pick, build, pass, and how a turn goes on (rules#turn)."""

from collections import Counter
from typing import Any

import pytest

import labtop
from gizmos.positions import begun_by, builds, me, of_kind, play, player, position, spheres, table, turn
from labtop.core.errors import IllegalAction

LEVELS = ["I", "II", "III"]


def test_file_moves_a_card_from_the_display_to_the_end_of_the_archive() -> None:
    game = table(player(active="I-01", archive="I-30"), display="II-03")
    play(game, "file II-03")
    assert me(game)["archive"] == ["I-30", "II-03"]


@pytest.mark.parametrize(("card", "slot"), [("I-09", 0), ("I-10", 1), ("I-11", 2), ("I-12", 3)])
def test_gap_in_the_display_is_filled_at_once_in_its_place(card: str, slot: int) -> None:
    game = table(display="I-09 I-10 I-11 I-12", top="I-30 I-31")
    play(game, f"file {card}")
    expected = ["I-09", "I-10", "I-11", "I-12"]
    expected[slot] = "I-30"
    assert game.position()["display"]["I"] == expected
    assert game.position()["decks"]["I"][0] == "I-31"


@pytest.mark.parametrize("level", LEVELS)
def test_gap_stays_when_the_deck_of_its_level_is_empty(level: str) -> None:
    game = table(player(), player(), empty=level)
    card = game.position()["display"][level][1]
    play(game, f"file {card}")
    assert game.position()["display"][level][1] is None
    assert None not in [shown for other in LEVELS if other != level for shown in game.position()["display"][other]]


def test_gap_cannot_be_filed_or_built() -> None:
    game = table(player("red5"), display="I-01", empty="I")
    assert game.position()["display"]["I"] == ["I-01", None, None, None]
    assert [card for card in of_kind(game, "file") if card.startswith("I-")] == ["I-01"]
    assert [card for card in builds(game) if card.startswith("I-")] == ["I-01"]


def test_file_not_when_the_archive_is_full() -> None:
    game = table(player(archive="I-30"))
    assert of_kind(game, "file") == []
    with pytest.raises(IllegalAction, match="archive"):
        game.play("file I-01")


def test_file_limit_grows_with_each_upgrade() -> None:
    assert of_kind(table(player(active="I-01", archive="I-30")), "file")
    assert not of_kind(table(player(active="I-01", archive="I-30 I-31")), "file")
    assert of_kind(table(player(active="I-01 II-01", archive="I-30 I-31")), "file")


@pytest.mark.parametrize("card", ["III-03", "III-04"])
def test_file_not_when_a_card_forbids_it(card: str) -> None:
    game = table(player(active=card))
    assert of_kind(game, "file") == []
    with pytest.raises(IllegalAction, match=card):
        game.play("file I-01")


def test_another_seats_ban_and_limits_do_not_count() -> None:
    rival = player("red5", "III-03 III-05", archive="I-30")
    assert len(of_kind(table(player(), rival), "file")) == 9
    assert of_kind(table(player(), rival), "research") == LEVELS
    assert len(of_kind(table(player(), rival), "pick")) == 4


def test_filed_card_must_be_in_the_display() -> None:
    with pytest.raises(IllegalAction, match="display"):
        table(top="I-30").play("file I-30")


def test_pick_moves_a_sphere_to_the_ring_and_fills_the_gap_at_once() -> None:
    game = table(row="red2 yellow2 blue1 black1")
    before = game.position()["dispenser"]
    play(game, "pick red > blue")
    assert me(game)["energy"] == spheres("red1")
    assert game.position()["row"] == spheres("red1 yellow2 blue2 black1")
    assert game.position()["dispenser"] == before | {"blue": before["blue"] - 1}


def test_pick_names_a_colour_of_the_row() -> None:
    game = table(row="red5 black1")
    assert of_kind(game, "pick") == ["red", "black"]
    with pytest.raises(IllegalAction, match="blue"):
        game.play("pick blue")


def test_pick_not_when_the_ring_is_full() -> None:
    assert of_kind(table(player("red4")), "pick")
    full = table(player("red5"))
    assert of_kind(full, "pick") == []
    with pytest.raises(IllegalAction, match="5"):
        full.play("pick red")


@pytest.mark.parametrize(("upgrade", "limit"), [("I-01", 6), ("I-05", 6), ("II-01", 7), ("III-01", 9)])
def test_storage_limit_grows_with_upgrades(upgrade: str, limit: int) -> None:
    assert of_kind(table(player(f"red{limit - 1}", upgrade)), "pick")
    assert not of_kind(table(player(f"red{limit}", upgrade)), "pick")


def test_gap_in_the_row_is_filled_by_each_sphere_of_the_dispenser_alike() -> None:
    """Of the 35 spheres of the dispenser none is red and 12 are black: so often they come."""
    whole = position(player("red5 yellow1", "I-01 I-02"), player("red5"), row="red3 yellow2 black1")
    assert whole["dispenser"] == {"red": 0, "yellow": 10, "blue": 13, "black": 12}
    came: Counter[str] = Counter()
    for seed in range(1000):
        game = play(labtop.load_position(whole, seed), "pick yellow")
        came.update(game.record()["moves"][0]["chance"])
    assert came["red"] == 0
    assert all(abs(came[colour] - 1000 * count / 35) < 75 for colour, count in whole["dispenser"].items())


def test_build_from_the_display_pays_refills_and_places() -> None:
    game = table(player("red3 blue1", "I-30"), display="II-01", top="II-20")
    play(game, "build II-01")
    assert me(game)["active"] == ["S-1", "I-30", "II-01"]
    assert me(game)["energy"] == spheres("blue1")
    assert game.position()["display"]["II"][0] == "II-20"


def test_build_from_the_archive_leaves_the_display_alone() -> None:
    game = table(player("red1", "II-01", archive="I-20 I-05"))
    before = game.position()["display"]
    play(game, "build I-05")
    assert me(game)["archive"] == ["I-20"]
    assert me(game)["active"][-1] == "I-05"
    assert game.position()["display"] == before


def test_spent_spheres_go_back_into_the_dispenser() -> None:
    game = table(player("red3"), display="II-01")
    before = game.position()["dispenser"]["red"]
    play(game, "build II-01")
    assert game.position()["dispenser"]["red"] == before + 3


def test_build_not_from_another_archive_or_a_deck() -> None:
    game = table(player("red5"), player(archive="I-05"), top="I-17")
    assert not {"I-05", "I-17"} & set(builds(game))
    with pytest.raises(IllegalAction):
        game.play("build I-05")


def test_build_not_when_it_cannot_be_paid() -> None:
    game = table(player("red2"), display="II-01")
    assert "II-01" not in builds(game)
    with pytest.raises(IllegalAction, match="II-01 costs 3 red; you have 2"):
        game.play("build II-01")


def test_upgrades_of_a_built_card_count_at_once() -> None:
    """The ring is full until the card is paid for with a gizmo ready that needs room: the upgrade gives it."""
    game = table(player("red5 blue1", "I-05 I-30"), display="I-01")
    play(game, "build I-01")  # red: triggers I-30, pick
    play(game, "use I-30", "pick red > red")
    assert sum(me(game)["energy"].values()) == 6


def test_pass_only_when_none_of_the_four_is_possible() -> None:
    stuck = player("red5", "III-03 III-05")
    game = table(stuck, display="II-02 II-03 II-04 III-06 III-02 I-02 I-03 I-04 I-06")
    assert game.legal_actions() == ["pass"]
    for possible in (player("red4", "III-03 III-05"), player("red5", "III-05"), player("red5", "III-03")):
        game = table(possible, display="II-02 II-03 II-04 III-06 III-02 I-02 I-03 I-04 I-06")
        assert "pass" not in game.legal_actions()
        with pytest.raises(IllegalAction, match="pass"):
            game.play("pass")
    build = table(player("red5", "III-03 III-05"), display="I-01 II-02 II-03 II-04 III-06 III-02 I-02 I-03 I-04")
    assert build.legal_actions() == ["build I-01"]


def test_pass_ends_the_turn_and_nothing_else() -> None:
    stuck = player("red5", "III-03 III-05")
    game = table(stuck, display="II-02 II-03 II-04 III-06 III-02 I-02 I-03 I-04 I-06")
    before = game.position()
    play(game, "pass")
    assert game.position() == before | {"turn": before["turn"] | {"number": 1, "seat": 1}}


DEAR = "II-02 II-03 II-04 III-07 III-02 I-02 I-03 I-04 I-06"  # nothing that a ring of red can pay
STUCK = player("red5", "III-03 III-05")


def test_game_is_over_when_after_a_pass_nobody_could_do_anything() -> None:
    """Nobody may file or research, rings are full, nothing is affordable; the other seat has not even passed."""
    game = table(STUCK, player("red5", "III-04 III-06"), display=DEAR, row="yellow2 blue2 black2")
    play(game, "pass")
    assert game.to_play is None
    assert (turn(game)["stage"], turn(game)["number"]) == ("over", 1)


@pytest.mark.parametrize(
    ("other", "kind"),
    [
        (player("red4", "III-04 III-06"), "pick"),
        (player("red5", "III-06"), "file"),
        (player("red5", "III-04"), "research"),
        (player("red5", "III-04 III-06 I-13"), "build"),
        (player("red5", "III-04 III-06", archive="I-01"), "build"),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_game_goes_on_after_a_pass_while_anybody_could_do_something(
    other: dict[str, Any], kind: str, first: int
) -> None:
    """The seat that is stuck passes, as seat 0 or as seat 1; the other can do one of the four."""
    seats = [STUCK, other] if first == 0 else [other, STUCK]
    game = table(*seats, display=DEAR, row="yellow2 blue2 black2", number=first)
    assert play(game, "pass").to_play == 1 - first
    assert {action.split()[0] for action in game.legal_actions()} == {kind}


def test_turns_go_round_the_seats() -> None:
    game = begun_by(1, ["Ada", "Ben", "Cyd"])
    seats = []
    for _ in range(5):
        seats.append(game.to_play)
        play(game, f"pick {of_kind(game, 'pick')[0]}")
    assert seats == [1, 2, 0, 1, 2]
    assert turn(game)["number"] == 5


def test_turn_ends_by_itself_when_no_ready_gizmo_can_be_used() -> None:
    game = table(player("red5"))
    play(game, "file I-01")  # the starting card is triggered, but the ring is full
    assert game.to_play == 1
    assert turn(game)["ready"] == []
