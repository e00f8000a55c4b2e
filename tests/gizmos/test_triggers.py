"""What triggers a gizmo, and when it may be used (rules#triggers)."""

from typing import Any

import pytest

from gizmos.positions import me, play, player, spheres, table, turn
from labtop.core.errors import IllegalAction
from labtop.core.game import Game
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, Card

TRIGGERS = {card: facts["trigger"] for card, facts in CARDS.items() if "trigger" in facts}
PICK_CARDS = [card for card, trigger in TRIGGERS.items() if trigger["on"] == "pick"]
FILE_CARDS = [card for card, trigger in TRIGGERS.items() if trigger["on"] == "file"]
BUILD_CARDS = [card for card, trigger in TRIGGERS.items() if trigger["on"] == "build"]


def owner(card: str, **facts: Any) -> dict[str, Any]:
    """A player who has this card active, with room for whatever it does."""
    extra = "II-02" if card != "II-02" else "II-03"
    return player(active=extra if card.startswith("S-") else f"{extra} {card}", **facts)


def was_triggered(game: Game, card: str) -> bool:
    """Ready now: with room for its effect the turn of its owner goes on."""
    return card in turn(game)["ready"]


def seat_of(card: str) -> int:
    return int(card[2:]) - 1 if card.startswith("S-") else 0


@pytest.mark.parametrize("card", FILE_CARDS)
def test_file_gizmo_is_triggered_by_any_file_action(card: str) -> None:
    seat = seat_of(card)
    rivals = [player() for _ in range(max(2, seat + 1))]
    rivals[seat] = owner(card)
    game = table(*rivals, number=seat)
    play(game, f"file {game.position()['display']['III'][0]}")
    assert was_triggered(game, card)


@pytest.mark.parametrize("card", FILE_CARDS)
def test_file_gizmo_is_not_triggered_by_picks_and_builds(card: str) -> None:
    seat = seat_of(card)
    for ring, action in (("", "pick red > red"), ("red1", "build I-01")):
        seats = [player() for _ in range(max(2, seat + 1))]
        seats[seat] = owner(card, ring=ring)
        game = play(table(*seats, number=seat, display="I-01"), action)
        assert turn(game)["number"] == seat + 1  # nothing was ready


@pytest.mark.parametrize("card", PICK_CARDS)
@pytest.mark.parametrize("colour", ENERGIES)
def test_pick_gizmo_is_triggered_by_exactly_its_colours(card: str, colour: str) -> None:
    game = table(owner(card), row="red2 yellow2 blue1 black1")
    play(game, f"pick {colour} > red")
    assert was_triggered(game, card) == (colour in TRIGGERS[card]["colors"])


def condition_met(trigger: Any, built: Card, source: str) -> bool:
    """Straight from the words of rules#triggers."""
    if "colors" in trigger:
        return built["color"] == "any" or built["color"] in trigger["colors"]
    if "level" in trigger:
        return bool(built["level"] == trigger["level"])
    return bool(source == trigger["from"])


BUILT = ["I-17", "I-02", "I-03", "I-04", "II-01", "II-02", "II-03", "II-04", "III-23", "III-13"]


@pytest.mark.parametrize("card", BUILD_CARDS)
@pytest.mark.parametrize("source", ["display", "archive", "research"])
def test_build_gizmo_is_triggered_by_exactly_its_builds(card: str, source: str) -> None:
    for built in BUILT:
        facts = CARDS[built]
        colour = facts["color"] if facts["color"] != "any" else "black"
        # III-01 makes room for all that an effect could need, so whatever is ready can be used.
        builder = player(f"{colour}{facts['cost']}", f"III-01 {card}", built if source == "archive" else "")
        game = table(builder, display="" if source != "display" else built, top="" if source != "research" else built)
        if source == "research":
            play(game, f"research {built.split('-')[0]}")
        play(game, f"build {built}")
        if source == "research":
            play(game, "under rest")
        assert was_triggered(game, card) == condition_met(TRIGGERS[card], facts, source), (card, built, source)


@pytest.mark.parametrize("card", [card for card in BUILD_CARDS if "from" in TRIGGERS[card]])
def test_new_gizmo_is_not_triggered_by_its_own_building(card: str) -> None:
    """Built from the archive, it meets its own condition."""
    facts = CARDS[card]
    game = table(player(f"{facts['color']}{facts['cost']}", archive=card))
    play(game, f"build {card}")
    assert game.to_play == 1


def test_new_gizmo_is_triggered_by_a_later_action_of_the_turn() -> None:
    game = table(player("black2", "I-29"), display="II-20", row="red2 yellow2 black2")
    play(game, "build II-20", "use I-29", "pick red > red")
    assert turn(game)["ready"] == ["II-20"]


