"""The table of effects (rules#effects): each effect, where it stops, and when it cannot be used."""

import pytest

from gizmos.positions import me, of_kind, play, player, spheres, table, turn
from labtop.core.errors import IllegalAction
from labtop.core.game import Game
from labtop.games.gizmos.rules.data import CARDS

DRAW_3 = ["III-21", "III-22"]
PICK_2 = ["II-33", "II-34", "II-35", "II-36", "III-35", "III-36"]
FILES = ["III-27", "III-28"]
RESEARCHES = ["III-29", "III-30"]
BUILDS_FREE = ["III-31", "III-32"]
POINTS = {card: facts["effect"]["points"] for card, facts in CARDS.items() if facts.get("effect", {}).get("points")}


def ready(card: str, ring: str = "", active: str = "", archive: str = "", **facts: str) -> Game:
    """The card is ready, and S-1 has been used so that nothing else is."""
    extra = f"{active} {card}".strip()
    return table(player(ring, extra, archive), stage="use", ready=card, used="S-1", **facts)


def usable(card: str, **facts: str) -> bool:
    """Can the card be used? A gizmo for points is ready too, so that the turn goes on in either case."""
    other = "III-25" if card != "III-25" else "III-26"
    active = f"{facts.pop('active', '')} {other} {card}".strip()
    names = " ".join(sorted([card, other], key=list(CARDS).index))
    builder = player(facts.pop("ring", ""), active, facts.pop("archive", ""))
    return card in of_kind(table(builder, stage="use", ready=names, **facts), "use")


@pytest.mark.parametrize("card", POINTS)
def test_gain_points_brings_tokens(card: str) -> None:
    game = play(ready(card), f"use {card}")
    assert me(game)["tokens"] == POINTS[card]
    assert game.to_play == 1


@pytest.mark.parametrize("card", DRAW_3)
def test_draw_3_takes_up_to_three_spheres_one_at_a_time(card: str) -> None:
    game = play(ready(card), f"use {card} > red")
    assert (turn(game)["stage"], turn(game)["effect"]) == ("draw", {"card": card, "left": 2})
    assert game.legal_actions() == ["draw", "stop"]
    play(game, "draw > red")
    assert turn(game)["effect"] == {"card": card, "left": 1}
    play(game, "draw > blue")
    assert me(game)["energy"] == spheres("red2 blue1")
    assert game.to_play == 1


def test_drawn_spheres_come_out_of_the_dispenser_not_the_row() -> None:
    game = ready("III-21")
    before = game.position()
    play(game, "use III-21 > red", "stop")
    assert game.position()["row"] == before["row"]
    assert game.position()["dispenser"]["red"] == before["dispenser"]["red"] - 1


@pytest.mark.parametrize("draws", [1, 2])
def test_player_may_stop_after_each_drawn_sphere(draws: int) -> None:
    game = play(ready("III-21"), "use III-21 > red", *["draw > red"] * (draws - 1), "stop")
    assert me(game)["energy"] == spheres(f"red{draws}")
    assert game.to_play == 1


@pytest.mark.parametrize("room", [1, 2])
def test_draw_ends_when_the_ring_is_full(room: int) -> None:
    game = play(ready("III-21", f"red{5 - room}"), "use III-21 > red", *["draw > red"] * (room - 1))
    assert me(game)["energy"] == spheres("red5")
    assert game.to_play == 1


@pytest.mark.parametrize("card", PICK_2)
def test_pick_2_is_two_pick_actions_the_second_may_be_left(card: str) -> None:
    game = play(ready(card, row="red2 yellow2 blue2"), f"use {card}")
    assert (turn(game)["stage"], turn(game)["effect"]) == ("pick", {"card": card, "left": 2})
    assert game.legal_actions() == ["pick red", "pick yellow", "pick blue"]
    play(game, "pick red > black")
    assert turn(game)["effect"] == {"card": card, "left": 1}
    assert game.legal_actions() == ["pick red", "pick yellow", "pick blue", "pick black", "stop"]
    assert play(game.copy(), "stop").to_play == 1
    play(game, "pick black > red")
    assert me(game)["energy"] == spheres("red1 black1")
    assert game.to_play == 1


def test_second_pick_is_dropped_when_the_ring_is_full() -> None:
    game = play(ready("II-33", "red4"), "use II-33", "pick red > red")
    assert game.to_play == 1


def test_a_single_pick_has_no_stop() -> None:
    game = play(ready("I-29"), "use I-29")
    assert "stop" not in game.legal_actions()
    assert play(game, "pick red > red").to_play == 1


def test_effect_is_finished_or_broken_off_before_another_gizmo_is_used() -> None:
    """The first of two picks makes a draw ready; only picking on or stopping is possible."""
    game = play(ready("II-33", active="II-20"), "use II-33", "pick red > red")
    assert turn(game)["ready"] == ["II-20"]
    assert of_kind(game, "use") == []
    with pytest.raises(IllegalAction):
        game.play("use II-20")
    assert of_kind(play(game, "stop"), "use") == ["II-20"]


@pytest.mark.parametrize("card", FILES)
def test_file_as_an_effect_is_a_file_action_from_the_display(card: str) -> None:
    game = table(player("", card, ""), stage="use", ready=card)
    play(game, f"use {card}")
    assert turn(game)["stage"] == "file"
    shown = [one for cards in game.position()["display"].values() for one in cards]
    assert game.legal_actions() == [f"file {one}" for one in shown]
    play(game, f"file {shown[0]}")
    assert me(game)["archive"] == [shown[0]]
    assert turn(game)["ready"] == ["S-1"]  # triggers just the same


