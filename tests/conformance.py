"""Runs a game's conformance vectors, made by an independent program, through the Python interface."""

import json
from pathlib import Path
from typing import Any

import labtop

OMITTED = {"gizmos": {"first": 0}}  # what a position from outside may leave out, and what it means then


def vectors(file: Path) -> list[dict[str, Any]]:
    """One vector a line."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def check(vector: dict[str, Any]) -> None:
    """What a right engine makes of the vector's position."""
    game = labtop.load_position(vector["position"], seed=1)
    assert game.position() == OMITTED.get(game.rules.name, {}) | vector["position"]
    if "legal" in vector:
        assert sorted(game.legal_actions()) == vector["legal"]
    if "scores" in vector:
        assert game.scores() == vector["scores"]
        assert game.ranking() == vector["ranking"]
    if "action" in vector:
        assert vector["action"] in game.legal_actions()
        move = {"seat": game.to_play, "action": vector["action"]}
        if vector.get("chance"):
            move["chance"] = vector["chance"]
        record = {"labtop": 1, "game": vector["position"]["game"], "start": vector["position"], "moves": [move]}
        assert labtop.replay(record).position() == vector["after"]
