"""Records of format 1, by labtop 0.1: replayed where the rules were the same, otherwise refused with the reason."""

import json
from pathlib import Path
from typing import Any

import pytest

import labtop
from labtop.core.game import VERSION

OLD = [json.loads(line) for line in Path(__file__).with_name("format_1.jsonl").read_text(encoding="utf-8").splitlines()]
SAME, OTHER = OLD[:-1], OLD[-1]  # in the last, rewards paid out by themselves at a red line


@pytest.mark.parametrize("record", SAME, ids=lambda record: f"{record['game']} {record['seed']}")
def test_an_old_record_replays_and_is_written_anew(record: dict[str, Any]) -> None:
    game = labtop.replay(record)
    assert record["result"] == {"scores": game.scores(), "ranking": game.ranking()}
    again = game.record()
    assert (again["labtop"], again["moves"]) == (VERSION, record["moves"])
    assert labtop.replay(again).position() == game.position()


def test_an_old_record_under_other_rules_says_so_and_where() -> None:
    reason = "move 80: .*: the record is of format 1, played under earlier rules"
    with pytest.raises(labtop.InvalidRecord, match=reason):
        labtop.replay(OTHER)


def test_a_record_of_this_format_is_not_called_old() -> None:
    with pytest.raises(labtop.InvalidRecord) as caught:
        labtop.replay(OTHER | {"labtop": VERSION})
    assert "earlier rules" not in str(caught.value)
