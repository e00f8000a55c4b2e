"""What the facts say of cards that somebody cannot pay yet."""

from typing import Any

from gizmos.positions import play, player, table


def short(*players: dict[str, Any], **facts: Any) -> dict[str, Any]:
    found: dict[str, Any] = table(*players, **facts).facts(None)["short"]
    return found


def test_a_card_that_costs_more_than_one_has_says_how_much_of_it() -> None:
    found = short(player("blue2"), player(), display="II-03 I-03")
    assert found["II-03"] == {"reach": 2, "price": 3}
    assert "I-03" not in found


def test_converters_count() -> None:
    assert short(player("red1 blue1", "I-13"), player(), display="II-03")["II-03"] == {"reach": 2, "price": 3}


def test_a_card_of_the_own_archive_is_told_too_with_its_discount() -> None:
    found = short(player("red1", "III-09", "III-03"), player(), display="I-03")
    assert found["III-03"] == {"reach": 1, "price": 3}


def test_only_who_begins_a_turn_is_told() -> None:
    game = table(player("blue2"), player(), display="II-03", row="red1 yellow1 blue2 black2")
    before = game.facts(None)["short"]
    play(game, "research III")
    assert before
    assert game.facts(None)["short"] == {}
