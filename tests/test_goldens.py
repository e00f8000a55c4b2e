"""50 stored records of each game replay identically; made once by `python tests/test_goldens.py GAME --write`.

A game's actions are chosen by a hash of the game's number and the decision's: among the legal actions in alphabetical
order, one that makes for progress where there is one. So the number alone gives the whole record, on every machine and
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
from labtop.registry import GAMES, rules

COUNT = 50
LOADED_FROM = 36  # Gizmos: from this number on the games start from positions with many gizmos
INTERPRETED_TOO = (0, 1, 38)
PROGRESS = {"gizmos": ("build", "pay"), "aquasphere": ("act", "engineer", "pass")}


def start(name: str, number: int) -> Game:
    """The beginning of a golden game, for 2, 3 and 4 players in turn."""
    players = 2 + number % 3
    if name == "gizmos" and number >= LOADED_FROM:
        return labtop.load_position(random_position(players, number), seed=number)
    return labtop.new_game(name, players, seed=number)


def choose(game: Game, number: int, decision: int) -> str:
    legal = sorted(game.legal_actions())
    wanted = [action for action in legal if action.startswith(PROGRESS[game.rules.name])] or legal
    digest = hashlib.blake2b(f"{number} {decision}".encode(), digest_size=8).digest()
    return wanted[int.from_bytes(digest, "little") % len(wanted)]


def played(name: str, number: int) -> Game:
    game = start(name, number)
    decision = 0
    while game.to_play is not None:
        game.play(choose(game, number, decision))
        decision += 1
    return game


def trail(record: dict[str, Any]) -> str:
    """A hash of the position after every move of a record, which is replayed and checked."""
    digest = hashlib.blake2b(digest_size=16)
    for game in replay.steps(rules(record["game"]), record):
        digest.update(json.dumps(game.position(), sort_keys=True).encode())
    return digest.hexdigest()


def file_of(name: str) -> Path:
    return Path(__file__).parent / name / "goldens.jsonl"


def stored(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file_of(name).read_text(encoding="utf-8").splitlines()]


GOLDENS = {name: stored(name) for name in GAMES if file_of(name).exists()}
every_golden = pytest.mark.parametrize(("name", "number"), [(name, n) for name in GAMES for n in range(COUNT)])


@every_golden
def test_golden_record_replays_identically(name: str, number: int) -> None:
    golden = GOLDENS[name][number]
    assert trail(golden["record"]) == golden["trail"]
    game = labtop.replay(golden["record"])
    assert {"scores": game.scores(), "ranking": game.ranking()} == golden["record"]["result"]


@every_golden
def test_same_seed_gives_the_same_record(name: str, number: int) -> None:
    assert played(name, number).record() == GOLDENS[name][number]["record"]


@pytest.mark.long
@pytest.mark.parametrize(("name", "number"), [(name, n) for name in GAMES for n in INTERPRETED_TOO])
def test_same_seed_gives_the_same_record_interpreted(name: str, number: int) -> None:
    record = run(__file__, name, "--play", str(number), **INTERPRETED)
    assert json.loads(record) == GOLDENS[name][number]["record"]


def write(name: str) -> None:
    lines = []
    for number in range(COUNT):
        record = played(name, number).record()
        golden = {"trail": trail(record), "record": record}
        lines.append(json.dumps(golden, separators=(",", ":")) + "\n")
    file_of(name).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[2] == "--play":
        print(json.dumps(played(sys.argv[1], int(sys.argv[3])).record()))
    elif sys.argv[2] == "--write" and not file_of(sys.argv[1]).exists():
        write(sys.argv[1])
    else:
        sys.exit(f"{file_of(sys.argv[1])} is made once, by --write; it is never overwritten")
