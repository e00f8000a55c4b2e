"""Records that are none, and calls that make no sense: a clear error of the right class, and nothing changed."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import labtop
from gizmos.positions import play, player, position, table
from gizmos.refusing import changed
from labtop.core.chance import SEEDS

HUGE = 10**5000
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]

Record = dict[str, Any]


def record() -> Record:
    """A finished game of two turns, with every kind of entry."""
    last = position(player(active=" ".join(f"I-{n:02}" for n in range(1, 16))), player("red1"), number=0)
    game = labtop.load_position(last, seed=3, names=["Ada", "Ben"])
    game.play("research II", ms=12)
    game.play("neither")
    game.play("under rest", ms=0)
    game.play("pick yellow", chance=["blue"])
    return game.record()


RECORD = record()


def test_the_base_of_these_tests_is_valid() -> None:
    assert [move.get("chance") for move in RECORD["moves"]] == [None, None, None, ["blue"]]
    assert labtop.replay(json.loads(json.dumps(RECORD))).record() == RECORD


@pytest.mark.parametrize("key", ["names", "seed", "result"])
def test_what_is_optional_may_be_missing(key: str) -> None:
    shorter = {name: value for name, value in RECORD.items() if name != key}
    assert labtop.replay(shorter).scores() == RECORD["result"]["scores"]


def test_a_record_that_is_broken_off_is_valid() -> None:
    shorter = RECORD | {"moves": RECORD["moves"][:2]}
    del shorter["result"]
    assert labtop.replay(shorter).position()["turn"]["stage"] == "return"


def without(key: str) -> Record:
    return {name: value for name, value in RECORD.items() if name != key}


def more_moves(**move: Any) -> Record:
    return RECORD | {"moves": [*RECORD["moves"], {"seat": 1, "action": "pick red", **move}]}


WRONG: list[tuple[str, Callable[[], Any], str]] = [
    ("nothing", lambda: None, "record: an object"),
    ("a list", lambda: [RECORD], "record: an object"),
    ("nested deeply", lambda: DEEP, "record: an object"),
    ("no version", lambda: without("labtop"), "'labtop' is missing"),
    ("no start", lambda: without("start"), "'start' is missing"),
    ("no moves", lambda: without("moves"), "'moves' is missing"),
    ("no game", lambda: without("game"), "'game' is missing"),
    ("an unknown key", lambda: RECORD | {"winner": 0}, "unknown key 'winner'"),
    ("a later version", lambda: RECORD | {"labtop": 3}, "labtop: format 3"),
    ("a version that is true", lambda: RECORD | {"labtop": True}, "labtop: format True"),
    ("a version that is 1.0", lambda: RECORD | {"labtop": 1.0}, "labtop: format 1.0"),
    ("a version nested deeply", lambda: RECORD | {"labtop": DEEP}, "labtop: format a list"),
    ("an unknown game", lambda: RECORD | {"game": "chess"}, "game: there is no game 'chess'"),
    ("a game that is a number", lambda: RECORD | {"game": 7}, "game: a name"),
    ("another game's position", lambda: changed(RECORD, "start.game", "aquasphere"), "start: game"),
    ("a start that is none", lambda: RECORD | {"start": []}, "start: position: an object"),
    ("a start with 51 spheres", lambda: changed(RECORD, "start.row.red", 1), "start: row: it has 5"),
    ("moves that are none", lambda: RECORD | {"moves": {}}, "moves: a list"),
    ("a thousand thousand moves", lambda: RECORD | {"moves": [None] * 100_001}, "moves: 0 to 100000"),
    ("a seed that is a text", lambda: RECORD | {"seed": "7"}, "seed: a whole number"),
    ("a huge seed", lambda: RECORD | {"seed": HUGE}, "seed: "),
    ("too few names", lambda: RECORD | {"names": ["Ada"]}, "2 names"),
    ("a name that is a number", lambda: RECORD | {"names": ["Ada", 7]}, "names: a text"),
    ("names that are a text", lambda: RECORD | {"names": "AB"}, "names: a list"),
    ("a move that is a text", lambda: changed(RECORD, "moves.1", "neither"), "move 2: move: an object"),
    ("a move without seat", lambda: changed(RECORD, "moves.1", {"action": "neither"}), "move 2: move: the key 'seat'"),
    ("a move with more", lambda: changed(RECORD, "moves.1.why", "?"), "move 2: move: unknown key 'why'"),
    ("another seat", lambda: changed(RECORD, "moves.1.seat", 1), "move 2: it was the turn of seat 0, not 1"),
    ("a seat that is false", lambda: changed(RECORD, "moves.1.seat", False), "move 2: seat"),
    ("a seat that is 0.0", lambda: changed(RECORD, "moves.1.seat", 0.0), "move 2: seat"),
    ("a huge seat", lambda: changed(RECORD, "moves.1.seat", HUGE), "move 2: seat"),
    ("an illegal action", lambda: changed(RECORD, "moves.1.action", "build II-30"), "move 2: II-30"),
    ("no action at all", lambda: changed(RECORD, "moves.1.action", None), "move 2: "),
    ("an action nested deeply", lambda: changed(RECORD, "moves.1.action", DEEP), "move 2: "),
    ("another spelling", lambda: changed(RECORD, "moves.3.action", "Pick yellow"), "move 4: "),
    ("chance where there is none", lambda: changed(RECORD, "moves.1.chance", ["red"]), "move 2: 'neither' takes 0"),
    ("no chance where there is", lambda: changed(RECORD, "moves.3.chance", []), "move 4: 'pick yellow' takes 1"),
    ("too much chance", lambda: changed(RECORD, "moves.3.chance", ["blue", "blue"]), "move 4: 'pick yellow' takes 1"),
    (
        "chance of no colour",
        lambda: changed(RECORD, "moves.3.chance", ["green"]),
        "move 4: chance cannot bring 'green'",
    ),
    ("chance of no sense", lambda: changed(RECORD, "moves.3.chance", [DEEP]), "move 4: chance cannot bring a list"),
    ("chance that is a text", lambda: changed(RECORD, "moves.3.chance", "blue"), "move 4: chance: a list"),
    ("time before the start", lambda: changed(RECORD, "moves.0.ms", -1), "move 1: ms"),
    ("time in fractions", lambda: changed(RECORD, "moves.0.ms", 1.5), "move 1: ms"),
    ("moves after the end", lambda: more_moves(), "move 5: the game was already over"),
    ("a wrong result", lambda: changed(RECORD, "result.scores", [15, 1]), "result: "),
    ("a wrong ranking", lambda: changed(RECORD, "result.ranking", [[1], [0]]), "result: "),
    ("a result of more", lambda: changed(RECORD, "result.winner", 0), "result: "),
    ("a result nested deeply", lambda: RECORD | {"result": DEEP}, "result: a list is wrong"),
    ("a result before the end", lambda: RECORD | {"moves": RECORD["moves"][:2]}, "result: the game is not over"),
]


@pytest.mark.parametrize(("make", "message"), [(m, text) for _, m, text in WRONG], ids=[name for name, *_ in WRONG])
def test_a_wrong_record_is_refused_with_the_place(make: Callable[[], Any], message: str) -> None:
    with pytest.raises(labtop.InvalidRecord) as caught:
        labtop.replay(make())
    assert message in str(caught.value)
    assert len(str(caught.value)) < 700


def test_chance_cannot_bring_a_sphere_that_is_not_in_the_dispenser() -> None:
    whole = position(player("red5", "I-01 I-02"), player("red5"), row="red3 yellow1 blue1 black1")
    game = labtop.load_position(whole)
    before = game.position()
    with pytest.raises(ValueError, match="chance cannot bring 'red'"):
        game.play("pick blue", chance=["red"])
    assert game.position() == before
    assert game.record()["moves"] == []


def test_wrong_chance_changes_nothing() -> None:
    game = table()
    before = game.record()
    for action, chance in (("pick red", []), ("pick red", ["red", "red"]), ("file I-01", ["red"])):
        with pytest.raises(ValueError, match="chance outcome"):
            game.play(action, chance=chance)
    assert game.record() == before


def test_replay_does_not_change_the_record() -> None:
    given = copy.deepcopy(RECORD)
    play(table(), "pick red")
    labtop.replay(given)
    assert given == RECORD


def test_what_a_game_hands_out_is_not_its_own() -> None:
    """Whoever changes a record, a position, a view or the moves does not change the game."""
    game = play(table(), "pick red > blue")
    before = json.dumps([game.record(), game.position(), game.view(0), game.moves(0), game.legal_actions()])
    game.record()["moves"][0]["chance"].append("red")
    game.moves(0)[0]["chance"].clear()
    game.moves(1)[0]["chance"].clear()
    game.record()["names"].clear()
    game.position()["players"][0]["energy"]["red"] = 9
    game.view(1)["display"]["I"].clear()
    game.legal_actions().clear()
    assert json.dumps([game.record(), game.position(), game.view(0), game.moves(0), game.legal_actions()]) == before


BAD_CALLS: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": ""},
    {"game": None},
    {"game": "gizmos", "players": 1},
    {"game": "gizmos", "players": 5},
    {"game": "gizmos", "players": True},
    {"game": "gizmos", "players": 2.0},
    {"game": "gizmos", "players": "2"},
    {"game": "gizmos", "players": HUGE},
    {"game": "gizmos", "seed": "7"},
    {"game": "gizmos", "seed": 1.0},
    {"game": "gizmos", "seed": True},
    {"game": "gizmos", "seed": 2**128},
    {"game": "gizmos", "seed": HUGE},
    {"game": "gizmos", "names": ["Ada"]},
    {"game": "gizmos", "names": ["Ada", "Ben", "Cy"]},
    {"game": "gizmos", "names": ["Ada", None]},
]


@pytest.mark.parametrize("call", BAD_CALLS, ids=range(len(BAD_CALLS)))
def test_new_game_refuses_what_makes_no_sense(call: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"game|players|seed|names"):
        labtop.new_game(**call)


def test_gizmos_has_no_editions() -> None:
    with pytest.raises(ValueError, match=r"gizmos has no components to choose$"):
        labtop.new_game("gizmos", components={})


def test_load_position_refuses_a_bad_seed_and_names() -> None:
    with pytest.raises(ValueError, match="seed"):
        labtop.load_position(position(), seed=2**128)
    with pytest.raises(ValueError, match="names"):
        labtop.load_position(position(), names=["Ada"])


@pytest.mark.parametrize("seed", [SEEDS[0], -1, 0, SEEDS[-1]])
def test_every_seed_that_is_taken_can_be_replayed(seed: int) -> None:
    game = play(labtop.new_game("gizmos", seed=seed), "research I")
    assert labtop.replay(game.record()).position() == game.position()


@pytest.mark.parametrize("ms", [1.5, -1, "4100", True])
def test_a_time_that_no_record_could_hold_is_refused(ms: Any) -> None:
    game = labtop.new_game("gizmos", seed=1)
    with pytest.raises(ValueError, match="milliseconds"):
        game.play(game.legal_actions()[0], ms)
    assert game.record()["moves"] == []
