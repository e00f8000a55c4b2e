"""The number of action sequences from stored positions; made once by `python test_perft.py --write`."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import perft
from aquasphere.playing import anything, hasty, steps
from labtop.games.aquasphere.game import RULES
from labtop.games.aquasphere.rules.state import Stage

FILE = Path(__file__).with_name("perft.json")
DEPTH = 3
STAGES = [stage.name.lower() for stage in Stage if stage != Stage.OVER] * 5  # five positions of each
MOST, FEWEST = 20_000, 100  # sequences of the stored positions, so that the test takes seconds


def stored() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("entry", stored() if FILE.exists() else [], ids=lambda entry: entry["name"])
def test_number_of_action_sequences(entry: dict[str, Any]) -> None:
    counts = [perft.count(RULES, entry["position"], depth) for depth in range(1, DEPTH + 1)]
    assert counts == entry["counts"]


def test_stored_positions_are_of_every_stage_and_number_of_players() -> None:
    entries = stored()
    assert sorted(entry["position"]["turn"]["stage"] for entry in entries) == sorted(STAGES)
    assert {len(entry["position"]["players"]) for entry in entries} == {2, 3, 4}


def wanted_position(stage: str, players: int, chance: random.Random) -> dict[str, Any]:
    """A position of this stage from a random game."""
    while True:
        games = steps(players, chance.randrange(2**32), hasty if stage in ("line", "rewards") else anything)
        positions = [game.position() for game in games if game.position()["turn"]["stage"] == stage]
        if positions:
            return chance.choice(positions)


def write() -> None:
    chance = random.Random(12)
    entries: list[dict[str, Any]] = []
    for number, stage in enumerate(STAGES):
        players, counts = 2 + number % 3, [0]
        while not FEWEST <= counts[-1] <= MOST:
            position = wanted_position(stage, players, chance)
            counts = [perft.count(RULES, position, depth) for depth in range(1, DEPTH + 1)]
        entries.append({"name": f"{stage}, {players} players, {number + 1}", "position": position, "counts": counts})
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"] or FILE.exists():
        sys.exit(f"{FILE.name} is made once, by --write; it is never overwritten")
    write()
