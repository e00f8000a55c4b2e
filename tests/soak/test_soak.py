"""The soak of `make soak`, short; and that it finds what grows."""

import sys
from pathlib import Path

import pytest

from soak.durations import seconds
from soak.run import Sample, judged, soak


@pytest.mark.long
def test_a_server_stays_as_it_was(tmp_path: Path) -> None:
    told = judged(soak(40, tmp_path / "tables.sqlite3"))
    assert told["moves"] > 50
    assert told["things"] > 0
    assert told["children"][0] > 0 or sys.platform != "linux"


def test_what_grows_is_found() -> None:
    flat = [Sample(2e8, 30, [0.01]) for _ in range(60)]
    assert judged(flat)["memory"] == [2e8, 2e8]
    for growing in (
        [Sample(2e8 + 2e6 * number, 30, [0.01]) for number in range(60)],
        [Sample(2e8, 30 + number, [0.01]) for number in range(60)],
        [Sample(2e8, 30, [0.01 * number]) for number in range(1, 61)],
        [Sample(2e8, 30, [0.01], 2e8 + 2e6 * number) for number in range(60)],
    ):
        with pytest.raises(AssertionError):
            judged(growing)


def test_durations() -> None:
    assert [seconds(text) for text in ("60s", "10m", "8h")] == [60, 600, 28800]
