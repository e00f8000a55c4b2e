"""50 stored records replay identically; made once by `python test_goldens.py --write`.

A game's actions are chosen by a hash of the game's number and the decision's: among the legal actions in alphabetical
order, a build or a payment where there is one. So the number alone gives the whole record, on every machine and
interpreted as well as compiled.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import labtop
from another_python import INTERPRETED, run
from gizmos.positions import random_position
from labtop.core import replay
from labtop.core.game import Game
from labtop.gizmos.rules import RULES

FILE = Path(__file__).with_name("goldens.jsonl")
NEW, LOADED = 36, 14  # records from the setup and from positions with many gizmos


def start(number: int) -> Game:
    """The beginning of golden game `number`, for 2, 3 and 4 players in turn."""
    players = 2 + number % 3
    if number < NEW:
        return labtop.new_game("gizmos", players, seed=number)
    return labtop.load_position(random_position(players, number), seed=number)


def choose(game: Game, number: int, decision: int) -> str:
    legal = sorted(game.legal_actions())
    wanted = [action for action in legal if action.startswith(("build", "pay"))] or legal
    digest = hashlib.blake2b(f"{number} {decision}".encode(), digest_size=8).digest()
    return wanted[int.from_bytes(digest, "little") % len(wanted)]


def played(number: int) -> Game:
    game = start(number)
    decision = 0
    while game.to_play is not None:
        game.play(choose(game, number, decision))
        decision += 1
    return game


def trail(record: dict[str, Any]) -> str:
    """A hash of the position after every move of a record, which is replayed and checked."""
    digest = hashlib.blake2b(digest_size=16)
    for game in replay.steps(RULES, record):
        digest.update(json.dumps(game.position(), sort_keys=True).encode())
    return digest.hexdigest()


def stored() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


GOLDENS = stored() if FILE.exists() else []


@pytest.mark.parametrize("number", range(NEW + LOADED))
def test_golden_record_replays_identically(number: int) -> None:
    golden = GOLDENS[number]
    assert trail(golden["record"]) == golden["trail"]
    game = labtop.replay(golden["record"])
    assert {"scores": game.scores(), "ranking": game.ranking()} == golden["record"]["result"]


@pytest.mark.parametrize("number", range(NEW + LOADED))
def test_same_seed_gives_the_same_record(number: int) -> None:
    assert played(number).record() == GOLDENS[number]["record"]


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1, NEW + 2])
def test_same_seed_gives_the_same_record_interpreted(number: int) -> None:
    record = run(__file__, "--play", str(number), **INTERPRETED)
    assert json.loads(record) == GOLDENS[number]["record"]


def write() -> None:
    lines = []
    for number in range(NEW + LOADED):
        record = played(number).record()
        golden = {"trail": trail(record), "record": record}
        lines.append(json.dumps(golden, separators=(",", ":")) + "\n")
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        print(json.dumps(played(int(sys.argv[2])).record()))
    elif sys.argv[1] == "--write" and not FILE.exists():
        write()
    else:
        sys.exit(f"{FILE.name} is made once, by --write; it is never overwritten")
