"""Price, discounts, colour and converters (rules#pay), through `labtop.Game`. The solver itself: test_payments.py."""

from typing import Any

import pytest

from gizmos.positions import builds, me, of_kind, play, player, spheres, table, turn
from labtop.core.errors import IllegalAction
from labtop.games.gizmos.rules.data import CARDS, ENERGIES

BOUGHT = [card for card in CARDS if not card.startswith("S-")]
CONVERTER_CARDS = [card for card, facts in CARDS.items() if "conversions" in facts]


def ring_for(card: str, missing: int = 0) -> str:
    colour = CARDS[card]["color"]
    return f"{'blue' if colour == 'any' else colour}{CARDS[card]['cost'] - missing}"


@pytest.mark.parametrize("card", BOUGHT)
def test_every_card_costs_its_cost_in_its_colour(card: str) -> None:
    storage = "II-01" if card != "II-01" else "II-02"
    enough = table(player(ring_for(card), storage), display=card)
    assert card in builds(enough)
    play(enough, f"build {card}")
    assert me(enough)["energy"] == spheres("")
    assert me(enough)["active"][-1] == card
    assert card not in builds(table(player(ring_for(card, missing=1), storage), display=card))
    if CARDS[card]["color"] != "any":
        other = ENERGIES[ENERGIES.index(CARDS[card]["color"]) - 1]
        assert card not in builds(table(player(f"{other}{CARDS[card]['cost']}", storage), display=card))


def test_generic_card_is_paid_in_any_mix() -> None:
    game = table(player("red2 yellow2 blue2 black1", "II-01"), display="III-13")
    assert me(play(game, "build III-13"))["energy"] == spheres("")


DISCOUNTS: list[tuple[str, str, dict[str, Any]]] = [
    ("III-07", "II-17", {"display": "II-17"}),
    ("III-08", "II-17", {"display": "II-17"}),
    ("III-09", "II-17", {"archive": "II-17"}),
    ("III-10", "II-17", {"archive": "II-17"}),
    ("III-11", "II-17", {"top": "II-17"}),
    ("III-12", "II-17", {"top": "II-17"}),
]


def offered(card: str, ring: str, active: str, place: dict[str, str]) -> Any:
    """The game at the moment when the card may be built from its place."""
    where = dict(place)
    game = table(player(ring, active, where.pop("archive", "")), **where)
    return play(game, "research II") if "top" in place else game


@pytest.mark.parametrize(("upgrade", "card", "place"), DISCOUNTS)
def test_each_discount_lowers_its_own_price_by_one(upgrade: str, card: str, place: dict[str, str]) -> None:
    assert card in builds(offered(card, "red1", upgrade, place))
    assert card not in builds(offered(card, "red1", "I-20", place))


@pytest.mark.parametrize(("upgrade", "when"), [("III-07", "display"), ("III-09", "archive"), ("III-11", "top")])
def test_discounts_apply_to_nothing_else(upgrade: str, when: str) -> None:
    for place in ({"display": "II-17"}, {"archive": "II-17"}, {"top": "II-17"}):
        reached = "II-17" in builds(offered("II-17", "red1", upgrade, place))
        assert reached == (when in place or upgrade == "III-07")


@pytest.mark.parametrize("card", ["I-01", "III-03"])
def test_level_ii_discount_is_for_level_ii_only(card: str) -> None:
    ring = f"red{CARDS[card]['cost'] - 1}"
    assert card not in builds(table(player(ring, "III-07 III-08"), display=card))


def test_discounts_add_up_and_do_not_go_below_nothing() -> None:
    game = table(player("", "III-07 III-08 III-09 III-10", archive="II-17"))
    assert builds(game) == ["II-17"]
    play(game, "build II-17")
    assert me(game)["active"][-1] == "II-17"


def test_discounts_beyond_the_cost_let_no_wrong_colour_through() -> None:
    """A price of 2 less 4 is 0: a blue sphere for a red card still needs its converter."""
    game = table(player("blue1", "III-07 III-08 III-09 III-10 I-09", archive="II-17"))
    play(game, "build II-17")
    assert sorted(game.legal_actions()) == ["pay blue1 via I-09", "pay nothing"]


def test_discounts_apply_to_every_build_of_a_turn() -> None:
    """A discounted build whose effect researches, where another discounted build follows."""
    active = "III-07 III-29"
    game = table(player("blue3", active, archive="II-35"), top="II-07")
    play(game, "build II-35", "pay blue2", "use III-29", "research II")
    assert "II-07" in builds(game)  # costs 2, one is left


def test_discount_may_be_waived() -> None:
    game = play(table(player("red3", "III-07"), display="II-01"), "build II-01")
    assert sorted(game.legal_actions()) == ["pay red2", "pay red3"]
    assert me(play(game, "pay red3"))["energy"] == spheres("")


