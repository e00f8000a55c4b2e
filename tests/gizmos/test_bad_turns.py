"""Turns that do not fit their stage: an InvalidPosition that names the place."""

from typing import Any

import pytest

import labtop
from gizmos.positions import Position, player, position
from gizmos.refusing import BASE, CHOOSING, DRAWING, ENDED, PAYING, PICKING, RETURNING, refused

RESEARCH = {"level": "II", "cards": ["II-05", "II-06", "II-07"]}
TURNS: list[tuple[str, Position, dict[str, Any], str]] = [
    ("ready at stage action", BASE, {"stage": "action"}, "nothing is ready"),
    ("no ready gizmo at stage use", BASE, {"ready": []}, "nothing can be decided"),
    ("ready and used", BASE, {"used": ["I-21", "II-14"]}, "turn.ready: a used card"),
    ("ready but not active", BASE, {"ready": ["I-22"]}, "turn.ready: a card is not among"),
    ("used but not active", BASE, {"used": ["I-22"]}, "turn.used: a card is not among"),
    ("a converter not active", BASE, {"used": ["I-09"]}, "turn.used: a converter"),
    ("another's card ready", BASE, {"ready": ["S-2"]}, "turn.ready: a card is not among"),
    ("a ready converter", BASE, {"ready": ["II-14"], "used": []}, "turn.ready: converters"),
    ("a ready upgrade", BASE, {"ready": ["I-01"]}, "turn.ready: I-01 is never"),
    ("a card twice in used", BASE, {"used": ["S-1", "S-1"]}, "turn.used: cards stand in card order"),
    ("used out of order", BASE, {"used": ["II-14", "S-1"]}, "turn.used: cards stand in card order"),
    ("an effect at stage use", BASE, {"effect": {"card": "S-1", "left": 1}}, "turn.effect: none at stage use"),
    ("a research at stage use", BASE, {"research": RESEARCH}, "II-05 is in two places"),
    ("a build at stage use", BASE, {"build": {"card": "I-01", "from": "display"}}, "turn.build: it does not fit"),
    ("an unknown stage", BASE, {"stage": "trade"}, "turn.stage: 'trade' is not one of"),
    ("choose without research", CHOOSING, {"research": None}, "level II: 33 cards"),
    ("too few researched", BASE, {"stage": "choose", "ready": [], "used": []}, "turn.research: it does not fit"),
    ("marks while choosing", CHOOSING, {"ready": ["S-1"]}, "turn: nothing can be ready"),
    ("an empty hand", RETURNING, {"research": {"level": "II", "cards": []}}, "turn.research.cards: 1 to 1000"),
    ("a hand of another level", RETURNING, {"research": RESEARCH | {"level": "I"}}, "turn.research.cards.0: II-05"),
    ("a level that is none", RETURNING, {"research": RESEARCH | {"level": "IV"}}, "turn.research.level"),
    ("pay without a build", PAYING, {"build": None}, "turn.build: it does not fit stage pay"),
    (
        "pay for a card elsewhere",
        PAYING,
        {"build": {"card": "I-30", "from": "display"}},
        "turn.build: I-30 is not there",
    ),
    ("pay for a gap", PAYING, {"build": {"card": None, "from": "display"}}, "turn.build.card"),
    ("pay from nowhere", PAYING, {"build": {"card": "I-01", "from": "deck"}}, "turn.build.from"),
    ("only one way to pay", PAYING, {"build": {"card": "I-02", "from": "display"}}, "nothing can be decided"),
    ("an effect while paying", PAYING, {"effect": {"card": "S-1", "left": 0}, "used": ["S-1"]}, "turn.effect"),
    ("pick without effect", PICKING, {"effect": None}, "turn.effect: stage pick needs"),
    ("effect of another sort", PICKING, {"effect": {"card": "S-1", "left": 1}, "used": ["S-1"]}, "does not lead"),
    ("effect not among the used", PICKING, {"used": []}, "turn.effect.card: it is not among the used"),
    ("nothing left of a pick", PICKING, {"effect": {"card": "II-33", "left": 0}}, "turn.effect.left: something"),
    ("three picks of two", PICKING, {"effect": {"card": "II-33", "left": 3}}, "turn.effect.left"),
    (
        "effect of an upgrade",
        PICKING,
        {"effect": {"card": "I-01", "left": 1}},
        "turn.effect.card: I-01 does not belong",
    ),
    ("three draws still to come", DRAWING, {"effect": {"card": "III-21", "left": 3}}, "the first sphere"),
    ("over with a seat", ENDED, {"seat": 0}, "turn.seat: nobody decides"),
    ("over with used cards", ENDED, {"used": ["S-1"]}, "nothing is ready, used"),
    ("over in the middle of a round of another first player", ENDED | {"first": 1}, {"number": 3}, "game is not over"),
    ("over in the middle of a round", ENDED, {"number": 3}, "turn.stage: the game is not over"),
    ("over before the first turn", ENDED, {"number": 0}, "turn.number: no turn was played"),
    (
        "over although nothing ended it",
        BASE,
        {"stage": "over", "seat": None, "ready": [], "used": [], "number": 2},
        "over",
    ),
]


@pytest.mark.parametrize(("whole", "turn", "message"), [entry[1:] for entry in TURNS], ids=[name for name, *_ in TURNS])
def test_a_turn_that_does_not_fit_its_stage_is_refused(whole: Position, turn: dict[str, Any], message: str) -> None:
    refused(whole | {"turn": whole["turn"] | turn}, message)


IMPOSSIBLE = [
    position(player("red5", "II-33"), stage="pick", used="II-33", effect={"card": "II-33", "left": 1}),
    position(player("red5", "III-21"), stage="draw", used="III-21", effect={"card": "III-21", "left": 1}),
    position(player("", "III-27", "I-01"), stage="file", used="III-27", effect={"card": "III-27", "left": 1}),
    position(player("", "III-27 III-03"), stage="file", used="III-27", effect={"card": "III-27", "left": 1}),
    position(player("", "III-29 III-05"), stage="research", used="III-29", effect={"card": "III-29", "left": 1}),
    position(player("", "III-05"), stage="choose", research="II II-05 II-06 II-07"),
]


@pytest.mark.parametrize("whole", IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_effect_that_could_not_be_used_is_not_under_way(whole: Position) -> None:
    refused(whole, "turn.stage")


def test_too_many_researched_cards_and_a_single_one_to_return() -> None:
    four = position(stage="choose", research="II II-05 II-06 II-07 II-08")
    refused(four, "turn.research.cards: 4 cards, the research amount is 3")
    refused(position(stage="choose", research="II II-05 II-06"), "turn.research.cards: 3 are drawn")
    refused(position(stage="return", research="II II-05"), "the last card goes under the deck by itself")


def test_a_ban_built_in_an_effects_research_is_a_valid_position() -> None:
    whole = position(player("", "III-29 III-05"), stage="return", used="III-29", research="III III-06 III-07")
    whole["turn"]["effect"] = {"card": "III-29", "left": 0}
    assert labtop.load_position(whole).position() == whole


def test_a_ring_and_archive_at_their_limits_are_valid() -> None:
    labtop.load_position(position(player("red5", archive="I-01")))


def test_a_level_whose_display_has_a_gap_cannot_be_under_research() -> None:
    """Its deck was empty before, so there was nothing to draw."""
    researched = position(empty="II", stage="return", research="II II-05 II-06")
    researched["players"][-1]["active"] += researched["display"]["II"]
    researched["display"]["II"] = [None, None, None]
    refused(researched, "turn.research: only a deck with cards")