@pytest.mark.parametrize("card", RESEARCHES)
def test_research_as_an_effect_is_a_research_action(card: str) -> None:
    game = play(ready(card, "red1", "I-36", top="I-01 I-02 I-03"), f"use {card}")
    assert turn(game)["stage"] == "research"
    assert game.legal_actions() == ["research I", "research II", "research III"]
    play(game, "research I")
    assert turn(game)["effect"] == {"card": card, "left": 0}
    play(game, "build I-01")
    assert (turn(game)["stage"], turn(game)["ready"]) == ("return", ["I-36"])
    play(game, "under rest")
    assert (turn(game)["stage"], turn(game)["effect"]) == ("use", None)


@pytest.mark.parametrize("card", BUILDS_FREE)
def test_free_build_is_of_a_level_i_card_from_display_or_archive(card: str) -> None:
    game = ready(card, "", "I-01 I-02", "II-03 I-30", display="I-05 I-06 I-07 I-08")
    play(game, f"use {card}")
    assert (turn(game)["stage"], turn(game)["effect"]) == ("build", {"card": card, "left": 1})
    assert game.legal_actions() == ["build I-05", "build I-06", "build I-07", "build I-08", "build I-30"]
    with pytest.raises(IllegalAction, match="II-03"):
        game.play("build II-03")


def test_free_build_costs_nothing_and_asks_for_no_payment() -> None:
    """Neither spheres, converters nor discounts give a choice."""
    game = ready("III-31", "red3 blue2", "I-09 III-09", "I-01")
    play(game, "use III-31", "build I-01")
    assert me(game)["energy"] == spheres("red3 blue2")
    assert me(game)["active"][-1] == "I-01"
    assert game.to_play == 1


def test_free_build_is_a_build_action_and_triggers() -> None:
    game = ready("III-31", "", "II-33 I-36", "I-01")
    play(game, "use III-31", "build I-01")
    assert turn(game)["ready"] == ["I-36", "II-33"]


def test_free_build_from_the_display_refills_it() -> None:
    game = ready("III-31", display="I-01", top="I-30")
    play(game, "use III-31", "build I-01")
    assert game.position()["display"]["I"][0] == "I-30"


@pytest.mark.parametrize("card", ["S-1", "I-17", "I-21", "II-33", "III-21"])
def test_draw_and_pick_cannot_be_used_with_a_full_ring(card: str) -> None:
    active = "" if card == "S-1" else card
    for ring, possible in (("red4", True), ("red5", False)):
        names = "S-1 III-25" if card == "S-1" else f"{card} III-25"
        cards = " ".join(sorted(names.split(), key=list(CARDS).index))
        game = table(player(ring, f"{active} III-25".strip()), stage="use", ready=cards)
        assert (card in of_kind(game, "use")) == possible


def test_file_effect_cannot_be_used_when_the_archive_is_full_or_filing_is_forbidden() -> None:
    assert usable("III-27")
    assert not usable("III-27", archive="I-01")
    assert usable("III-27", archive="I-02", active="I-01")
    assert not usable("III-27", active="III-03")


def test_file_effect_cannot_be_used_when_the_display_is_empty() -> None:
    """The other seat has built everything else."""
    lower = [card for card in CARDS if card.startswith(("I-", "II-"))]
    rival = player(active=" ".join([*lower, *(f"III-{number:02}" for number in range(1, 15))]))
    game = table(player(active="III-26 III-27"), rival, stage="use", ready="III-26 III-27", empty="I II III")
    assert not any(card for cards in game.position()["display"].values() for card in cards)
    assert of_kind(game, "use") == ["III-26"]


def test_research_effect_cannot_be_used_when_forbidden_or_without_decks() -> None:
    assert usable("III-29")
    assert not usable("III-29", active="III-05")
    assert usable("III-29", empty="I II")
    assert not usable("III-29", empty="I II III")


def test_free_build_cannot_be_used_without_a_level_i_card_in_reach() -> None:
    level_1 = " ".join(f"I-{number:02}" for number in range(2, 37))
    rival = player("", level_1)
    for archive, possible in (("I-01", True), ("II-01", False)):
        hoard = rival if archive == "I-01" else player("", f"{level_1} I-01")
        game = table(player("", "III-25 III-31", archive), hoard, stage="use", ready="III-25 III-31", empty="I")
        assert game.position()["display"]["I"] == [None] * 4
        assert ("III-31" in of_kind(game, "use")) == possible


def test_building_a_ban_ends_the_turn_if_only_that_was_ready() -> None:
    """Building III-03 (red) triggers the file gizmo III-27, which is forbidden at once."""
    game = play(table(player("red4", "III-27"), display="III-03"), "build III-03")
    assert game.to_play == 1


def test_a_pick_of_an_effect_triggers_as_any_pick() -> None:
    game = play(ready("I-29", active="II-20"), "use I-29", "pick red > red")
    assert turn(game)["ready"] == ["II-20"]


def test_builds_of_the_rulebook_example_a_point_and_a_pick() -> None:
    """A red build brings a point (I-36) and a pick (I-30), whose blue sphere triggers the card just built."""
    game = play(table(player("red1", "I-36 I-30"), display="I-22", row="blue3 red3"), "build I-22")
    assert turn(game)["ready"] == ["I-30", "I-36"]
    play(game, "use I-36", "use I-30", "pick blue > red", "use I-22 > red")
    assert me(game)["tokens"] == 1
    assert me(game)["energy"] == spheres("blue1 red1")
    assert game.to_play == 1