def test_price_of_nothing_is_paid_with_nothing_or_waived() -> None:
    game = play(table(player("red1", "III-09", archive="I-01")), "build I-01")
    assert sorted(game.legal_actions()) == ["pay nothing", "pay red1"]
    assert me(play(game, "pay nothing"))["energy"] == spheres("red1")


def test_nothing_may_be_left_over() -> None:
    """A doubler may not be used to pay 3 with 2 spheres counting 4, nor 4 spheres pay 3."""
    game = table(player("red4", "II-13 II-15"), display="II-01")
    play(game, "build II-01")
    assert sorted(game.legal_actions()) == [
        "pay red1 via II-13 II-15",
        "pay red2 via II-13",
        "pay red2 via II-15",
        "pay red3",
    ]


@pytest.mark.parametrize("converter", CONVERTER_CARDS)
def test_every_converter_pays_what_it_says_and_no_more(converter: str) -> None:
    conversions = CARDS[converter]["conversions"]
    first = conversions[0]
    if first["yields"] == 2:  # one sphere of the colour counts as two, towards a card of that colour
        colour, cost = first["from"], 2
        ring = too_little = f"{colour}1"
    else:  # as many spheres of the colour as there are conversions count as another
        source = "red" if first["from"] == "any" else first["from"]
        colour, cost = ENERGIES[ENERGIES.index(source) - 1], len(conversions)
        ring, too_little = f"{source}{cost}", f"{source}{cost + 1}"
    costs = {card: facts["cost"] for card, facts in CARDS.items() if facts["color"] == colour and card != converter}
    cheap = next(card for card, price in costs.items() if price == cost)
    dear = next(card for card, price in costs.items() if price == cost + 1)
    game = table(player(ring, converter), display=cheap)
    play(game, f"build {cheap}")
    assert me(game)["energy"] == spheres("")
    assert dear not in builds(table(player(too_little, converter), display=dear))


def test_two_colours_of_a_double_doubler_each_once() -> None:
    """III-17 doubles a red and a black: red1 black1 count as 2 red and 2 black for a generic card, not more."""
    seven = table(player("red1 black4", "III-17 II-01"), display="III-13")
    assert "III-13" in builds(seven)
    assert "III-13" not in builds(table(player("red1 black3", "III-17 II-01"), display="III-13"))


def test_a_converter_that_paid_is_used_up_for_this_turn() -> None:
    """Both conversions of II-08, although only one was applied."""
    game = table(player("blue2 red1", "II-08 III-30", archive="I-01"), top="I-02")
    play(game, "build I-01", "pay blue1 via II-08")
    assert turn(game)["used"] == ["II-08"]
    play(game, "use III-30", "research I")
    assert turn(game)["used"] == ["II-08", "III-30"]
    assert "I-02" in turn(game)["research"]["cards"]
    assert "I-02" not in builds(game)


def test_an_unused_converter_pays_later_in_the_turn() -> None:
    game = table(player("blue1 red1", "II-08 III-30", archive="I-01"), top="I-02")
    play(game, "build I-01", "pay red1", "use III-30", "research I")
    assert "I-02" in builds(game)


def test_a_converter_built_this_turn_pays_this_turn() -> None:
    game = table(player("red1 blue1", "III-30", archive="I-09"), top="I-02")
    play(game, "build I-09", "use III-30", "research I")
    assert "I-02" in builds(game)  # with blue, which I-09 converts


def test_converters_are_fresh_in_the_next_turn() -> None:
    game = table(player("blue2", "I-09"), display="I-01 I-05")
    play(game, "build I-01", "pick red > red")
    assert "I-05" in builds(game)


def test_build_with_one_payment_is_paid_at_once_and_with_several_asked() -> None:
    assert turn(play(table(player("red1"), display="I-01"), "build I-01"))["seat"] == 1
    game = play(table(player("red1 blue1", "I-09"), display="I-01"), "build I-01")
    assert turn(game)["stage"] == "pay"
    assert turn(game)["build"] == {"card": "I-01", "from": "display"}
    assert "I-01" in game.position()["display"]["I"]


@pytest.mark.parametrize(
    "spelling",
    [
        "pay blue1 red1",
        "pay red1 via I-09",
        "pay red01",
        "pay red1 via",
        "pay red2",
        "pay",
        "pay nothing",
        "pay blue1 via I-09 I-09",
        "pay red1  via I-09",
        "pay green1",
    ],
)
def test_only_legal_payments_in_their_exact_spelling(spelling: str) -> None:
    game = play(table(player("red1 blue1", "I-09"), display="I-01"), "build I-01")
    assert sorted(of_kind(game, "pay")) == ["blue1 via I-09", "red1"]
    with pytest.raises(IllegalAction, match=r"I-01|action"):
        game.play(spelling)
