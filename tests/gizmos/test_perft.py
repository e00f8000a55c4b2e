"""The number of action sequences from 20 stored positions; made once by `python test_perft.py --write`."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import labtop
import perft
from gizmos.positions import Position, random_position
from labtop.games.gizmos.game import RULES
from labtop.games.gizmos.rules.state import Stage

FILE = Path(__file__).with_name("perft.json")
DEPTH = 3
STAGES = [stage.name.lower() for stage in Stage if stage != Stage.OVER] * 2  # two positions of each
MOST = 60_000  # sequences of a stored position, so that the test takes seconds
TRIES = 12  # positions of which the one with most sequences is stored


def stored() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("entry", stored() if FILE.exists() else [], ids=lambda entry: entry["name"])
def test_number_of_action_sequences(entry: dict[str, Any]) -> None:
    counts = [perft.count(RULES, entry["position"], depth) for depth in range(1, DEPTH + 1)]
    assert counts == entry["counts"]


def test_stored_positions_are_of_every_stage_and_number_of_players() -> None:
    entries = stored()
    assert len(entries) == 20
    assert sorted(entry["position"]["turn"]["stage"] for entry in entries) == sorted(STAGES)
    assert {len(entry["position"]["players"]) for entry in entries} == {2, 3, 4}


def wanted_position(stage: str, players: int, chance: random.Random) -> Position:
    """A position of this stage from a random game."""
    while True:
        seed = chance.randrange(2**32)
        game = labtop.load_position(random_position(players, seed), seed)
        while game.to_play is not None:
            position = game.position()
            if position["turn"]["stage"] == stage and chance.random() < 0.3:
                return position
            game.play(chance.choice(game.legal_actions()))


def write() -> None:
    chance = random.Random(20)
    entries: list[dict[str, Any]] = []
    for number, stage in enumerate(STAGES):
        players = 2 + number % 3
        tries = [wanted_position(stage, players, chance) for _ in range(TRIES)]
        counted = [([perft.count(RULES, one, depth) for depth in range(1, DEPTH + 1)], one) for one in tries]
        counts, position = max((pair for pair in counted if pair[0][-1] <= MOST), key=lambda pair: pair[0][-1])
        name = f"{stage}, {players} players, {number + 1}"
        entries.append({"name": name, "position": position, "counts": counts})
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"] or FILE.exists():
        sys.exit(f"{FILE.name} is made once, by --write; it is never overwritten")
    write()
