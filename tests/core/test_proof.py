"""The proof of a shuffle: it holds for the game that was played, and for no other."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

import labtop
from labtop.core import proof
from labtop.core.chance import SEEDS
from labtop.registry import GAMES, rules
from proofs import NONCES, SECRET, proved_record

Record = dict[str, Any]


def wrong(record: Record) -> list[str]:
    """What does not hold."""
    return [check.name for check in proof.prove(rules(record["game"]), record) if not check.right]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nonces", [NONCES, (None, None), (None, "0" * 32, "f" * 64)])
def test_the_proof_of_a_game_that_was_played_holds(game: str, nonces: tuple[str | None, ...]) -> None:
    record = json.loads(json.dumps(proved_record(game, nonces)))
    checks = proof.prove(rules(game), record)
    assert [(check.name, check.right) for check in checks] == [
        ("commitment", True),
        ("seed", True),
        ("deal", True),
        ("draws", True),
    ]
    assert labtop.replay(record).scores() == record["result"]["scores"]


def test_the_hashes_are_those_that_the_page_and_the_documentation_have() -> None:
    lines = "labtop shuffle\ntable\ngizmos\n2\n\n" + SECRET
    bound = hashlib.sha256(lines.encode()).hexdigest()
    assert proof.commitment(SECRET, "table", "gizmos", 2, "") == bound
    lines = f"labtop seed\n{bound}\n{SECRET}\n{NONCES[0]}\n"
    assert f"{proof.seed(bound, SECRET, NONCES):032x}" == hashlib.sha256(lines.encode()).hexdigest()[:32]
    assert proof.promise("ab") == hashlib.sha256(b"labtop nonce\nab").hexdigest()


def test_a_commitment_holds_for_one_secret_table_game_number_of_players_and_set_of_components() -> None:
    same = (SECRET, "table", "gizmos", 2, "")
    others = [("5" * 64, *same[1:]), (SECRET, "other", *same[2:]), (*same[:2], "aquasphere", 2, "")]
    others += [(*same[:3], 3, ""), (*same[:4], "own")]
    assert len({proof.commitment(*facts) for facts in (same, *others)}) == 6


def test_every_nonce_and_its_seat_count() -> None:
    one, two = "0" * 32, "1" * 32
    ways = [(None, None), (one, None), (None, one), (one, two), (two, one), (one, one)]
    seeds = {proof.seed("c", SECRET, nonces) for nonces in ways}
    assert len(seeds) == len(ways)
    assert all(seed in SEEDS and seed > 2**64 for seed in seeds)


def other_secret(record: Record) -> None:
    record["proof"]["secret"] = "0" * 64


def other_table(record: Record) -> None:
    record["proof"]["table"] = "other"


def other_nonce(record: Record) -> None:
    record["proof"]["nonces"][0] = "b2" * 16


def nonce_left_out(record: Record) -> None:
    record["proof"]["nonces"] = [None, None]


def other_deal(record: Record) -> None:
    deck = record["start"]["decks"]["I"]
    deck[0], deck[1] = deck[1], deck[0]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_secret, ["commitment", "seed"]),
        (other_table, ["commitment"]),
        (other_nonce, ["seed"]),
        (nonce_left_out, ["seed"]),
        (other_deal, ["deal"]),
    ],
)
def test_what_was_changed_afterwards_is_found(change: Callable[[Record], None], found: list[str]) -> None:
    record = proved_record()
    change(record)
    assert wrong(record) == found


def test_another_sphere_is_found_with_its_move() -> None:
    """Another draw than the seed's, in a record that is otherwise right."""
    record = proved_record()
    number = next(number for number, move in enumerate(record["moves"], 1) if "chance" in move)
    game = labtop.new_game("gizmos", 2, record["seed"])
    for move in record["moves"][: number - 1]:
        game.play(move["action"])
    action, [came] = record["moves"][number - 1]["action"], record["moves"][number - 1]["chance"]
    other = next(colour for colour in ("red", "yellow", "blue", "black") if colour != came)
    game.play(action, chance=[other])
    checks = proof.prove(rules("gizmos"), game.record() | {"proof": record["proof"]})
    assert checks[-1] == proof.Check("draws", False, number)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"proof": None}, "proof: an object"),
        ({"proof": {}}, "the key 'table' is missing"),
        ({"secret": 5}, "proof.secret"),
        ({"commitment": "x" * 1000}, "proof.commitment"),
        ({"table": None}, "proof.table"),
        ({"nonces": [None]}, "proof.nonces: 2 entries"),
        ({"nonces": ["short", None]}, "proof.nonces: 32 to 64"),
        ({"nonces": [["0" * 32], None]}, "proof.nonces: 32 to 64"),
        ({"more": 1}, "unknown key 'more'"),
        ({"start": []}, "start: a seed and a position"),
        ({"start": {"players": [{}] * 9}}, "players"),
        ({"moves": [{"seat": 0, "action": "nonsense"}]}, "move 1"),
    ],
)
def test_a_broken_proof_is_refused_with_the_place(change: dict[str, Any], message: str) -> None:
    record = proved_record()
    inside = {name: value for name, value in change.items() if name not in record}
    record |= {name: value for name, value in change.items() if name in record}
    if inside:
        record["proof"] |= inside
    with pytest.raises(labtop.InvalidRecord, match=message):
        proof.prove(rules("gizmos"), record)


@pytest.mark.parametrize("missing", ["proof", "seed"])
def test_a_record_without_a_proof_is_refused(missing: str) -> None:
    record = proved_record()
    del record[missing]
    with pytest.raises(labtop.InvalidRecord, match="proof: there is none"):
        proof.prove(rules("gizmos"), record)
