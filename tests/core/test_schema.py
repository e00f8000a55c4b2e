"""The shapes of positions: what the games say fits them, and of what does not the place is named."""

import random
from importlib import import_module
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from msgspec import Meta, Struct

import labtop
from labtop.core.errors import InvalidPosition
from labtop.core.schema import OneOf, check
from labtop.registry import GAMES


class Piece(Struct):
    kind: Literal["bot", "card"]
    owner: Annotated[int, Meta(ge=0, le=3)] | Literal["neutral"] | None
    source: str = msgspec.field(name="from", default="")


class Board(Struct):
    pieces: Annotated[list[Piece], Meta(min_length=1, max_length=2)]
    colours: dict[Literal["red", "blue"], bool]
    card: Annotated[str, OneOf(("R01", "R02"))]


GOOD: dict[str, Any] = {
    "pieces": [{"kind": "bot", "owner": "neutral"}, {"kind": "card", "owner": None, "from": "deck"}],
    "colours": {"red": True, "blue": False},
    "card": "R02",
}


def test_what_fits_is_taken() -> None:
    check(GOOD, Board)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ([], "position: an object is needed"),
        (GOOD | {"more": 1}, "position: unknown key 'more'"),
        ({"pieces": GOOD["pieces"], "card": "R01"}, "position: the key 'colours' is missing"),
        (GOOD | {"pieces": []}, "pieces: 1 to 2 entries are needed"),
        (GOOD | {"pieces": {}}, "pieces: a list is needed"),
        (GOOD | {"pieces": [{"kind": "tile", "owner": 1}]}, "pieces.0.kind: 'tile' is not one of"),
        (GOOD | {"pieces": [{"kind": "bot", "owner": 4}]}, "pieces.0.owner: 4 is not from 0 to 3"),
        (GOOD | {"pieces": [{"kind": "bot", "owner": True}]}, "pieces.0.owner: a whole number is needed"),
        (GOOD | {"pieces": [{"kind": "bot", "owner": "me"}]}, "pieces.0.owner: 'me' is not one of neutral"),
        (GOOD | {"pieces": [{"kind": "bot", "owner": 1, "from": 2}]}, "pieces.0.from: a text is needed"),
        (GOOD | {"colours": {"red": True}}, "colours: the key 'blue' is missing"),
        (GOOD | {"colours": {"red": True, "blue": 0}}, "colours.blue: true or false is needed"),
        (GOOD | {"card": "R03"}, "card: 'R03' is not one of R01, R02"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(wrong: Any, told: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        check(wrong, Board)
    assert str(error.value).startswith(told)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_positions_and_views_have_the_shape_that_the_pages_are_told(name: str, players: int) -> None:
    schema = import_module(f"labtop.games.{name}.notation.schema")
    game, chooser, stages = labtop.new_game(name, players, seed=5), random.Random(5), set()
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()))
        check(game.position(), schema.Position)
        for viewer in (None, *range(players)):
            check(game.view(viewer), schema.View)
        stages.add(game.position()["turn"]["stage"])
    assert {"action", "over"} < stages <= set(get_args(schema.Stage))
    stage = import_module(f"labtop.games.{name}.rules.state").Stage
    assert get_args(schema.Stage) == tuple(member.name.lower() for member in stage)