def test_generic_card_counts_as_all_four_colours() -> None:
    game = table(player("red7", "II-01 I-33 I-34 I-35 I-36"), display="III-13")
    play(game, "build III-13")
    assert turn(game)["ready"] == ["I-33", "I-34", "I-35", "I-36"]


def test_a_build_can_trigger_by_colour_level_and_archive_at_once() -> None:
    game = table(player("red3", "I-36 II-33 III-35", archive="II-01"))
    play(game, "build II-01")
    assert turn(game)["ready"] == ["I-36", "II-33", "III-35"]


def test_ready_gizmos_may_be_used_in_any_order_or_left() -> None:
    game = table(player("red1", "I-36 II-31"), display="I-01")
    play(game, "build I-01")
    assert sorted(game.legal_actions()) == ["end", "use I-36", "use II-31"]
    play(game, "use II-31")
    assert sorted(game.legal_actions()) == ["end", "use I-36"]
    play(game, "end")
    assert me(game)["tokens"] == 1
    assert game.to_play == 1


def test_each_gizmo_once_per_turn() -> None:
    """II-20 draws when red is picked; the second red pick of the turn does not make it ready again."""
    game = table(player("red1", "I-30 I-23 II-20 II-25"), display="I-01", row="red4 blue2")
    play(game, "build I-01", "use I-30", "pick red > red", "use II-20 > blue")
    assert turn(game)["used"] == ["I-30", "II-20"]
    play(game, "use II-25", "pick red > red")
    assert turn(game)["ready"] == ["I-23"]
    with pytest.raises(IllegalAction, match="II-20"):
        game.play("use II-20")


def test_being_triggered_twice_changes_nothing() -> None:
    game = table(player("red1", "I-30 I-23 II-25"), display="I-01", row="red4 blue2")
    play(game, "build I-01", "use I-30", "pick red > red", "use II-25", "pick red > red")
    assert turn(game)["ready"] == ["I-23"]
    play(game, "use I-23 > red")
    assert game.to_play == 1


def test_gizmo_not_triggered_cannot_be_used() -> None:
    game = play(table(player("red1", "I-36 I-33"), display="I-01"), "build I-01")
    with pytest.raises(IllegalAction, match="I-33"):
        game.play("use I-33")


def test_whether_an_effect_can_be_carried_out_is_asked_when_it_is_used() -> None:
    """The ring is full when S-1 is triggered; room comes later in the turn, and S-1 can be used."""
    game = table(player("red5 blue1", "III-27 I-05", archive=""), display="I-01", row="yellow6")
    play(game, "build I-01")  # one sphere spent, storage grows: room for two
    assert turn(game)["ready"] == ["III-27"]
    play(game, "use III-27", "file I-06")
    assert sorted(game.legal_actions()) == ["end", "use S-1"]


def test_ready_gizmo_that_cannot_be_used_now_is_refused_with_a_reason() -> None:
    game = table(player("red5", "III-23"))
    play(game, "file I-01")
    assert turn(game)["ready"] == ["S-1", "III-23"]
    assert sorted(game.legal_actions()) == ["end", "use III-23"]
    with pytest.raises(IllegalAction, match="S-1"):
        game.play("use S-1")


def test_used_and_ready_are_forgotten_at_the_end_of_the_turn() -> None:
    game = play(table(player("red1", "I-36 II-31"), display="I-01"), "build I-01", "use I-36", "end")
    assert (turn(game)["ready"], turn(game)["used"]) == ([], [])


def test_another_seats_gizmos_are_not_triggered() -> None:
    game = play(table(player(), player(active="II-20")), "pick red > red")
    assert (game.to_play, turn(game)["ready"]) == (1, [])


def test_drawing_triggers_nothing() -> None:
    everything = "I-21 I-22 I-23 I-24 II-17 II-18"
    game = table(player("", everything))
    play(game, "file I-01", "use S-1 > red")
    assert game.to_play == 1


def test_chain_of_the_rulebook() -> None:
    """2 yellow, 1 red; a yellow card of cost 3 from the archive with a doubler; pick yellow; draw; not the new card."""
    game = table(player("yellow2 red1", "II-14 II-21 I-21", archive="II-34"), row="yellow3 blue3")
    play(game, "build II-34")
    assert me(game)["energy"] == spheres("red1")
    assert turn(game)["used"] == ["II-14"]
    assert turn(game)["ready"] == ["II-21"]
    play(game, "use II-21", "pick yellow > blue")
    assert turn(game)["ready"] == ["I-21"]
    play(game, "use I-21 > black")
    assert me(game)["energy"] == spheres("red1 yellow1 black1")
    assert game.to_play == 1
