"""A review inside a record, which stays a record: a second look is instant, and a review broken off goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from labtop.review.examination import Decision

FIELD = "review"
VERSION = 1  # of this field


class Annotations(msgspec.Struct, frozen=True):
    """What is written."""

    version: int
    simulations: int
    decisions: list[Decision]


# What msgspec knows of a type is built when it is first used: by two threads at once, that crashes the process.
msgspec.json.Decoder(Annotations)


def annotated(record: dict[str, Any], decisions: Sequence[Decision], simulations: int) -> dict[str, Any]:
    """The record with these decisions."""
    return record | {FIELD: msgspec.to_builtins(Annotations(VERSION, simulations, list(decisions)))}


def known(record: dict[str, Any], simulations: int) -> list[Decision]:
    """The decisions that a record brings, as thoroughly judged and as they were played; others are not believed."""
    try:
        found = msgspec.convert(record.get(FIELD), Annotations)
    except msgspec.ValidationError:
        return []
    if found.version != VERSION or found.simulations < simulations:
        return []
    moves, seats = record["moves"], range(len(record["start"]["players"]))
    return [
        one
        for one in found.decisions
        if 0 < one.move <= len(moves)
        and (moves[one.move - 1]["seat"], moves[one.move - 1]["action"]) == (one.seat, one.action)
        and one.options
        and len(one.before) == len(one.after) == len(seats)
    ]
