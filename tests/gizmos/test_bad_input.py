"""Positions that are none: an InvalidPosition that names the place. Turns and records have files of their own."""

import copy
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import labtop
from gizmos.positions import Position, player, position
from gizmos.refusing import ALL, BASE, CHOOSING, ENDED, at, changed, refused

HUGE = 10**5000
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize("whole", ALL, ids=lambda whole: whole["turn"]["stage"])
def test_the_bases_of_these_tests_are_valid(whole: Position) -> None:
    assert labtop.load_position(whole).position() == whole


def objects(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        yield path, value
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from objects(inner, f"{path}.{key}".lstrip("."))


OBJECTS = [(whole, path, key) for whole in ALL for path, found in objects(whole) for key in found]
STEPS = {f"{whole['turn']['stage']}:{path}:{key}": (whole, path, key) for whole, path, key in OBJECTS if key != "first"}


@pytest.mark.parametrize("step", STEPS)
def test_a_missing_key_is_named(step: str) -> None:
    whole, path, key = STEPS[step]
    other = copy.deepcopy(whole)
    del at(other, path)[key]
    refused(other, key)


def test_where_the_first_player_is_missing_seat_0_began() -> None:
    """So it is in old files; the `start` of a record may lack it too."""
    old = {key: value for key, value in BASE.items() if key != "first"}
    game = labtop.load_position(old, seed=1)
    assert game.position() == BASE
    record = game.record() | {"start": old}
    assert labtop.replay(record).record()["start"] == BASE
    refused(changed(old, "turn.seat", 1), "turn.seat: seat 0 began")


@pytest.mark.parametrize("place", sorted({path for _, path, _ in OBJECTS}))
def test_an_unknown_key_is_named(place: str) -> None:
    whole = next(whole for whole, path, _ in OBJECTS if path == place)
    for key in ("surprise", "", "Game", "énergie"):
        refused(changed(whole, f"{place}.{key}".lstrip("."), 1), repr(key))


LEAVES = [
    "first",
    "players",
    "players.0",
    "players.0.energy",
    "players.0.energy.red",
    "players.0.active",
    "players.0.active.1",
    "players.0.archive",
    "players.0.archive.0",
    "players.0.tokens",
    "row",
    "row.blue",
    "dispenser",
    "dispenser.black",
    "display",
    "display.II",
    "display.II.1",
    "decks",
    "decks.III",
    "decks.I.3",
    "turn",
    "turn.number",
    "turn.stage",
    "turn.ready",
    "turn.ready.0",
    "turn.used",
    "turn.effect",
    "turn.research",
    "turn.build",
]
WRONG: list[Any] = [True, -1, 0.5, math.nan, math.inf, HUGE, "", "nobody", [], [1], {}, {"a": 1}, b"x", object(), DEEP]


@pytest.mark.parametrize("place", LEAVES)
def test_a_wrong_value_is_refused_with_its_place(place: str) -> None:
    right = at(BASE, place)
    fitting: list[Any] = (
        [[]] if isinstance(right, list) and place in ("players.0.archive", "turn.ready", "turn.used") else []
    )
    for value in (value for value in WRONG if value not in fitting and value is not right):
        with pytest.raises(labtop.InvalidPosition) as caught:
            labtop.load_position(changed(BASE, place, value))
        assert any(name in str(caught.value) for name in (place.split(".")[0], "spheres", "level"))


@pytest.mark.parametrize(
    "value", [None, 1, "gizmos", [], {}, {"game": 1}, {"game": ["gizmos"]}, {"game": "chess"}, DEEP]
)
def test_what_is_no_position_at_all_is_refused(value: Any) -> None:
    with pytest.raises(labtop.InvalidPosition, match="game"):
        labtop.load_position(value)


@pytest.mark.parametrize("value", [None, 0, 1, "false"])
def test_end_triggered_is_true_or_false(value: Any) -> None:
    refused(changed(BASE, "end_triggered", value), "end_triggered: true or false")


CHANGES: list[tuple[str, Callable[[], Position], str]] = [
    ("one player", lambda: BASE | {"players": BASE["players"][:1]}, "players: 2 to 4"),
    ("five players", lambda: BASE | {"players": BASE["players"] * 3}, "players: 2 to 4"),
    ("too many spheres", lambda: changed(BASE, "players.1.energy.blue", 2), "blue: 14 spheres"),
    ("too few spheres", lambda: changed(BASE, "dispenser.red", 9), "red: 12 spheres"),
    ("a row of five", lambda: changed(changed(BASE, "row.red", 1), "dispenser.red", 11), "row: it has 5"),
    ("a ring over its limit", lambda: position(player("red3 blue3")), "players.0.energy: 6 spheres, the limit is 5"),
    ("an archive over its limit", lambda: position(player(archive="I-01 I-02")), "players.0.archive: 2 cards"),
    ("a card twice", lambda: changed(BASE, "decks.I.0", "I-21"), "I-21 is in two places"),
    ("a card twice in a list", lambda: changed(BASE, "decks.I.0", BASE["decks"]["I"][1]), "is in two places"),
    ("a card in hand and deck", lambda: changed(CHOOSING, "decks.II.0", "II-05"), "II-05 is in two places"),
    ("a card missing", lambda: changed(BASE, "decks.I", BASE["decks"]["I"][1:]), "level I: 35 cards"),
    ("15 of level III", lambda: changed(BASE, "decks.III", BASE["decks"]["III"][1:]), "level III: 15 cards"),
    ("17 of level III", lambda: changed(BASE, "decks.III", [*BASE["decks"]["III"], "III-36"]), "level III: 17 cards"),
    (
        "another's starting card first",
        lambda: changed(BASE, "players.0.active.0", "S-2"),
        "players.0.active: the first",
    ),
    ("no starting card", lambda: changed(BASE, "players.1.active", []), "players.1.active: the first is S-2"),
    ("a foreign starting card", lambda: changed(BASE, "players.0.archive.0", "S-3"), "S-3 is another’s"),
    ("a starting card in a deck", lambda: changed(BASE, "decks.I.0", "S-3"), "decks.I.0: S-3 does not belong"),
    ("level II in the level I deck", lambda: changed(BASE, "decks.I.0", "II-01"), "decks.I.0: II-01 does not belong"),
    ("level I in the level III display", lambda: changed(BASE, "display.III.0", "I-01"), "display.III.0"),
    ("a gap although there are cards", lambda: changed(BASE, "display.II.1", None), "display.II: there is a gap"),
    ("five slots", lambda: changed(BASE, "display.I", [*BASE["display"]["I"], None]), "display.I: 4 entries"),
    (
        "a card that is none",
        lambda: changed(BASE, "players.0.active.1", "IV-01"),
        "players.0.active.1: there is no card",
    ),
    ("too many tokens for the record", lambda: changed(BASE, "players.0.tokens", 2_000_000_001), "players.0.tokens"),
    ("the wrong seat", lambda: changed(BASE, "turn.seat", 1), "turn.seat: seat 0 began, so in turn 0 seat 0"),
    ("another first player", lambda: BASE | {"first": 1}, "turn.seat: seat 1 began, so in turn 0 seat 1 decides"),
    ("a first player who is not there", lambda: BASE | {"first": 2}, "first: 2 is not from 0 to 1"),
    ("no seat", lambda: changed(BASE, "turn.seat", None), "turn.seat"),
    ("an endless number", lambda: changed(BASE, "turn.number", 10**10), "turn.number"),
    (
        "end triggered without reason",
        lambda: BASE | {"end_triggered": True},
        "end_triggered: the active gizmos say False",
    ),
    ("end not triggered", lambda: ENDED | {"end_triggered": False}, "end_triggered: the active gizmos say True"),
]


@pytest.mark.parametrize(("change", "message"), [(c, m) for _, c, m in CHANGES], ids=[name for name, *_ in CHANGES])
def test_an_impossible_position_is_refused(change: Callable[[], Position], message: str) -> None:
    refused(change(), message)
